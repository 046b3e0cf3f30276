/// What a line of Markdown is, without its indentation, in UTF-8.
enum MarkdownLine {
    /// Marks of Markdown at which something else than a paragraph begins.
    private static let blockMarks = [">", "|", "```", "~~~"]
    /// What authors draw lists with, which are none in Markdown.
    private static let drawnMarks = ["•", "·", "‣", "◦", "–", "—"]

    /// Whether a line, without its indentation, begins something else than a paragraph.
    static func beginsBlock(_ line: ArraySlice<UInt8>) -> Bool {
        guard let first = line.first, !first.isLetter else { return false }
        let isMarked = blockMarks.contains { line.starts(with: $0.utf8) }
        return isMarked || isHeading(line) || isBreak(line) || beginsWithBullet(line) || beginsWithNumber(line)
    }

    /// Whether a line within a paragraph begins something else, though no line is empty before it: a heading, code, a quotation, a table or
    /// a rule (CommonMark, 4.1, 4.2, 4.5 and 5.1), but for the items of a list.
    static func interruptsParagraph(_ line: ArraySlice<UInt8>) -> Bool {
        guard let first = line.first, !first.isLetter else { return false }
        let isMarked = [">", "|", "~~~"].contains { line.starts(with: $0.utf8) }
        return isMarked || isFence(line) || isHeading(line) || isBreak(line) && !isUnderline(line)
    }

    /// Whether a line begins or ends a block of code in backticks. One with more backticks behind the first ones is inline code
    /// (CommonMark, 4.5).
    static func isFence(_ line: ArraySlice<UInt8>) -> Bool {
        let rest = line.drop { $0 == UInt8(ascii: "`") }
        return line.count - rest.count > 2 && !rest.contains(UInt8(ascii: "`"))
    }

    /// Whether a line begins with the mark of an item in a list with numbers (CommonMark, 5.2).
    static func beginsWithNumber(_ line: ArraySlice<UInt8>) -> Bool {
        let digits = line.prefix(while: \.isDigit).count
        guard (1...9).contains(digits) else { return false }
        let rest = line.dropFirst(digits)
        return rest.starts(with: ". ".utf8) || rest.starts(with: ") ".utf8)
    }

    /// Whether a line is a heading (CommonMark, 4.2).
    static func isHeading(_ line: ArraySlice<UInt8>) -> Bool {
        let rest = line.drop { $0 == UInt8(ascii: "#") }
        return (1...6).contains(line.count - rest.count) && (rest.isEmpty || rest.first == UInt8(ascii: " "))
    }

    /// Whether a line is nothing but a rule (CommonMark, 4.1).
    private static func isBreak(_ line: ArraySlice<UInt8>) -> Bool {
        guard let first = line.first, "-*_".utf8.contains(first) else { return false }
        return line.count { $0 == first } > 2 && line.allSatisfy { $0 == first || $0 == UInt8(ascii: " ") }
    }

    /// Whether a line goes on with the paragraph of the one before it.
    static func continuesParagraph(_ line: ArraySlice<UInt8>) -> Bool {
        !beginsBlock(line) && !isUnderline(line) && !drawnMarks.contains { line.starts(with: $0.utf8) }
    }

    /// Whether a line makes a heading of the one before it (CommonMark, 4.3).
    static func isUnderline(_ line: ArraySlice<UInt8>) -> Bool {
        guard let first = line.first, first == UInt8(ascii: "=") || first == UInt8(ascii: "-") else { return false }
        return line.allSatisfy { $0 == first }
    }

    /// Whether a line begins with the mark of an item in a list without numbers (CommonMark, 5.2).
    static func beginsWithBullet(_ line: ArraySlice<UInt8>) -> Bool {
        guard let mark = line.first, "-*+".utf8.contains(mark) else { return false }
        return line.dropFirst().first == UInt8(ascii: " ")
    }

    /// A line with a character reference in place of an `@` or a backslash that it begins with: `@` begins a directive of DocC (`@name`),
    /// and both a field of Doxygen (`@returns`, `\returns`), for DocC even as an escape (`\@returns`).
    static func withoutCommand(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let text = line.drop { $0 == UInt8(ascii: " ") }
        let marks = text.prefix { "@\\".utf8.contains($0) }
        // What is indented so far is code, or the text of an item within an item.
        guard var sign = marks.first, text.startIndex - line.startIndex < 4,
            sign == UInt8(ascii: "@") || text[marks.endIndex...].first?.isLetter == true
        else { return line }
        let isEscape = sign == UInt8(ascii: "\\") && marks.count > 1
        if isEscape { sign = text[text.startIndex + 1] }
        return line[..<text.startIndex] + Array("&#\(sign);".utf8) + text.dropFirst(isEscape ? 2 : 1)
    }

    /// A line of which ``withoutCommand(_:)`` has replaced the beginning, as it was.
    static func withCommand(_ line: String) -> String {
        for (reference, sign) in [("&#64;", "@"), ("&#92;", "\\")] where line.hasPrefix(reference) {
            return sign + line.dropFirst(reference.count)
        }
        return line
    }

    /// The indentation of a list item's text, or empty if the line is not an item.
    static func itemIndentation(of line: ArraySlice<UInt8>) -> String {
        guard let first = line.first, !first.isLetter else { return "" }
        if beginsWithBullet(line) { return "  " }
        let digits = line.prefix(while: \.isDigit).count
        guard (1...9).contains(digits), line.dropFirst(digits).starts(with: ". ".utf8) else { return "" }
        return String(repeating: " ", count: digits + 2)
    }

    /// Whether a line divides the head of a table from its rows (GitHub Flavored Markdown, 4.10).
    static func isDelimiterRow(_ line: ArraySlice<UInt8>) -> Bool {
        line.contains(UInt8(ascii: "|")) && line.contains(UInt8(ascii: "-"))
            && line.allSatisfy { "|-: ".utf8.contains($0) }
    }
}
