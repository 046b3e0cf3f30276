/// Prepares the texts of descriptions for documentation comments: as Markdown, in whole sentences, without what cannot be seen.
enum DocumentationText {
    private static let space = UInt8(ascii: " ")

    /// A text of a description as Markdown that DocC understands.
    static func markdown(_ text: String) -> String {
        let text = capitalized(withoutMargin(text))
        return isSentence(text)
            ? FullStop.added(toLine: text)
            : FullStop.added(to: MarkdownText.markdown(SharedIndentation.removed(from: visible(text))))
    }

    /// A text without the headings at its beginning.
    static func withoutHeadings(_ text: String) -> String {
        var rest = text[...]
        while let first = rest.utf8.first(where: { !" \r\n".utf8.contains($0) }), first == UInt8(ascii: "#") {
            let heading = rest.utf8.drop { " \r\n".utf8.contains($0) }.prefix { !"\r\n".utf8.contains($0) }
            guard MarkdownLine.isHeading(Array(heading)[...]) else { break }
            rest = rest[heading.endIndex...]
        }
        return rest.startIndex == text.startIndex ? text : rest.trimmed
    }

    /// A text without the spaces before its first line. They mean something only if that line is an item of a list, because the
    /// indentation of other items is compared with it, or if it is code, which a single line is not.
    private static func withoutMargin(_ text: String) -> String {
        guard text.utf8.first == space else { return text }
        let rest = text.utf8.drop { $0 == space }
        let isLine = !rest.contains { "\r\n".utf8.contains($0) }
        let isMargin = isLine || text.utf8.count - rest.count < 4
        return isMargin && !MarkdownLine.beginsBlock(Array(rest.prefix(20))[...]) ? String(Substring(rest)) : text
    }

    /// The text with a capital at its beginning, like others above declarations, if that is a word in small letters and no name, such as
    /// `x-ms-version`, `iOS` or `example.com`.
    private static func capitalized(_ text: String) -> String {
        let bytes = text.utf8
        guard let first = bytes.first, first.isSmall else { return text }
        var rest = bytes.drop(while: \.isSmall)
        if let mark = rest.first, ",:;.".utf8.contains(mark) { rest = rest.dropFirst() }
        guard rest.first.map({ $0 == space || $0 == UInt8(ascii: "\n") }) ?? true else { return text }
        return Phrases.capitalized(text)
    }

    /// Whether a text is one line that begins with a letter, and means the same in Markdown, which most texts of descriptions
    /// are: nothing is to be done with it but to fill lines.
    static func isSentence(_ text: String) -> Bool {
        guard text.utf8.first?.isLetter == true, text.utf8.last != space else { return false }
        return text.allBytes { byte in
            switch byte {
            case UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "`"), UInt8(ascii: "|"), UInt8(ascii: "]"): false
            default: byte >= space && byte < 0x7F
            }
        }
    }

    /// The text with every line break as a line feed, every tab as spaces, and without what cannot be seen.
    static func visible(_ text: String) -> String {
        if text.allBytes({ ($0 >= 0x20 && $0 < 0x7F) || $0 == UInt8(ascii: "\n") }) { return text }
        var visible = String.UnicodeScalarView()
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n" where previous == "\r": break
            case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": visible.append("\n")
            case "\t":
                // Several at once would be added in the time that it takes to copy all before them.
                for _ in 0..<4 { visible.append(" ") }
            default: if SwiftText.isHarmless(scalar) { visible.append(scalar) }
            }
            previous = scalar
        }
        return String(visible)
    }
}
