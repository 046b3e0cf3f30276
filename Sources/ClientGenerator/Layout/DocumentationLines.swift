import ServiceDescription

/// The lines of documentation comments, created from the texts of a description.
///
/// Each line is the part after `///`: empty, or a space and text. No character of the description can end a comment,
/// because every kind of line break becomes a new comment line and invisible characters are removed.
enum DocumentationLines {
    /// The width to which text is filled, without the indentation and the comment marks.
    private static let width = 108

    private static let space = UInt8(ascii: " ")

    /// The lines of the documentation of a part.
    ///
    /// - Parameters:
    ///   - documentation: The documentation in the description.
    ///   - fallback: The text to use if there is none, or if it begins with something else than a paragraph, such as a heading.
    ///   - note: What the client does, which follows the text.
    static func lines(
        _ documentation: Documentation,
        fallback: @autoclosure () -> String,
        note: String? = nil
    ) -> [String] {
        var lines = text(documentation)
        if lines.isEmpty {
            append(withDefault(fallback(), of: documentation), to: &lines)
        } else {
            // DocC shows the first paragraph where it lists declarations, and nothing if something else comes first.
            var summary: [String] = []
            if !beginsWithParagraph(lines) { append(fallback(), to: &summary) }
            if summary.contains(where: { !$0.isEmpty }) { lines = summary + [""] + lines }
            if let value = documentation.defaultValue, !tells(lines, default: value) {
                lines.append("")
                append(sentence(onDefault: value), to: &lines)
            }
        }
        if documentation.isDeprecated {
            let reason = documentation.deprecation.map { " " + paragraph($0) } ?? ""
            lines.append("")
            fill(
                Array("- Warning: The service marks this as deprecated.\(reason)".utf8)[...],
                continuation: "  ",
                into: &lines
            )
        }
        if let note { lines += ["", note] }
        return lines.map { $0.isEmpty ? "" : " " + $0 }
    }

    /// A value as code. Marks of code mean nothing around nothing, or around others.
    static func code(_ value: String) -> String {
        if value.isEmpty { return "`\"\"`" }
        return value.holds("`") ? value : "`\(value)`"
    }

    /// The first paragraph of these lines.
    static func summary(_ lines: [String]) -> [String] {
        Array(lines.prefix { !$0.isEmpty })
    }

    /// The lines of a list item such as that of a parameter, after the given introduction, with the lists within its first paragraph.
    static func item(
        _ introduction: String,
        _ documentation: Documentation,
        fallback: @autoclosure () -> String
    ) -> [String] {
        // A list item is one paragraph: what follows an empty line would end the list.
        var paragraph = withoutHeadings(text(documentation))
        if isAddress(paragraph) { paragraph = [fallback() + " See " + paragraph[0].trimmed] }
        if paragraph.isEmpty {
            append(withDefault(fallback(), of: documentation), to: &paragraph)
        } else if let value = documentation.defaultValue, !tells(paragraph, default: value) {
            paragraph = paragraph.prefix { !$0.isEmpty } + [sentence(onDefault: value)]
        }
        var lines: [String] = []
        var (item, continuation) = (introduction, "    ")
        var isBroken = false
        for line in paragraph.prefix(while: { !$0.isEmpty }) {
            let text = line.trimmed
            let indentation = MarkdownLine.itemIndentation(of: Array(text.utf8)[...])
            defer { isBroken = text.last == "\\" }
            if isBroken, indentation.isEmpty {
                fill(Array(item.utf8)[...], continuation: continuation, into: &lines)
                item = continuation + text
            } else if indentation.isEmpty {
                item += (item.last == " " ? "" : " ") + text
            } else {
                // The items of a list within stay items.
                while item.last == " " { item.removeLast() }
                if !item.isEmpty { fill(Array(item.utf8)[...], continuation: continuation, into: &lines) }
                (item, continuation) = ("    " + text, "    " + indentation)
            }
        }
        while item.last == " " { item.removeLast() }
        fill(Array(item.utf8)[...], continuation: continuation, into: &lines)
        return lines.map { " " + $0 }
    }

    /// Lines without the headings at their beginning.
    private static func withoutHeadings(_ lines: [String]) -> [String] {
        Array(lines.drop { $0.isEmpty || MarkdownLine.isHeading(Array($0.utf8)[...]) })
    }

