/// How far a long-running operation is.
public struct LongRunningStatus: Sendable, Hashable {
    /// The state as the service names it, such as `Running` or `Succeeded`.
    public let state: String

    /// How much is done, 0 to 100; nil if the service does not say.
    public let percentComplete: Double?

    /// Whether the operation has ended, in whichever way.
    public var isFinished: Bool { isSucceeded || isFailed }

    /// Whether the operation has ended well.
    public var isSucceeded: Bool { state.lowercased() == "succeeded" }

    /// Whether the operation has failed, or was canceled.
    public var isFailed: Bool { ["failed", "canceled", "cancelled"].contains(state.lowercased()) }

    /// The state of an operation that the service has not named.
    static let inProgress = LongRunningStatus(state: "InProgress", percentComplete: nil)
    /// The state of an operation that has ended without a name for it.
    static let succeeded = LongRunningStatus(state: "Succeeded", percentComplete: nil)
}
