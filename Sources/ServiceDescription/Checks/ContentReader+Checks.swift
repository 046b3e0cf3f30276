import YAML

extension ContentReader {
    /// Reports ignored parts of the `content` that describes the form of a single value.
    ///
    /// - Parameters:
    ///   - fields: The parameter or the header field.
    ///   - owner: What it is, such as "a parameter".
    ///   - source: The document.
    static func checkSingle(
        _ fields: Fields<ParameterKeyword>,
        of owner: String,
        in source: inout DescriptionSource
    ) {
        guard let content = fields.entry(.content), let types = content.value.mapping, let first = types.first else {
            return
        }
        if fields[.schema] != nil {
            source.diagnostics.loss("'content' next to 'schema' is ignored (remove one of them)", at: content.key.mark)
        } else if types.count > 1 {
            source.diagnostics.loss(
                "\(owner) can have only one media type; all but '\(first.name)' are ignored (remove the others)",
                at: content.key.mark
            )
        }
    }
}
