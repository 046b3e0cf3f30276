import ServiceDescription

/// Markdown that is built from HTML elements in their order, whether or not they are closed.
struct MarkdownOutput {
    /// The contents of an element that is not closed yet.
    private struct Frame {
        let name: String
        var address: String?
        var text = ""
    }

    private struct List {
        var number: Int?

        /// What an item begins with.
        var mark: String { number.map { "\($0). " } ?? "- " }
    }

    /// The maximum nesting depth of elements. Deeper ones are text.
    private static let maximumNesting = 12

    private static let blocks: Set<String> = [
        "p", "br", "div", "hr", "blockquote", "section", "dl", "dt", "dd", "center", "note", "important", "fullname",
        // The elements of documentation in C# that Swashbuckle leaves in.
        "remarks", "para", "summary", "details", "figure", "figcaption",
    ]
    private static let tables: Set<String> = ["table", "thead", "tbody", "tfoot", "tr", "th", "td"]
    private static let strong: Set<String> = ["b", "strong", "h1", "h2", "h3", "h4", "h5", "h6"]
    private static let emphasis: Set<String> = ["i", "em"]
    private static let code: Set<String> = ["code", "tt", "kbd", "samp"]
    /// Elements without a meaning in Markdown.
    private static let plain: Set<String> = [
        "span", "font", "small", "big", "u", "sup", "sub", "img", "nobr", "abbr",
        // What PostgREST writes of keys of tables.
        "pk", "fk",
    ]
    private static let lists: Set<String> = ["ul", "ol", "li"]
    private static let others: Set<String> = ["a", "pre"]
    private static let known = blocks.union(tables).union(strong).union(emphasis).union(code).union(plain).union(lists)
        .union(others)

    /// Whether the source is one line, in which elements alone divide the rows of a table of Markdown.
    private let isFromOneLine: Bool

    private var frames = [Frame(name: "")]
    /// The position of the innermost element.
    private var last: Int { frames.count - 1 }
    private var lists: [List] = []
    /// Whether spaces mean nothing, because a line has just begun.
    private var skipsSpaces = false
    private var needsIndentation = false
    private var isBehindMark = false
    /// Whether a row of a table is open, which is one line.
    private var isInRow = false
    /// Where the last line of the whole text begins, and up to where line breaks in it were looked for, in bytes.
    private var lastLine = (start: 0, end: 0)

    /// Nothing yet.
    ///
    /// - Parameter isFromOneLine: Whether the source is one line.
    init(isFromOneLine: Bool) {
        self.isFromOneLine = isFromOneLine
    }

    /// Whether the current text is code, in which only its end tag has a meaning.
    var isCode: Bool { frames.contains { $0.name == "code" || $0.name == "pre" } }

    /// Whether a tag has a meaning at its place.
    func isKnown(_ tag: HTMLSource.Tag) -> Bool { Self.known.contains(tag.name) }

    /// Whether a sentence has just ended, in the same line or in one before it.
    var isBehindSentence: Bool {
        frames[last].text.last { $0 != " " && $0 != "\n" }.map { ".!?".contains($0) } ?? false
    }

    // MARK: Text

    /// Adds text, which may be Markdown.
    mutating func text(_ text: String) {
        if needsIndentation { frames[last].text += indentation(lists[...]) }
        needsIndentation = false
        skipsSpaces = false
        isBehindMark = false
        frames[last].text += text
    }

    /// Adds a space, unless a line has just begun.
    mutating func space() {
        if skipsSpaces || (isInRow && frames[last].text.last == " ") { return }
        frames[last].text += " "
    }

    /// Adds a line break of the text, unless a line has just begun.
    mutating func newLine() {
        if isInRow { return space() }
        if !skipsSpaces { frames[last].text += "\n" }
    }

    /// Removes the line break behind which nothing follows in its line.
    mutating func removeLineBreak() {
        if frames[last].text.last == "\n" { frames[last].text.removeLast() }
        if last == 0 { lastLine.end = min(lastLine.end, frames[0].text.utf8.count) }
    }

