/// Compiles the tags of a template, and the text between them, to instructions.
///
/// All rules about white space are applied here: a tag on a line of its own removes that line, a partial keeps the
/// indentation of its tag, and the contents of a block lose the indentation of their source and get that of the place
/// where they are rendered.
struct TemplateCompiler {
    /// The source, which instructions refer to by its bytes.
    let source: [UInt8]
    private let file: String
    private let tokens: [TemplateScanner.Token]

    /// The instructions so far.
    var instructions: [Instruction] = []
    /// The tags that they refer to.
    private(set) var tags: [Tag] = []
    /// The replaceable parts that they refer to.
    var blocks: [Block] = []

    /// How far the source is compiled.
    private var offset = 0
    /// The instructions whose contents are being compiled, from the outermost to the innermost.
    private var open: [Int] = []

    /// A compiler for what a scanner has found.
    init(scanner: TemplateScanner) {
        source = scanner.source
        file = scanner.file
        tokens = scanner.tokens
    }

    /// Fills ``instructions``, ``tags`` and ``blocks``.
    mutating func compile() throws(TemplateError) {
        for token in tokens {
            if let parent = enclosingParent {
                try compile(token, inside: parent)
            } else {
                try compile(token)
            }
        }
        appendText(upTo: source.count)
    }

    /// The parent tag whose arguments are being compiled.
    private var enclosingParent: Tag? {
        guard let index = open.last, case .parent(let tag, _, _) = instructions[index] else { return nil }
        return tags[tag]
    }

    private mutating func compile(_ token: TemplateScanner.Token) throws(TemplateError) {
        switch token.kind {
        case .comment, .delimiters:
            appendText(before: token)
        case .variable, .rawVariable:
            appendText(upTo: token)
            instructions.append(.variable(tag: try tag(token), isEscaped: token.kind == .variable))
        case .section, .invertedSection:
            appendText(before: token)
            let isInverted = token.kind == .invertedSection
            openInstruction(.section(tag: try tag(token), isInverted: isInverted, end: 0))
        case .partial:
            appendText(before: token)
            let indentation = token.isStandalone ? token.indentation : nil
            instructions.append(.partial(tag: try tag(token), indentation: indentation))
        case .parent:
            // The content of a parent is not rendered, so its two tags together can be alone on a line.
            if let start = token.lineStart, closer(of: token)?.nextLine != nil {
                appendText(upTo: start)
                openInstruction(.parent(tag: try tag(token), indentation: token.indentation, end: 0))
            } else {
                appendText(upTo: token)
                openInstruction(.parent(tag: try tag(token), indentation: nil, end: 0))
            }
            offset = token.range.upperBound
        case .block:
            try openBlock(token)
        case .close:
            close(token)
        }
    }

    /// Compiles a tag directly inside a parent, where only blocks mean anything and text is ignored.
    private mutating func compile(_ token: TemplateScanner.Token, inside parent: Tag) throws(TemplateError) {
        switch token.kind {
        case .comment, .delimiters:
            break
        case .block:
            if isArgument(token.name) {
                throw TemplateError(
                    file: file,
                    at: token.position,
                    "the parent '\(parent.name)' gets the block '\(token.name)' twice"
                )
            }
            let content = BlockContent(startsLine: token.nextLine != nil, endsLine: closer(of: token)?.lineStart != nil)
            openInstruction(.argument(tag: try tag(token), content: content, end: 0))
            offset = token.nextLine ?? token.range.upperBound
        case .close:
            close(token)
        case .variable, .rawVariable, .section, .invertedSection, .partial, .parent:
            throw TemplateError(
                file: file,
                at: token.position,
                "'\(token.name)' has no effect here: only blocks are rendered inside the parent '\(parent.name)'"
            )
        }
    }

    /// Returns whether the parent tag whose arguments are being compiled already has one with that name.
    private func isArgument(_ name: String) -> Bool {
        var index = (open.last ?? 0) + 1
        while index < instructions.count, case .argument(let tag, _, let end) = instructions[index] {
            if tags[tag].name == name { return true }
            index = end
        }
        return false
    }

    private mutating func openBlock(_ token: TemplateScanner.Token) throws(TemplateError) {
        let closer = closer(of: token)
        let startsLine = token.lineStart != nil
        let endsLine = closer?.nextLine != nil
        let content = BlockContent(startsLine: token.isStandalone, endsLine: closer?.isStandalone ?? false)
        blocks.append(
            Block(
                tag: try tag(token),
                indentation: startsLine ? token.indentation : nil,
                lineEnding: endsLine ? closer.flatMap(lineEnding) : nil,
                content: content
            )
        )
        if let start = token.lineStart { appendText(upTo: start) } else { appendText(upTo: token) }
        openInstruction(.block(blocks.count - 1, end: 0))
        offset = content.startsLine ? token.nextLine ?? token.range.upperBound : token.range.upperBound
    }

