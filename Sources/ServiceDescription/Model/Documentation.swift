/// The texts of a description about one of its parts.
package struct Documentation: Sendable, Hashable {
    /// One line, if the description has a separate summary.
    package var summary: String?
    /// The full text, which may have several paragraphs of Markdown.
    package var text: String?
    /// Whether other parts have the same texts, which so do not tell what this one does.
    package var isShared = false
    /// Whether the part is deprecated.
    package var isDeprecated: Bool
    /// What the description says about that, such as what to use instead (`x-deprecatedMessage`).
    package var deprecation: String?
    /// The value that applies if the part is missing, as the description writes it.
    package var defaultValue: String?

    /// Documentation of the given parts.
    package init(
        summary: String? = nil,
        text: String? = nil,
        isDeprecated: Bool = false,
        defaultValue: String? = nil
    ) {
        self.summary = summary
        self.text = text
        self.isDeprecated = isDeprecated
        self.defaultValue = defaultValue
    }
}
