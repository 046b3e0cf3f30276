import ClientConfiguration
import ServiceDescription
import Suggestions
import YAML

/// Moves parameters to the client if the user asks for it (`clientParameters`), as `x-ms-parameter-location: client`
/// does in a description.
enum ClientParameterNames {
    /// The service in which the parameters of these names belong to the client.
    ///
    /// - Parameters:
    ///   - names: The names on the wire.
    ///   - service: The whole service.
    ///   - diagnostics: Takes an error for each name that no parameter has, and reports parameters that stay arguments because
    ///     they take another type than those before them.
    static func apply(_ names: [Located<String>], to service: Service, diagnostics: inout Diagnostics) -> Service {
        guard !names.isEmpty else { return service }
        let known = service.operations.flatMap { $0.parameters.map(\.name) }
        for name in names where !known.contains(name.value) && service.knows(all: [.operations, .parameters]) {
            diagnostics.error(
                "the description has no parameter '\(name.value)' that the client could own"
                    + NearestName.hint(for: name.value, among: known),
                at: name.mark
            )
        }
        let wanted = Set(names.map(\.value))
        var result = service
        var first: [Parameter.Key: Schema] = [:]
        var told: Set<Mark> = []
        for index in result.operations.indices {
            for offset in result.operations[index].parameters.indices {
                let parameter = result.operations[index].parameters[offset]
                guard wanted.contains(parameter.name) else { continue }
                let schema = service.resolved(parameter.schema)
                let usual = first[parameter.key] ?? schema
                first[parameter.key] = usual
                guard usual.mark == schema.mark || SchemaComparison.areSame(usual, schema) else {
                    if told.insert(parameter.mark).inserted {
                        diagnostics.warning(
                            "the parameter '\(parameter.name)' differs from the client's parameter of that name; it "
                                + "stays a parameter of the operation '\(result.operations[index].identifier)'",
                            at: parameter.mark
                        )
                    }
                    continue
                }
                result.operations[index].parameters[offset].belongsToClient = true
            }
        }
        return result
    }
}