    private mutating func close(_ token: TemplateScanner.Token) {
        guard let index = open.popLast() else { return }
        let contents = index + 1
        switch instructions[index] {
        case .section(let tag, let isInverted, _):
            appendText(before: token)
            instructions[index] = .section(tag: tag, isInverted: isInverted, end: instructions.count)
        case .parent(let tag, let indentation, _):
            let isStandalone = indentation != nil
            offset = isStandalone ? token.nextLine ?? token.range.upperBound : token.range.upperBound
            instructions[index] = .parent(tag: tag, indentation: indentation, end: instructions.count)
        case .argument(let tag, let content, _):
            if let start = token.lineStart { appendText(upTo: start) } else { appendText(upTo: token) }
            offset = token.range.upperBound
            instructions[index] = .argument(tag: tag, content: content, end: instructions.count)
            if let common = commonIndentation(of: contents..<instructions.count) {
                removeIndentation(common.count, from: contents..<instructions.count)
            }
        case .block(let block, _):
            if blocks[block].content.endsLine { appendText(before: token) } else { appendText(upTo: token) }
            offset = token.nextLine ?? token.range.upperBound
            instructions[index] = .block(block, end: instructions.count)
            if blocks[block].content.startsLine, let common = commonIndentation(of: contents..<instructions.count) {
                blocks[block].indentation = common
            }
        case .text, .variable, .partial: break
        }
    }

    private mutating func openInstruction(_ instruction: Instruction) {
        open.append(instructions.count)
        instructions.append(instruction)
    }

    private func closer(of token: TemplateScanner.Token) -> TemplateScanner.Token? {
        token.closer.map { tokens[$0] }
    }

    /// Enters a tag in the table and returns its index there.
    private mutating func tag(_ token: TemplateScanner.Token) throws(TemplateError) -> Int {
        var name = token.name
        var isDynamic = false
        switch token.kind {
        case .partial, .parent:
            isDynamic = name.hasPrefix("*")
            if isDynamic { name.removeFirst() }
        default: break
        }
        let path = name == "." ? [] : name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let isPath = isDynamic || [.variable, .rawVariable, .section, .invertedSection].contains(token.kind)
        if isPath, path.contains("") {
            throw TemplateError(file: file, at: token.position, "the dotted name '\(name)' has an empty part")
        }
        tags.append(Tag(name: name, path: path, isDynamic: isDynamic, position: token.position))
        return tags.count - 1
    }
}

// MARK: Text

extension TemplateCompiler {
    /// Appends the text before a tag, and skips the tag; where it has a line to itself, with the rest of that line.
    private mutating func appendText(before token: TemplateScanner.Token) {
        if let lineStart = token.lineStart, let nextLine = token.nextLine {
            appendText(upTo: lineStart)
            offset = nextLine
        } else {
            appendText(upTo: token)
        }
    }

    /// Appends all text before a tag inside a line, and skips the tag.
    private mutating func appendText(upTo token: TemplateScanner.Token) {
        let start = token.range.lowerBound
        appendText(upTo: start)
        if isLineStart(start) {
            // No text, but the place for the indentation of this line.
            instructions.append(.text(start..<start, startsLine: true))
        }
        offset = token.range.upperBound
    }

    private mutating func appendText(upTo end: Int) {
        while offset < end {
            let lineEnd = source[offset..<end].firstIndex(of: .newline).map { $0 + 1 } ?? end
            instructions.append(.text(offset..<lineEnd, startsLine: isLineStart(offset)))
            offset = lineEnd
        }
    }

    private func isLineStart(_ offset: Int) -> Bool {
        offset == 0 || source[offset - 1] == .newline
    }

    private func lineEnding(after token: TemplateScanner.Token) -> Range<Int>? {
        guard let end = token.nextLine else { return nil }
        let start = source[token.range.upperBound..<end].firstIndex { !$0.isBlank } ?? end
        return start..<end
    }
}

extension TemplateScanner.Token {
    /// The white space before a tag that is the first of its line.
    fileprivate var indentation: Range<Int> { (lineStart ?? range.lowerBound)..<range.lowerBound }
}
