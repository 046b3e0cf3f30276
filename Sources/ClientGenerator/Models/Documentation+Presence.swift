import ServiceDescription

extension Documentation {
    /// The documentation without the sentence *Optional.* or *Required.*, where the type of the value says so.
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

    /// The text without a word that is a sentence; `nil` if nothing is left.
    private static func text(_ text: String, without word: String) -> String? {
        guard let range = text.byteRange(of: word) else { return text }
        let (before, after) = (text[..<range.lowerBound], text[range.upperBound...])
        if after.first?.isWhitespace == false { return text }
        if before.isEmpty {
            let trimmed = after.trimmed
            return trimmed.isEmpty ? nil : trimmed
        }
        guard before.last == " ", before.dropLast().last.map({ ".!?".contains($0) }) == true else { return text }
        return String(before.dropLast()) + String(after)
    }
}
