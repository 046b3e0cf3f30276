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
        let number: Int
        let work: @Sendable () -> Void

        /// Whether the alarm goes off before another one.
        func isBefore(_ deadline: DispatchTime, _ number: Int) -> Bool {
            (self.deadline, self.number) < (deadline, number)
        }
    }

    private struct State {
        /// The first to go off first. There are no more than time limits of what is under way, so moving them takes next to no time.
        var entries: [Entry] = []
        var lastNumber = 0
        /// When the timer goes off; never too late.
        var wakeUp = DispatchTime.distantFuture

        /// The place of an alarm: that of the first one that does not go off before it.
        func place(of deadline: DispatchTime, _ number: Int) -> Int {
            var range = 0..<entries.count
            while !range.isEmpty {
                let middle = (range.lowerBound + range.upperBound) / 2
                let isBehind = entries[middle].isBefore(deadline, number)
                range = isBehind ? middle + 1..<range.upperBound : range.lowerBound..<middle
            }
            return range.lowerBound
        }
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
            let entry = Entry(deadline: deadline, number: state.lastNumber, work: work)
            state.entries.insert(entry, at: state.place(of: deadline, entry.number))
            defer { state.wakeUp = min(state.wakeUp, deadline) }
            return (entry.number, deadline < state.wakeUp)
        }
        if isTimerLate { queue.async { [self] in goOff() } }
        return { [self] in remove(deadline, number) }
    }

    private func remove(_ deadline: DispatchTime, _ number: Int) {
        // Returned, because what the work holds may use an alarm when it is released.
        _ = state.withLock { state -> Entry? in
            let place = state.place(of: deadline, number)
            guard place < state.entries.count, state.entries[place].number == number else { return nil }
            return state.entries.remove(at: place)
        }
    }

    /// Lets those go off whose time has come, and sets the timer for the next. It is called on the queue alone, so that the timer is not
    /// set for an alarm that is none any more.
    private func goOff() {
        let now = DispatchTime.now()
        let (due, wakeUp) = state.withLock { state in
            let due = Array(state.entries.prefix { $0.deadline <= now })
            state.entries.removeFirst(due.count)
            state.wakeUp = state.entries.first?.deadline ?? .distantFuture
            return (due, state.wakeUp)
        }
        timer.schedule(deadline: wakeUp)
        for entry in due { entry.work() }
    }
}
