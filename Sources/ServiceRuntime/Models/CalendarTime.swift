import Foundation

/// A time of day, with or without an offset from UTC (RFC 3339, `full-time` and `partial-time`).
public struct CalendarTime: Hashable, Sendable {
    /// The hour, 0 to 23.
    public let hour: Int
    /// The minute, 0 to 59.
    public let minute: Int
    /// The second, 0 to 60. 60 is a leap second.
    public let second: Int
    /// The nanosecond, 0 to 999,999,999.
    public let nanosecond: Int
    /// The minutes by which local time is ahead of UTC, or `nil` if unknown.
    public let minutesFromUTC: Int?

    /// Creates a time of day, or `nil` if there is no such time.
    ///
    /// - Parameters:
    ///   - hour: The hour, 0 to 23.
    ///   - minute: The minute, 0 to 59.
    ///   - second: The second, 0 to 60.
    ///   - nanosecond: The nanosecond, 0 to 999,999,999.
    ///   - minutesFromUTC: The minutes by which local time is ahead of UTC, −1439 to 1439, or `nil` if unknown. The text
    ///     then has no offset, which a `full-time` of RFC 3339 must have.
    public init?(hour: Int, minute: Int, second: Int = 0, nanosecond: Int = 0, minutesFromUTC: Int?) {
        guard (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second),
            (0...999_999_999).contains(nanosecond), (-1439...1439).contains(minutesFromUTC ?? 0)
        else { return nil }
        self.hour = hour
        self.minute = minute
        self.second = second
        self.nanosecond = nanosecond
        self.minutesFromUTC = minutesFromUTC
    }

    /// Creates a time of day from text such as `20:12:00Z`, or `nil` if the text has another form. The seconds and the
    /// UTC offset may be missing, as in ISO 8601. Of a fraction, the first nine digits are used.
    public init?(_ description: String) {
        guard let time = TimeTextScanner.read(description, Self.read) else { return nil }
        self = time
    }

    private static func read(_ text: inout TimeTextScanner) -> CalendarTime? {
        guard let (hour, minute, second, nanosecond) = text.time() else { return nil }
        var offset: Int?
        if !text.isAtEnd {
            guard let minutes = text.offset(), text.isAtEnd else { return nil }
            offset = minutes
        }
        return CalendarTime(hour: hour, minute: minute, second: second, nanosecond: nanosecond, minutesFromUTC: offset)
    }

    /// The hour, the minute, the second and the nanosecond, and the time zone if the offset from UTC is known.
    public var dateComponents: DateComponents {
        DateComponents(
            timeZone: minutesFromUTC.flatMap { TimeZone(secondsFromGMT: $0 * 60) },
            hour: hour,
            minute: minute,
            second: second,
            nanosecond: nanosecond
        )
    }

    /// The time as text, such as `20:12:00.5+01:00`.
    public var description: String {
        let time = [hour, minute, second].map { DateText.padded($0, 2) }.joined(separator: ":")
        return time + TimeTextScanner.fraction(nanosecond) + zone
    }

    private var zone: String {
        switch minutesFromUTC {
        case nil: ""
        case 0: "Z"
        case .some(let minutes):
            (minutes < 0 ? "-" : "+") + DateText.padded(abs(minutes) / 60, 2) + ":"
                + DateText.padded(abs(minutes) % 60, 2)
        }
    }
}

extension CalendarTime: TextValue {
    package static var kind: String { "a time such as 20:12:00Z" }
}
