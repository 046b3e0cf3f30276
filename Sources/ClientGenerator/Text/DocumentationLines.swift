import ServiceDescription

/// The lines of documentation comments, created from the texts of a description.
///
/// Each line is the part after `///`: empty, or a space and text. No character of the description can end a comment,
/// because every kind of line break becomes a new comment line and invisible characters are removed; ``SwiftText/onOneLine(_:)`` sees
/// to it once more where lines are written.
enum DocumentationLines {
    /// The lines of the documentation of a part.
    ///
    /// - Parameters:
    ///   - documentation: The documentation in the description.
    ///   - fallback: The text to use if there is none, and before one of several parts or one that begins with something else than a
    ///     paragraph, such as a heading.
    ///   - note: What the client does, which follows the text.
    ///   - hasHeadings: Whether headings at the beginning of the text stay. The place of a member, an option or a value needs none.
    ///   - names: What the text may mention.
    static func lines(
        _ documentation: Documentation,
        fallback: @autoclosure () -> String,
        note: String? = nil,
        hasHeadings: Bool = true,
        names: DocumentedNames = .none
    ) -> [String] {
        let text = text(documentation, hasHeadings: hasHeadings, names: names)
        var blocks: [[String]] = []
        if text.isEmpty {
            blocks.append(filled(withDefault(fallback(), of: documentation)))
        } else {
            // DocC shows the first paragraph where it lists declarations, and nothing if something else comes first.
            if documentation.isShared || !beginsWithParagraph(text) { blocks.append(filled(fallback())) }
            blocks.append(text)
            if let value = documentation.defaultValue, !tells(blocks.joined(), default: value) {
                let sentence = sentence(onDefault: value)
                // Completion shows the first paragraph alone.
                if endsSentence(text) {
                    blocks[blocks.count - 1] = text.dropLast() + filled(text[text.count - 1].trimmed + " " + sentence)
                } else {
                    blocks.append(filled(sentence))
                }
            }
        }
        if let deprecation = deprecation(of: documentation) {
            var warning = FilledLines()
            warning.fill("- Warning: \(deprecation)", continuation: "  ")
            blocks.append(warning.lines)
        }
        if let note { blocks.append([note]) }
        return divided(blocks).map { $0.isEmpty ? "" : " " + $0 }
    }

    /// The lines of several blocks, with an empty line between them.
    private static func divided(_ blocks: [[String]]) -> [String] {
        Array(blocks.filter { !$0.isEmpty }.joined(separator: [""]))
    }

    /// The lines of a text of the client's own.
    static func lines(of text: String) -> [String] { lines(Documentation(), fallback: text) }

    /// A value as code. Marks of code mean nothing around nothing, around others, or where a line ends between them: what does not show
    /// itself is written as in a literal.
    static func code(_ value: String) -> String {
        let value = value.isEmpty || !SwiftText.isHarmless(value) ? SwiftText.quoted(value) : value
        return value.holds("`") ? value : "`\(value)`"
    }

    /// The first paragraph of these lines, or the block that they begin with, up to an empty line.
    static func summary(_ lines: [String]) -> [String] {
        let block = lines.prefix { !$0.isEmpty }
        guard let first = block.first, !interruptsParagraph(first) else { return Array(block) }
        return Array(block.prefix { !interruptsParagraph($0) })
    }

    private static func interruptsParagraph(_ line: String) -> Bool {
        MarkdownLine.interruptsParagraph(Array(line.utf8).drop { $0 == UInt8(ascii: " ") })
    }

    /// The blocks behind the first paragraph of these lines, with the empty line before them that their author may have left out.
    private static func further(behind summary: [String], in lines: [String]) -> [String] {
        let rest = lines.dropFirst(summary.count)
        return indented((rest.first?.isEmpty == false ? [""] : []) + rest)
    }

    /// The lines of a list item such as that of a parameter, after the given introduction. Further blocks are indented to the text of the
    /// item, so that they belong to it (CommonMark, 5.2).
    ///
    /// - Parameters:
    ///   - introduction: What the item begins with.
    ///   - documentation: The documentation in the description.
    ///   - fallback: The text to use if there is none.
    ///   - note: What the client does, which follows the first paragraph of the description.
    ///   - names: What the text may mention.
    static func item(
        _ introduction: String,
        _ documentation: Documentation,
        fallback: @autoclosure () -> String,
        note: String? = nil,
        names: DocumentedNames = .none
    ) -> [String] {
        let text = text(documentation, hasHeadings: false, names: names)
        var paragraph = summary(text)
        let further = further(behind: paragraph, in: text)
        if paragraph.isEmpty {
            paragraph = filled(withDefault(fallback(), of: documentation))
        } else {
            let value = documentation.defaultValue.flatMap { tells(text, default: $0) ? nil : $0 }
            for addition in [value.map(sentence(onDefault:)), note].compactMap(\.self) {
                paragraph += filled(addition)
            }
        }
        if let deprecation = deprecation(of: documentation) { paragraph += filled(deprecation) }
        var item = ItemLines(introduction)
        for line in paragraph { item.add(line.trimmed) }
        return item.ended.map { " " + $0 } + further
    }

    /// The lines of a list item with a text of the client's own.
    static func item(_ introduction: String, of text: String) -> [String] {
        item(introduction, Documentation(), fallback: text)
    }

    /// The blocks of a text behind its first paragraph, as those of a list item.
    static func further(_ text: String) -> [String] {
        let lines = self.text(Documentation(text: text), hasHeadings: false)
        return further(behind: summary(lines), in: lines)
    }

