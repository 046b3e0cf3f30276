/// Ends the first paragraph of a text with a full stop, like those of other declarations.
enum FullStop {
    /// The text with a full stop after its first paragraph, if that is prose and ends with a word.
    static func added(to text: String) -> String {
        let lines = text.parts(between: "\n", omittingEmptySubsequences: false)
        let isEmpty: (Substring) -> Bool = { $0.utf8.allSatisfy { $0 == UInt8(ascii: " ") } }
        let paragraph = lines.drop(while: isEmpty).prefix { !isEmpty($0) }
        guard let first = paragraph.first, let last = paragraph.last else { return text }
        let line = Substring(last.utf8.dropLast(last.utf8.reversed().prefix { $0 == UInt8(ascii: " ") }.count))
        guard isProse(first), isProse(last), endsInWord(line) else { return text }
        return text[..<line.endIndex] + "." + text[line.endIndex...]
    }

    /// A line of prose, with a full stop if it ends with a word.
    static func added(toLine line: String) -> String {
        endsInWord(line[...]) ? line + "." : line
    }

    /// Whether a line is prose: not a heading, a table, code or a list item.
    private static func isProse(_ line: Substring) -> Bool {
        let line = line.utf8.drop { $0 == UInt8(ascii: " ") }
        // What begins with a letter is text, as nearly all lines are.
        if line.first?.isLetter == true { return true }
        let bytes = Array(line)[...]
        return !MarkdownLine.beginsBlock(bytes) && !MarkdownLine.isUnderline(bytes)
    }

    private static func endsInWord(_ line: Substring) -> Bool {
        guard let last = line.unicodeScalars.last, last.isASCII else { return false }
        let word = line.utf8.lastIndex(of: UInt8(ascii: " ")).map { line[line.utf8.index(after: $0)...] } ?? line
        let isAddress = word.utf8.contains(UInt8(ascii: ":")) && String(word).holds("://")
        if isAddress || word.utf8.contains(UInt8(ascii: "|")) {
            return word.hasSuffix(")") && String(word).holds("](") && !endsWithSentence(inBrackets: line.utf8)
        }
        // A quotation that ends a sentence itself needs no other end.
        let end = ["'", "\""].contains(last) ? line.unicodeScalars.dropLast().last ?? last : last
        if end == ")" { return !endsWithSentence(inBrackets: line.utf8) }
        return end.properties.isAlphabetic || ("0"..."9").contains(end) || end == "`"
    }

    /// Whether the brackets at the end of a line hold a sentence with its own end: `[See the guide.](…)`, or behind another sentence
    /// `(The user must sign in.)`. One within a sentence, such as `(cats, dogs etc.)`, ends nothing.
    private static func endsWithSentence(inBrackets line: Substring.UTF8View) -> Bool {
        let text = line.dropLast()
        guard let opening = text.lastIndex(of: UInt8(ascii: "(")) else { return false }
        let before = text[..<opening]
        if before.last == UInt8(ascii: "]") { return before.dropLast().last.map(endsSentence) ?? false }
        guard text.last.map(endsSentence) == true else { return false }
        let sentence = before.dropLast()
        return before.isEmpty || before.last == UInt8(ascii: " ") && sentence.last.map(endsSentence) == true
    }

    private static func endsSentence(_ byte: UInt8) -> Bool { ".!?".utf8.contains(byte) }
}
