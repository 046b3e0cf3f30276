import ClientGenerator
import ServiceDescription

/// The operations that a hint of the first run is about. There is at least one.
struct HintedOperations {
    private let first: String
    /// How many there are.
    let count: Int

    /// Some operations; `nil` if there are none.
    init?(_ operations: [Operation]) {
        guard let first = operations.first else { return nil }
        self.first = first.displayName
        count = operations.count
    }

    /// Those of some operations that a client has; `nil` if it has none of them.
    ///
    /// - Parameters:
    ///   - candidates: The operations.
    ///   - client: What was generated.
    init?(_ candidates: [Operation], in client: GeneratedClient) {
        if candidates.isEmpty { return nil }
        let known = client.pagedOperations()
        self.init(candidates.filter { known[$0.identifier] != nil })
    }

    /// The beginning of a sentence about them.
    ///
    /// - Parameters:
    ///   - one: What follows if there is one.
    ///   - several: What follows if there are several.
    func sentence(one: String, several: String) -> String {
        count == 1 ? "the operation '\(first)' \(one)" : "\(count) operations, such as '\(first)', \(several)"
    }
}
