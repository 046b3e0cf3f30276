import ServiceDescription

extension Documentation {
    /// The documentation, or the title of what has none, if that says more than its name. A title that is a sentence comes before the
    /// text of the description, which goes on from there.
    ///
    /// - Parameters:
    ///   - title: The title of the schema.
    ///   - name: The name of what is documented, which many titles repeat.
    func titled(_ title: String?, unless name: String) -> Documentation {
        guard summary == nil, let title, text == nil ? !title.trimmed.isEmpty : Self.isSentence(title),
            Words(title).lowercased.joined() != Words(name).lowercased.joined()
        else { return self }
        var titled = self
        titled.summary = title
        return titled
    }

    /// The documentation of a parameter, unless it says no more than the name: *team_slug parameter*.
    func unlessEcho(of name: String) -> Documentation {
        guard summary == nil, let text, Self.endsInParameter(text) else { return self }
        let words = Words(text).lowercased
        guard words.last == "parameter", words.dropLast() == Words(name).lowercased[...] else { return self }
        var documentation = self
        documentation.text = nil
        return documentation
    }

    /// Whether a title is a sentence rather than a name.
    private static func isSentence(_ title: String) -> Bool {
        let title = title.trimmed
        return title.hasSuffix(".") && title.contains(" ")
    }

    /// Whether *parameter* is the last word of a text: few texts have to be divided into words to know.
    private static func endsInParameter(_ text: String) -> Bool {
        let ending = text.utf8.reversed().drop { !$0.isPartOfWord }.lazy.map { $0 | 0x20 }
        return ending.starts(with: "parameter".utf8.reversed())
    }
}
