/// A one-shot timer. Canceling or releasing it stops it.
///
/// By the clock of the system, it needs no task, and no thread of the concurrency pool.
final class Alarm: Sendable {
    private let stop: @Sendable () -> Void

    /// Starts the time.
    ///
    /// - Parameters:
    ///   - duration: How long it takes.
    ///   - clock: Measures it.
    ///   - work: What happens then, once. It must neither block nor call code of the user's: all alarms would wait for it.
    init(
        after duration: Duration,
        _ clock: any Clock<Duration> = ContinuousClock(),
        _ work: @escaping @Sendable () -> Void
    ) {
        guard clock is ContinuousClock else {
            let task = RuntimeTask.start {
                do {
                    try await clock.sleep(for: duration)
                } catch {
                    // Canceled.
                    return
                }
                work()
            }
            stop = { task.cancel() }
            return
        }
        stop = AlarmSchedule.shared.add(after: duration, work)
    }

    deinit {
        cancel()
    }

    /// Keeps it from happening, if it has not begun. What the work holds is released.
    func cancel() { stop() }
}
