import Testing

extension String {
    /// The text with another in the place of a part of it.
    ///
    /// The text must have the part: what is expected of a change, nothing but the change may bring about.
    func edited(
        _ part: String,
        with other: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> String {
        try #require(contains(part), "'\(part)' is not in the text", sourceLocation: sourceLocation)
        return replacing(part, with: other)
    }
}
