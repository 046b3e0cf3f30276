/// Removes tabs that libyaml refuses at the beginning of a line, although they are not indentation.
///
/// In a block scalar the first line that is more than spaces says how far the text is indented (YAML 1.2, section 8.1.1.1), and what
/// follows these spaces is text, tabs included. libyaml refuses a tab there, as it does on a line of the text that has nothing but
/// white space. Tools write such lines for descriptions that begin with a tab, and people do not see them.
enum BlockTabs {
    private static let tab = UInt8(ascii: "\t")
    private static let space = UInt8(ascii: " ")

    /// The text without such tabs, each line being where it was; `nil` if it has none.
    static func removed(from text: [UInt8]) -> [UInt8]? {
        guard text.contains(tab) else { return nil }
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var isFirstOfBlock = false
        var hasChanged = false
        for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            let isFirst = line.startIndex == text.startIndex
            if !isFirst { result.append(UInt8(ascii: "\n")) }
            let spaces = line.prefix { $0 == space }
            let rest = line[spaces.endIndex...]
            let words = rest.drop { $0 == tab || $0 == space || $0 == UInt8(ascii: "\r") }
            if rest.first == tab, words.isEmpty || isFirstOfBlock {
                // A blank line says nothing of how far the text is indented.
                if !words.isEmpty { result += spaces + words }
                hasChanged = true
            } else {
                result += line
            }
            if !words.isEmpty { isFirstOfBlock = opensBlock(line) }
        }
        return hasChanged ? result : nil
    }

    /// Whether a block scalar begins behind a line: it ends with `|` or `>`, and how its line breaks are read, or has only a comment
    /// behind them.
    private static func opensBlock(_ line: ArraySlice<UInt8>) -> Bool {
        let isComment: (Int) -> Bool = { line[$0] == UInt8(ascii: "#") && " \t".utf8.contains(line[$0 - 1]) }
        return endsWithMark(line) || line.indices.dropFirst().contains { isComment($0) && endsWithMark(line[..<$0]) }
    }

    private static func endsWithMark(_ line: ArraySlice<UInt8>) -> Bool {
        var end = line
        while let last = end.last, "0123456789+- \t\r".utf8.contains(last) { end.removeLast() }
        guard let mark = end.last, "|>".utf8.contains(mark) else { return false }
        let before = end.dropLast()
        return before.isEmpty || before.last == space
    }
}
