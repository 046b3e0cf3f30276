import Dispatch

/// A one-shot timer. Canceling or releasing it stops it.
///
/// It needs no thread of the concurrency pool.
final class Alarm: Sendable {
    // Safe, because Dispatch lets every thread use a timer.
    private nonisolated(unsafe) let timer: any DispatchSourceTimer

    /// All alarms share a thread, since many may end at once.
    private static let queue = DispatchQueue.dedicated()

    /// Starts the time.
    ///
    /// - Parameters:
    ///   - duration: How long it takes.
    ///   - work: What happens then, once. It must neither block nor call code of the user's: all alarms would wait for it.
    init(after duration: Duration, _ work: @escaping @Sendable () -> Void) {
        timer = DispatchSource.makeTimerSource(queue: Self.queue)
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
