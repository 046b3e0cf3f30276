/// The status of a long-running operation.
public struct LongRunningStatus: Sendable, Hashable {
    /// The state in the service's words, such as `Running` or `Succeeded`.
    public let state: String

    /// The progress in percent, 0 to 100, or `nil` if the service does not report it.
    public let percentComplete: Double?

    /// Whether the operation has ended, successfully or not.
    public var isFinished: Bool { isSucceeded || isFailed }

    /// Whether the operation has succeeded.
    public var isSucceeded: Bool { state.lowercased() == "succeeded" }

    /// Whether the operation has failed, or was canceled.
    public var isFailed: Bool { ["failed", "canceled", "cancelled"].contains(state.lowercased()) }

    /// The state of an operation that the service has not named.
    static let inProgress = LongRunningStatus(state: "InProgress", percentComplete: nil)
    /// The state of an operation that has ended without a name for it.
    static let succeeded = LongRunningStatus(state: "Succeeded", percentComplete: nil)
}
