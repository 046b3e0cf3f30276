import YAML

extension DescriptionSource {
    /// Reports a key that only other versions of the specification have.
    ///
    /// - Parameters:
    ///   - entry: The key, and its value.
    ///   - advice: What the version of the document has in its place.
    mutating func reportKeyOfOtherVersion(_ entry: YAMLMapping.Entry, advice: String) {
        diagnostics.loss(
            version == .swagger20
                ? "'\(entry.name)' is an OpenAPI 3 key; it is ignored (in Swagger 2.0: \(advice))"
                : "'\(entry.name)' is a Swagger 2.0 key; it is ignored (since OpenAPI 3.0: \(advice))",
            at: entry.key.mark
        )
    }
}
