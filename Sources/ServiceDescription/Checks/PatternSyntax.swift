/// Finds mistakes in patterns that make them invalid in all common dialects of regular expressions.
///
/// Descriptions should use the dialect of ECMA-262, but many use others. A pattern that is valid in any of them is not
/// reported.
enum PatternSyntax {
    /// Returns the problem of a pattern, or `nil` if nothing is certainly wrong.
    static func problem(in pattern: String) -> String? {
        var depth = 0
        var isInClass = false
        var isAtStart = true
        var escaped = false
        var previous: UInt8 = 0
        for byte in pattern.utf8 {
            let canRepeat = !isAtStart
            isAtStart = false
            defer { previous = byte }
            if escaped {
                escaped = false
                continue
            }
            switch byte {
            case UInt8(ascii: "\\"): escaped = true
            case UInt8(ascii: "]") where isInClass: isInClass = false
            case _ where isInClass: break
            case UInt8(ascii: "["): isInClass = true
            case UInt8(ascii: "("):
                depth += 1
                isAtStart = true
            case UInt8(ascii: ")"):
                if depth == 0 { return "unmatched ')'" }
                depth -= 1
            case UInt8(ascii: "|"): isAtStart = true
            case UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "?"):
                // `(?` begins a group of a kind, and `(*` a verb of PCRE.
                if canRepeat || previous == UInt8(ascii: "(") { break }
                return "there is nothing to repeat before '\(Character(Unicode.Scalar(byte)))'"
            default: break
            }
        }
        if escaped { return "it ends with a '\\'" }
        if isInClass { return "unclosed '['" }
        return depth > 0 ? "unclosed '('" : nil
    }
}
