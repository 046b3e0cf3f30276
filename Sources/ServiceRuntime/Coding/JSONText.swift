/// The scalars of JSON, from their text and into it.
enum JSONText {
    // MARK: Strings

    /// Returns the text of a string whose escapes are well-formed. Half of a surrogate pair becomes U+FFFD.
    static func unescaped(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count else {
                result.append(bytes[index])
                index += 1
                continue
            }
            index += 2
            switch bytes[index - 1] {
            case UInt8(ascii: "b"): result.append(0x08)
            case UInt8(ascii: "f"): result.append(0x0C)
            case UInt8(ascii: "n"): result.append(0x0A)
            case UInt8(ascii: "r"): result.append(0x0D)
            case UInt8(ascii: "t"): result.append(0x09)
            case UInt8(ascii: "u"): append(scalar(bytes, &index), to: &result)
            default: result.append(bytes[index - 1])
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func append(_ scalar: Unicode.Scalar, to result: inout [UInt8]) {
        result.append(contentsOf: String(Character(scalar)).utf8)
    }

    /// Returns the character whose digits begin at an index, and moves the index after them, and after those of the
    /// second half of a pair.
    private static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> Unicode.Scalar {
        guard let first = unit(bytes, index) else { return "\u{FFFD}" }
        index += 4
        if (0xD800..<0xDC00).contains(first), index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
            bytes[index + 1] == UInt8(ascii: "u"), let second = unit(bytes, index + 2),
            (0xDC00..<0xE000).contains(second)
        {
            index += 6
            return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
        }
        return Unicode.Scalar(first) ?? "\u{FFFD}"
    }

    private static func unit(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> UInt32? {
        guard index + 4 <= bytes.count else { return nil }
        var unit: UInt32 = 0
        for digit in bytes[index..<index + 4] {
            guard let value = digit.hexDigitValue else { return nil }
            unit = unit << 4 + UInt32(value)
        }
        return unit
    }

    /// Appends a string with its quotes and the escapes that JSON asks for (RFC 8259, section 7).
    static func append(_ text: String, to output: inout [UInt8]) {
        var text = text
        text.withUTF8 { append($0, to: &output) }
    }

    /// Appends a string with its quotes and the escapes that JSON asks for.
    static func append(_ text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "\""))
        var start = 0
        for (index, byte) in text.enumerated() where byte < 0x20 || byte == 0x22 || byte == 0x5C {
            output.append(contentsOf: text[start..<index])
            start = index + 1
            output.append(UInt8(ascii: "\\"))
            switch byte {
            case 0x0A: output.append(UInt8(ascii: "n"))
            case 0x0D: output.append(UInt8(ascii: "r"))
            case 0x09: output.append(UInt8(ascii: "t"))
            case 0x22, 0x5C: output.append(byte)
            default:
                let digits = Array("0123456789abcdef".utf8)
                output += Array("u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        output.append(contentsOf: text[start...])
        output.append(UInt8(ascii: "\""))
    }

    // MARK: Numbers

    /// Whether a text is a number, with any zeros or a plus sign before it.
    static func isNumber(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { isNumber($0) }
    }

    /// Whether a text is a number, with any zeros or a plus sign before it.
    static func isNumber(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var rest = bytes[...]
        func skip(_ characters: StaticString) {
            guard let first = rest.first, characters.withUTF8Buffer({ $0.contains(first) }) else { return }
            rest.removeFirst()
        }
        func skipDigits() -> Bool {
            let digits = rest.prefix { $0.isDigit }
            rest = rest.dropFirst(digits.count)
            return !digits.isEmpty
        }
        skip("+-")
        guard skipDigits() else { return false }
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            guard skipDigits() else { return false }
        }
        if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
            rest.removeFirst()
            skip("+-")
            guard skipDigits() else { return false }
        }
        return rest.isEmpty
    }

    /// The integer of a text of digits; `nil` if it does not fit.
    static func integer(_ bytes: UnsafeBufferPointer<UInt8>) -> Int64? {
        let isNegative = bytes.first == UInt8(ascii: "-")
        var value: Int64 = 0
        for byte in isNegative ? bytes.dropFirst() : bytes[...] {
            // Negative numbers reach one further.
            let (product, overflows) = value.multipliedReportingOverflow(by: 10)
            let (sum, overflowsToo) = product.subtractingReportingOverflow(Int64(byte) - 48)
            guard !overflows, !overflowsToo else { return nil }
            value = sum
        }
        if isNegative { return value }
        return value == .min ? nil : -value
    }

    private static let powersOfTen: [Double] = (0...22).map { exponent in
        (0..<exponent).reduce(1.0) { power, _ in power * 10 }
    }

    /// The number of a text that is well-formed.
    static func double(_ bytes: UnsafeBufferPointer<UInt8>) -> Double {
        // Up to 2^53 and 10^22 both factors are exact, and so the one operation between them rounds correctly.
        var mantissa: UInt64 = 0
        var exponent = 0
        var isPlain = bytes.count <= 17
        var hasPoint = false
        if isPlain {
            for byte in bytes {
                if byte.isDigit {
                    mantissa = mantissa * 10 + UInt64(byte - 48)
                    if hasPoint { exponent -= 1 }
                } else if byte == UInt8(ascii: ".") {
                    hasPoint = true
                } else if byte != UInt8(ascii: "-") {
                    isPlain = false
                    break
                }
            }
        }
        if isPlain, mantissa <= 1 << 53 {
            let magnitude = Double(mantissa) / powersOfTen[-exponent]
            return bytes.first == UInt8(ascii: "-") ? -magnitude : magnitude
        }
        return Double(String(decoding: bytes, as: UTF8.self)) ?? .nan
    }
}
