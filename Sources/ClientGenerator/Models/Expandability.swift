import ClientConfiguration
import ServiceDescription

/// Determines which enumerations may get further values.
struct Expandability {
    private let frozen: Set<String>
    private let expandable: Set<String>

    /// What the user says of enumerations.
    init(_ configuration: ClientConfiguration) {
        frozen = Set(configuration.frozenEnumerations.map(\.value))
        expandable = Set(configuration.expandableEnumerations.map(\.value))
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
