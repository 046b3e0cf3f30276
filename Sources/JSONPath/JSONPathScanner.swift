import YAML

/// The text of a query or a pattern, with the position of the parser.
struct JSONPathScanner {
    /// The largest magnitude of an integer (RFC 9535, section 2.1; RFC 7493, section 2.2).
    private static let largest = 9_007_199_254_740_991

    private let scalars: [Unicode.Scalar]
    /// How many characters were consumed.
    var offset = 0

    /// A scanner at the start of a text.
    init(_ text: String) {
        scalars = Array(text.unicodeScalars)
    }

    /// Whether everything was consumed.
    var isAtEnd: Bool { offset >= scalars.count }
    /// The next character; `nil` at the end.
    var peek: Unicode.Scalar? { offset < scalars.count ? scalars[offset] : nil }
    /// The next character, for an error.
    var peekText: String { peek.map { String($0) } ?? "" }

    /// An error at this position.
    func error(_ message: String) -> JSONPathError {
        JSONPathError(message: message, offset: offset)
    }

    /// Returns an error about unexpected text.
    func unexpected(_ expected: String) -> JSONPathError {
        error("expected \(expected), found \(peek.map { "'\($0)'" } ?? "the end")")
    }

    /// Consumes a text, if it comes next.
    ///
    /// - Returns: Whether it does.
    mutating func take(_ text: String) -> Bool {
        let wanted = Array(text.unicodeScalars)
        guard scalars[min(offset, scalars.count)...].starts(with: wanted) else { return false }
        offset += wanted.count
        return true
    }

    /// Consumes a text that white space may precede. Without the text, the white space is not consumed.
    mutating func takeAfterSpace(_ text: String) -> Bool {
        let start = offset
        skipSpace()
        if take(text) { return true }
        offset = start
        return false
    }

    /// Consumes white space.
    mutating func skipSpace() {
        while let next = peek, next == " " || next == "\t" || next == "\n" || next == "\r" { offset += 1 }
    }

    /// Consumes a name after a dot.
    mutating func takeName() -> String? {
        let start = offset
        while let next = peek, Self.isNameStart(next) || (offset > start && ("0"..."9").contains(next)) { offset += 1 }
        guard offset > start else { return nil }
        return text(scalars[start..<offset])
    }

    private static func isNameStart(_ scalar: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || scalar == "_" || scalar.value >= 0x80
    }

    private func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }

    // MARK: Numbers

    /// The digits from here on.
    private mutating func takeDigits() -> String {
        let start = offset
        while let next = peek, ("0"..."9").contains(next) { offset += 1 }
        return text(scalars[start..<offset])
    }

    /// Consumes an integer, or returns `nil` if there is none.
    mutating func takeInteger() throws(JSONPathError) -> Int? {
        let start = offset
        let isNegative = take("-")
        let digits = takeDigits()
        if digits.isEmpty {
            offset = start
            return nil
        }
        guard let value = Int(digits), value <= Self.largest else {
            throw JSONPathError(message: "the number is too large", offset: start)
        }
        if digits.first == "0", digits.count > 1 || isNegative {
            throw JSONPathError(message: "a number cannot have a leading zero", offset: start)
        }
        return isNegative ? -value : value
    }

    /// Consumes a number in a filter, or returns `nil` if there is none.
    mutating func takeNumber() throws(JSONPathError) -> YAMLScalarValue? {
        let start = offset
        _ = take("-")
        let digits = takeDigits()
        if digits.isEmpty {
            offset = start
            return nil
        }
        if digits.first == "0", digits.count > 1 {
            throw JSONPathError(message: "a number cannot have a leading zero", offset: start)
        }
        var isInteger = true
        if take(".") {
            isInteger = false
            if takeDigits().isEmpty { throw unexpected("a digit") }
        }
        if take("e") || take("E") {
            isInteger = false
            if !take("-") { _ = take("+") }
            if takeDigits().isEmpty { throw unexpected("a digit") }
        }
        let text = text(scalars[start..<offset])
        if isInteger, let value = Int(text) { return .int(value) }
        guard let value = Double(text), value.isFinite else {
            throw JSONPathError(message: "the number is too large", offset: start)
        }
        return .float(value)
    }

    // MARK: Text

    /// Consumes a text in single or double quotes, or returns `nil` if there is none.
    mutating func takeString() throws(JSONPathError) -> String? {
        guard let quote = peek, quote == "'" || quote == "\"" else { return nil }
        let start = offset
        offset += 1
        var text = String.UnicodeScalarView()
        while let next = peek {
            if next.value < 0x20 { throw error("a control character must be escaped") }
            offset += 1
            switch next {
            case quote: return String(text)
            case "\\": text.append(try takeEscape(quote))
            default: text.append(next)
            }
        }
        throw JSONPathError(message: "the string has no closing \(quote == "'" ? "\"'\"" : "'\"'")", offset: start)
    }

    private mutating func takeEscape(_ quote: Unicode.Scalar) throws(JSONPathError) -> Unicode.Scalar {
        guard let next = peek else { throw unexpected("an escape sequence") }
        offset += 1
        switch next {
        case quote, "\\", "/": return next
        case "b": return "\u{8}"
        case "f": return "\u{C}"
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "u":
            let first = try takeCodeUnit()
            if let scalar = Unicode.Scalar(first) { return scalar }
            guard first < 0xDC00, take("\\u") else { throw error("unpaired surrogate") }
            let second = try takeCodeUnit()
            guard (0xDC00..<0xE000).contains(second),
                let scalar = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
            else { throw error("unpaired surrogate") }
            return scalar
        default:
            offset -= 1
            throw error("unknown escape sequence '\\\(next)'")
        }
    }

    private mutating func takeCodeUnit() throws(JSONPathError) -> UInt32 {
        let digits = scalars[min(offset, scalars.count)...].prefix(4)
        let isHexadecimal = digits.allSatisfy { $0.isASCII && Character($0).isHexDigit }
        guard digits.count == 4, isHexadecimal, let unit = UInt32(text(digits), radix: 16) else {
            throw error("expected four hexadecimal digits")
        }
        offset += 4
        return unit
    }
}
