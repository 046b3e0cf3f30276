/// The sentence before a list that announces it, and says nothing where the list is elsewhere.
enum ListAnnouncement {
    /// Words that speak of the items of a list.
    private static let words: Set<String> = [
        "value", "values", "option", "options", "following", "possible", "available", "allowed", "valid", "supported",
        "either", "enum", "below",
    ]
    /// What may surround a sentence.
    private static let marks = ["**", "__", "<p>", "</p>", "<br>", "<br/>", "<br />", "</b>", "</strong>"]

    /// The maximum length of a sentence that is looked for, in characters, so that no text takes long.
    private static let longestSentence = 500

    /// The text without its last sentence if that ends with a colon. If it is the only one and does not speak of a list, it stays as a
    /// sentence.
    ///
    /// - Parameter text: The text before the list.
    static func removed(from text: String) -> String {
        var end = text.trimmed[...]
        while let mark = marks.first(where: end.hasSuffix) { end = end.dropLast(mark.count).trimmed[...] }
        guard end.last == ":" else { return text.trimmed }
        let last = end.suffix(longestSentence)
        let start = beginning(ofLastSentenceIn: last)
        // What is longer announces nothing.
        if start == last.startIndex, start > end.startIndex { return text.trimmed }
        let rest = end[..<start].trimmed
        if rest.contains(where: \.isLetter) { return rest }
        return announces(end) ? "" : end.dropLast().trimmed + "."
    }

    private static func announces(_ sentence: Substring) -> Bool {
        let words = sentence.lowercased().split { !$0.isLetter }.map(String.init)
        return words.contains(where: Self.words.contains)
            || zip(words, words.dropFirst()).contains { $0 == "one" && $1 == "of" || $0 == "can" && $1 == "be" }
    }

    /// Where the last sentence begins: behind the end of another, an empty line, or a line break if what follows announces a list.
    private static func beginning(ofLastSentenceIn text: Substring) -> Substring.Index {
        var index = text.endIndex
        while index > text.startIndex {
            let start = index
            index = text.index(before: index)
            guard text[index].isWhitespace else { continue }
            let before = text[..<index]
            if text[index].isNewline {
                let rest = text[start...]
                if before.last?.isNewline == true || before.hasSuffix("</p>") { return start }
                if rest.first?.isLowercase != true, announces(rest) { return start }
            }
            if let last = before.last, ".!?".contains(last), !isAbbreviation(before) { return start }
        }
        return text.ranges(of: "</p>").last?.upperBound ?? text.startIndex
    }

    /// Whether a text ends with *e.g.* or the like.
    private static func isAbbreviation(_ text: Substring) -> Bool {
        let word = text.reversed().prefix { !$0.isWhitespace }
        return word.dropFirst().contains(".")
    }
}
