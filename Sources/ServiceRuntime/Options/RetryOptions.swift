import Foundation

/// Options for when and how often a failed request is sent again.
public struct RetryOptions: Sendable {
    /// The rule for the pause before the next try, if the service does not specify one.
    public enum Mode: Sendable, Hashable {
        /// Each pause is twice as long as the previous one, and shortened by a random amount of up to a fifth, so that
        /// clients that failed together do not retry together.
        case exponential
        /// All pauses have the same length.
        case fixed
    }

    /// The maximum number of times that a request is sent, including the first. 1 turns retries off.
    public var maximumTries: Int {
        didSet { maximumTries = max(1, maximumTries) }
    }

    /// The rule for the length of pauses.
    public var mode: Mode

    /// The pause before the second try, in seconds.
    public var delay: TimeInterval {
        didSet { delay = delay.bounded }
    }

    /// The longest pause, in seconds. If the service asks for a longer one, its response is final.
    public var maximumDelay: TimeInterval {
        didSet { maximumDelay = maximumDelay.bounded }
    }

    /// The status codes of temporary failures. If 429 is among them, so is any other 4xx with `Retry-After`.
    public var statusCodes: Set<Int>

    /// The time limit for one try until the head of the response arrives, in seconds, including redirects and
    /// authentication, or `nil` for none. A body that is a stream is read before the first try. A try that takes longer counts as
    /// a failed connection. In contrast, ``TransportOptions/timeout`` ends a try without progress.
    public var tryTimeLimit: TimeInterval? {
        didSet { tryTimeLimit = tryTimeLimit?.limit }
    }

    /// The time limit for a request with all its tries and pauses, in seconds, or `nil` for none. No pause is started
    /// that would exceed it. It begins when a body that is a stream has been read.
    public var timeLimit: TimeInterval? {
        didSet { timeLimit = timeLimit?.limit }
    }

    /// The clock for pauses and time limits. Tests can pass their own clock to avoid waiting.
    public var clock: any Clock<Duration>

    /// Options that turn retries off.
    public static let none = RetryOptions(maximumTries: 1)

    /// Creates the options. Fewer tries than 1 count as 1, and pauses below 0 as none. A time limit that is not above 0 is no limit, and
    /// more than a year counts as a year.
    public init(
        maximumTries: Int = 3,
        mode: Mode = .exponential,
        delay: TimeInterval = 0.8,
        maximumDelay: TimeInterval = 60,
        statusCodes: Set<Int> = [408, 429, 500, 502, 503, 504],
        tryTimeLimit: TimeInterval? = nil,
        timeLimit: TimeInterval? = nil,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.maximumTries = max(1, maximumTries)
        self.mode = mode
        self.delay = delay.bounded
        self.maximumDelay = maximumDelay.bounded
        self.statusCodes = statusCodes
        self.tryTimeLimit = tryTimeLimit?.limit
        self.timeLimit = timeLimit?.limit
        self.clock = clock
    }
}
