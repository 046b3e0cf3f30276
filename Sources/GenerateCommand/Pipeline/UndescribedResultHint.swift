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
        if candidates.isEmpty { return nil }
        let known = client.pagedOperations()
        let names = candidates.filter { known[$0.identifier] != nil }.map(\.displayName)
        guard let first = names.first else { return nil }
        let subject =
            names.count == 1
            ? "the operation '\(first)' returns bytes, because its response has"
            : "\(names.count) operations, such as '\(first)', return bytes, because their responses have"
        return "\(subject) no schema; describe what comes to get a type for it"
    }
}
