import Foundation

/// The number of reconnections of a stream, and the pauses before them.
struct StreamReconnection: Sendable {
    /// The longest pause that the runtime chooses itself, in seconds.
    private static let longestDelay: TimeInterval = 60

    /// The shortest pause that a service can ask for, in seconds, as in Firefox. Otherwise a service that sends an event, asks
    /// for no pause and ends the response, again and again, would be called without pause.
    private static let shortestWantedDelay: TimeInterval = 0.5

    /// How often the request is sent again without an event coming.
    let maximumTries: Int
    /// How long to wait before that, in seconds, unless the service says so.
    let delay: TimeInterval
    private var tries = 0

    init(maximumTries: Int, delay: TimeInterval) {
        (self.maximumTries, self.delay) = (maximumTries, delay.bounded)
    }

    /// Takes notice that events come.
    mutating func succeed() { tries = 0 }

    /// The pause before the next try, in seconds, or `nil` if there was the last.
    ///
    /// - Parameter wanted: What the service wants.
    mutating func nextDelay(_ wanted: TimeInterval?) -> TimeInterval? {
        guard tries < maximumTries else { return nil }
        tries += 1
        let first = wanted.map { max($0, min(delay, Self.shortestWantedDelay)) } ?? delay
        // What the service asks for is not shortened.
        return max(first.bounded, first.bounded.growing(by: tries, upTo: Self.longestDelay))
    }
}
