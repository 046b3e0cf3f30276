import Dispatch

/// The alarms that have not gone off, with one timer and one thread for all of them.
///
/// Most are canceled long before: those of the time limits of requests. So the timer stays as it is when one is canceled, and at most
/// wakes up for nothing. A timer for each would wake up a thread with each request, and a task that sleeps stays in memory until its
/// time when it is canceled.
final class AlarmSchedule: Sendable {
    /// An alarm.
    private struct Entry: Sendable {
        let deadline: DispatchTime
        let work: @Sendable () -> Void
    }

    private struct State {
        /// By their numbers. There are no more than time limits of what is under way, so looking for the next one takes next to no time.
        var entries: [Int: Entry] = [:]
        var lastNumber = 0
        /// When the timer goes off; never too late.
        var wakeUp = DispatchTime.distantFuture
    }

    /// The schedule of the process.
    static let shared = AlarmSchedule()

    private let state = Locked(State())
    private let queue = DispatchQueue.dedicated()
    // Safe, because Dispatch lets every thread use a timer.
    private nonisolated(unsafe) let timer: any DispatchSourceTimer

    private init() {
        timer = DispatchSource.makeTimerSource(queue: queue)
        timer.setEventHandler { [unowned self] in goOff() }
        timer.activate()
    }

    /// Adds an alarm.
    ///
    /// - Parameters:
    ///   - duration: The time before it goes off.
    ///   - work: What happens then, on the thread of all alarms.
    /// - Returns: A closure that removes it.
    func add(after duration: Duration, _ work: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
        let deadline = DispatchTime.now() + duration / .seconds(1)
        let (number, isTimerLate) = state.withLock { state in
            state.lastNumber += 1
            state.entries[state.lastNumber] = Entry(deadline: deadline, work: work)
            defer { state.wakeUp = min(state.wakeUp, deadline) }
            return (state.lastNumber, deadline < state.wakeUp)
        }
        if isTimerLate { queue.async { [self] in goOff() } }
        // Returned, because what the work holds may use an alarm when it is released.
        return { [state] in _ = state.withLock { $0.entries.removeValue(forKey: number) } }
    }

    /// Lets those go off whose time has come, and sets the timer for the next. It is called on the queue alone, so that the timer is not
    /// set for an alarm that is none any more.
    private func goOff() {
        let now = DispatchTime.now()
        let (due, wakeUp) = state.withLock { state in
            let due = state.entries.filter { $0.value.deadline <= now }
            for number in due.keys { state.entries[number] = nil }
            state.wakeUp = state.entries.values.map(\.deadline).min() ?? .distantFuture
            return (due, state.wakeUp)
        }
        timer.schedule(deadline: wakeUp)
        for entry in due.values.sorted(by: { $0.deadline < $1.deadline }) { entry.work() }
    }
}