    /// The whole text. Elements that were not closed are treated as if they had not begun.
    mutating func finished() -> String {
        while frames.count > 1 { flatten() }
        return frames[0].text
    }

    // MARK: Elements

    /// Follows a tag.
    mutating func apply(_ tag: HTMLSource.Tag, isBeforeWord: Bool) {
        switch tag.name {
        case "a", "pre": openOrClose(tag, as: tag.name, isBeforeWord)
        case _ where Self.code.contains(tag.name):
            if isCode, !tag.isEnd { return }
            openOrClose(tag, as: "code", isBeforeWord)
        case _ where isCode: return
        case _ where Self.emphasis.contains(tag.name): openOrClose(tag, as: "em", isBeforeWord)
        case _ where Self.strong.contains(tag.name):
            let isHeading = tag.name.hasPrefix("h")
            if isHeading, !tag.isEnd { beginLine(isParagraph: true) }
            openOrClose(tag, as: "strong", isBeforeWord)
            if isHeading, tag.isEnd { beginLine(isParagraph: true) }
        case _ where isInRow && Self.lists.contains(tag.name): listInRow(tag)
        case "ul", "ol": list(tag)
        case "li": item(tag)
        case _ where Self.tables.contains(tag.name): table(tag)
        case _ where Self.blocks.contains(tag.name):
            if isInRow { space() } else { beginLine(isParagraph: true) }
        default: break
        }
    }

    /// Adds a table as a list of its rows, in which a dash precedes each cell except the first.
    private mutating func table(_ tag: HTMLSource.Tag) {
        switch tag.name {
        case "tr":
            isInRow = false
            item(tag)
            isInRow = !tag.isEnd
        case "th", "td":
            if tag.isEnd {
                if tag.name == "th" { close("strong", false) }
                if !isInRow { text(" ") }
            } else {
                if isInRow, !isBehindMark { separateCells() }
                if tag.name == "th" { open("strong") }
            }
            skipsSpaces = true
        default:
            isInRow = false
            beginLine(isParagraph: tag.name == "table")
        }
    }

    private mutating func separateCells() {
        removeSpaces()
        text(" — ")
    }

    /// Adds a list to a row of a table, which is one line: its items, with commas between them unless they are sentences.
    private mutating func listInRow(_ tag: HTMLSource.Tag) {
        switch (tag.name, tag.isEnd) {
        case ("li", true): return
        case ("li", false) where !skipsSpaces:
            removeSpaces()
            text(isBehindSentence ? " " : ", ")
        default: space()
        }
        skipsSpaces = true
    }

    private mutating func list(_ tag: HTMLSource.Tag) {
        if tag.isEnd {
            if !lists.isEmpty { lists.removeLast() }
            isBehindMark = false
            beginLine(isParagraph: lists.isEmpty)
        } else if lists.count < Self.maximumNesting {
            beginLine(isParagraph: lists.isEmpty)
            lists.append(List(number: tag.name == "ol" ? 1 : nil))
        }
    }

    private mutating func item(_ tag: HTMLSource.Tag) {
        if tag.isEnd { return beginLine(isParagraph: false) }
        guard !isInTable else { return text(" ") }
        isBehindMark = false
        beginLine(isParagraph: false)
        let mark = lists.last?.mark ?? "- "
        needsIndentation = false
        text(indentation(lists.dropLast()) + mark)
        if let number = lists.last?.number { lists[lists.count - 1].number = number + 1 }
        skipsSpaces = true
        isBehindMark = true
    }

    private func indentation(_ lists: ArraySlice<List>) -> String {
        String(repeating: " ", count: lists.reduce(0) { $0 + $1.mark.count })
    }

    private mutating func beginLine(isParagraph: Bool) {
        skipsSpaces = true
        if isBehindMark { return }
        if isInTable {
            if isFromOneLine { removeSpaces() }
            let endsRow = isFromOneLine && frames[last].text.last == "|"
            text(endsRow ? "\n" : " ")
            skipsSpaces = endsRow
            return
        }
        removeSpaces()
        if !frames[last].text.isEmpty {
            let breaks = frames[last].text.reversed().prefix { $0 == "\n" }.count
            frames[last].text += String(repeating: "\n", count: max(0, (isParagraph ? 2 : 1) - breaks))
        }
        needsIndentation = !lists.isEmpty
    }

