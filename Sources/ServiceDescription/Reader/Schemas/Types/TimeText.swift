/// The beginning of a text that is read as dates and times are written (RFC 3339, section 5.6), or nearly. It is read byte by byte,
/// because a regular expression is parsed each time that it is used.
struct TimeText {
    private var rest: Substring.UTF8View

    /// How many digits a part of a second has at most.
    private static let maximumDigits = 100

    /// A text that begins with a date or a time.
    init(_ text: String) { rest = text[...].utf8 }

    /// Whether all has been read.
    var isAtEnd: Bool { rest.isEmpty }

    /// Reads one of some signs.
    mutating func read(oneOf signs: String) -> Bool {
        guard let byte = rest.first, signs.utf8.contains(byte) else { return false }
        rest.removeFirst()
        return true
    }

    /// Reads a date, in which the month and the day may have one digit.
    mutating func readDate() -> Bool {
        readDigits(4...4) && read(oneOf: "-") && readDigits(1...2) && read(oneOf: "-") && readDigits(1...2)
    }

    /// Reads a time of day, in which the seconds may be missing.
    ///
    /// - Parameter points: The signs before a part of a second.
    mutating func readTime(points: String) -> Bool {
        guard readDigits(1...2), read(oneOf: ":"), readDigits(2...2) else { return false }
        guard read(oneOf: ":") else { return true }
        return readDigits(2...2) && (!read(oneOf: points) || readDigits(1...Self.maximumDigits))
    }

    /// Reads an offset from UTC, if there is one.
    ///
    /// - Parameter isLoose: Whether it may be written without a colon, or in hours alone.
    mutating func readOffset(isLoose: Bool = false) -> Bool {
        if read(oneOf: "Zz") { return true }
        guard read(oneOf: "+-") else { return true }
        guard readDigits(2...2) else { return false }
        let hasColon = read(oneOf: ":")
        return readDigits(2...2) || isLoose && !hasColon
    }

    /// Reads the name of a time zone in brackets, if there is one.
    mutating func readZone() -> Bool {
        guard read(oneOf: "[") else { return true }
        let isClosed = rest.last == UInt8(ascii: "]")
        rest = rest.suffix(0)
        return isClosed
    }

    private mutating func readDigits(_ count: ClosedRange<Int>) -> Bool {
        let digits = rest.prefix(count.upperBound).prefix(while: \.isDigit)
        guard digits.count >= count.lowerBound else { return false }
        rest = rest[digits.endIndex...]
        return true
    }
}
