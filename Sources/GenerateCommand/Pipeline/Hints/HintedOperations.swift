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

    /// The beginning of a sentence about them.
    ///
    /// - Parameters:
    ///   - one: What follows if there is one.
    ///   - several: What follows if there are several.
    func sentence(one: String, several: String) -> String {
        count == 1 ? "the operation '\(first)' \(one)" : "\(count) operations, such as '\(first)', \(several)"
    }
}
