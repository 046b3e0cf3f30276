import ServiceDescription

extension Documentation {
    /// The documentation, or the title if there is none and it says more than the name. A title that is a sentence
    /// precedes the text of the description, which continues it.
    ///
    /// - Parameters:
    ///   - title: The title of the schema.
    ///   - name: The name of the documented part, which many titles repeat.
    func titled(_ title: String?, unless name: String) -> Documentation {
        guard summary == nil, let title, text == nil ? !title.trimmed.isEmpty : Self.isSentence(title),
            Words(title).lowercased.joined() != Words(name).lowercased.joined()
        else { return self }
        var titled = self
        titled.summary = title
        return titled
    }

    /// Whether a title is a sentence rather than a name.
    private static func isSentence(_ title: String) -> Bool {
        let title = title.trimmed
        return title.hasSuffix(".") && title.contains(" ")
    }
}
