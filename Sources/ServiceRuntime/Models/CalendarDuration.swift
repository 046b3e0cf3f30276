import Foundation

/// A calendar duration (ISO 8601; RFC 3339, appendix A). The length of a month, and of a day on which clocks change,
/// depends on when it begins, so each unit is stored separately.
public struct CalendarDuration: Hashable, Sendable {
    /// Whether the duration is negative (`-P1D`, as in XML Schema).
    public let isNegative: Bool
    /// The number of years.
    public let years: Int
    /// The number of months.
    public let months: Int
    /// The number of weeks.
    public let weeks: Int
    /// The number of days.
    public let days: Int
    /// The number of hours.
    public let hours: Int
    /// The number of minutes.
    public let minutes: Int
    /// The number of whole seconds.
    public let seconds: Int
    /// The additional nanoseconds, 0 to 999,999,999.
    public let nanoseconds: Int

    /// Creates a duration. Negative values count as zero, and more than 999,999,999 nanoseconds as that.
    public init(
        years: Int = 0,
        months: Int = 0,
        weeks: Int = 0,
        days: Int = 0,
        hours: Int = 0,
        minutes: Int = 0,
        seconds: Int = 0,
        nanoseconds: Int = 0,
        isNegative: Bool = false
    ) {
        self.years = max(0, years)
        self.months = max(0, months)
        self.weeks = max(0, weeks)
        self.days = max(0, days)
        self.hours = max(0, hours)
        self.minutes = max(0, minutes)
        self.seconds = max(0, seconds)
        self.nanoseconds = min(max(0, nanoseconds), 999_999_999)
        self.isNegative = isNegative
    }

    /// Creates a duration from text such as `P1Y2M3DT4H5M6.5S` or `P2W`, or `nil` if the text has another form. Only
    /// seconds can have a fraction, of which the first nine digits are used. The form of .NET is read as well, `1.02:03:04.5`, and
    /// that of Go and protobuf, `1h2m3.5s`.
    public init?(_ description: String) {
        guard let duration = TimeTextScanner.read(description, Self.read) else { return nil }
        self = duration
    }

    private static func read(_ text: inout TimeTextScanner) -> CalendarDuration? {
        let start = text
        let sign = text.sign()
        guard text.skip("P") else {
            var other = start
            return units(&text, isNegative: sign == -1) ?? timeSpan(&other)
        }
        var parts: [Unicode.Scalar: Int] = [:]
        var nanoseconds = 0
        guard read(["Y", "M", "W", "D"], from: &text, into: &parts) != nil else { return nil }
        let date = parts
        parts = [:]
        if text.skip("T") {
            guard let fraction = read(["H", "M", "S"], from: &text, into: &parts), !parts.isEmpty else { return nil }
            nanoseconds = fraction
        }
        guard text.isAtEnd, !date.isEmpty || !parts.isEmpty else { return nil }
        return CalendarDuration(
            years: date["Y"] ?? 0,
            months: date["M"] ?? 0,
            weeks: date["W"] ?? 0,
            days: date["D"] ?? 0,
            hours: parts["H"] ?? 0,
            minutes: parts["M"] ?? 0,
            seconds: parts["S"] ?? 0,
            nanoseconds: nanoseconds,
            isNegative: sign == -1
        )
    }

    /// Reads a duration of Go (`time.Duration.String`) or protobuf's JSON (`google.protobuf.Duration`), behind its sign.
    private static func units(_ text: inout TimeTextScanner, isNegative: Bool) -> CalendarDuration? {
        var parts: [Unicode.Scalar: Int] = [:]
        guard let nanoseconds = read(["h", "m", "s"], from: &text, into: &parts), text.isAtEnd, !parts.isEmpty else {
            return nil
        }
        return CalendarDuration(
            hours: parts["h"] ?? 0,
            minutes: parts["m"] ?? 0,
            seconds: parts["s"] ?? 0,
            nanoseconds: nanoseconds,
            isNegative: isNegative
        )
    }

