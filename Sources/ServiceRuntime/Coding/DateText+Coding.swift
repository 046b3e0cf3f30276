import Foundation

extension DateText {
    /// The point in time that a text says in one of the codings that are text.
    ///
    /// - Throws: ``ModelReadingError`` if it says none.
    static func date(_ text: String, _ coding: ValueCoding.DateCoding) throws -> Date {
        let isHTTP = coding == .rfc1123
        guard let date = isHTTP ? rfc1123(text) : rfc3339(text) else {
            let example = isHTTP ? "Fri, 20 Nov 2026 20:12:00 GMT" : "2026-11-20T20:12:00Z"
            throw ModelReadingError("'\(text)' is not a date and time such as \(example)")
        }
        return date
    }

    /// Why a coding has no way to write a point in time, or `nil` if it has.
    static func problem(with date: Date, in coding: ValueCoding.DateCoding) -> String? {
        let seconds = date.timeIntervalSince1970
        // Foundation stops the program that describes such a date.
        guard seconds.isFinite else { return "a date that is \(seconds) seconds after 1970 cannot be expressed" }
        if let number = coding.number(of: date) {
            return number.isFinite ? nil : "the date \(date) is too far away to be expressed as a number"
        }
        return isExpressible(date) ? nil : "the date \(date) is not within the years 0 to 9999"
    }
}
