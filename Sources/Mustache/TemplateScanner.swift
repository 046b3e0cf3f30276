/// Finds the tags of a template, matches opening and closing tags, and notes which tags have a line of their own.
struct TemplateScanner {
    /// One tag as it is written in the source.
    struct Token {
        /// What a tag does, as its sigil says.
        enum Kind {
            case variable, rawVariable, section, invertedSection, partial, parent, block, close, comment, delimiters
        }

        /// What it does.
        let kind: Kind
        /// The contents without sigil and surrounding white space.
        let name: String
        /// The bytes of the tag with its delimiters.
        let range: Range<Int>
        /// Where it stands.
        let position: TemplatePosition
        /// The start of the tag's line, if there are only blanks between it and the tag.
        let lineStart: Int?
        /// The start of the next line (or the end of the source), if there are only blanks between the tag and it.
        let nextLine: Int?
        /// The index of the tag that closes this one.
        var closer: Int?

        /// Whether the tag has its line to itself.
        var isStandalone: Bool { lineStart != nil && nextLine != nil }
    }

    /// The text of the template, in UTF-8.
    let source: [UInt8]
    /// The file that errors name.
    let file: String
    /// The tags, in the order of the source.
    private(set) var tokens: [Token] = []

    private var opening = Array("{{".utf8)
    private var closing = Array("}}".utf8)
    private var offset = 0
    private var line = 1
    private var lineStart = 0
    /// Up to where the characters of the line are counted, and how many they are.
    private var counted = (offset: 0, columns: 0)

    /// A scanner for the text of a template, in UTF-8.
    init(source: [UInt8], file: String) {
        self.source = source
        self.file = file
    }

    /// Fills ``tokens``.
    mutating func scan() throws(TemplateError) {
        var open: [Int] = []
        while let start = find(opening, from: offset) {
            advance(to: start)
            let token = try scanTag()
            switch token.kind {
            case .section, .invertedSection, .parent, .block:
                open.append(tokens.count)
                tokens.append(token)
            case .close:
                try close(&open, with: token)
            case .variable, .rawVariable, .partial, .comment, .delimiters:
                tokens.append(token)
            }
        }
        if let index = open.last {
            let token = tokens[index]
            throw TemplateError(file: file, at: token.position, "\(describe(token)) is never closed")
        }
    }

    /// Scans the tag at ``offset`` and moves behind it.
    private mutating func scanTag() throws(TemplateError) -> Token {
        let start = offset
        let position = TemplatePosition(line: line, column: column(of: start))
        var contentStart = start + opening.count
        while contentStart < source.count, source[contentStart].isWhitespace { contentStart += 1 }

        let sigil = contentStart < source.count ? source[contentStart] : nil
        let (kind, terminator) = Self.kind(of: sigil)
        if kind != .variable { contentStart += 1 }
        let closer = terminator + closing
        guard let contentEnd = find(closer, from: contentStart) else {
            let (opening, closer) = (String(decoding: opening, as: UTF8.self), String(decoding: closer, as: UTF8.self))
            throw TemplateError(
                file: file,
                at: position,
                "the tag is never closed: expected '\(closer)' after '\(opening)'"
            )
        }
        let end = contentEnd + closer.count
        let content = trimmed(contentStart..<contentEnd)
        let name = try checkedName(String(decoding: source[content], as: UTF8.self), kind: kind, at: position)
        if kind == .delimiters { try setDelimiters(name, at: position) }
        advance(to: end)
        return Token(
            kind: kind,
            name: name,
            range: start..<end,
            position: position,
            lineStart: startOfLine(before: start),
            nextLine: startOfNextLine(after: end),
            closer: nil
        )
    }

    /// What a tag is by the first character of its contents, and what must precede its closing delimiter.
    private static func kind(of sigil: UInt8?) -> (Token.Kind, terminator: [UInt8]) {
        switch sigil {
        case UInt8(ascii: "#"): (.section, [])
        case UInt8(ascii: "^"): (.invertedSection, [])
        case UInt8(ascii: "/"): (.close, [])
        case UInt8(ascii: ">"): (.partial, [])
        case UInt8(ascii: "<"): (.parent, [])
        case UInt8(ascii: "$"): (.block, [])
        case UInt8(ascii: "!"): (.comment, [])
        case UInt8(ascii: "&"): (.rawVariable, [])
        case UInt8(ascii: "{"): (.rawVariable, [UInt8(ascii: "}")])
        case UInt8(ascii: "="): (.delimiters, [UInt8(ascii: "=")])
        default: (.variable, [])
        }
    }

