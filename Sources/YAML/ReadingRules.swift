/// The rules for what a reader accepts. The product uses one set; the conformance suites need the two liberties.
struct ReadingRules: Sendable {
    /// How large and how deep a document may be.
    var limits = YAMLLimits.default
    /// Keeps members of one name side by side instead of refusing the second.
    var allowsDuplicateKeys = false
    /// Takes a sequence or a mapping as a key, which YAML allows and no description has.
    var allowsCollectionKeys = false
}
