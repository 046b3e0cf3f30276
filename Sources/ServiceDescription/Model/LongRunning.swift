/// The properties of an operation that continues in the service after its first response
/// (`x-ms-long-running-operation`).
package struct LongRunning: Sendable, Hashable {
    /// The place of the result once the operation has succeeded (`final-state-via`).
    package enum FinalState: String, Sendable, Hashable {
        /// In the last response about the operation.
        case operation
        /// At the `Location` of the first response.
        case location
        /// At the address of the request.
        case originalURI
    }

    /// The place of the result; `nil`: the default.
    package var finalState: FinalState?
}
