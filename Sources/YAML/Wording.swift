/// Describes characters and text from a file in messages. They may be long, empty or invisible.
enum Wording {
    /// What was found where something else was expected; `nil` is the end of the file.
    static func found(_ character: Unicode.Scalar?) -> String {
        switch character {
        case nil: "the end of the file"
        case "\n", "\r": "the end of the line"
        case "\t": "a tab"
        case let character?: isVisible(character) ? "'\(character)'" : "the character \(codePoint(character.value))"
        }
    }

    /// A text in quotes: on one line, at most 60 characters of it.
    static func quoted(_ text: String) -> String {
        let longest = 60
        let shown = text.unicodeScalars.prefix(longest).map { isVisible($0) ? String($0) : "\u{FFFD}" }.joined()
        return "'\(shown)\(text.unicodeScalars.count > longest ? "…" : "")'"
    }

    /// A code point as Unicode writes it: `U+00E9`.
    static func codePoint(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    private static func isVisible(_ character: Unicode.Scalar) -> Bool {
        switch character.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: false
        default: true
        }
    }
}