    /// Whether the first block is a paragraph.
    private static func beginsWithParagraph(_ lines: [String]) -> Bool {
        guard let first = lines.first, !isAddress(lines) else { return false }
        let line = Array(first.utf8)
        if line.first?.isLetter == true && lines.count == 1 { return true }
        let isIndentedCode = line.starts(with: "    ".utf8)
        let trimmed = line.drop { $0 == space }
        let next = lines.count > 1 ? Array(lines[1].utf8)[...] : []
        return !isIndentedCode && !MarkdownLine.beginsBlock(trimmed) && !MarkdownLine.isUnderline(next)
            && !MarkdownLine.isDelimiterRow(next)
    }

    /// Whether the text is only an address, which tells nothing to those who do not follow it.
    private static func isAddress(_ lines: [String]) -> Bool {
        guard lines.count == 1, let line = lines.first?.trimmed else { return false }
        return (line.hasPrefix("https://") || line.hasPrefix("http://")) && !line.utf8.contains(space)
    }

    /// The first paragraph of a text of the description, on one line.
    static func paragraph(_ text: String) -> String {
        self.text(Documentation(text: text)).prefix { !$0.isEmpty }.map(\.trimmed).joined(separator: " ")
    }

    private static func text(_ documentation: Documentation) -> [String] {
        var lines: [String] = []
        let summary = documentation.summary.map(markdown)
        let text = documentation.text.map(markdown)
        // Many descriptions repeat the summary at the beginning of the text.
        if let summary, text?.hasPrefix(stripped(summary)) != true { append(summary, to: &lines) }
        if let text {
            if lines.last?.isEmpty == false { lines.append("") }
            append(text, to: &lines)
        }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    private static func markdown(_ text: String) -> String {
        let text = SentenceStart.capitalized(in: withoutMargin(text))
        return isSentence(text)
            ? FullStop.added(toLine: text)
            : FullStop.added(to: MarkdownText.markdown(SharedIndentation.removed(from: visible(text))))
    }

    /// A text without the spaces before its first line, which mean nothing unless that is an item of a list, to which those of the others
    /// are compared, or code, which a text of one line is not.
    private static func withoutMargin(_ text: String) -> String {
        guard text.utf8.first == space else { return text }
        let rest = text.utf8.drop { $0 == space }
        let isLine = !rest.contains { "\r\n".utf8.contains($0) }
        let isMargin = isLine || text.utf8.count - rest.count < 4
        return isMargin && !MarkdownLine.beginsBlock(Array(rest.prefix(20))[...]) ? String(Substring(rest)) : text
    }

    /// Whether a text is one line that begins with a letter, and means the same in Markdown, which most texts of descriptions
    /// are: nothing is to be done with it but to fill lines.
    private static func isSentence(_ text: String) -> Bool {
        guard text.utf8.first?.isLetter == true, text.utf8.last != space else { return false }
        return text.allBytes { byte in
            switch byte {
            case UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "`"), UInt8(ascii: "@"), UInt8(ascii: "|"),
                UInt8(ascii: "]"):
                false
            default: byte >= space && byte < 0x7F
            }
        }
    }

    // MARK: Defaults

    private static func withDefault(_ text: String, of documentation: Documentation) -> String {
        guard let value = documentation.defaultValue else { return text }
        return (text.isEmpty ? "" : text + " ") + sentence(onDefault: value)
    }

    private static func sentence(onDefault value: String) -> String { "The default is \(code(value))." }

    /// Whether a text tells a default already.
    private static func tells(_ lines: [String], default value: String) -> Bool {
        let text = lines.joined(separator: " ").lowercased()
        guard text.holds("default") else { return false }
        return Words(text).words.contains(value.lowercased())
            || !value.isEmpty && text.holds(code(value).lowercased())
    }

    // MARK: Lines

    private static func stripped(_ line: String) -> Substring {
        var line = line[...]
        while let last = line.last, last == "." || last.isWhitespace { line.removeLast() }
        return line
    }

