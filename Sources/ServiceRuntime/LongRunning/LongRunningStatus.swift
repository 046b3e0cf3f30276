/// The status of a long-running operation.
public struct LongRunningStatus: Sendable, Hashable {
    /// The state in the service's words, such as `Running` or `Succeeded`.
    public let state: String

    /// The progress in percent, 0 to 100, or `nil` if the service does not report it. What it reports beyond counts as the nearest.
    public let percentComplete: Double?

    /// Creates a status, for previews and tests of code that shows one.
    public init(state: String, percentComplete: Double? = nil) {
        self.state = state
        self.percentComplete = percentComplete.map { min(max(0, $0), 100) }
    }

    /// Whether the operation has ended, successfully or not.
    public var isFinished: Bool { isSucceeded || isFailed }

    /// Whether the operation has succeeded.
    public var isSucceeded: Bool { Self.successes.contains(word) }

    /// Whether the operation has failed, or was canceled.
    public var isFailed: Bool { Self.failures.contains(word) }

    /// The state in lower case, without what divides words.
    private var word: String { state.lowercased().filter { !"-_ ".contains($0) } }

    /// The usual words, and those of Azure's language and translation services.
    private static let successes: Set<String> = [
        "succeeded", "success", "successful", "completed", "complete", "done", "finished", "partiallycompleted",
        "partiallysucceeded",
    ]
    private static let failures: Set<String> = [
        "failed", "failure", "error", "canceled", "cancelled", "aborted", "rejected", "timedout", "validationfailed",
    ]

    /// The state of an operation that the service has not named.
    static let inProgress = LongRunningStatus(state: "InProgress")
    /// The state of an operation that has ended without a name for it.
    static let succeeded = LongRunningStatus(state: "Succeeded")
    /// The state of an operation that has failed without a name for it.
    static let failed = LongRunningStatus(state: "Failed")
}
