import ClientGenerator
import ServiceDescription

/// The hint of the first run about operations that get something, of which the description does not say what.
enum EmptyResultHint {
    /// The line; empty if there is nothing to tell.
    ///
    /// - Parameters:
    ///   - service: The service.
    ///   - client: What was generated of it.
    static func text(of service: Service, _ client: GeneratedClient) -> String {
        let candidates = service.operations.filter(getsUnknown)
        if candidates.isEmpty { return "" }
        let known = client.pagedOperations()
        let names = candidates.map(\.identifier).filter { known[$0] != nil }
        guard let first = names.first else { return "" }
        let subject =
            names.count == 1
            ? "the operation '\(first)' returns nothing, because its response has"
            : "\(names.count) operations, such as '\(first)', return nothing, because their responses have"
        return
            "hint: \(VisibleText.escaped(subject)) no schema; if something comes, describe it, or send the request and read "
            + "'httpResponse'\n"
    }

    /// Whether an operation gets something with the status 200, but the description has no content of it or of another success.
    private static func getsUnknown(_ operation: ServiceDescription.Operation) -> Bool {
        let successes = operation.responses.filter(\.status.isSuccessful)
        return operation.method == "GET"
            && successes.allSatisfy { $0.contents.isEmpty && $0.headers.isEmpty && !$0.isNothing }
            && successes.contains { if case .code(200) = $0.status { true } else { false } }
    }
}
