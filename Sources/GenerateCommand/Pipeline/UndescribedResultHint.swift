import ClientGenerator
import ServiceDescription

/// A hint of the first run about operations that return something that is not described.
enum UndescribedResultHint {
    /// The hint; `nil` if there is nothing to tell.
    ///
    /// - Parameters:
    ///   - service: The service.
    ///   - client: What was generated of it.
    static func text(of service: Service, _ client: GeneratedClient) -> String? {
        let candidates = service.operations.filter(\.getsUndescribed)
        guard let operations = HintedOperations(candidates, in: client) else { return nil }
        let sentence = operations.sentence(
            one: "returns bytes, because its response has",
            several: "return bytes, because their responses have"
        )
        return "\(sentence) no schema; describe what comes to get a type for it"
    }
}
