/// Enumeration values that differ in a sign: `-created` sorts the other way round than `created`, blood of type `A+` is
/// another than `A-`, and `1.5` is less than `15`.
enum SignedValue {
    /// A value whose signs at its beginning and its end are words. Only signs that tell values apart are: `usage-` is not
    /// less than `usage`, but `AA-` is a rating below `AA`.
    static func spelledOut(_ value: String) -> String {
        guard let first = value.utf8.first, let last = value.utf8.last else { return value }
        if let decimal = withDecimalPoint(value) { return decimal }
        var text = value[...]
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
