/// Work that must be done in some time.
enum TimeLimit {
    /// The time was over before the work was done.
    struct Exceeded: Error {}

    private struct State {
        var timer: Task<Void, Never>?
        var isLimitCanceled = false
        var isOver = false
    }

    /// Does the work, for no longer than the limit.
    ///
    /// - Parameters:
    ///   - limit: How long the work may take, or `nil` for any time.
    ///   - clock: Measures it.
    ///   - operation: The work. With a limit it runs in a task of its own, which is canceled when the time is over; the caller
    ///     does not wait for work that takes no notice. It receives a closure that cancels the limit, or `nil` if there is none.
    /// - Returns: What the work returns.
    /// - Throws: ``Exceeded`` if the time is over first; what the work throws; `CancellationError` if the calling task is
    ///   canceled.
    static func run<Value: Sendable>(
        _ limit: Duration?,
        _ clock: any Clock<Duration>,
        _ operation: @escaping @Sendable (_ cancelLimit: (@Sendable () -> Void)?) async throws -> Value
    ) async throws -> Value {
        guard let limit else {
            return try await operation(nil)
        }
        guard limit > .zero else {
            throw Exceeded()
        }
        let state = Locked(State())
        let work = SharedTask {
            try await operation {
                let timer = state.withLock { state in
                    state.isLimitCanceled = true
                    return state.timer
                }
                timer?.cancel()
            }
        }
        let timer = RuntimeTask.start {
            do {
                try await RuntimeTask.sleep(for: limit, clock)
            } catch {
                // Canceled, because the work was done in time or the limit was canceled.
                return
            }
            let isOver = state.withLock { state in
                state.isOver = !state.isLimitCanceled
                return state.isOver
            }
            if isOver { work.cancel() }
        }
        // The limit may have been canceled before there was a timer.
        let isLimitCanceled = state.withLock { state in
            state.timer = timer
            return state.isLimitCanceled
        }
        if isLimitCanceled { timer.cancel() }
        defer { timer.cancel() }
        do {
            return try await work.firstTicket.value()
        } catch is CancellationError where state.withLock(\.isOver) {
            throw Exceeded()
        }
    }
}
