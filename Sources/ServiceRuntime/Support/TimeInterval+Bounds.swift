import Foundation

extension TimeInterval {
    /// A year in seconds, which is as good as for ever and still fits the clocks of every system.
    private static let longest: TimeInterval = 365 * 24 * 3600

    /// The same time, but not below 0, and not longer than a year. What is no number is 0.
    var bounded: TimeInterval { min(max(0, self), Self.longest) }

    /// The time doubled for each try but the first, up to a longest time.
    func growing(by tries: Int, upTo longest: TimeInterval) -> TimeInterval {
        // The exponent is bounded, because no time at all, growing endlessly, would be no number.
        min(self * pow(2, Double(min(tries - 1, 64))), longest)
    }

    /// The same time as a limit, which is not longer than a year. What is not above 0, or no number, is no limit.
    var limit: TimeInterval? { self > 0 ? bounded : nil }
}
