/// Makes text from a description safe for use in Swift source, whatever it contains.
enum SwiftText {
    /// Text as it is written between the quotes of a string literal.
    static func literal(_ text: String) -> String {
        escaped(text) { "\\u{" + String($0.value, radix: 16) + "}" }
    }

    /// Text with the escapes that literals of Swift and of JSON have in common.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - code: Writes another character that does not show itself.
    static func escaped(_ text: String, code: (Unicode.Scalar) -> String) -> String {
        // Nearly every text is as harmless as it looks.
        if text.utf8.allSatisfy(isPlain) { return text }
        var escaped = ""
        escaped.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": escaped += "\\\\"
            case "\"": escaped += "\\\""
            case "\n": escaped += "\\n"
            case "\r": escaped += "\\r"
            case "\t": escaped += "\\t"
            default:
                if isHarmless(scalar) {
                    escaped.unicodeScalars.append(scalar)
                } else {
                    escaped += code(scalar)
                }
            }
        }
        return escaped
    }

    /// A string literal, quotes included.
    static func quoted(_ text: String) -> String {
        "\"\(literal(text))\""
    }

    /// An array of string literals.
    static func literal(_ texts: [String]) -> String {
        "[" + texts.map(quoted).joined(separator: ", ") + "]"
    }

    /// An array of arrays of string literals.
    static func literal(_ lists: [[String]]) -> String {
        "[" + lists.map(literal).joined(separator: ", ") + "]"
    }

    /// A text as it may stand on one line of source: each character that does not show itself is a space. Views make what they show of
    /// texts harmless where they know what these are; this keeps whatever they overlook in its comment or its literal.
    @Sendable
    static func onOneLine(_ text: String) -> String {
        if isHarmless(text) { return text }
        var line = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { line.append(isHarmless(scalar) ? scalar : " ") }
        return String(line)
    }

    /// Whether each character of a text shows itself.
    static func isHarmless(_ text: String) -> Bool {
        text.allBytes { $0 >= 0x20 && $0 < 0x7F } || text.unicodeScalars.allSatisfy(isHarmless)
    }

    /// Whether a byte is a visible character of ASCII that means nothing in a literal.
    private static func isPlain(_ byte: UInt8) -> Bool {
        (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\\") && byte != UInt8(ascii: "\"")
    }

    /// Whether a character shows itself: control and format characters could hide or reorder what follows.
    static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar.value >= 0x20 && scalar.value != 0x7F }
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: return false
        default: return true
        }
    }
}
