import Foundation

extension ResponseFormat {
    /// The response starts an operation that continues in the service, and whose result has a format of its own.
    ///
    /// - Parameters:
    ///   - result: The format of the result.
    ///   - finalState: The location of the result.
    public static func longRunning<Value>(
        _ result: ResponseFormat<Value>,
        finalState: FinalState = .automatic
    ) -> ResponseFormat where Output == LongRunningOperation<Value> {
        var format = ResponseFormat(accepting: result.acceptedMediaTypes) {
            LongRunningOperation(try PolledOperation($0, finalState: finalState, format: result), sender: $0.sender)
        }
        format.resume = { LongRunningOperation(PolledOperation(resuming: $0, $1, format: result), sender: $1.sender) }
        return format
    }
}
