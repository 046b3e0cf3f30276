/// Tells how much time has passed on a clock.
struct Stopwatch: Sendable {
    private let reading: @Sendable () -> Duration

    /// Starts now.
    ///
    /// - Parameter clock: The clock.
    init(_ clock: some Clock<Duration>) {
        let start = clock.now
        reading = { start.duration(to: clock.now) }
    }

    /// The time since the start.
    var elapsed: Duration { reading() }
}
