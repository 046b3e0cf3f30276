import Foundation

/// The coding of dates, bytes, integers and exact numbers in formats that have no form of their own for them.
public struct ValueCoding: Sendable, Hashable {
    /// The codings of points in time.
    enum DateCoding: Sendable {
        case rfc3339, rfc1123, rfc2822, unixTime, unixSeconds, unixMilliseconds

        /// How many units of the number that a point in time is make a second, or `nil` if it is a text.
        var unitsInSecond: Double? {
            switch self {
            case .rfc3339, .rfc1123, .rfc2822: nil
            case .unixTime, .unixSeconds: 1
            case .unixMilliseconds: 1000
            }
        }

        /// The number that a point in time is, or `nil` if it is a text.
        func number(of date: Date) -> Double? {
            guard let units = unitsInSecond else { return nil }
            let number = date.timeIntervalSince1970 * units
            return switch self {
            case .unixSeconds: number.rounded(.down)
            case .unixMilliseconds: number.rounded()
            case .rfc3339, .rfc1123, .rfc2822, .unixTime: number
            }
        }
    }

    /// The codings of bytes, with their names in JSON Schema and in `Content-Transfer-Encoding`.
    enum DataCoding: String, Sendable {
        case base64
        case base64URL = "base64url"
    }

    /// The codings of exact numbers.
    enum DecimalCoding: Sendable {
        case number, text
    }

    /// The codings of integers and other numbers.
    enum NumberCoding: Sendable {
        case number, numberOrText, integerText, numberOrInfinity, numberOrINF

        /// The text that a number is which is not finite; `nil` if such a number cannot be written.
        func text(ofNotFinite number: Double) -> String? {
            let infinity: String
            switch self {
            case .number, .numberOrText, .integerText: return nil
            case .numberOrInfinity: infinity = "Infinity"
            case .numberOrINF: infinity = "INF"
            }
            return number.isNaN ? "NaN" : number < 0 ? "-" + infinity : infinity
        }
    }

    var date = DateCoding.rfc3339
    var data = DataCoding.base64
    var decimal = DecimalCoding.number
    var number = NumberCoding.number

    /// Dates in the format of RFC 3339 (`2026-11-20T20:12:00Z`), bytes in base64 (RFC 4648, section 4).
    public static let `default` = ValueCoding()
    /// Dates in the format of HTTP (RFC 9110, section 5.6.7): `Fri, 20 Nov 2026 20:12:00 GMT`.
    public static let rfc1123 = ValueCoding(date: .rfc1123)
    /// Dates in the format of mail (RFC 2822, section 3.3): `Fri, 20 Nov 2026 20:12:00 +0000`. They are read with any offset, and those
    /// of RFC 3339 as well.
    public static let rfc2822 = ValueCoding(date: .rfc2822)
    /// Dates as seconds since 1970, with their fraction.
    public static let unixTime = ValueCoding(date: .unixTime)
    /// Dates as whole seconds since 1970.
    public static let unixSeconds = ValueCoding(date: .unixSeconds)
    /// Dates as whole milliseconds since 1970.
    public static let unixMilliseconds = ValueCoding(date: .unixMilliseconds)
    /// Bytes in base64url (RFC 4648, section 5), without padding.
    public static let base64URL = ValueCoding(data: .base64URL)
    /// Exact numbers as text: `"0.10"`.
    public static let decimalText = ValueCoding(decimal: .text)
    /// Integers as text: `"10"`, as ProtoJSON writes those of 64 bits. They are read from numbers as well.
    public static let integerText = ValueCoding(number: .integerText)
    /// Numbers that may be received as text: `7` and `"7"`. They are written as numbers.
    public static let numberOrText = ValueCoding(number: .numberOrText)
    /// Numbers, and the text `"NaN"`, `"Infinity"` or `"-Infinity"` for those that are not finite, as ProtoJSON writes them.
    public static let numberOrInfinity = ValueCoding(number: .numberOrInfinity)
    /// Numbers, and the text `"NaN"`, `"INF"` or `"-INF"` for those that are not finite, as OData writes them.
    public static let numberOrINF = ValueCoding(number: .numberOrINF)
}