    /// Whether the line is a row of a table of Markdown, which a line break would end.
    private var isInTable: Bool {
        mutating get {
            let bytes = frames[0].text.utf8
            let added = bytes.suffix(bytes.count - lastLine.end)
            if let lineBreak = added.lastIndex(of: UInt8(ascii: "\n")) {
                lastLine.start = bytes.distance(from: bytes.startIndex, to: lineBreak) + 1
            }
            lastLine.end = bytes.count
            return bytes.dropFirst(lastLine.start).first == UInt8(ascii: "|")
        }
    }

    /// Removes the spaces at the end of the text.
    private mutating func removeSpaces() {
        while frames[last].text.last == " " { frames[last].text.removeLast() }
        if last == 0 { lastLine.end = min(lastLine.end, frames[0].text.utf8.count) }
    }

    // MARK: Frames

    /// Opens or closes an element that is written like others of its kind.
    private mutating func openOrClose(_ tag: HTMLSource.Tag, as name: String, _ isBeforeWord: Bool) {
        if tag.isEnd { close(name, isBeforeWord) } else { open(name, tag.address) }
    }

    private mutating func open(_ name: String, _ address: String? = nil) {
        guard frames.count < Self.maximumNesting, !frames.contains(where: { $0.name == name }) else { return }
        if name == "pre" { beginLine(isParagraph: true) }
        frames.append(Frame(name: name, address: address))
        if name == "pre" || name == "code" { skipsSpaces = false }
    }

    private mutating func close(_ name: String, _ isBeforeWord: Bool) {
        guard let index = frames.lastIndex(where: { $0.name == name }), index > 0 else { return }
        while frames.count > index + 1 { flatten() }
        let frame = frames.removeLast()
        let core = (name == "pre" ? SharedIndentation.removed(from: frame.text, isCode: true) : frame.text).trimmed
        guard !core.isEmpty else { return space() }
        let before = frame.text.prefix { $0.isWhitespace }
        let after = frame.text.reversed().prefix { $0.isWhitespace }
        var rendered = Self.rendered(core, frame)
        // Marks of emphasis mean nothing between a sign and a letter (CommonMark, 6.2).
        if name == "em" || name == "strong", rendered != core {
            if isBeforeWord, after.isEmpty, core.last.map({ !$0.isLetter && !$0.isNumber }) == true { rendered += " " }
            let previous = frames[last].text.last
            if previous?.isLetter == true || previous?.isNumber == true, core.first?.isLetter != true, before.isEmpty {
                rendered = " " + rendered
            }
        }
        if name == "pre" {
            frames[last].text += rendered
            return beginLine(isParagraph: true)
        }
        text(before.isEmpty ? rendered : " " + rendered)
        if !after.isEmpty { space() }
    }

    private mutating func flatten() {
        let frame = frames.removeLast()
        frames[last].text += frame.text
    }

    private static func rendered(_ text: String, _ frame: Frame) -> String {
        let isOneParagraph = !text.holds("\n\n") && !text.holds("\n- ")
        switch frame.name {
        case "code": return text.holds("`") || !isOneParagraph ? escaped(text) : "`\(text)`"
        case "pre": return text.holds("```") ? escaped(text) : "```\n\(text)\n```"
        case "em", "strong":
            let mark = frame.name == "em" ? "*" : "**"
            return isOneParagraph && text.first != "*" && text.last != "*" ? mark + text + mark : text
        default:
            guard let address = frame.address, isOneParagraph else { return text }
            let isAddress = text == address || text.holds("](")
            return isAddress ? "<\(address)>" : "[\(brackets(in: text))](\(address))"
        }
    }

    private static func brackets(in text: String) -> String {
        text.replacing("[", with: "\\[").replacing("]", with: "\\]")
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("`", with: "\\`").replacing("<", with: "\\<")
    }
}
