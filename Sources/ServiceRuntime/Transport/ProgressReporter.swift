import Dispatch

/// Reports the progress of a call's bodies to a handler, one value at a time. Values that are outdated before the handler is free are
/// dropped.
final class ProgressReporter: Sendable {
    private struct State {
        var pending: [TransferProgress] = []
        var isScheduled = false
        var isDelivering = false
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

    /// Tells what has not been told yet, before whatever the queue is given from now on: the call has come to its end.
    func flush() {
        let isComplete = state.withLock(\.pending.isEmpty)
        if !isComplete { queue.async { self.deliver() } }
    }

    private func deliver() {
        let pending: [TransferProgress]? = state.withLock { state in
            // The queue may do several things at a time. Who is at it goes on with what has come since.
            guard !state.isDelivering else { return nil }
            state.isDelivering = true
            defer { state.pending = [] }
            return state.pending
        }
        guard let pending else { return }
        pending.forEach(handler)
        let mustGoOn = state.withLock { state in
            state.isDelivering = false
            state.isScheduled = !state.pending.isEmpty
            return state.isScheduled
        }
        if mustGoOn {
            queue.async { self.deliver() }
        }
    }
}
