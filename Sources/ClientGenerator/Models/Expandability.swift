import ClientConfiguration
import ServiceDescription

/// Determines which enumerations may get further values.
struct Expandability {
    private let frozen: Set<String>
    private let expandable: Set<String>
    private let listed: [Located<String>]

    /// Takes the user's settings.
    init(_ configuration: ClientConfiguration) {
        frozen = Set(configuration.frozenEnumerations.map(\.value))
        expandable = Set(configuration.expandableEnumerations.map(\.value))
        listed = configuration.frozenEnumerations + configuration.expandableEnumerations
    }

    /// Reports settings for enumerations that do not exist.
    ///
    /// - Parameters:
    ///   - enumerations: The enumerations of the client.
    ///   - service: The service, whose schemas may be left out of the client.
    ///   - diagnostics: Takes the reports.
    func check(_ enumerations: [EnumerationDeclaration], of service: Service, diagnostics: inout Diagnostics) {
        if listed.isEmpty { return }
        let names = enumerations.map(\.name)
        let known = Set(names + service.schemas.map(\.name))
        let objects = Set(service.schemas.filter { service.resolved($0.schema).shape.isObject }.map(\.name))
            .subtracting(names)
        for name in listed {
            if objects.contains(name.value) {
                diagnostics.error(
                    "'\(name.value)' is not an enumeration, but an object (remove it from the list)",
                    at: name.mark
                )
            } else if !known.contains(name.value) {
                diagnostics.unknown(name, "the client has no enumeration", among: names)
            }
        }
    }

    /// Whether there will never be another value, by the configuration or else the description.
    ///
    /// - Parameters:
    ///   - enumeration: The enumeration.
    ///   - names: The names under which the configuration may know it.
    func isFrozen(_ enumeration: EnumerationSchema, names: [String]) -> Bool {
        names.contains(where: frozen.contains)
            || (enumeration.isFrozen && !names.contains(where: expandable.contains))
    }
}
