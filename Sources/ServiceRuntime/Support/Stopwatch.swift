/// Tells how much time has passed on a clock.
struct Stopwatch: Sendable {
    private let reading: @Sendable () -> Duration

    /// Starts now.
    ///
    /// - Parameter clock: The clock.
    init(_ clock: any Clock<Duration>) {
        reading = Self.reading(of: clock)
    }

    /// The time since the start.
    var elapsed: Duration { reading() }

    private static func reading<C: Clock<Duration>>(of clock: C) -> @Sendable () -> Duration {
        let start = clock.now
        return { start.duration(to: clock.now) }
    }
}
