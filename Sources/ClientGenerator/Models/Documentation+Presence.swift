import ServiceDescription

extension Documentation {
    /// The documentation without *Optional.* or *Required.* at its beginning, where the type of the value says so.
    ///
    /// - Parameter isOptional: Whether the value may be missing by its type.
    func withoutPresence(isOptional: Bool) -> Documentation {
        let word = isOptional ? "Optional." : "Required."
        var documentation = self
        if let summary {
            documentation.summary = Self.text(summary, without: word)
        } else {
            documentation.text = text.flatMap { Self.text($0, without: word) }
        }
        return documentation
    }

    /// The text without a word that is a sentence at its beginning; `nil` if nothing is left.
    private static func text(_ text: String, without word: String) -> String? {
        guard text.hasPrefix(word) else { return text }
        let rest = text.dropFirst(word.count)
        if rest.first?.isWhitespace == false { return text }
        let trimmed = rest.trimmed
        return trimmed.isEmpty ? nil : trimmed
    }
}
