import ServiceDescription

extension Documentation {
    /// The documentation, or the title if there is none and it says more than the name. A title that is a sentence
    /// precedes the text of the description, which continues it.
    ///
    /// - Parameters:
    ///   - title: The title of the schema.
    ///   - name: The name of the documented part, which many titles repeat, or what follows its last dot.
    ///   - isTold: Whether something else says already what the part is, so that repeating words of the name would say nothing.
    func titled(_ title: String?, unless name: String, isTold: Bool) -> Documentation {
        guard summary == nil, let title, text == nil ? !title.trimmed.isEmpty : Self.isSentence(title),
            !Self.isEcho(title, of: name, isTold: isTold)
        else { return self }
        var titled = self
        titled.summary = Self.isIdentifier(title) ? (isTold ? nil : Phrases.thing(title)) : title
        return titled
    }

    /// Whether a title only repeats the name. A title of several words may say what a long name is about.
    private static func isEcho(_ title: String, of name: String, isTold: Bool) -> Bool {
        let (title, words) = (Words(title).lowercased, Words(name).lowercased)
        if title.joined() == words.joined() { return true }
        if isTold || title.count == 1 { return Set(title).isSubset(of: words) }
        guard let dot = name.lastIndex(of: ".") else { return false }
        return title.joined() == Words(String(name[name.index(after: dot)...])).lowercased.joined()
    }

    /// Whether a title is the name of a type, as tools write where nobody gives one: `range_query_specs`, `PageOfPets`.
    private static func isIdentifier(_ title: String) -> Bool {
        let bytes = title.trimmed.utf8
        guard bytes.allSatisfy({ $0.isPartOfWord || $0 == UInt8(ascii: "_") }) else { return false }
        return bytes.contains(UInt8(ascii: "_"))
            || zip(bytes, bytes.dropFirst()).contains { $0.isSmall && $1.isCapital }
    }

    /// Whether a title is a sentence rather than a name.
    private static func isSentence(_ title: String) -> Bool {
        let title = title.trimmed
        return title.hasSuffix(".") && title.contains(" ")
    }
}
