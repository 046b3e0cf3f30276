import Foundation

/// A page of Markdown, as far as its links and headings go. What stands in code is neither.
struct MarkdownPage: Sendable {
    /// A link, `[text](target)`, or an image.
    struct Link: Sendable {
        /// Where it stands among the page's characters.
        let range: Range<Int>
        let text: String
        let target: String
        let line: Int
    }

    /// A heading; its markup is left out.
    struct Heading: Sendable {
        let level: Int
        let text: String
        let line: Int
    }

    let characters: [Character]
    let links: [Link]
    let headings: [Heading]
    /// The cells of every row of every table, without the rows of dashes.
    let rows: [[String]]

    /// Reads a page.
    init(_ text: String) {
        characters = Array(text)
        let prose = Self.withoutCode(text, codeSpansToo: true)
        let lines = Self.withoutCode(text, codeSpansToo: false).split(
            separator: "\n",
            omittingEmptySubsequences: false
        )
        links = Self.links(in: Array(prose), of: characters)
        headings = lines.enumerated().compactMap { Self.heading(String($1), line: $0 + 1) }
        rows = lines.compactMap { Self.cells(String($0)) }
    }

    /// The names by which GitHub refers to the headings.
    var anchors: [String] {
        var seen: [String: Int] = [:]
        return headings.map { heading in
            let anchor = Self.anchor(heading.text)
            defer { seen[anchor, default: 0] += 1 }
            return seen[anchor].map { "\(anchor)-\($0)" } ?? anchor
        }
    }

    /// The first heading of an anchor.
    func heading(of anchor: String) -> Heading? {
        zip(anchors, headings).first { $0.0 == anchor }?.1
    }

    private static func anchor(_ heading: String) -> String {
        String(
            heading.lowercased().compactMap { character in
                switch character {
                case " ": "-"
                case "-", "_": character
                default: character.isLetter || character.isNumber ? character : nil
                }
            }
        )
    }

    private static func heading(_ line: String, line number: Int) -> Heading? {
        guard let match = line.wholeMatch(of: /(#{1,6}) +(.+?) *#*/) else { return nil }
        let text = String(match.2).replacing(/\[([^\]]*)\]\([^)]*\)/) { String($0.1) }
        return Heading(level: match.1.count, text: text.replacing(/[`*]/, with: ""), line: number)
    }

    private static func cells(_ line: String) -> [String]? {
        let line = line.trimmingCharacters(in: .whitespaces)
        guard line.count > 1, line.hasPrefix("|"), line.hasSuffix("|") else { return nil }
        let cells = line.dropFirst().dropLast().replacing("\\|", with: "\u{1}").split(
            separator: "|",
            omittingEmptySubsequences: false
        )
        let texts = cells.map { $0.trimmingCharacters(in: .whitespaces).replacing("\u{1}", with: "|") }
        return texts.allSatisfy { $0.wholeMatch(of: /:?-+:?/) != nil } ? nil : texts
    }
}

// MARK: Code

extension MarkdownPage {
    /// The text with blanks in the place of blocks of code, and, if wanted, of code within lines.
    private static func withoutCode(_ text: String, codeSpansToo: Bool) -> String {
        var fence: Substring?
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
            let mark = line.drop { $0 == " " }.prefixMatch(of: /`{3,}|~{3,}/)?.output
            if let open = fence {
                if let mark, mark.hasPrefix(open) { fence = nil }
                return String(repeating: " ", count: line.count)
            }
            fence = mark
            return mark == nil ? String(line) : String(repeating: " ", count: line.count)
        }
        guard codeSpansToo else { return lines.joined(separator: "\n") }
        return withoutCodeSpans(Array(lines.joined(separator: "\n")))
    }

    /// Code within lines stands between two equally long runs of backticks, without an empty line between them.
    private static func withoutCodeSpans(_ text: [Character]) -> String {
        var result = text
        var index = 0
        while index < text.count {
            guard text[index] == "`" else {
                index += 1
                continue
            }
            let start = run(of: text, at: index)
            if let end = closing(start.count, in: text, from: start.upperBound) {
                for place in start.upperBound..<end.lowerBound where text[place] != "\n" { result[place] = "x" }
                index = end.upperBound
            } else {
                index = start.upperBound
            }
        }
        return String(result)
    }

    private static func run(of text: [Character], at start: Int) -> Range<Int> {
        start..<(text[start...].firstIndex { $0 != "`" } ?? text.count)
    }

    private static func closing(_ length: Int, in text: [Character], from start: Int) -> Range<Int>? {
        var index = start
        while index < text.count {
            if text[index] == "\n", index + 1 < text.count, text[index + 1] == "\n" { return nil }
            guard text[index] == "`" else {
                index += 1
                continue
            }
            let end = run(of: text, at: index)
            if end.count == length { return end }
            index = end.upperBound
        }
        return nil
    }
}

// MARK: Links

extension MarkdownPage {
    private static func links(in prose: [Character], of characters: [Character]) -> [Link] {
        var links: [Link] = []
        var line = 1
        for index in prose.indices.dropLast() {
            if prose[index] == "\n" { line += 1 }
            guard prose[index] == "]", prose[index + 1] == "(",
                let start = opening(of: index, in: prose),
                let end = prose[index...].firstIndex(where: { $0 == ")" || $0.isNewline }), prose[end] == ")"
            else { continue }
            let target = String(characters[(index + 2)..<end]).split(separator: " ").first ?? ""
            links.append(
                Link(
                    range: start..<(end + 1),
                    text: String(characters[(start + 1)..<index]),
                    target: String(target),
                    line: line
                )
            )
        }
        return links
    }

    /// The bracket that opens the text that a bracket closes.
    private static func opening(of close: Int, in prose: [Character]) -> Int? {
        var depth = 0
        for index in prose[...close].indices.reversed() {
            switch prose[index] {
            case "]": depth += 1
            case "[":
                depth -= 1
                if depth == 0 { return index }
            default: break
            }
        }
        return nil
    }
}
