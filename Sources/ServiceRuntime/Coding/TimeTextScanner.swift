/// Takes the text of a time, a date or a duration apart from its beginning.
struct TimeTextScanner {
    private var rest: UnsafeBufferPointer<UInt8>.SubSequence

    /// Creates a scanner at the beginning of a text, which must exist as long as the scanner.
    init(_ text: UnsafeBufferPointer<UInt8>) {
        rest = text[...]
    }

    /// What is read of a text from its beginning.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - read: Reads it with a scanner, which is of no use afterwards.
    static func read<Value>(_ text: String, _ read: (inout TimeTextScanner) -> Value) -> Value {
        var text = text
        return text.withUTF8 { bytes in
            var scanner = TimeTextScanner(bytes)
            return read(&scanner)
        }
    }

    /// Whether nothing is left.
    var isAtEnd: Bool { rest.isEmpty }

    /// Consumes a character if it is next.
    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: character) else { return false }
        rest.removeFirst()
        return true
    }

    /// Consumes one of several characters if it is next.
    mutating func skip(in characters: StaticString) -> Bool {
        guard let first = rest.first, characters.withUTF8Buffer({ $0.contains(first) }) else { return false }
        rest.removeFirst()
        return true
    }

    /// A sign, as 1 or -1.
    mutating func sign() -> Int? {
        if skip("+") { return 1 }
        return skip("-") ? -1 : nil
    }

    /// A number of so many digits, or of any number of digits; `nil` if it is not there, does not fit or is out of range.
    mutating func number(digits: Int? = nil, in range: ClosedRange<Int> = 0...Int.max) -> Int? {
        let start = rest
        var (number, count, fits) = (0, 0, true)
        while count < digits ?? Int.max, fits, let digit = nextDigit() {
            let (product, isTooLarge) = number.multipliedReportingOverflow(by: 10)
            let (sum, isTooLargeNow) = product.addingReportingOverflow(digit)
            fits = !isTooLarge && !isTooLargeNow
            number = sum
            count += 1
        }
        guard fits, count > 0, count == digits ?? count, range.contains(number) else {
            rest = start
            return nil
        }
        return number
    }

    /// A day such as `2026-11-20` (RFC 3339, `full-date`); `nil` if there is none, or the calendar has no such day.
    mutating func date() -> (year: Int, month: Int, day: Int)? {
        guard let year = number(digits: 4), skip("-"), let month = number(digits: 2, in: 1...12), skip("-"),
            let day = number(digits: 2, in: 1...DateText.days(inMonth: month, of: year))
        else { return nil }
        return (year, month, day)
    }

    /// A time of day such as `20:12:00.5` (RFC 3339, `partial-time`), with or without seconds; `nil` if there is none. The hour may be
    /// 24, and the second 60, which is a leap second.
    mutating func time() -> (hour: Int, minute: Int, second: Int, nanosecond: Int)? {
        guard let hour = number(digits: 2, in: 0...24), skip(":"), let minute = number(digits: 2, in: 0...59) else {
            return nil
        }
        guard skip(":") else { return (hour, minute, 0, 0) }
        guard let second = number(digits: 2, in: 0...60), let nanosecond = fraction() else { return nil }
        return (hour, minute, second, nanosecond)
    }

    /// Returns the nanoseconds of a fraction, 0 if there is none, or `nil` if there are no digits after the point.
    mutating func fraction() -> Int? {
        guard skip(in: ".,") else { return 0 }
        guard var nanoseconds = nextDigit() else { return nil }
        var count = 1
        while let digit = nextDigit() {
            if count < 9 { nanoseconds = nanoseconds * 10 + digit }
            count += 1
        }
        for _ in min(count, 9)..<9 { nanoseconds *= 10 }
        return nanoseconds
    }

    /// The minutes by which local time is ahead of UTC: `Z`, `+01:00`, `+0100`, or `+01` as PostgreSQL writes it.
    mutating func offset() -> Int? {
        if skip(in: "Zz") { return 0 }
        guard let sign = sign(), let hours = number(digits: 2, in: 0...23) else { return nil }
        let isWhole = !skip(":") && (isAtEnd || rest.first == UInt8(ascii: "["))
        guard let minutes = isWhole ? 0 : number(digits: 2, in: 0...59) else { return nil }
        return sign * (hours * 60 + minutes)
    }

    /// Skips suffixes such as `[Europe/Paris][u-ca=gregory]`, which add nothing to a point in time with an offset.
    ///
    /// - Returns: Whether each of them ends.
    mutating func skipAnnotations() -> Bool {
        while skip("[") {
            guard let end = rest.firstIndex(of: UInt8(ascii: "]")), end > rest.startIndex else { return false }
            rest = rest[(end + 1)...]
        }
        return true
    }

    private mutating func nextDigit() -> Int? {
        guard let first = rest.first, first.isDigit else { return nil }
        rest.removeFirst()
        return Int(first &- UInt8(ascii: "0"))
    }

    /// Billionths as the text of a fraction, without zeros at its end; nothing for none.
    static func fraction(_ nanoseconds: Int) -> String {
        guard nanoseconds != 0 else { return "" }
        var text = DateText.padded(nanoseconds, 9)
        while text.last == "0" { text.removeLast() }
        return "." + text
    }
}
