import Foundation

/// How long to wait before a long-running operation is asked for again.
///
/// A service may say that the next question is welcome at once (`Retry-After: 0`). It is believed once: one that always says so would
/// otherwise be asked without pause, for hours perhaps. Each further pause is at least twice as long as the last such limit, up to the
/// second that Azure's other clients wait at least.
struct PollingPause: Sendable {
    /// Seconds to wait if the service does not say.
    private static let defaultDelay: TimeInterval = 2
    /// The longest pause that a service can ask for, in seconds: a day.
    private static let longest: TimeInterval = 24 * 3600
    /// What the second pause takes at least, in seconds, and what the limit grows to.
    private static let (firstLimit, lastLimit): (TimeInterval, TimeInterval) = (0.1, 1)

    /// Seconds to wait before the next question. None before the first one about an operation that began earlier.
    private(set) var seconds: TimeInterval = 0
    private var limit: TimeInterval = 0

    /// Takes what the response to the request says that began the operation.
    mutating func begin(after response: HTTPResponse) { seconds = Self.wanted(by: response) }

    /// Takes what a response about the operation says.
    mutating func next(after response: HTTPResponse) {
        limit = min(max(2 * limit, Self.firstLimit), Self.lastLimit)
        seconds = max(Self.wanted(by: response), limit)
    }

    private static func wanted(by response: HTTPResponse) -> TimeInterval {
        min(RetryAfter.seconds(in: response.headers, now: { Date() }) ?? defaultDelay, longest)
    }
}
