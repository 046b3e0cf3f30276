/// Enumeration values that differ in a sign: `-created` sorts the other way round than `created`, blood of type `A+` is
/// another than `A-`, and `1.5` is less than `15`.
enum SignedValue {
    /// A value whose signs at its beginning and its end, and before numbers, are words. Only signs that tell values apart are: `usage-`
    /// is not less than `usage`, but `AA-` is a rating below `AA`.
    static func spelledOut(_ value: String) -> String {
        guard let first = value.utf8.first, let last = value.utf8.last else { return value }
        if let decimal = withDecimalPoint(value) { return decimal }
        var text = withInnerSigns(value)[...]
        var (before, after) = ("", "")
        if first == UInt8(ascii: "-") || first == UInt8(ascii: "+"), text.dropFirst().first?.isLetter == true {
            text = text.dropFirst()
            before = first == UInt8(ascii: "-") ? "minus " : "plus "
        }
        switch last {
        case UInt8(ascii: "+"):
            while text.last == "+" {
                text = text.dropLast()
                after += " plus"
            }
        case UInt8(ascii: "-") where isGrade(text.dropLast()):
            text = text.dropLast()
            after = " minus"
        case UInt8(ascii: "#") where text.count == 2 && isGrade(text.dropLast()):
            text = text.dropLast()
            after = " sharp"
        default:
            break
        }
        return text.contains { $0.isLetter || $0.isNumber } ? before + text + after : value
    }

    /// The time zones that others are ahead of or behind.
    private static let zones = ["gmt", "utc"]

    /// A value whose pluses between a letter and a digit are words, and the minuses of time zones: `Etc/GMT+10` and `UTC-05:00`. Any
    /// other `-` only divides words.
    private static func withInnerSigns(_ value: String) -> String {
        let bytes = Array(value.utf8)
        let signs = bytes.indices.dropFirst().filter { index in
            guard bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-"), bytes[index - 1].isLetter,
                index + 1 < bytes.count, bytes[index + 1].isDigit
            else { return false }
            let zone = bytes[max(0, index - 3)..<index].map { $0 | 0x20 }
            return bytes[index] == UInt8(ascii: "+") || zones.contains { zone == Array($0.utf8) }
        }
        if signs.isEmpty { return value }
        var text: [UInt8] = []
        var start = 0
        for sign in signs {
            text += bytes[start..<sign]
            text += (bytes[sign] == UInt8(ascii: "+") ? " plus " : " minus ").utf8
            start = sign + 1
        }
        return String(decoding: text + bytes[start...], as: UTF8.self)
    }

    /// A decimal number with the point as a word; `nil` for anything else.
    private static func withDecimalPoint(_ value: String) -> String? {
        let digits = value.hasPrefix("-") ? value.dropFirst() : value[...]
        let parts = digits.parts(between: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(\.isDigit) }) else { return nil }
        return (digits.startIndex == value.startIndex ? "" : "minus ") + parts[0] + " point " + parts[1]
    }

    /// Whether a text is up to three capitals, as blood types and ratings are.
    private static func isGrade(_ text: Substring) -> Bool {
        (1...3).contains(text.utf8.count) && text.utf8.allSatisfy(\.isCapital)
    }
}
