import ClientConfiguration
import ServiceDescription

/// Moves parameters to the client if the user asks for it (`clientParameters`), as `x-ms-parameter-location: client`
/// does in a description.
enum ClientParameterNames {
    /// The service in which the parameters of these names belong to the client.
    ///
    /// - Parameters:
    ///   - names: The names on the wire.
    ///   - service: The whole service.
    ///   - diagnostics: Takes an error for each name that no parameter has.
    static func apply(_ names: [Located<String>], to service: Service, diagnostics: inout Diagnostics) -> Service {
        guard !names.isEmpty else { return service }
        let known = service.operations.flatMap { $0.parameters.map(\.name) }.uniqued()
        for name in names where !known.contains(name.value) && service.knows(all: [.operations, .parameters]) {
            let purpose = " that the client could own"
            diagnostics.unknown(name, "the description has no parameter", purpose: purpose, among: known)
        }
        let wanted = Set(names.map(\.value))
        var result = service
        for index in result.operations.indices {
            for offset in result.operations[index].parameters.indices
            where wanted.contains(result.operations[index].parameters[offset].name) {
                result.operations[index].parameters[offset].belongsToClient = true
            }
        }
        return result
    }
}
