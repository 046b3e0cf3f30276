/// The properties of an operation that continues in the service after its first response
/// (`x-ms-long-running-operation`).
public struct LongRunning: Sendable, Hashable {
    /// Where the result stands once the operation has succeeded (`final-state-via`).
    public enum FinalState: Sendable, Hashable {
        /// In the last answer about the operation.
        case operation
        /// At the `Location` of the first answer.
        case location
        /// At the address of the request.
        case originalURI
    }

    /// Where the result stands; `nil`: where it usually does.
    public var finalState: FinalState?

    /// An operation whose result stands in the given place.
    public init(finalState: FinalState? = nil) {
        self.finalState = finalState
    }
}
