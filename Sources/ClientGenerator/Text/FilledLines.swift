/// Lines of Markdown, each as long as documentation comments are at most.
struct FilledLines {
    /// The width to which text is filled, without the indentation and the comment marks.
    private static let width = 108

    private static let space = UInt8(ascii: " ")

    /// The lines.
    private(set) var lines: [String] = []

    /// No lines.
    init() {}

    /// The lines of a text in Markdown, none of which is empty at its beginning or its end.
    init(_ text: String) {
        if DocumentationText.isSentence(text) {
            fill(Self.withSingleSpaces(Array(text.utf8)[...]), continuation: "")
            return
        }
        var isCode = false
        var isTable = false
        var isInList = false
        var paragraph = Paragraph()
        let source = Array(DocumentationText.visible(text).utf8).split(
            separator: UInt8(ascii: "\n"),
            omittingEmptySubsequences: false
        )
        for (index, written) in source.enumerated() {
            let line = written.dropLast(written.reversed().prefix { $0 == Self.space }.count)
            let trimmed = line.drop { $0 == Self.space }
            if trimmed.isEmpty {
                isTable = false
                paragraph.end(into: &self)
                // One empty line separates as well as two.
                if lines.last?.isEmpty == false { lines.append("") }
                continue
            }
            // Inline code of the same mark stays on its line, too: broken, its beginning would be a fence.
            let beginsWithCode = trimmed.starts(with: "```".utf8)
            if beginsWithCode, MarkdownLine.isFence(trimmed) { isCode.toggle() }
            isTable =
                isTable || trimmed.first == UInt8(ascii: "|")
                || index + 1 < source.count && MarkdownLine.isDelimiterRow(source[index + 1])
            if isCode || beginsWithCode || isTable {
                paragraph.end(into: &self)
                append(isCode || beginsWithCode ? line : MarkdownLine.withoutCommand(line))
                continue
            }
            if !MarkdownLine.continuesParagraph(trimmed) { paragraph.end(into: &self) }
            let indentation = String(repeating: " ", count: trimmed.startIndex - line.startIndex)
            let itemIndentation = MarkdownLine.itemIndentation(of: trimmed)
            if !paragraph.isOpen { isInList = !itemIndentation.isEmpty || isInList && !indentation.isEmpty }
            // What is indented so far outside of lists is code.
            let isLine = !paragraph.isOpen && !isInList && indentation.count > 3 || MarkdownLine.isHeading(trimmed)
            let isCodeLine = isLine && indentation.count > 3
            let prose = isCodeLine ? line : Self.withSingleSpaces(line)
            paragraph.add(
                indentation.count < 4 ? Self.withoutField(prose) : prose,
                continuation: indentation + itemIndentation
            )
            // A backslash or two spaces at its end break a line (CommonMark, 6.7).
            let isBroken = written.count > line.count + 1 || line.last == UInt8(ascii: "\\")
            if isLine || isBroken { paragraph.end(into: &self) }
        }
        paragraph.end(into: &self)
        if isCode { lines.append("```") }
        if lines.last?.isEmpty == true { lines.removeLast() }
    }

    /// A line with one space between words, and none between code or a link and the punctuation after it. Code, and what
    /// precedes the text of a list item, stays as it is.
    private static func withSingleSpaces(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let text = line.drop { $0 == space }
        guard zip(text, text.dropFirst()).contains(where: { $0 == space && ($1 == space || isStop($1)) }) else {
            return line
        }
        let mark = MarkdownLine.itemIndentation(of: text).utf8.count
        let prose = text.dropFirst(mark).drop { $0 == space }
        var result = Array(line[..<prose.startIndex])
        var isInCode = false
        for (index, byte) in zip(prose.indices, prose) {
            if byte == UInt8(ascii: "`") { isInCode.toggle() }
            if byte == space, !isInCode, result.last == space { continue }
            let endsWord = index + 1 == prose.endIndex || prose[index + 1] == space
            if isStop(byte), endsWord, !isInCode, endsWithCodeOrLink(result.dropLast()), result.last == space {
                result.removeLast()
            }
            result.append(byte)
        }
        return result[...]
    }

