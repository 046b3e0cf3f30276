import ServiceDescription

extension Documentation {
    /// The documentation, or the title if there is none and it says more than the name. A title that is a sentence
    /// precedes the text of the description, which continues it.
    ///
    /// - Parameters:
    ///   - title: The title of the schema.
    ///   - name: The name of the documented part, which many titles repeat, or what follows its last dot.
    func titled(_ title: String?, unless name: String) -> Documentation {
        guard summary == nil, let title, text == nil ? !title.trimmed.isEmpty : Self.isSentence(title),
            !Self.isEcho(title, of: name)
        else { return self }
        var titled = self
        titled.summary = title
        return titled
    }

    private static func isEcho(_ title: String, of name: String) -> Bool {
        let title = Words(title).lowercased.joined()
        if title == Words(name).lowercased.joined() { return true }
        guard let dot = name.lastIndex(of: ".") else { return false }
        return title == Words(String(name[name.index(after: dot)...])).lowercased.joined()
    }

    /// Whether a title is a sentence rather than a name.
    private static func isSentence(_ title: String) -> Bool {
        let title = title.trimmed
        return title.hasSuffix(".") && title.contains(" ")
    }
}
