/// One piece of asynchronous work that any number of tasks can wait for.
///
/// A waiting task that is canceled stops waiting at once, whatever the work itself does about cancellation, and leaves
/// the others waiting. When the last one has left, the work is canceled. Every waiter is resumed exactly once.
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
    }

    /// The place of the caller that started the work.
    let founder = Ticket(waiter: 0)

    private let state = Locked(State(waiters: [0: nil], nextWaiter: 1))

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
        try await withTaskCancellationHandler {
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
        finish(.failure(CancellationError()))
    }

    /// Settles the result; only the first call counts.
    private func finish(_ result: Result<Value, any Error>) {
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
            return
        }
        // For work that ended by itself this does nothing.
        ended.task?.cancel()
        for waiter in ended.waiters {
            waiter.resume(with: result)
        }
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
        left.abandoned?.cancel()
        left.waiter?.resume(throwing: CancellationError())
    }
}
