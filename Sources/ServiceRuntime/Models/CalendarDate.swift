import Foundation

/// A calendar day, without a time and a time zone (RFC 3339, `full-date`).
public struct CalendarDate: Hashable, Comparable, Sendable {
    /// The year, 0 to 9999.
    public let year: Int
    /// The month, 1 to 12.
    public let month: Int
    /// The day of the month, 1 to 31.
    public let day: Int

    /// Creates a calendar day, or `nil` if the calendar has no such day.
    public init?(year: Int, month: Int, day: Int) {
        guard (0...9999).contains(year), (1...12).contains(month),
            (1...DateText.days(inMonth: month, of: year)).contains(day)
        else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// Creates a calendar day from text such as `2026-11-20`, or `nil` if the text has another form.
    public init?(_ description: String) {
        let parts = TimeTextScanner.read(description) { text in text.date().flatMap { text.isAtEnd ? $0 : nil } }
        guard let (year, month, day) = parts else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// Creates the day that a point in time belongs to in a time zone, or `nil` if its year is beyond 9999 or before 0.
    ///
    /// - Parameters:
    ///   - date: The point in time.
    ///   - timeZone: The time zone.
    public init?(_ date: Date, in timeZone: TimeZone = .current) {
        let parts = Self.calendar(of: timeZone).dateComponents([.era, .year, .month, .day], from: date)
        guard parts.era == 1, let year = parts.year, let month = parts.month, let day = parts.day else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// The first point in time of the day in a time zone, for example to show the day in a date picker, or `nil` if the zone has left
    /// out the day.
    ///
    /// - Parameter timeZone: The time zone.
    /// - Returns: The point in time, which is midnight unless the clock is changed then.
    public func date(in timeZone: TimeZone = .current) -> Date? {
        let calendar = Self.calendar(of: timeZone)
        // At noon, no clock is changed.
        var noon = dateComponents
        noon.hour = 12
        guard let start = calendar.date(from: noon).map(calendar.startOfDay) else { return nil }
        return CalendarDate(start, in: timeZone) == self ? start : nil
    }

    /// The year, the month and the day, for example to format them.
    public var dateComponents: DateComponents { DateComponents(year: year, month: month, day: day) }

    private static func calendar(of timeZone: TimeZone) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        return calendar
    }

    /// The day as text, such as `2026-11-20`.
    public var description: String {
        "\(DateText.padded(year, 4))-\(DateText.padded(month, 2))-\(DateText.padded(day, 2))"
    }

    /// Returns whether a day is before another.
    public static func < (lhs: CalendarDate, rhs: CalendarDate) -> Bool {
        (lhs.year, lhs.month, lhs.day) < (rhs.year, rhs.month, rhs.day)
    }
}

extension CalendarDate: TextValue {
    package static var kind: String { "a date such as 2026-11-20" }

    /// Reads a day. Ignores what follows it: a time, such as midnight, or a zone (XML Schema 1.1 part 2, section 3.3.9).
    package static func read(_ text: String) -> CalendarDate? {
        if let date = CalendarDate(text) { return date }
        if let end = text.firstIndex(where: { $0 == "T" || $0 == " " }) { return CalendarDate(String(text[..<end])) }
        let (day, zone) = (String(text.prefix(10)), text.dropFirst(10))
        return DateText.rfc3339("\(day)T00:00:00\(zone)").flatMap { _ in CalendarDate(day) }
    }
}
