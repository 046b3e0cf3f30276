/// An operation that no service has: one that a preview or a test gives.
struct GivenOperation<Value: Sendable>: OperationSnapshot {
    private(set) var status: LongRunningStatus
    /// The statuses that have not been reported.
    private var upcoming: ArraySlice<LongRunningStatus>
    private let given: Result<Value, ServiceError>
    private let delay: Duration

    /// Creates an operation.
    ///
    /// - Parameters:
    ///   - result: The result.
    ///   - statuses: What it reports before. It ends with the last one if that is finished, and as the result does otherwise.
    ///   - delay: The time before each status behind the first.
    init(_ result: Result<Value, ServiceError>, after statuses: [LongRunningStatus], delay: Duration) {
        upcoming = statuses[...]
        if statuses.last?.isFinished != true {
            if case .success = result { upcoming.append(.succeeded) } else { upcoming.append(.failed) }
        }
        status = upcoming.removeFirst()
        given = result
        self.delay = delay
    }

    /// `nil`: no service knows the operation.
    var continuationToken: String? { nil }

    func next() async throws -> any OperationSnapshot<Value> {
        if delay > .zero { try await RuntimeTask.sleep(for: delay, ContinuousClock()) }
        var next = self
        next.status = next.upcoming.popFirst() ?? status
        return next
    }

    func result() async throws -> (Value, HTTPResponse?) { (try given.get(), nil) }
}
