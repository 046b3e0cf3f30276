/// The texts of a description about one of its parts.
public struct Documentation: Sendable, Hashable {
    /// One line, if the description has a separate summary.
    public var summary: String?
    /// The full text, which may have several paragraphs of Markdown.
    public var text: String?
    /// Whether the part is deprecated.
    public var isDeprecated: Bool
    /// What is meant if the part is missing, as the description writes it.
    public var defaultValue: String?

    /// Documentation of the given parts.
    public init(
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
