/// Work that must be done in some time.
enum TimeLimit {
    /// What took too long.
    enum Exceeded: Error {
        /// The head of the response.
        case head
        /// All of the work.
        case work
    }

    private struct State {
        var hasHead = false
        var exceeded: Exceeded?
        /// Cancels the work, once it has begun.
        var cancelWork: (@Sendable () -> Void)?
    }

    /// Does the work, for no longer than the limits. It runs in a task of its own, which is canceled when the time is over; the caller
    /// does not wait for work that takes no notice.
    ///
    /// - Parameters:
    ///   - limit: How long the work may take, or `nil` for any time.
    ///   - headLimit: How long it may take until the head of a response has come, or `nil` for any time.
    ///   - clock: Measures both.
    ///   - operation: The work. It receives a closure to call when the head has come, or `nil` if there is no limit for it.
    /// - Throws: ``Exceeded`` if the time is over first, what the work throws, or `CancellationError` if the calling task is canceled.
    static func run<Value: Sendable>(
        _ limit: Duration?,
        untilHead headLimit: Duration? = nil,
        _ clock: any Clock<Duration>,
        _ operation: @escaping @Sendable (_ onHead: (@Sendable () -> Void)?) async throws -> Value
    ) async throws -> Value {
        if let limit, limit <= .zero { throw Exceeded.work }
        let state = Locked(State())
        let end: @Sendable (Exceeded) -> Void = { exceeded in
            let cancelWork: (@Sendable () -> Void)? = state.withLock { state in
                guard state.exceeded == nil, exceeded != .head || !state.hasHead else { return nil }
                state.exceeded = exceeded
                return state.cancelWork
            }
            cancelWork?()
        }
        let alarm = limit.map { Alarm(after: $0, clock) { end(.work) } }
        let headAlarm = headLimit.map { Alarm(after: $0, clock) { end(.head) } }
        defer {
            alarm?.cancel()
            headAlarm?.cancel()
        }
        let onHead: @Sendable () -> Void = {
            state.withLock { $0.hasHead = true }
            headAlarm?.cancel()
        }
        let work = SharedTask { try await operation(headLimit.map { _ in onHead }) }
        let isOver = state.withLock { state in
            state.cancelWork = { [weak work] in work?.cancel() }
            return state.exceeded != nil
        }
        if isOver { work.cancel() }
        do {
            return try await work.firstTicket.value()
        } catch is CancellationError {
            throw state.withLock(\.exceeded) ?? CancellationError()
        }
    }
}
