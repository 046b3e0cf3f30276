import Foundation

extension DateText {
    /// The point in time that a text says in one of the codings that are text.
    ///
    /// - Throws: ``ModelReadingError`` if it says none.
    static func date(_ text: String, _ coding: ValueCoding.DateCoding) throws -> Date {
        let date =
            switch coding {
            case .rfc1123: rfc1123(text)
            case .rfc2822: rfc2822(text)
            case .rfc3339, .unixTime, .unixSeconds, .unixMilliseconds: rfc3339(text)
            }
        guard let date else {
            let example = self.text(Date(timeIntervalSince1970: 1_795_205_520), coding)
            throw ModelReadingError(quoting: text) { "'\($0)' is not a date and time such as \(example)" }
        }
        return date
    }

    /// The point in time that a text says in whatever form: services that write one in some places often write another elsewhere, and
    /// nothing is two of them.
    static func date(_ text: String) -> Date? { rfc3339(text) ?? rfc1123(text) ?? rfc2822(text) }

    /// The text of a point in time in one of the codings that are text.
    static func text(_ date: Date, _ coding: ValueCoding.DateCoding) -> String {
        switch coding {
        case .rfc1123: rfc1123(date)
        case .rfc2822: rfc2822(date)
        case .rfc3339, .unixTime, .unixSeconds, .unixMilliseconds: rfc3339(date)
        }
    }

    /// Why a coding has no way to write a point in time, or `nil` if it has.
    static func problem(with date: Date, in coding: ValueCoding.DateCoding) -> String? {
        let seconds = date.timeIntervalSince1970
        // Foundation stops the program that describes such a date.
        guard seconds.isFinite else { return "a date that is \(seconds) seconds after 1970 cannot be expressed" }
        // Foundation has no words for most dates beyond that.
        if let number = coding.number(of: date) {
            return number.isFinite ? nil : "a date that is \(seconds) seconds after 1970 is too far away for a number"
        }
        return isExpressible(date)
            ? nil : "a date that is \(seconds) seconds after 1970 is not within the years 0 to 9999"
    }
}
