/// How often and how late a stream connects again.
struct StreamReconnection: Sendable {
    /// The longest pause that is ours to choose.
    private static let longestDelay = Duration.seconds(60)
    /// The longest that a service can make us wait, a year: as good as for ever, and it still fits the clocks.
    private static let longestWantedDelay = Duration.seconds(365 * 24 * 3600)

    /// The shortest that a service can make us wait, as in Firefox: one that sends an event, wants no pause and ends the response,
    /// again and again, would otherwise be asked without any.
    private static let shortestWantedDelay = Duration.milliseconds(500)

    /// How often the request is sent again without an event coming.
    let maximumTries: Int
    /// How long to wait before that, unless the service says so.
    let delay: Duration
    private var tries = 0

    init(maximumTries: Int, delay: Duration) {
        (self.maximumTries, self.delay) = (maximumTries, delay)
    }

    /// Takes notice that events come.
    mutating func succeed() { tries = 0 }

    /// The pause before the next try, or `nil` if there was the last.
    ///
    /// - Parameter wanted: What the service wants.
    mutating func nextDelay(_ wanted: Duration?) -> Duration? {
        guard tries < maximumTries else { return nil }
        tries += 1
        let first = wanted.map { max($0, min(delay, Self.shortestWantedDelay)) } ?? delay
        return pause(min(first, Self.longestWantedDelay))
    }

    /// The pause before the current try. What the service asks for is not shortened.
    private func pause(_ first: Duration) -> Duration {
        tries == 1 ? first : max(first, min(first * (1 << min(tries - 1, 16)), Self.longestDelay))
    }
}
