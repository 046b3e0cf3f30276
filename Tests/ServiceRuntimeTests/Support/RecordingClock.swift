@testable import ServiceRuntime

/// A clock on which no time passes: sleeping is recorded and over at once.
final class RecordingClock: Clock {
    struct Instant: InstantProtocol {
        var offset: Duration

        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
    }

    private let state = Locked<[Duration]>([])

    var now: Instant { Instant(offset: .zero) }
    var minimumResolution: Duration { .zero }

    /// How long was slept each time.
    var sleeps: [Duration] {
        state.withLock { $0 }
    }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        state.withLock { $0.append(deadline.offset) }
        try Task.checkCancellation()
    }
}

/// A clock whose sleepers wake up only when they are canceled.
final class StandingClock: Clock {
    typealias Instant = RecordingClock.Instant

    var now: Instant { Instant(offset: .zero) }
    var minimumResolution: Duration { .zero }

    /// Yields once for each sleeper.
    let sleepers: AsyncStream<Void>
    private let sleeper: AsyncStream<Void>.Continuation

    init() {
        (sleepers, sleeper) = AsyncStream.makeStream()
    }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        sleeper.yield()
        try await untilCanceled()
    }
}

/// Waits until the current task is canceled.
func untilCanceled() async throws {
    let (stream, _) = AsyncStream<Void>.makeStream()
    for await _ in stream {}
    throw CancellationError()
}