    /// The name of a tag, with what the specification leaves undefined refused.
    private func checkedName(
        _ content: String,
        kind: Token.Kind,
        at position: TemplatePosition
    ) throws(TemplateError) -> String {
        var name = content[...]
        switch kind {
        case .comment, .delimiters: return content
        case .partial, .parent, .close:
            // There may be blanks between the asterisk of a dynamic name and the name.
            if name.first == "*" { name = "*" + name.dropFirst().drop(while: \.isWhitespace) }
        case .variable, .rawVariable, .section, .invertedSection, .block: break
        }
        if name.isEmpty || name == "*" { throw TemplateError(file: file, at: position, "the tag has no name") }
        if name.contains(where: \.isWhitespace) {
            throw TemplateError(file: file, at: position, "the name '\(name)' contains whitespace")
        }
        return String(name)
    }

    private mutating func setDelimiters(_ content: String, at position: TemplatePosition) throws(TemplateError) {
        let delimiters = content.split(whereSeparator: \.isWhitespace)
        guard delimiters.count == 2, !content.contains("=") else {
            throw TemplateError(
                file: file,
                at: position,
                "a tag that sets delimiters must contain two of them, separated by a space and without '=', as in "
                    + "'{{=<% %>=}}'; found '\(content)'"
            )
        }
        opening = Array(delimiters[0].utf8)
        closing = Array(delimiters[1].utf8)
    }

    /// Pairs a closing tag with the innermost open one, which it has to name.
    private mutating func close(_ open: inout [Int], with token: Token) throws(TemplateError) {
        guard let index = open.popLast() else {
            throw TemplateError(
                file: file,
                at: token.position,
                "unexpected '/\(token.name)': no section is open here"
            )
        }
        let opener = tokens[index]
        guard opener.name == token.name else {
            throw TemplateError(
                file: file,
                at: token.position,
                "expected '/\(opener.name)' for \(describe(opener)) at line \(opener.position.line), column "
                    + "\(opener.position.column), but found '/\(token.name)'"
            )
        }
        tokens[index].closer = tokens.count
        tokens.append(token)
    }

    private func describe(_ token: Token) -> String {
        switch token.kind {
        case .invertedSection: "the inverted section '\(token.name)'"
        case .parent: "the parent '\(token.name)'"
        case .block: "the block '\(token.name)'"
        default: "the section '\(token.name)'"
        }
    }
}

// MARK: Places in the source

extension TemplateScanner {
    private func find(_ pattern: [UInt8], from start: Int) -> Int? {
        var offset = start
        while offset <= source.count - pattern.count {
            if source[offset] == pattern[0], source[offset...].starts(with: pattern) { return offset }
            offset += 1
        }
        return nil
    }

    /// Moves to an offset and counts the lines on the way.
    private mutating func advance(to end: Int) {
        for index in offset..<end where source[index] == .newline {
            line += 1
            lineStart = index + 1
            counted = (lineStart, 0)
        }
        offset = end
    }

    /// The column of an offset in the current line, which is none before the last one that was asked for.
    private mutating func column(of offset: Int) -> Int {
        let isScalarStart = { (byte: UInt8) in byte & 0b1100_0000 != 0b1000_0000 }
        counted = (offset, counted.columns + source[counted.offset..<offset].count(where: isScalarStart))
        return counted.columns + 1
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        guard let first = range.first(where: { !source[$0].isWhitespace }),
            let last = range.last(where: { !source[$0].isWhitespace })
        else { return range.lowerBound..<range.lowerBound }
        return first..<last + 1
    }

    private func startOfLine(before offset: Int) -> Int? {
        var start = offset
        while start > 0, source[start - 1].isBlank { start -= 1 }
        return start == 0 || source[start - 1] == .newline ? start : nil
    }

    private func startOfNextLine(after offset: Int) -> Int? {
        var end = offset
        while end < source.count, source[end].isBlank { end += 1 }
        if end == source.count { return end }
        if source[end] == .carriageReturn { end += 1 }
        return end < source.count && source[end] == .newline ? end + 1 : nil
    }
}

extension UInt8 {
    /// The line feed, which ends a line.
    static let newline = UInt8(ascii: "\n")
    /// The carriage return, which may precede it.
    static let carriageReturn = UInt8(ascii: "\r")

    /// White space that does not end a line.
    var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

    /// White space, including what ends a line.
    var isWhitespace: Bool { isBlank || self == .newline || self == .carriageReturn }
}
