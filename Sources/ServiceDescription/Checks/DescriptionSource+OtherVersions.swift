import YAML

extension DescriptionSource {
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
