import ServiceDescription

/// Extracts the documentation of an operation's response from its description.
enum ResponseDocumentation {
    /// The documentation of an operation's return value.
    ///
    /// - Parameter responses: The successful responses.
    /// - Returns: The documentation of the only response with a body, unless it only says that the operation succeeded,
    ///   as in most descriptions ("OK", "Successful response").
    static func documentation(of responses: [Response]) -> Documentation {
        let texts = responses.filter { !$0.contents.isEmpty }.map(\.documentation.text)
        guard let text = texts.first ?? nil, texts.count == 1 else { return Documentation() }
        let value = withoutVerb(text)
        return isAboutValue(value) ? Documentation(text: value) : Documentation()
    }

    /// Beginnings of texts that are not about the value, but about when there is one, or that nothing went wrong.
    private static let otherBeginnings = ["if ", "when ", "in case ", "no error", "on success", "upon "]

    /// The text without *returns* at its beginning, because the documentation already has that word.
    private static func withoutVerb(_ text: String) -> String {
        let words = text.split(separator: " ", maxSplits: 1)
        guard words.count == 2, ["returns", "return", "returning"].contains(words[0].lowercased()) else { return text }
        return Phrases.capitalized(String(words[1]))
    }

    /// Words that only mean success.
    private static let wordsOfSuccess: Set<String> = [
        "ok", "success", "successful", "successfully", "succeeded", "completed", "accepted", "specified",
    ]

    /// Words that say nothing about a value by themselves.
    private static let wordsWithoutValue: Set<String> = [
        "a", "an", "and", "answer", "api", "body", "call", "content", "created", "data", "default", "description",
        "for", "from", "has", "http", "is", "json", "no", "of", "operation", "output", "payload", "query", "request",
        "requested", "response", "responses", "result", "results", "retrieved", "return", "returned", "returns",
        "service", "status", "the", "this", "to", "updated", "valid", "was", "with",
    ]

    private static func isAboutValue(_ text: String) -> Bool {
        let text = text.lowercased()
        if otherBeginnings.contains(where: text.trimmed.hasPrefix) { return false }
        let words = text.unicodeScalars.split { !$0.isLetter }.map { String($0) }
        return words.count > 1 && !words.contains(where: wordsOfSuccess.contains)
            && !words.allSatisfy(wordsWithoutValue.contains)
    }
}