    private static func append(_ text: String, to lines: inout [String]) {
        if isSentence(text) {
            return fill(withSingleSpaces(Array(text.utf8)[...]), continuation: "", into: &lines)
        }
        var isCode = false
        var isTable = false
        var isInList = false
        var paragraph = Paragraph()
        let source = Array(visible(text).utf8).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, written) in source.enumerated() {
            let line = written.dropLast(written.reversed().prefix { $0 == space }.count)
            let trimmed = line.drop { $0 == space }
            if trimmed.isEmpty {
                isTable = false
                paragraph.end(into: &lines)
                // One empty line separates as well as two.
                if lines.last?.isEmpty == false { lines.append("") }
                continue
            }
            let isFence = trimmed.starts(with: "```".utf8)
            if isFence { isCode.toggle() }
            isTable =
                isTable || trimmed.first == UInt8(ascii: "|")
                || index + 1 < source.count && MarkdownLine.isDelimiterRow(source[index + 1])
            if isCode || isFence || isTable {
                paragraph.end(into: &lines)
                lines.append(String(decoding: line, as: UTF8.self))
                continue
            }
            if !MarkdownLine.continuesParagraph(trimmed) { paragraph.end(into: &lines) }
            let indentation = String(repeating: " ", count: trimmed.startIndex - line.startIndex)
            let itemIndentation = MarkdownLine.itemIndentation(of: trimmed)
            if !paragraph.isOpen { isInList = !itemIndentation.isEmpty || isInList && !indentation.isEmpty }
            // What is indented so far outside of lists is code.
            let isLine = !paragraph.isOpen && !isInList && indentation.count > 3 || MarkdownLine.isHeading(trimmed)
            let isCodeLine = isLine && indentation.count > 3
            let prose = isCodeLine ? line : withSingleSpaces(line)
            paragraph.add(
                indentation.count < 4 ? withoutField(prose) : prose,
                continuation: indentation + itemIndentation
            )
            // A backslash or two spaces at its end break a line (CommonMark, 6.7).
            let isBroken = written.count > line.count + 1 || line.last == UInt8(ascii: "\\")
            if isLine || isBroken { paragraph.end(into: &lines) }
        }
        paragraph.end(into: &lines)
        if isCode { lines.append("```") }
    }

    /// A line with one space between words, but in code and before the text of an item of a list.
    private static func withSingleSpaces(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let text = line.drop { $0 == space }
        guard zip(text, text.dropFirst()).contains(where: { $0 == space && $1 == space }) else { return line }
        let mark = MarkdownLine.itemIndentation(of: text).utf8.count
        let prose = text.dropFirst(mark).drop { $0 == space }
        var result = Array(line[..<prose.startIndex])
        var isInCode = false
        for byte in prose {
            if byte == UInt8(ascii: "`") { isInCode.toggle() }
            if byte == space, !isInCode, result.last == space { continue }
            result.append(byte)
        }
        return result[...]
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
        mutating func end(into result: inout [String]) {
            defer { self = Paragraph() }
            guard let first = lines.first, let continuation = continuations.first else { return }
            if lines.count > 1, lines.contains(where: { $0.count > width }) {
                let rest = lines.dropFirst().map { $0.drop { $0 == space } }
                fill(Array(([first] + rest).joined(separator: [space]))[...], continuation: continuation, into: &result)
            } else {
                for (line, continuation) in zip(lines, continuations) {
                    fill(line, continuation: continuation, into: &result)
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

    /// The text with every line break as a line feed, every tab as spaces, and without what cannot be seen.
    private static func visible(_ text: String) -> String {
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

    /// The end of a mark that would begin a list or a heading at the beginning of a line and comes next, so that it stays behind the word
    /// before it; or the given place, if something else comes next.
    private static func endOfMark(behind place: Int, in bytes: ArraySlice<UInt8>) -> Int {
        let rest = bytes[place...].dropFirst()
        let word = rest.prefix { $0 != space }
        guard (1...3).contains(word.count), word.endIndex < bytes.endIndex, word.first?.isLetter != true else {
            return place
        }
        return MarkdownLine.beginsBlock(bytes[word.startIndex...word.endIndex]) ? word.endIndex : place
    }

    private static func fill(_ bytes: ArraySlice<UInt8>, continuation: String, into lines: inout [String]) {
        guard bytes.count > width else {
            lines.append(String(decoding: bytes, as: UTF8.self))
            return
        }
        var current = Array(bytes.prefix { $0 == space })
        current.reserveCapacity(width)
        var isEmpty = true
        var start = bytes.startIndex + current.count
        while start < bytes.endIndex {
            var end = start
            while end < bytes.endIndex, bytes[end] != space { end += 1 }
            end = endOfMark(behind: end, in: bytes)
            if !isEmpty, current.count + 1 + end - start > width {
                lines.append(String(decoding: current, as: UTF8.self))
                current.replaceSubrange(0..., with: continuation.utf8)
                isEmpty = true
            }
            if !isEmpty { current.append(space) }
            current += bytes[start..<end]
            isEmpty = false
            start = end
            while start < bytes.endIndex, bytes[start] == space { start += 1 }
        }
        if !isEmpty { lines.append(String(decoding: current, as: UTF8.self)) }
    }
}
