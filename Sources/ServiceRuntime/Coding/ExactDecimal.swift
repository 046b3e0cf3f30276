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
        throw ModelReadingError(quoting: text) {
            "'\($0)' has \(significantDigits(text).count) digits, more than a Decimal holds exactly (38); map its "
                + "format to String in the client configuration"
        }
    }

    /// The integer that a text is, which may have a fraction or an exponent: `1.0` and `1e3` are integers, too.
    ///
    /// - Parameter text: A number as JSON writes it.
    /// - Throws: ``ModelReadingError`` if it is not whole, or does not fit.
    static func integer<Value: FixedWidthInteger>(_ text: String) throws(ModelReadingError) -> Value {
        if let value = Value(text) { return value }
        guard let digits = wholeDigits(text) else {
            throw ModelReadingError(quoting: text) { "\($0) is not an integer" }
        }
        guard let value = Value(digits) else {
            throw ModelReadingError(quoting: text) { "\($0) does not fit in \(Value.self)" }
        }
        return value
    }

    /// The integer that a text is, or `nil` if it is not whole, or does not fit.
    ///
    /// - Parameter text: A number as JSON writes it.
    static func wholeNumber(_ text: UnsafeBufferPointer<UInt8>) -> Int64? {
        wholeDigits(String(decoding: text, as: UTF8.self)).flatMap { Int64($0) }
    }

    /// A whole number without point and exponent, or `nil` if it is not whole. Of one that is too large for any type, there are
    /// only as many digits as show that.
    private static func wholeDigits(_ text: String) -> String? {
        let digits = significantDigits(text)
        guard !digits.isEmpty else { return "0" }
        let parts = text.split(maxSplits: 1) { $0 == "e" || $0 == "E" }
        let mantissa = parts[0].utf8
        let point = UInt8(ascii: ".")
        let fraction = mantissa.contains(point) ? mantissa.reversed().prefix { $0 != point }.count : 0
        let zeros = mantissa.reversed().lazy.filter { $0 != point }.prefix { $0 == UInt8(ascii: "0") }.count
        let exponent = parts.count > 1 ? Int(parts[1]) ?? (parts[1].hasPrefix("-") ? -tooManyZeros : tooManyZeros) : 0
        // A text is much shorter than an exponent can be large.
        let shift = max(-tooManyZeros, min(exponent, tooManyZeros)) - fraction + zeros
        guard shift >= 0 else { return nil }
        return (text.hasPrefix("-") ? "-" : "") + String(decoding: digits, as: UTF8.self)
            + String(repeating: "0", count: min(shift, maximumZeros))
    }

    /// More zeros than a number in a text can be without.
    private static let tooManyZeros = Int.max / 4
    /// More zeros than an integer of any type has.
    private static let maximumZeros = 40

    /// Whether a value has all digits of the text that it was read from.
    static func isExact(_ value: Decimal, _ text: String) -> Bool {
        // So many fit in any case.
        guard text.utf8.count > 38 else { return true }
        let digits = significantDigits(text)
        return digits.count <= 38 || digits == significantDigits(value.description)
    }

    /// Whether a text is a zero, however many zeros it has.
    static func isZero(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        // Most are written in one digit.
        text.count == 1 || significantDigits(String(decoding: text, as: UTF8.self)).isEmpty
    }

    /// Returns the digits without leading and trailing zeros, the point, the sign and the exponent.
    static func significantDigits(_ text: String) -> [UInt8] {
        let zero = UInt8(ascii: "0")
        let digits = text.utf8.prefix { $0 | 0x20 != UInt8(ascii: "e") }.filter { $0.isDigit }.drop { $0 == zero }
        return digits.lastIndex { $0 != zero }.map { Array(digits[...$0]) } ?? []
    }
}
