import YAML

extension DescriptionSource {
    /// Reports a word of a later version of OpenAPI, which means what it means there. It is reported where it stands first.
    ///
    /// - Parameters:
    ///   - word: The word.
    ///   - noun: What it is: a location or a style, for example.
    ///   - first: The first version that has it.
    ///   - mark: Where it stands.
    mutating func report(_ word: String, thatIsA noun: String, since first: DocumentVersion, at mark: Mark?) {
        guard version != .swagger20, version < first, isFirstReport(of: noun, word) else { return }
        diagnostics.warning(
            "'\(word)' is an OpenAPI \(first.number) \(noun); it is used anyway (write 'openapi: \(first.number).0')",
            at: mark
        )
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
        if isUsed {
            diagnostics.warning(message, at: entry.key.mark)
        } else {
            diagnostics.loss(message, at: entry.key.mark)
        }
    }
}
