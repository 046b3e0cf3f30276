/// Finds mistakes in patterns that make them invalid in all common dialects of regular expressions.
///
/// Descriptions should use the dialect of ECMA-262, but many use others. A pattern that is valid in any of them is not
/// reported.
enum PatternSyntax {
    /// How a dialect reads what is not the same in all of them.
    private enum Dialect {
        /// `[]` is a class of nothing (ECMA-262).
        case emptyClasses
        /// A `]` at the start of a class is a member of it, and what is between `\Q` and `\E` is text (Perl).
        case perl
    }

    /// Returns the problem of a pattern, or `nil` if nothing is certainly wrong.
    static func problem(in pattern: String) -> String? {
        guard let problem = problem(in: pattern, as: .emptyClasses) else { return nil }
        return self.problem(in: pattern, as: .perl) == nil ? nil : problem
    }

    private static func problem(in pattern: String, as dialect: Dialect) -> String? {
        var depth = 0
        var isInClass = false
        var isAtStartOfClass = false
        var isAtStart = true
        var escaped = false
        var isQuoted = false
        var previous: UInt8 = 0
        for byte in pattern.utf8 {
            let canRepeat = !isAtStart
            isAtStart = false
            let canEndClass = dialect != .perl || !isAtStartOfClass
            isAtStartOfClass = isAtStartOfClass && byte == UInt8(ascii: "^") && previous == UInt8(ascii: "[")
            defer { previous = byte }
            if isQuoted {
                isQuoted = !(byte == UInt8(ascii: "E") && previous == UInt8(ascii: "\\"))
                continue
            }
            if escaped {
                escaped = false
                isQuoted = byte == UInt8(ascii: "Q") && dialect == .perl
                continue
            }
            switch byte {
            case UInt8(ascii: "\\"): escaped = true
            case UInt8(ascii: "]") where isInClass && canEndClass: isInClass = false
            case _ where isInClass: break
            case UInt8(ascii: "["):
                isInClass = true
                isAtStartOfClass = true
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
