import Dispatch

/// The alarms that have not gone off, with one thread for all of them. Time counts while the system sleeps, as it does for the
/// `ContinuousClock`.
///
/// Most are canceled long before: those of the time limits of requests. So the timers stay as they are when one is canceled, and at most
/// wake up for nothing. A timer for each would wake up a thread with each request, and a task that sleeps stays in memory until its
/// time when it is canceled.
final class AlarmSchedule: Sendable {
    /// An alarm.
    private struct Entry: Sendable {
        let deadline: ContinuousClock.Instant
        let work: @Sendable () -> Void
    }

    private struct State {
        /// By their numbers. There are no more than time limits of what is under way, so looking for the next one takes next to no time.
        var entries: [Int: Entry] = [:]
        var lastNumber = 0
        /// What the timers are set for, or `nil` for nothing; never too late.
        var wakeUp: ContinuousClock.Instant?
    }

    /// The schedule of the process.
    static let shared = AlarmSchedule()

    private let state = Locked(State())
    private let queue = DispatchQueue.dedicated()
    // Dispatch has no clock like ours: one stands still while the system sleeps, and the other may be set. The timer that goes off first
    // is right, or too early. Both are safe, because Dispatch lets every thread use a timer.
    private nonisolated(unsafe) let timer: any DispatchSourceTimer
    private nonisolated(unsafe) let wallTimer: any DispatchSourceTimer

    private init() {
        timer = DispatchSource.makeTimerSource(queue: queue)
        wallTimer = DispatchSource.makeTimerSource(queue: queue)
        for timer in [timer, wallTimer] {
            timer.setEventHandler { [unowned self] in goOff() }
            timer.activate()
        }
    }

    /// Adds an alarm.
    ///
    /// - Parameters:
    ///   - duration: The time before it goes off.
    ///   - work: What happens then, on the thread of all alarms.
    /// - Returns: A closure that removes it.
    func add(after duration: Duration, _ work: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
        let deadline = ContinuousClock.now + duration
        let (number, isTimerLate) = state.withLock { state in
            state.lastNumber += 1
            state.entries[state.lastNumber] = Entry(deadline: deadline, work: work)
            if let wakeUp = state.wakeUp, wakeUp <= deadline { return (state.lastNumber, false) }
            state.wakeUp = deadline
            return (state.lastNumber, true)
        }
        if isTimerLate { queue.async { [self] in goOff() } }
        // Returned, because what the work holds may use an alarm when it is released.
        return { [state] in _ = state.withLock { $0.entries.removeValue(forKey: number) } }
    }

    /// Lets those go off whose time has come, and sets the timers for the next. It is called on the queue alone, so that they are not
    /// set for an alarm that is none any more.
    private func goOff() {
        let now = ContinuousClock.now
        let (due, wakeUp) = state.withLock { state in
            let due = state.entries.filter { $0.value.deadline <= now }
            for number in due.keys { state.entries[number] = nil }
            state.wakeUp = state.entries.values.map(\.deadline).min()
            return (due, state.wakeUp)
        }
        let rest = wakeUp.map { ($0 - now) / .seconds(1) }
        timer.schedule(deadline: rest.map { .now() + $0 } ?? .distantFuture)
        wallTimer.schedule(wallDeadline: rest.map { .now() + $0 } ?? .distantFuture)
        for entry in due.values.sorted(by: { $0.deadline < $1.deadline }) { entry.work() }
    }
}
