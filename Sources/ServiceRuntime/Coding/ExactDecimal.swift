import Foundation

/// Reads exact numbers.
enum ExactDecimal {
    /// The number that a text is.
    ///
    /// - Parameter text: A number as JSON writes it.
    /// - Returns: `nil` if it is too large.
    /// - Throws: ``ModelReadingError`` if it has more digits than a `Decimal` holds: Foundation would round it.
    static func number(_ text: String) throws(ModelReadingError) -> Decimal? {
        guard let value = Decimal(string: text, locale: nil) else { return nil }
        guard !isExact(value, text) else { return value }
        throw ModelReadingError(
            "'\(text)' has \(significantDigits(text).count) digits, more than a Decimal holds exactly (38); map its "
                + "format to String in the client configuration"
        )
    }

    /// The integer that a text is, which may have a fraction or an exponent: `1.0` and `1e3` are integers, too.
    ///
    /// - Parameter text: A number as JSON writes it.
    /// - Throws: ``ModelReadingError`` if it is not whole, or does not fit.
    static func integer<Value: FixedWidthInteger>(_ text: String) throws(ModelReadingError) -> Value {
        if let value = Value(text) { return value }
        // A Double has all digits of whole numbers up to 2 to the power of 53.
        if let number = Double(text), number.magnitude < 9_007_199_254_740_992 {
            guard number.rounded() == number else { throw ModelReadingError("\(text) is not an integer") }
            if let value = Value(exactly: number) { return value }
        } else if let exact = Decimal(string: text, locale: nil), let value = Value(exact.description) {
            return value
        }
        throw ModelReadingError("\(text) does not fit in \(Value.self)")
    }

    /// Whether a value has all digits of the text that it was read from.
    static func isExact(_ value: Decimal, _ text: String) -> Bool {
        // So many fit in any case.
        guard text.utf8.count > 38 else { return true }
        let digits = significantDigits(text)
        return digits.count <= 38 || digits == significantDigits(value.description)
    }

    /// Returns the digits without leading and trailing zeros, the point, the sign and the exponent.
    static func significantDigits(_ text: String) -> [UInt8] {
        let zero = UInt8(ascii: "0")
        let digits = text.utf8.prefix { $0 | 0x20 != UInt8(ascii: "e") }.filter { $0 &- zero <= 9 }.drop { $0 == zero }
        return digits.lastIndex { $0 != zero }.map { Array(digits[...$0]) } ?? []
    }
}
