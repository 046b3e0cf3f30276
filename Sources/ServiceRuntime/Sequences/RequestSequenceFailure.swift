/// The failure of a request in a sequence: the client has sent it as often as its ``RetryOptions`` allow, or the sequence
/// cannot create it.
public struct RequestSequenceFailure: Sendable {
    /// The index of the request in its sequence, starting at 0.
    public let index: Int

    /// The error.
    public let error: ServiceError

    /// The number of times that the request has failed in this run, including this one. Of a request that is held, the number of times
    /// in a row that it has been held.
    public let failureCount: Int

    /// Creates a failure, for tests of code that decides what to do about one.
    public init(index: Int, error: ServiceError, failureCount: Int = 1) {
        self.index = index
        self.error = error
        self.failureCount = failureCount
    }
}

/// What to do about a failed request of a sequence.
public enum RequestSequenceRecovery: Sendable, Hashable {
    /// Ends the sequence with the error. If its position is saved, a later run continues with the failed request.
    case stop
    /// Sends the same request again at once, or asks the sequence again for the one that it could not create. If you want
    /// a pause, wait in the handler.
    case tryAgain
}
