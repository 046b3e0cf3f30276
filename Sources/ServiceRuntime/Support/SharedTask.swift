/// One piece of asynchronous work that any number of tasks can wait for.
///
/// A waiting task that is canceled stops waiting at once, whatever the work itself does about cancellation, and leaves
/// the others waiting. When the last one has left, the work is canceled. Every waiter is resumed exactly once. The work has the
/// highest priority of those that wait, as if they waited for its task.
final class SharedTask<Value: Sendable>: Sendable {
    /// A place among the waiters.
    struct Ticket: Sendable {
        /// The work.
        let task: SharedTask
        fileprivate let waiter: Int
        /// The work before, which is released with the place (``SharedTaskSlot``).
        var last: SharedTask?

        /// Waits for the work. This uses the place up, and is to be called exactly once.
        ///
        /// - Returns: What the work returned.
        /// - Throws: What the work threw, or `CancellationError` if the waiting task was canceled or the work was.
        func value() async throws -> Value { try await task.value(for: self) }
    }

    private struct State {
        var result: Result<Value, any Error>?
        /// The waiters; nil for one that has a ticket and has not arrived yet.
        var waiters: [Int: CheckedContinuation<Value, any Error>?]
        var nextWaiter: Int
        var task: Task<Void, Never>?
        /// Whether those that wait are held back, although there is a result, until the work knows that it is canceled.
        var isHeld = false
        /// The priority that the work has at least.
        var priority: TaskPriority
    }

    /// The place of the caller that started the work.
    var firstTicket: Ticket { Ticket(task: self, waiter: 0) }

    // A task begins with the priority with which the one that creates it began.
    private let state = Locked(
        State(waiters: [0: nil], nextWaiter: 1, priority: Task.basePriority ?? Task.currentPriority)
    )

    private let maximumCancellationDelay: Duration

    /// Starts the work. Its starter is to wait for it with ``firstTicket``.
    ///
    /// - Parameters:
    ///   - maximumCancellationDelay: How long those that waited are held back at most while the work is canceled.
    ///   - operation: The work. It runs in a task of its own.
    init(
        maximumCancellationDelay: Duration = .milliseconds(20),
        _ operation: @escaping @Sendable () async throws -> Value
    ) {
        self.maximumCancellationDelay = maximumCancellationDelay
        let task = RuntimeTask.start { [self] in
            do {
                finish(.success(try await operation()))
            } catch {
                finish(.failure(error))
            }
        }
        // The work may have ended by now: there is nothing to cancel then.
        state.withLock { state in
            if state.result == nil {
                state.task = task
            }
        }
    }

    /// Takes a place among the waiters.
    ///
    /// - Parameter afterSuccess: Whether there is also a place after the work has succeeded, for those who want its value.
    /// - Returns: The place, or nil if the work has ended or was abandoned, so that there is nothing to wait for.
    func join(afterSuccess: Bool = false) -> Ticket? {
        state.withLock { state in
            let waiter = state.nextWaiter
            switch state.result {
            case nil: state.waiters.updateValue(nil, forKey: waiter)
            case .success? where afterSuccess: break
            case .success?, .failure?: return nil
            }
            state.nextWaiter += 1
            return Ticket(task: self, waiter: waiter)
        }
    }

    private func value(for ticket: Ticket) async throws -> Value {
        #if compiler(>=6.2)
            if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, *) {
                return try await withTaskPriorityEscalationHandler {
                    try await result(for: ticket)
                } onPriorityEscalated: { _, priority in
                    raisePriority(to: priority)
                }
            }
        #endif
        return try await result(for: ticket)
    }

    private func result(for ticket: Ticket) async throws -> Value {
        raisePriority(to: Task.currentPriority)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let early: Result<Value, any Error>? = state.withLock { state in
                    if let result = state.result, !state.isHeld {
                        return result
                    }
                    // Only `leave` gives a place up, so a missing one means: canceled before the waiting began.
                    guard state.waiters.keys.contains(ticket.waiter) else { return .failure(CancellationError()) }
                    state.waiters[ticket.waiter] = continuation
                    return nil
                }
                if let early {
                    continuation.resume(with: early)
                }
            }
        } onCancel: {
            leave(ticket)
        }
    }

    /// Whether no one can wait for the work any more.
    var isOver: Bool {
        state.withLock { $0.result != nil }
    }

    /// What the work has returned, or nil if it has not ended, or has failed.
    var success: Value? {
        state.withLock { if case .success(let value) = $0.result { value } else { nil } }
    }

    /// The number of waiters.
    var waiterCount: Int {
        state.withLock { $0.waiters.count }
    }

    /// Ends the work: its task is canceled, and all waiters get a cancellation error.
    func cancel() {
        let (isFirst, task): (Bool, Task<Void, Never>?) = state.withLock { state in
            guard state.result == nil else { return (false, nil) }
            return (true, Self.abandon(&state))
        }
        if isFirst { cancelTask(task) }
    }

    /// Makes the result a cancellation, at once, so that nobody joins work that is about to be canceled.
    ///
    /// - Returns: The task, which is to be canceled.
    private static func abandon(_ state: inout State) -> Task<Void, Never>? {
        state.result = .failure(CancellationError())
        state.isHeld = true
        return state.task.take()
    }

    /// Cancels the task of work for which nobody waits any more, and then resumes those that did: what has not been sent by then is
    /// not sent.
    ///
    /// This calls the handlers of what the work waits for, which may be the user's and block; then, those that waited are resumed
    /// meanwhile.
    private func cancelTask(_ task: Task<Void, Never>?) {
        guard let task else { return release() }
        // It begins here, because there may be no thread yet on which the work is canceled.
        let alarm = Alarm(after: maximumCancellationDelay) { [self] in release() }
        CancellationQueue.cancel { [self] in
            task.cancel()
            alarm.cancel()
            release()
        }
    }

    /// Resumes all that wait with the result.
    private func release() {
        let (waiters, result): ([CheckedContinuation<Value, any Error>], Result<Value, any Error>?) = state.withLock {
            state in
            defer { state.waiters = [:] }
            state.isHeld = false
            return (state.waiters.values.compactMap(\.self), state.result)
        }
        guard let result else { return }
        for waiter in waiters { waiter.resume(with: result) }
    }

    /// Settles the result; only the first call counts.
    private func finish(_ result: Result<Value, any Error>) {
        let isFirst = state.withLock { state in
            guard state.result == nil else { return false }
            state.result = result
            state.task = nil
            return true
        }
        if isFirst { release() }
    }

    /// Lets the work go on with the priority of one that waits for it. A continuation does not hand it on.
    private func raisePriority(to priority: TaskPriority) {
        let task: Task<Void, Never>? = state.withLock { state in
            guard priority > state.priority else { return nil }
            state.priority = priority
            return state.task
        }
        guard let task else { return }
        #if compiler(>=6.2)
            if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, *) {
                return task.escalatePriority(to: priority)
            }
        #endif
        Task(priority: priority) { await task.value }
    }

    private func leave(_ ticket: Ticket) {
        let left: (waiter: CheckedContinuation<Value, any Error>?, isLast: Bool, task: Task<Void, Never>?) =
            state.withLock { state in
                // Once there is a result, those that wait get it.
                guard state.result == nil, state.waiters.keys.contains(ticket.waiter) else { return (nil, false, nil) }
                guard state.waiters.count > 1 else { return (nil, true, Self.abandon(&state)) }
                return (state.waiters.removeValue(forKey: ticket.waiter) ?? nil, false, nil)
            }
        left.waiter?.resume(throwing: CancellationError())
        if left.isLast { cancelTask(left.task) }
    }
}
