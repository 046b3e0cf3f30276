import Foundation

/// A format in which every scalar is text, so that the caller decides what it is: XML, and header fields. All of them have the same
/// notations of numbers, Booleans, dates and bytes: those of XML Schema, and what services write instead.
protocol TextFormatReader: FormatReader {
    /// Returns the text at the reader's position, without the white space that the format has around it, which means nothing but in
    /// text itself (XML Schema 1.1 part 2, section 4.3.6).
    ///
    /// - Parameter wanted: The expected value, for errors.
    /// - Throws: ``ModelReadingError`` if there is no text.
    func token(_ wanted: String) throws -> String
}

extension FormatReader {
    /// Whether scalars in the format are always text.
    var isText: Bool { self is any TextFormatReader }
}

extension TextFormatReader {
    func readToken() throws -> String { try token("text") }

    func readBool() throws -> Bool {
        let text = try token("true or false")
        guard let flag = Bool(scalarText: text) else { throw mismatch("true or false", text) }
        return flag
    }

    func readInteger() throws -> Int64 { try integer() }

    func readUnsignedInteger() throws -> UInt64 { try integer() }

    private func integer<Value: FixedWidthInteger>() throws -> Value {
        let text = try token("an integer")
        guard let number = number(text) else { throw mismatch("an integer", text) }
        return try ExactDecimal.integer(number)
    }

    func readDouble() throws -> Double {
        let text = try token("a number")
        if let value = JSONReader.notFinite[text] { return value }
        guard let value = number(text).flatMap(Double.init) else { throw mismatch("a number", text) }
        guard value.isFinite else { throw ModelReadingError(quoting: text) { "\($0) does not fit in a Double" } }
        return value
    }

    func readDecimal() throws -> Decimal {
        let text = try token("a number")
        // Foundation would read `1.2.3` as 1.2.
        guard let number = number(text), let value = try ExactDecimal.number(number) else {
            throw mismatch("a number", text)
        }
        return value
    }

    func readDate(_ coding: ValueCoding) throws -> Date {
        if let units = coding.date.unitsInSecond { return Date(timeIntervalSince1970: try readDouble() / units) }
        return try DateText.date(try token("a date and time"), coding.date)
    }

    func readData() throws -> Data {
        guard let data = Base64.data(try token("base64")) else { throw ModelReadingError("the text is not base64") }
        return data
    }

    /// The number that a text is, with digits on both sides of the point, of which XML needs only one (XML Schema 1.1 part 2,
    /// section 3.3.3); `nil` if it is no number in the usual digits.
    private func number(_ text: String) -> String? {
        let sign = text.prefix { $0 == "+" || $0 == "-" }
        let digits = text[sign.endIndex...]
        var number = digits.hasPrefix(".") ? "\(sign)0\(digits)" : text
        if digits.hasSuffix("."), digits.count > 1 { number += "0" }
        return JSONText.isNumber(number) ? number : nil
    }

    private func mismatch(_ wanted: String, _ text: String) -> ModelReadingError {
        ModelReadingError(quoting: String(text.prefix(100))) { "expected \(wanted), found '\($0)'" }
    }
}

extension Bool {
    /// Creates a Boolean from its text in XML Schema (part 2, section 3.3.2), in letters of any case, as Python and .NET write it.
    init?(scalarText: String) {
        switch scalarText.lowercased() {
        case "true", "1": self = true
        case "false", "0": self = false
        default: return nil
        }
    }
}