    /// Reads a `TimeSpan` of .NET, `[-][d.]hh:mm:ss[.fffffff]`.
    private static func timeSpan(_ text: inout TimeTextScanner) -> CalendarDuration? {
        let isNegative = text.skip("-")
        let start = text
        var (days, hours): (Int, Int?) = (0, text.number(digits: 2))
        if hours == nil || !text.skip(":") {
            text = start
            guard let number = text.number(), text.skip(".") else { return nil }
            days = number
            hours = text.number(digits: 2)
            guard text.skip(":") else { return nil }
        }
        guard let hours, hours < 24, let minutes = text.number(digits: 2, in: 0...59), text.skip(":"),
            let seconds = text.number(digits: 2, in: 0...59), let nanoseconds = text.fraction(), text.isAtEnd
        else { return nil }
        return CalendarDuration(
            days: days,
            hours: hours,
            minutes: minutes,
            seconds: seconds,
            nanoseconds: nanoseconds,
            isNegative: isNegative
        )
    }

    /// Reads numbers with the given units, each at most once and in this order.
    ///
    /// - Returns: The nanoseconds, or `nil` if a number has none of the units.
    private static func read(
        _ units: [Unicode.Scalar],
        from text: inout TimeTextScanner,
        into parts: inout [Unicode.Scalar: Int]
    ) -> Int? {
        var units = units[...]
        while let number = text.number() {
            guard let fraction = text.fraction() else { return nil }
            // There is no relevant difference between a fraction of zero and none.
            while let unit = units.first, !text.skip(unit) { units.removeFirst() }
            guard let unit = units.popFirst(), fraction == 0 || unit == "S" || unit == "s" else { return nil }
            parts[unit] = number
            if unit == "S" || unit == "s" { return fraction }
        }
        return 0
    }

    /// The duration as text, such as `P1Y2M3DT4H5M6.5S`, or `PT0S` if it is zero.
    public var description: String {
        func parts(_ parts: [(Int, String)]) -> String {
            parts.map { number, unit in number == 0 ? "" : String(number) + unit }.joined()
        }
        let date = parts([(years, "Y"), (months, "M"), (weeks, "W"), (days, "D")])
        var time = parts([(hours, "H"), (minutes, "M")])
        if seconds != 0 || nanoseconds != 0 || (date.isEmpty && time.isEmpty) {
            time += String(seconds) + TimeTextScanner.fraction(nanoseconds) + "S"
        }
        return (isNegative ? "-P" : "P") + date + (time.isEmpty ? "" : "T" + time)
    }
}

// MARK: - Lengths of time

extension CalendarDuration {
    /// Creates a duration in seconds.
    ///
    /// - Parameter duration: The length. What is shorter than a nanosecond is left out.
    public init(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        self.init(
            seconds: Int(clamping: seconds.magnitude),
            nanoseconds: Int(attoseconds.magnitude / 1_000_000_000),
            isNegative: seconds < 0 || attoseconds < 0
        )
    }

    /// The length of the duration, with days of 24 hours, or `nil` if it has years or months, which have no fixed
    /// length, or if it is too long.
    public var duration: Duration? {
        guard years == 0, months == 0 else { return nil }
        var total: Int64 = 0
        for (number, length) in [(weeks, 604_800), (days, 86_400), (hours, 3_600), (minutes, 60), (seconds, 1)] {
            let (product, isTooLong) = Int64(number).multipliedReportingOverflow(by: Int64(length))
            let (sum, isTooLongNow) = total.addingReportingOverflow(product)
            guard !isTooLong, !isTooLongNow else { return nil }
            total = sum
        }
        let duration = Duration(secondsComponent: total, attosecondsComponent: Int64(nanoseconds) * 1_000_000_000)
        return isNegative ? .zero - duration : duration
    }

    /// The components, which a calendar can add to a date.
    public var dateComponents: DateComponents {
        let sign = isNegative ? -1 : 1
        var components = DateComponents(
            year: sign * years,
            month: sign * months,
            day: sign * days,
            hour: sign * hours,
            minute: sign * minutes,
            second: sign * seconds,
            nanosecond: sign * nanoseconds
        )
        if weeks != 0 { components.weekOfYear = sign * weeks }
        return components
    }
}

extension CalendarDuration: TextValue {
    package static var kind: String { "a duration such as P1DT12H" }
}