    private static func isStop(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") }

    private static func endsWithCodeOrLink(_ text: ArraySlice<UInt8>) -> Bool {
        text.last == UInt8(ascii: "`") || text.last == UInt8(ascii: ")")
    }

    /// The lines of a paragraph or of an item of a list, as its author broke them.
    private struct Paragraph {
        private var lines: [ArraySlice<UInt8>] = []
        private var continuations: [String] = []

        /// Whether it has a line.
        var isOpen: Bool { !lines.isEmpty }

        /// Adds a line.
        ///
        /// - Parameters:
        ///   - line: The line.
        ///   - continuation: The indentation of what does not fit on it.
        mutating func add(_ line: ArraySlice<UInt8>, continuation: String) {
            lines.append(line)
            continuations.append(continuation)
        }

        /// Ends the paragraph. Where one of its lines must be broken, all are filled again: short lines and long ones would take turns
        /// otherwise.
        mutating func end(into result: inout FilledLines) {
            defer { self = Paragraph() }
            guard let first = lines.first, let continuation = continuations.first else { return }
            if lines.count > 1, lines.contains(where: { Columns.exceed(FilledLines.width, in: $0) }) {
                let rest = lines.dropFirst().map { $0.drop { $0 == space } }
                result.fill(Array(([first] + rest).joined(separator: [space]))[...], continuation: continuation)
            } else {
                for (line, continuation) in zip(lines, continuations) {
                    result.fill(line, continuation: continuation)
                }
            }
        }
    }

    /// A line in which bold type keeps an item of a list from being taken for the documentation of a parameter, of the
    /// result or of errors. Escapes do not help: DocC and Xcode look at the text that they stand for.
    private static func withoutField(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let item = line.drop { $0 == space }
        guard MarkdownLine.beginsWithBullet(item), let colon = item.firstIndex(of: UInt8(ascii: ":")) else {
            return line
        }
        let text = item.dropFirst(2).drop { $0 == space }
        guard text.startIndex < colon else { return line }
        let words = String(decoding: text[..<colon], as: UTF8.self).lowercased()
        // Only plain text up to a colon is such a field, and any that begins with *parameter*.
        guard words == "returns" || words == "throws" || words.hasPrefix("parameter"),
            !words.utf8.contains(where: { "*`[<\\".utf8.contains($0) })
        else { return line }
        return line[..<text.startIndex] + "**".utf8 + text[...colon] + "**".utf8 + text[(colon + 1)...]
    }

    /// The end of what would begin a list, a heading, a quotation, a table, a block of code or, within code, a command at the beginning of a line and comes
    /// next, so that it stays behind the word before it; or the given place, if something else comes next.
    private static func endOfMark(behind place: Int, in bytes: ArraySlice<UInt8>, isCode: Bool) -> Int {
        let rest = bytes[place...].drop { $0 == space }
        let word = rest.prefix { $0 != space }
        guard let first = word.first, !first.isLetter else { return place }
        // So many of them mark something as much as one with a space behind it.
        if ["```", "~~~", ">", "|"].contains(where: { word.starts(with: $0.utf8) }) { return word.endIndex }
        // A character reference for it would show in code.
        if isCode, "@\\".utf8.contains(first) { return word.endIndex }
        guard word.count <= 3, word.endIndex < bytes.endIndex else { return place }
        return MarkdownLine.beginsBlock(bytes[word.startIndex...word.endIndex]) ? word.endIndex : place
    }

    /// Adds one line, broken where it is too long.
    ///
    /// - Parameters:
    ///   - text: The line.
    ///   - continuation: The indentation of what does not fit on it.
    mutating func fill(_ text: String, continuation: String) {
        fill(Array(text.utf8)[...], continuation: continuation)
    }

    private mutating func fill(_ bytes: ArraySlice<UInt8>, continuation: String) {
        guard Columns.exceed(Self.width, in: bytes) else { return append(MarkdownLine.withoutCommand(bytes)) }
        var current = Array(bytes.prefix { $0 == Self.space })
        current.reserveCapacity(Self.width)
        // Counting the columns of the whole text each time would be quadratic.
        var length = current.count
        var isEmpty = true
        var isCode = false
        var start = bytes.startIndex + current.count
        while start < bytes.endIndex {
            var end = start
            var next = bytes[start...].prefix { $0 != Self.space }.endIndex
            while next > end {
                if !bytes[end..<next].count(where: { $0 == UInt8(ascii: "`") }).isMultiple(of: 2) { isCode.toggle() }
                end = next
                next = Self.endOfMark(behind: end, in: bytes, isCode: isCode)
            }
            let added = Columns.count(of: bytes[start..<end])
            if !isEmpty, length + 1 + added > Self.width {
                append(MarkdownLine.withoutCommand(current[...]))
                current.replaceSubrange(0..., with: continuation.utf8)
                length = current.count
                isEmpty = true
            }
            if !isEmpty {
                current.append(Self.space)
                length += 1
            }
            current += bytes[start..<end]
            length += added
            isEmpty = false
            start = end
            while start < bytes.endIndex, bytes[start] == Self.space { start += 1 }
        }
        if !isEmpty { append(MarkdownLine.withoutCommand(current[...])) }
    }

    private mutating func append(_ line: ArraySlice<UInt8>) { lines.append(String(decoding: line, as: UTF8.self)) }
}
