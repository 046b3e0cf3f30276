/// Work that must be done in some time.
enum TimeLimit {
    /// The time was over before the work was done.
    struct Exceeded: Error {}

    /// Does the work, for no longer than the limit.
    ///
    /// - Parameters:
    ///   - limit: How long the work may take, or `nil` for any time.
    ///   - clock: Measures it.
    ///   - operation: The work. With a limit it runs in a task of its own, which is canceled when the time is over; the caller
    ///     does not wait for work that takes no notice.
    /// - Returns: What the work returns.
    /// - Throws: ``Exceeded`` if the time is over first; what the work throws; `CancellationError` if the calling task is
    ///   canceled.
    static func run<Value: Sendable>(
        _ limit: Duration?,
        _ clock: any Clock<Duration>,
        _ operation: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        guard let limit else {
            return try await operation()
        }
        guard limit > .zero else {
            throw Exceeded()
        }
        let isOver = Locked(false)
        let work = SharedTask(operation)
        let timer = WaitedFor.task {
            do {
                try await WaitedFor.sleep(for: limit, clock)
                isOver.withLock { $0 = true }
                work.cancel()
            } catch {
                // Canceled, because the work was done in time.
            }
        }
        defer { timer.cancel() }
        do {
            return try await work.value(for: work.founder)
        } catch is CancellationError where isOver.withLock({ $0 }) {
            throw Exceeded()
        }
    }
}
