import YAML

extension DescriptionSource {
    /// Reports a word that OpenAPI has since 3.2, in a document of a version before: it means what it means there. It is reported where
    /// it stands first.
    ///
    /// - Parameters:
    ///   - word: The word.
    ///   - noun: What it is: a location or a style, for example.
    ///   - mark: Where it stands.
    mutating func report(_ word: String, thatIsANew noun: String, at mark: Mark?) {
        guard version != .swagger20, version < .openAPI32, isFirstReport(of: noun, word) else { return }
        diagnostics.warning("'\(word)' is an OpenAPI 3.2 \(noun); it is used anyway (write 'openapi: 3.2.0')", at: mark)
    }

    /// Reports a key that only other versions of the specification have.
    ///
    /// - Parameters:
    ///   - entry: The key, and its value.
    ///   - advice: What the version of the document has in its place.
    ///   - isUsed: Whether it means here what it means in those versions.
    mutating func reportKeyOfOtherVersion(_ entry: YAMLMapping.Entry, advice: String, isUsed: Bool = false) {
        let (other, own) =
            version == .swagger20 ? ("an OpenAPI 3 key", "in Swagger 2.0") : ("a Swagger 2.0 key", "since OpenAPI 3.0")
        let use = isUsed ? "used anyway" : "ignored"
        let message = "'\(entry.name)' is \(other); it is \(use) (\(own): \(advice))"
        diagnostics.warning(message, at: entry.key.mark, isLoss: !isUsed)
    }
}
