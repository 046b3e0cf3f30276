import Foundation

/// When and how often a failed request is sent again.
public struct RetryOptions: Sendable {
    /// How the pause before the next try is chosen, where the service does not name one.
    public enum Mode: Sendable, Hashable {
        /// Each pause is twice as long as the one before, shortened by a random part of up to a fifth, so that clients
        /// which failed together do not come back together.
        case exponential
        /// All pauses are as long as the first.
        case fixed
    }

    /// How often a request is sent at most, the first time included; 1 turns retrying off.
    public let maximumTries: Int

    /// How pauses grow.
    public let mode: Mode

    /// Seconds before the second try.
    public let delay: TimeInterval

    /// The longest pause in seconds. If the service asks for a longer one, its answer is taken as final.
    public let maximumDelay: TimeInterval

    /// The status codes that may pass by themselves.
    public let statusCodes: Set<Int>

    /// How many seconds one try may take until the head of the answer is there, redirections and credentials included; nil for
    /// any time. A try that takes longer counts as a connection that failed. ``TransportOptions/timeout`` is another limit: it
    /// ends a try that makes no progress.
    public let tryTimeLimit: TimeInterval?

    /// How many seconds a request may take with all its tries and pauses; nil for any time. No pause is begun that would end
    /// later.
    public let timeLimit: TimeInterval?

    /// Measures the pauses and the time limits. Tests give a clock of their own here and need not wait.
    public let clock: any Clock<Duration>

    /// A pause, one year, that is as good as endless and still fits the clocks.
    private static let longestDelay: TimeInterval = 365 * 24 * 3600

    /// No request is sent a second time.
    public static let none = RetryOptions(maximumTries: 1)

    /// Creates the options.
    ///
    /// - Parameters:
    ///   - maximumTries: How often a request is sent at most; less than 1 counts as 1.
    ///   - mode: How pauses grow.
    ///   - delay: Seconds before the second try; less than 0 counts as 0.
    ///   - maximumDelay: The longest pause in seconds; more than a year counts as a year.
    ///   - statusCodes: The status codes that may pass by themselves.
    ///   - tryTimeLimit: Seconds that one try may take; nil for any time.
    ///   - timeLimit: Seconds that all tries may take together; nil for any time.
    ///   - clock: Measures the pauses and the time limits.
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
        self.delay = min(max(0, delay), Self.longestDelay)
        self.maximumDelay = min(max(0, maximumDelay), Self.longestDelay)
        self.statusCodes = statusCodes
        self.tryTimeLimit = tryTimeLimit.map { min(max(0, $0), Self.longestDelay) }
        self.timeLimit = timeLimit.map { min(max(0, $0), Self.longestDelay) }
        self.clock = clock
    }
}
