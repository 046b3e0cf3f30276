import Dispatch

/// One piece of asynchronous work that any number of tasks can wait for.
///
/// A waiting task that is canceled stops waiting at once, whatever the work itself does about cancellation, and leaves
/// the others waiting. When the last one has left, the work is canceled. Every waiter is resumed exactly once. The work has the
/// highest priority of those that wait, as if they waited for its task.
final class SharedTask<Value: Sendable>: Sendable {
    /// A place among the waiters, to be passed to ``value(for:)`` exactly once.
    struct Ticket: Sendable {
        fileprivate let waiter: Int
    }

    private struct State {
        var result: Result<Value, any Error>?
        /// The waiters; nil for one that has a ticket and has not arrived yet.
        var waiters: [Int: CheckedContinuation<Value, any Error>?]
        var nextWaiter: Int
        var task: Task<Void, Never>?
        /// The priority that the work has at least.
        var priority: TaskPriority
    }

    /// The place of the caller that started the work.
    let founder = Ticket(waiter: 0)

    // A task begins with the priority with which the one that creates it began.
    private let state = Locked(
        State(waiters: [0: nil], nextWaiter: 1, priority: Task.basePriority ?? Task.currentPriority)
    )

    /// Starts the work. Its starter is to wait for it with ``founder``.
    ///
    /// - Parameter operation: The work. It runs in a task of its own.
    init(_ operation: @escaping @Sendable () async throws -> Value) {
        let task = WaitedFor.task { [self] in
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
    /// - Parameter afterSuccess: Whether there is also a place after the work has succeeded, for who wants to have its value.
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
            return Ticket(waiter: waiter)
        }
    }

    /// Waits for the work.
    ///
    /// - Parameter ticket: A place: ``founder``, or what ``join()`` gave. It is used up.
    /// - Returns: What the work returned.
    /// - Throws: What the work threw, or `CancellationError` if the waiting task was canceled or the work was.
    func value(for ticket: Ticket) async throws -> Value {
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
                    if let result = state.result {
                        return result
                    }
                    // Only `leave` gives a place up, so a missing one means: canceled before the waiting began.
                    guard state.waiters.keys.contains(ticket.waiter) else {
                        return .failure(CancellationError())
                    }
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

    /// The number of waiters.
    var waiterCount: Int {
        state.withLock { $0.waiters.count }
    }

    /// Ends the work: all waiters get a cancellation error at once, and the work's task is canceled.
    func cancel() {
        if let task = finish(.failure(CancellationError())) {
            Self.cancel(task)
        }
    }

    /// Cancels the task of work for which nobody waits any more.
    ///
    /// This calls the handlers of what the work waits for, which may be the user's and block. Whoever cancels must not wait for
    /// them: it may be the thread of all tokens, or that of a task, which a waiter cannot leave before its own handler has
    /// returned. Nor may they take a thread of the concurrency pool.
    private static func cancel(_ task: Task<Void, Never>) {
        DispatchQueue.separate().async { task.cancel() }
    }

    /// Settles the result; only the first call counts.
    ///
    /// - Returns: The task of the work if it goes on.
    @discardableResult
    private func finish(_ result: Result<Value, any Error>) -> Task<Void, Never>? {
        let ended: (waiters: [CheckedContinuation<Value, any Error>], task: Task<Void, Never>?)? = state.withLock {
            state in
            guard state.result == nil else {
                return nil
            }
            state.result = result
            let ended = (waiters: state.waiters.values.compactMap(\.self), task: state.task)
            state.waiters = [:]
            state.task = nil
            return ended
        }
        guard let ended else {
            return nil
        }
        for waiter in ended.waiters {
            waiter.resume(with: result)
        }
        return ended.task
    }

    /// Lets the work go on with the priority of one that waits for it. A continuation does not hand it on.
    private func raisePriority(to priority: TaskPriority) {
        let task: Task<Void, Never>? = state.withLock { state in
            guard priority > state.priority else {
                return nil
            }
            state.priority = priority
            return state.task
        }
        guard let task else {
            return
        }
        #if compiler(>=6.2)
            if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, *) {
                return task.escalatePriority(to: priority)
            }
        #endif
        Task(priority: priority) { await task.value }
    }

    private func leave(_ ticket: Ticket) {
        let left: (waiter: CheckedContinuation<Value, any Error>?, abandoned: Task<Void, Never>?) = state.withLock {
            state in
            guard let waiter = state.waiters.removeValue(forKey: ticket.waiter) else {
                return (nil, nil)
            }
            guard state.waiters.isEmpty else {
                return (waiter, nil)
            }
            // At once, so that nobody joins work that is about to be canceled.
            state.result = .failure(CancellationError())
            return (waiter, state.task.take())
        }
        left.waiter?.resume(throwing: CancellationError())
        if let task = left.abandoned {
            Self.cancel(task)
        }
    }
}
