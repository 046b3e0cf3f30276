@testable import ServiceRuntime

/// A clock whose time passes only when a test says so.
final class ManualClock: Clock {
    typealias Instant = RecordingClock.Instant

    private struct Sleeper {
        let deadline: Duration
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct Watcher {
        let isDone: @Sendable ([Duration]) -> Bool
        let continuation: CheckedContinuation<Void, Never>
    }

    private struct State {
        var now: Duration = .zero
        var sleepers: [Int: Sleeper] = [:]
        var canceled: Set<Int> = []
        var nextSleeper = 0
        var watchers: [Watcher] = []

        /// How long each sleeper still sleeps, the first to wake up first.
        var remaining: [Duration] { sleepers.values.map { $0.deadline - now }.sorted() }

        /// Those who have seen what they waited for.
        mutating func takeDoneWatchers() -> [CheckedContinuation<Void, Never>] {
            let remaining = remaining
            let done = watchers.filter { $0.isDone(remaining) }
            watchers.removeAll { $0.isDone(remaining) }
            return done.map(\.continuation)
        }
    }

    private let state = Locked(State())

    var now: Instant { Instant(offset: state.withLock(\.now)) }
    var minimumResolution: Duration { .zero }

    /// Waits until exactly these are asleep, told by how long they still sleep.
    func sleepers(_ remaining: Duration...) async {
        await withCheckedContinuation { continuation in
            let isNow = state.withLock { state in
                if state.remaining == remaining { return true }
                state.watchers.append(Watcher(isDone: { $0 == remaining }, continuation: continuation))
                return false
            }
            if isNow { continuation.resume() }
        }
    }

    /// How long each sleeper still sleeps.
    var asleep: [Duration] { state.withLock(\.remaining) }

    /// Lets time pass, and wakes up whose time has come.
    func advance(by duration: Duration) {
        let (awake, watchers) = state.withLock { state in
            state.now += duration
            let due = state.sleepers.filter { $0.value.deadline <= state.now }
            for key in due.keys { state.sleepers[key] = nil }
            return (due.values.map(\.continuation), state.takeDoneWatchers())
        }
        for continuation in awake { continuation.resume() }
        for watcher in watchers { watcher.resume() }
    }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let sleeper = state.withLock { state in
            state.nextSleeper += 1
            return state.nextSleeper
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let watchers = fallAsleep(sleeper, Sleeper(deadline: deadline.offset, continuation: continuation))
                for watcher in watchers { watcher.resume() }
            }
        } onCancel: {
            let (continuation, watchers) = state.withLock { state in
                state.canceled.insert(sleeper)
                let continuation = state.sleepers.removeValue(forKey: sleeper)?.continuation
                return (continuation, state.takeDoneWatchers())
            }
            continuation?.resume(throwing: CancellationError())
            for watcher in watchers { watcher.resume() }
        }
    }

    private func fallAsleep(_ number: Int, _ sleeper: Sleeper) -> [CheckedContinuation<Void, Never>] {
        let (result, watchers): (Result<Void, any Error>?, [CheckedContinuation<Void, Never>]) = state.withLock {
            state in
            if state.canceled.contains(number) { return (.failure(CancellationError()), []) }
            if sleeper.deadline <= state.now { return (.success(()), []) }
            state.sleepers[number] = sleeper
            return (nil, state.takeDoneWatchers())
        }
        if let result { sleeper.continuation.resume(with: result) }
        return watchers
    }
}
