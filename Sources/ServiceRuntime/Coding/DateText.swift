import Foundation

/// Points in time as text.
///
/// The arithmetic is that of the proleptic Gregorian calendar in UTC. Foundation's formatters are neither quick nor safe to
/// share between threads.
package enum DateText {
    // MARK: RFC 3339

    /// Returns the point in time of a text in the format of RFC 3339, section 5.6, with or without a fraction, with any
    /// offset, and with `T`, `t` or a space, or `nil` if the text has another form. It is exact to the microsecond. A missing offset
    /// means UTC. The offset may be hours alone, as PostgreSQL writes it, and the names of zone and calendar may follow, as Java does
    /// (RFC 9557, section 4). What is after the year 9999 in UTC counts as its last moment.
    static func rfc3339(_ text: String) -> Date? {
        var text = text
        return text.withUTF8 { rfc3339($0) }
    }

    /// The point in time of a text as in RFC 3339, as above.
    static func rfc3339(_ text: UnsafeBufferPointer<UInt8>) -> Date? {
        var scanner = TimeTextScanner(text)
        guard let (year, month, day) = scanner.date(), scanner.skip(in: "Tt "),
            let (hour, minute, second, nanosecond) = scanner.time()
        else { return nil }
        // Hour 24 is the end of the day, and has nothing behind it (ISO 8601-1, section 5.3.2).
        guard hour < 24 || (minute == 0 && second == 0 && nanosecond == 0) else { return nil }
        guard let offset = scanner.isAtEnd ? 0 : scanner.offset(), scanner.skipAnnotations(), scanner.isAtEnd else {
            return nil
        }
        let days = daysSince1970(year: year, month: month, day: day)
        // A leap second is the first of the next minute here.
        let time = Double(days * 86_400 + hour * 3_600 + (minute - offset) * 60 + second)
        // To the microsecond, as it is written: a model that is stored and read again is the same.
        let fraction = (Double(nanosecond) / 1e3).rounded() / 1e6
        // The last moment of the year 9999 often means "never". Rounded up, or in a zone west of UTC, it would be one that no text can
        // express, so that what was read could not be sent back.
        return Date(timeIntervalSince1970: min(time + fraction, lastMoment))
    }

    /// Returns the text of a point in time in the format of RFC 3339, in UTC, with a fraction only if there is one, to
    /// the microsecond or to what a `Date` of that year can hold. Years outside of 0 to 9999 are replaced by the nearest year in that
    /// range.
    static func rfc3339(_ date: Date) -> String {
        let time = clamped(date)
        let microseconds = Int((time * 1_000_000).rounded())
        let (seconds, microsecond) = microseconds.quotientAndRemainderFlooring(dividingBy: 1_000_000)
        let fraction =
            seconds.magnitude < firstSecondOfLongerSteps ? microsecond : shortened(microsecond, of: time, seconds)
        let parts = Parts(secondsSince1970: seconds)
        var text: [UInt8] = []
        text.reserveCapacity(27)
        text.append(parts.year, width: 4)
        text.append(UInt8(ascii: "-"))
        text.append(parts.month, width: 2)
        text.append(UInt8(ascii: "-"))
        text.append(parts.day, width: 2)
        text.append(UInt8(ascii: "T"))
        parts.appendTime(to: &text)
        if fraction > 0 {
            text.append(UInt8(ascii: "."))
            text.append(fraction, width: 6)
            while text.last == UInt8(ascii: "0") { text.removeLast() }
        }
        text.append(UInt8(ascii: "Z"))
        return String(decoding: text, as: UTF8.self)
    }

    /// From here on (the year 2242), a `Date` has steps of more than a microsecond.
    private static let firstSecondOfLongerSteps: UInt = 1 << 33

    /// The microseconds with as few digits as are needed to read the same point in time.
    private static func shortened(_ microseconds: Int, of time: TimeInterval, _ seconds: Int) -> Int {
        let date = Date(timeIntervalSince1970: time)
        for unit in [100_000, 10_000, 1_000, 100, 10] {
            let shorter = (microseconds + unit / 2) / unit * unit
            guard shorter < 1_000_000 else { continue }
            if Date(timeIntervalSince1970: Double(seconds) + Double(shorter) / 1e6) == date { return shorter }
        }
        return microseconds
    }

    /// Whether a date falls into the years 0 to 9999, which are all that texts can express.
    static func isExpressible(_ date: Date) -> Bool { years.contains(date.timeIntervalSince1970) }

    /// The seconds since 1970 of the years 0 to 9999.
    private static let years = -62_167_219_200.0..<253_402_300_800.0
    /// The last point in time of these years that a `Date` can be.
    private static let lastMoment = years.upperBound.nextDown

    private static func clamped(_ date: Date) -> Double {
        let time = date.timeIntervalSince1970
        return time.isNaN ? 0 : min(max(time, years.lowerBound), lastMoment)
    }

    // MARK: RFC 1123

    private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    /// The point in time of a text in one of the three forms that RFC 9110, section 5.6.7, has recipients accept.
    static func rfc1123(_ text: String) -> Date? {
        let words = text.split { $0 == " " || $0 == "," || $0 == "-" }
        guard words.count >= 5 else { return nil }
        let isANSI = Int(words[1]) == nil
        // The form without a zone is in GMT, too; any other zone would be another time.
        guard words.count == 5 || (words.count == 6 && offset(words[5]) == 0) else { return nil }
        // Fri, 20 Nov 2026 20:12:00 GMT · Friday, 20-Nov-26 20:12:00 GMT · Fri Nov 20 20:12:00 2026
        let (day, month, time, year) =
            isANSI ? (words[2], words[1], words[3], words[4]) : (words[1], words[2], words[4], words[3])
        guard let seconds = seconds(day: day, month: month, year: year, time: time) else { return nil }
        return Date(timeIntervalSince1970: Double(seconds))
    }

    /// Whether a text is a day of the week as dates of HTTP have it before a comma: `Fri`, or in full.
    static func isWeekday(_ text: String) -> Bool {
        weekdays.contains { text.hasPrefix($0) } && (text.count == 3 || text.hasSuffix("day"))
    }

    /// The seconds from the beginning of 1970 to a time of a day, whose month has its English abbreviation in any case, as in mail (RFC
    /// 5234, section 2.3).
    ///
    /// - Returns: `nil` if there is no such time.
    private static func seconds(day: Substring, month: Substring, year: Substring, time: Substring) -> Int? {
        let monthName = month.prefix(1).uppercased() + month.dropFirst().lowercased()
        guard let dayNumber = Int(day), let monthIndex = months.firstIndex(of: monthName),
            var yearNumber = Int(year), (1...31).contains(dayNumber)
        else { return nil }
        // As in cookies (RFC 6265, section 5.1.1): never more than 50 years ahead of the clock, beyond which it would be a year of the past
        // (RFC 9110, section 5.6.7).
        if year.count == 2 { yearNumber += yearNumber < 70 ? 2000 : 1900 }
        let parts = time.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 3, let hour = parts[0], let minute = parts[1], let second = parts[2],
            dayNumber <= days(inMonth: monthIndex + 1, of: yearNumber),
            (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second),
            (0...9999).contains(yearNumber)
        else { return nil }
        let days = daysSince1970(year: yearNumber, month: monthIndex + 1, day: dayNumber)
        return days * 86_400 + hour * 3_600 + minute * 60 + second
    }

    /// The text of a point in time in the format of HTTP. Years outside of 0 to 9999 are replaced by the nearest year
    /// in that range.
    package static func rfc1123(_ date: Date) -> String {
        let parts = Parts(secondsSince1970: Int(clamped(date).rounded(.down)))
        var time: [UInt8] = []
        parts.appendTime(to: &time)
        let day = "\(weekdays[parts.weekday]), \(padded(parts.day, 2)) \(months[parts.month - 1])"
        return "\(day) \(padded(parts.year, 4)) \(String(decoding: time, as: UTF8.self)) GMT"
    }

    // MARK: RFC 2822

    /// The offsets of zones with names, in hours (RFC 2822, section 4.3).
    private static let offsets = [
        "GMT": 0, "UTC": 0, "UT": 0, "Z": 0, "EDT": -4, "EST": -5, "CDT": -5, "CST": -6, "MDT": -6, "MST": -7,
        "PDT": -7, "PST": -8,
    ]

    /// The point in time of a text as in mail (RFC 2822, section 3.3): with any offset, and with or without a weekday, seconds and a
    /// comment at the end. A missing offset means UTC.
    static func rfc2822(_ text: String) -> Date? {
        let date = text.prefix { $0 != "(" }
        var words = date.split { $0 == " " || $0 == "," }[...]
        if words.first?.first?.isLetter == true { words.removeFirst() }
        // Tue, 1 Sep 2026 22:12:00 +0200 (CEST)
        guard words.count == 4 || words.count == 5 else { return nil }
        let parts = Array(words)
        let time = parts[3].count(where: { $0 == ":" }) == 1 ? parts[3] + ":00" : parts[3]
        guard let seconds = seconds(day: parts[0], month: parts[1], year: parts[2], time: time),
            let offset = parts.count == 5 ? offset(parts[4]) : 0
        else { return nil }
        return Date(timeIntervalSince1970: Double(seconds - offset))
    }

    /// The seconds by which a zone is ahead of UTC: `+0200`, or a name.
    private static func offset(_ zone: Substring) -> Int? {
        guard let sign = zone.first, sign == "+" || sign == "-" else {
            return offsets[zone.uppercased()].map { $0 * 3_600 }
        }
        let digits = zone.dropFirst()
        guard digits.utf8.count == 4, digits.utf8.allSatisfy(\.isDigit), let number = Int(digits),
            number % 100 < 60
        else { return nil }
        return (number / 100 * 60 + number % 100) * (sign == "-" ? -60 : 60)
    }

    /// The text of a point in time in the format of mail, in UTC. Years outside of 0 to 9999 are replaced by the nearest year in that
    /// range.
    static func rfc2822(_ date: Date) -> String {
        // Names of zones are only for texts of old (section 4.3).
        rfc1123(date).dropLast("GMT".count) + "+0000"
    }

    // MARK: The calendar

    /// The number of days from 1970-01-01 to a day.
    static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
        // Years that begin in March have their leap day at the end.
        let year = month <= 2 ? year - 1 : year
        let era = (year >= 0 ? year : year - 399) / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// The number of days of a month.
    static func days(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// A number with zeros before it.
    static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }

    /// A point in time, divided into the units of the calendar.
    private struct Parts {
        let year: Int
        let month: Int
        let day: Int
        let weekday: Int
        private let second: Int

        init(secondsSince1970 seconds: Int) {
            let days: Int
            (days, second) = seconds.quotientAndRemainderFlooring(dividingBy: 86_400)
            weekday = (days + 4).quotientAndRemainderFlooring(dividingBy: 7).remainder
            let (era, dayOfEra) = (days + 719_468).quotientAndRemainderFlooring(dividingBy: 146_097)
            let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
            let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
            let monthFromMarch = (5 * dayOfYear + 2) / 153
            day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
            month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
            year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        }

        /// Appends the time of the day, such as `20:12:00`.
        func appendTime(to text: inout [UInt8]) {
            text.append(second / 3_600, width: 2)
            text.append(UInt8(ascii: ":"))
            text.append(second / 60 % 60, width: 2)
            text.append(UInt8(ascii: ":"))
            text.append(second % 60, width: 2)
        }
    }
}

extension [UInt8] {
    /// Appends the digits of a number that is not negative, with zeros before it.
    fileprivate mutating func append(_ number: Int, width: Int) {
        var divisor = 1
        for _ in 1..<width { divisor *= 10 }
        while divisor > 0 {
            append(UInt8(truncatingIfNeeded: 48 + number / divisor % 10))
            divisor /= 10
        }
    }
}

extension Int {
    /// The quotient rounded toward negative infinity, and the remainder, which is never negative.
    fileprivate func quotientAndRemainderFlooring(dividingBy divisor: Int) -> (quotient: Int, remainder: Int) {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }
}
