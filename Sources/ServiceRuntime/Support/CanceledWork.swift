import Dispatch

/// Work that is told that it is canceled, on a few threads, which all such work shares.
///
/// Being told calls handlers that may be the user's, and block. Whoever cancels must not wait for them: it may be the thread of all
/// tokens, or that of a task, which a waiter cannot leave before its own handler has returned. Nor may they take a thread of the
/// concurrency pool. With a thread for each piece of work, a screen with hundreds of images would have as many when it is left.
enum CanceledWork {
    private struct State {
        /// What is to be told, by its number.
        var pending: [Int: @Sendable () -> Void] = [:]
        /// The number of the first one that is pending.
        var first = 0
        /// The queues that have nothing to do.
        var idleQueues: [DispatchQueue]
    }

    private static let state = Locked(State(idleQueues: (0..<8).map { _ in .separate() }))

    /// Tells work that it is canceled, after what came before. A handler that blocks holds up others only if as many block as there are
    /// threads.
    ///
    /// - Parameter tell: Tells it.
    static func tell(_ tell: @escaping @Sendable () -> Void) {
        let idleQueue = state.withLock { state in
            state.pending[state.first + state.pending.count] = tell
            return state.idleQueues.popLast()
        }
        // Without one, those that are busy come to it.
        guard let queue = idleQueue else { return }
        queue.async {
            while let tell = next(for: queue) { tell() }
        }
    }

    /// What is to be told next, or `nil` if there is nothing for the queue to do.
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