    /// Lines indented to the text of an item. A heading among them would be one of the whole page, and is a paragraph in bold type.
    private static func indented(_ lines: [String]) -> [String] {
        var indented: [String] = []
        var isCode = false
        var isBehindTitle = false
        for line in lines {
            let bytes = Array(line.utf8)[...]
            if MarkdownLine.isFence(bytes.drop { $0 == UInt8(ascii: " ") }) { isCode.toggle() }
            let title = isCode ? nil : boldTitle(bytes)
            let shown = title ?? line
            let isDivided = title != nil || isBehindTitle
            if isDivided, !shown.isEmpty, indented.last?.isEmpty == false { indented.append("") }
            indented.append(shown.isEmpty ? "" : "     " + shown)
            isBehindTitle = title != nil
        }
        return indented
    }

    /// A heading in bold type, empty if it says nothing; `nil` if the line is none.
    private static func boldTitle(_ line: ArraySlice<UInt8>) -> String? {
        guard MarkdownLine.isHeading(line) else { return nil }
        let title = String(decoding: line.drop { $0 == UInt8(ascii: "#") }, as: UTF8.self).trimmed
        return title.isEmpty ? "" : "**\(title)**"
    }

    private static func filled(_ text: String) -> [String] { FilledLines(text).lines }

    /// A list item, and the items of the lists within.
    private struct ItemLines {
        private var filled = FilledLines()
        /// The text that is not filled yet, and the indentation of its further lines.
        private var open: (text: String, continuation: String)
        /// Whether its author broke the line that was added last.
        private var isBroken = false

        /// An item that begins with an introduction.
        init(_ introduction: String) { open = (introduction, "    ") }

        /// Adds a line of the text, without blanks around it.
        mutating func add(_ line: String) {
            let indentation = MarkdownLine.itemIndentation(of: Array(line.utf8)[...])
            if !indentation.isEmpty {
                // The items of a list within stay items.
                end()
                open = ("    " + line, "    " + indentation)
            } else if isBroken {
                end()
                open.text = open.continuation + line
            } else {
                open.text += (open.text.last == " " ? "" : " ") + line
            }
            isBroken = line.last == "\\"
        }

        private mutating func end() {
            while open.text.last == " " { open.text.removeLast() }
            if !open.text.isEmpty { filled.fill(open.text, continuation: open.continuation) }
        }

        /// All of its lines.
        var ended: [String] {
            var whole = self
            whole.end()
            return whole.filled.lines
        }
    }

    /// Whether the first block is a paragraph.
    private static func beginsWithParagraph(_ lines: [String]) -> Bool {
        guard let first = lines.first else { return false }
        let line = Array(first.utf8)
        if line.first?.isLetter == true && lines.count == 1 { return true }
        let isIndentedCode = line.starts(with: "    ".utf8)
        let trimmed = line.drop { $0 == UInt8(ascii: " ") }
        let next = lines.count > 1 ? Array(lines[1].utf8)[...] : []
        return !isIndentedCode && !MarkdownLine.beginsBlock(trimmed) && !MarkdownLine.isUnderline(next)
            && !MarkdownLine.isDelimiterRow(next)
    }

    /// Whether the lines are one paragraph that another sentence can follow: it ends with a sentence, and not within code.
    private static func endsSentence(_ lines: [String]) -> Bool {
        guard beginsWithParagraph(lines), let end = lines.last?.utf8.last, ".!?".utf8.contains(end) else {
            return false
        }
        let marks = lines.reduce(0) { $0 + $1.utf8.count { $0 == UInt8(ascii: "`") } }
        return marks.isMultiple(of: 2)
            && lines.dropFirst().allSatisfy {
                MarkdownLine.continuesParagraph(Array($0.trimmed.utf8)[...]) && !$0.isEmpty
            }
    }

    /// The first paragraph of a text of the description, on one line.
    static func paragraph(_ text: String) -> String {
        let lines = summary(self.text(Documentation(text: text), hasHeadings: false))
        // Where the lines begin is not known yet, so nothing in them is a command.
        return lines.map { MarkdownLine.withCommand($0.trimmed) }.joined(separator: " ")
    }

    /// What says that something should not be used any more, and why, if the service says so.
    private static func deprecation(of documentation: Documentation) -> String? {
        guard documentation.isDeprecated else { return nil }
        return "The service marks this as deprecated." + (documentation.deprecation.map { " " + paragraph($0) } ?? "")
    }

    private static func text(
        _ documentation: Documentation,
        hasHeadings: Bool,
        names: DocumentedNames = .none
    ) -> [String] {
        let markdown = {
            names.spelled(in: DocumentationText.markdown(hasHeadings ? $0 : DocumentationText.withoutHeadings($0)))
        }
        let summary = documentation.summary.map(markdown)
        let text = documentation.text.map(markdown)
        // Many descriptions repeat the summary at the beginning of the text.
        let isRepeated = summary.map { text?.hasPrefix(stripped($0)) == true } ?? false
        return divided([isRepeated ? nil : summary, text].compactMap { $0.map(filled) })
    }

    // MARK: Defaults

    private static func withDefault(_ text: String, of documentation: Documentation) -> String {
        guard let value = documentation.defaultValue else { return text }
        return (text.isEmpty ? "" : text + " ") + sentence(onDefault: value)
    }

    private static func sentence(onDefault value: String) -> String { "The default is \(code(value))." }

    /// Whether a text tells a default already.
    private static func tells(_ lines: some Sequence<String>, default value: String) -> Bool {
        let text = lines.joined(separator: " ").lowercased()
        guard text.holds("default") else { return false }
        return Words(text).words.contains(value.lowercased())
            || !value.isEmpty && text.holds(code(value).lowercased())
    }

    private static func stripped(_ line: String) -> Substring {
        var line = line[...]
        while let last = line.last, last == "." || last.isWhitespace { line.removeLast() }
        return line
    }
}
