/// A request of a sequence that could not be carried out, as far as its client is concerned: it has been sent as often as the
/// client's ``RetryOptions`` allow.
public struct RequestSequenceFailure: Sendable {
    /// The place of the request in its sequence, counted from 0.
    public let index: Int

    /// What it failed with.
    public let error: ServiceError

    /// How often it has failed in this run, the last time included.
    public let failures: Int
}

/// What is to be done about a request of a sequence that has failed.
public enum RequestSequenceRecovery: Sendable, Hashable {
    /// The sequence ends with the error. If its position is saved, a later run goes on with the request that has failed.
    case stop
    /// The same request is sent again, at once: wait in the handler if a pause is wanted.
    case tryAgain
}
