/// Begins a text as a sentence, like others above declarations.
enum SentenceStart {
    /// The text with a capital at its beginning, if that is a word in small letters and no name, such as `x-ms-version`, `iOS` or
    /// `example.com`.
    static func capitalized(in text: String) -> String {
        let bytes = text.utf8
        guard let first = bytes.first, first.isSmall else { return text }
        var rest = bytes.drop(while: \.isSmall)
        if let mark = rest.first, ",:;.".utf8.contains(mark) { rest = rest.dropFirst() }
        guard rest.first.map({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }) ?? true else { return text }
        return Phrases.capitalized(text)
    }
}
