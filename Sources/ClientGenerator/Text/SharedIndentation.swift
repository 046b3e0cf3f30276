/// Removes the indentation that all lines of a text after the first share, which is that of the source code that the text is
/// from: comments in C# and docstrings in Python begin behind a mark and go on at the margin of the code around them. After an
/// empty line, Markdown would take it for code.
enum SharedIndentation {
    private static let space = UInt8(ascii: " ")
    /// So many spaces after an empty line are code in Markdown (CommonMark, 4.4).
    private static let ofCode = 4
    /// Nobody indents code or the items of a list by so much.
    private static let ofSource = 8

    /// The text without the indentation that its lines share.
    ///
    /// - Parameters:
    ///   - text: The text, with a line feed at the end of each line and without tabs.
    ///   - isCode: Whether it is marked as code, where only the indentation that the first line shares means nothing.
    static func removed(from text: String, isCode: Bool = false) -> String {
        guard text.holds("\n ") || text.hasPrefix("\n") else { return text }
        let all = Array(text.utf8).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let lines = all.drop(while: isEmpty)
        guard let first = lines.first else { return text }
        // After an empty line, the first line is indented like the others.
        let isWhole = isCode || lines.count < all.count
        let others = lines.dropFirst()
        let shared = (isWhole ? lines : others).lazy.filter { !isEmpty($0) }.map(indentation).min() ?? 0
        let removed = isWhole ? shared : shared - kept(of: shared, after: first, others)
        guard removed > 0 else { return text }
        let rest = lines.map { $0.dropFirst(min(removed, indentation($0))) }
        return String(decoding: Array(rest.joined(separator: [UInt8(ascii: "\n")])), as: UTF8.self)
    }

    /// How much of the indentation means something.
    private static func kept(of shared: Int, after first: ArraySlice<UInt8>, _ others: ArraySlice<ArraySlice<UInt8>>)
        -> Int
    {
        // What is between the marks of code is as it is.
        let text = first.dropFirst(indentation(first))
        if text.starts(with: "```".utf8) || String(decoding: text, as: UTF8.self).holds("<pre") { return shared }
        if shared >= ofSource { return isCode(others, after: text, isSource: true) ? ofCode : 0 }
        if isItem(text) { return shared }
        return shared >= ofCode && isCode(others, after: text, isSource: false) ? shared : 0
    }

    /// Whether lines that follow an empty line are code: a colon announces them, or they are not a sentence and their indentation
    /// may be that of code.
    private static func isCode(
        _ lines: ArraySlice<ArraySlice<UInt8>>,
        after first: ArraySlice<UInt8>,
        isSource: Bool
    ) -> Bool {
        guard let next = lines.first, isEmpty(next), let line = lines.first(where: { !isEmpty($0) }) else {
            return false
        }
        if isSource, first.last(where: { $0 != space }) != UInt8(ascii: ":") { return false }
        let text = line.dropFirst(indentation(line))
        return !isItem(text) && !isSentence(text)
    }

    /// Whether a line begins like a sentence: with a word that has a capital at its beginning only, and others after it.
    private static func isSentence(_ line: ArraySlice<UInt8>) -> Bool {
        guard let first = line.first, first.isCapital, let second = line.dropFirst().first,
            second.isSmall || second == space
        else { return false }
        return line.count { $0 == space } > 2 && line.last != UInt8(ascii: ";")
    }

    private static func isItem(_ line: ArraySlice<UInt8>) -> Bool {
        MarkdownLine.beginsWithBullet(line) || MarkdownLine.beginsWithNumber(line)
    }

    private static func isEmpty(_ line: ArraySlice<UInt8>) -> Bool { line.allSatisfy { $0 == space } }

    private static func indentation(_ line: ArraySlice<UInt8>) -> Int { line.prefix { $0 == space }.count }
}
