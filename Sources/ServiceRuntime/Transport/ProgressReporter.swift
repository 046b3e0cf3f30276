import Dispatch

/// Tells a handler how far the bodies of a call are: never two times at once, and no more often than it can take. What was not
/// told when something newer comes is left out.
final class ProgressReporter: Sendable {
    private struct State {
        var pending: [TransferProgress] = []
        var isScheduled = false
    }

    private let handler: @Sendable (TransferProgress) -> Void
    private let queue: DispatchQueue
    private let state = Locked(State())

    /// A reporter to a handler.
    ///
    /// - Parameters:
    ///   - queue: Where the handler is called.
    ///   - handler: The handler.
    init(queue: DispatchQueue, handler: @escaping @Sendable (TransferProgress) -> Void) {
        self.queue = queue
        self.handler = handler
    }

    /// Tells how far a body is.
    func report(_ progress: TransferProgress) {
        let mustSchedule = state.withLock { state in
            state.pending.removeAll { $0.direction == progress.direction }
            state.pending.append(progress)
            defer { state.isScheduled = true }
            return !state.isScheduled
        }
        if mustSchedule {
            queue.async { self.deliver() }
        }
    }

    private func deliver() {
        let pending = state.withLock { state in
            defer { state.pending = [] }
            return state.pending
        }
        pending.forEach(handler)
        // Only now, because the queue may do several things at a time.
        let mustGoOn = state.withLock { state in
            state.isScheduled = !state.pending.isEmpty
            return state.isScheduled
        }
        if mustGoOn {
            queue.async { self.deliver() }
        }
    }
}
