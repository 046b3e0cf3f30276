import Dispatch

/// Cancels work on a few shared threads, because that calls cancellation handlers, which may be the user's and may block.
///
/// Whoever cancels must not wait for them: it may be the thread of all tokens, or that of a task, which a waiter cannot leave before
/// its own handler has returned. Nor may they take a thread of the concurrency pool. With a thread for each piece of work, a screen
/// with hundreds of images would have as many when it is left.
enum CancellationQueue {
    private struct State {
        /// What cancels work, by its number.
        var pending: [Int: @Sendable () -> Void] = [:]
        /// The number of the first one that is pending.
        var first = 0
        /// The queues that have nothing to do.
        var idleQueues: [DispatchQueue]
    }

    private static let state = Locked(State(idleQueues: (0..<8).map { _ in .dedicated() }))

    /// Cancels work, after what came before. A handler that blocks holds up others only if as many block as there are
    /// threads.
    ///
    /// - Parameter cancellation: Cancels it.
    static func cancel(_ cancellation: @escaping @Sendable () -> Void) {
        let idleQueue = state.withLock { state in
            state.pending[state.first + state.pending.count] = cancellation
            return state.idleQueues.popLast()
        }
        // Without one, those that are busy come to it.
        guard let queue = idleQueue else { return }
        queue.async {
            while let cancel = next(for: queue) { cancel() }
        }
    }

    /// What cancels the next work, or `nil` if there is nothing for the queue to do.
    private static func next(for queue: DispatchQueue) -> (@Sendable () -> Void)? {
        state.withLock { state in
            guard let next = state.pending.removeValue(forKey: state.first) else {
                state.idleQueues.append(queue)
                return nil
            }
            state.first += 1
            return next
        }
    }
}
