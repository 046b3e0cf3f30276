import Dispatch

/// Something that happens after some time, unless it is released or canceled before.
///
/// It needs no thread of the concurrency pool.
final class Alarm: Sendable {
    // Safe, because Dispatch lets every thread use a timer.
    private nonisolated(unsafe) let timer: any DispatchSourceTimer

    /// Starts the time.
    ///
    /// - Parameters:
    ///   - duration: How long it takes.
    ///   - queue: Where the work is done: a serial queue, which has a thread even if those of the concurrency pool are blocked.
    ///   - work: What happens then, once.
    init(after duration: Duration, on queue: DispatchQueue, _ work: @escaping @Sendable () -> Void) {
        timer = DispatchSource.makeTimerSource(queue: queue)
        timer.setEventHandler(handler: work)
        timer.schedule(deadline: .now() + duration / .seconds(1))
        timer.activate()
    }

    deinit {
        cancel()
    }

    /// Keeps it from happening, if it has not begun. What the work holds is released.
    func cancel() { timer.cancel() }
}
