/// Converts the texts of descriptions to Markdown for DocC. According to OpenAPI they are Markdown, but many contain
/// HTML.
///
/// Known elements become Markdown, character references become characters, and every other `<` is escaped, because DocC
/// and Xcode do not render HTML. Code is unchanged. Text that DocC would read as a symbol link (two backticks, which mark code in
/// reStructuredText) is made harmless.
struct MarkdownText {
    /// The text as Markdown.
    static func markdown(_ text: String) -> String {
        // Most texts have nothing of it.
        let isPlain = text.allBytes { byte in
            switch byte {
            case UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "`"), UInt8(ascii: "]"): false
            default: true
            }
        }
        if isPlain { return text }
        var converter = MarkdownText(text)
        return converter.converted()
    }

    private let source: HTMLSource
    private var output: MarkdownOutput
    private var position = 0
    /// Whether only spaces precede the position in its line.
    private var isAtLineStart = true
    private var wasLineEmpty = true
    /// Whether the line belongs to a list, in which what is indented is part of an item.
    private var isInList = false
    /// Up to where it is known that no run of so many backticks follows.
    private var openCode: [Int: Int] = [:]

    private init(_ text: String) {
        source = HTMLSource(text)
        output = MarkdownOutput(isFromOneLine: !text.holds("\n"))
    }

    private mutating func converted() -> String {
        followList()
        if isIndentedCode(at: 0) { copyLine() }
        while let byte = source[position] {
            let wasAtLineStart = isAtLineStart
            if byte != UInt8(ascii: " ") { isAtLineStart = false }
            switch byte {
            case UInt8(ascii: "\n"): newLine(wasEmpty: wasAtLineStart)
            case UInt8(ascii: " "):
                output.space()
                position += 1
            case UInt8(ascii: "`"): code()
            case UInt8(ascii: "<"): element()
            case UInt8(ascii: "&"): reference(isAtLineStart: wasAtLineStart)
            case UInt8(ascii: "["): link(at: position, isAtLineStart: wasAtLineStart)
            case UInt8(ascii: "!"): link(at: position + 1, isAtLineStart: wasAtLineStart)
            case UInt8(ascii: "\\"): take(source.isSign(position + 1) ? 2 : 1)
            default: take(source.plainLength(from: position))
            }
        }
        return output.finished()
    }

    private mutating func take(_ length: Int) {
        output.text(source.text(position, position + length))
        position = min(position + length, source.count)
    }

    // MARK: Lines

    private mutating func newLine(wasEmpty: Bool) {
        output.newLine()
        position += 1
        isAtLineStart = true
        wasLineEmpty = wasEmpty
        followList()
        // How HTML is indented means nothing, but four spaces would be code in Markdown.
        if source.hasBlocks, !output.isCode {
            let spaces = source.spaces(from: position)
            if spaces > 3 { position += spaces }
        } else if isIndentedCode(at: position) {
            copyLine()
        }
    }

    /// Takes note of a list that the line begins or ends: after an empty line, only what is indented belongs to it.
    private mutating func followList() {
        let spaces = source.spaces(from: position)
        if source.beginsItem(position + spaces), isInList || spaces < 4 {
            isInList = true
        } else if wasLineEmpty, spaces == 0, let byte = source[position], byte != UInt8(ascii: "\n") {
            isInList = false
        }
    }

    private func isIndentedCode(at position: Int) -> Bool {
        !source.hasBlocks && !isInList && wasLineEmpty && source.spaces(from: position) > 3
    }

    private mutating func copyLine() {
        var end = position
        while let byte = source[end], byte != UInt8(ascii: "\n") { end += 1 }
        output.text(source.text(position, end))
        position = end
    }

    // MARK: Code

    private mutating func code() {
        let length = source.run(of: UInt8(ascii: "`"), from: position)
        guard !output.isCode, let end = closing(length) else {
            if length > 2, !output.isCode {
                output.text(source.text(position, source.count))
                position = source.count
            } else {
                take(length)
            }
            return
        }
        let content = source.text(position + length, end)
        if length == 2, !content.utf8.contains(UInt8(ascii: "`")) {
            output.text("`\(content)`")
        } else {
            output.text(source.text(position, end + length))
        }
        position = end + length
    }

    /// Where the run of backticks is that ends the code. Within a line of text no empty line may come before it.
    private mutating func closing(_ length: Int) -> Int? {
        var index = position + length
        if let end = openCode[length], index < end { return nil }
        while let byte = source[index] {
            if byte == UInt8(ascii: "`") {
                let run = source.run(of: byte, from: index)
                if run == length { return index }
                index += run
            } else if length < 3, byte == UInt8(ascii: "\n"), source[index + 1] == byte {
                break
            } else {
                index += 1
            }
        }
        openCode[length] = index
        return nil
    }

    // MARK: Links

    private mutating func link(at bracket: Int, isAtLineStart: Bool) {
        guard !output.isCode, source[bracket] == UInt8(ascii: "["), let (text, end) = source.relativeLink(at: bracket)
        else { return take(1) }
        // A sentence that is only a link says nothing without it.
        if Self.invitations.contains(text.lowercased()), output.isBehindSentence,
            let next = source.endOfSentence(at: end)
        {
            position = next
            // A line of nothing else is none.
            if isAtLineStart, source[next] == UInt8(ascii: "\n") { output.removeLineBreak() }
            return
        }
        output.text(text)
        position = end
    }

    /// Sentences that only invite to follow a link.
    private static let invitations: Set<String> = [
        "learn more", "read more", "see more", "more information", "more info", "see details",
    ]

    // MARK: Characters

    private mutating func reference(isAtLineStart: Bool) {
        guard let (text, length) = HTMLCharacters.reference(in: source, at: position) else { return take(1) }
        position += length
        if output.isCode { return output.text(text) }
        switch text {
        case " ", "\n": output.space()
        case "<": output.text(source.opensElement(position) ? "\\<" : "<")
        case ">": output.text(isAtLineStart ? "\\>" : ">")
        case "&": output.text(source.isLetter(position) || source[position] == UInt8(ascii: "#") ? "\\&" : "&")
        case "*", "_", "`", "[", "]", "\\", "#", "|", "~": output.text("\\" + text)
        default: output.text(text)
        }
    }

    // MARK: Elements

    private mutating func element() {
        if let end = source.endOfComment(position) {
            position = end
            return
        }
        if let end = source.endOfAddress(position) {
            output.text(source.text(position, end))
            position = end
            return
        }
        guard let tag = source.tag(at: position), output.isKnown(tag) else {
            output.text(!output.isCode && source.opensElement(position + 1) ? "\\<" : "<")
            position += 1
            return
        }
        position = tag.end
        output.apply(tag, isBeforeWord: source.isLetter(position))
    }
}
