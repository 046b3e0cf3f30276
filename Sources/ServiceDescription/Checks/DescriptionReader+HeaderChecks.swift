import YAML

extension DescriptionReader {
    /// Reports parts of a response header field's description that have no effect.
    mutating func checkHeader(_ fields: Fields<HeaderKeyword>) {
        if version == .swagger20 {
            checkHeaderFormat(fields)
            return
        }
        if let style = fields[.style], let name = style.string, name != Parameter.Style.simple.rawValue {
            source.diagnostics.loss(
                "'\(name)' is not a style for header fields; the style 'simple' is used (remove 'style')",
                at: style.mark
            )
        }
        checkContent(fields.entry(.content), hasSchema: fields[.schema] != nil, of: "a header field")
    }

    /// Reports ignored parts of the `content` that describes the form of a single value.
    ///
    /// - Parameters:
    ///   - content: The entry, if there is one.
    ///   - hasSchema: Whether there is a `schema` next to it.
    ///   - owner: The owner of the value, such as "a parameter".
    mutating func checkContent(_ content: YAMLMapping.Entry?, hasSchema: Bool, of owner: String) {
        guard let content, let types = content.value.mapping, let first = types.first else { return }
        if hasSchema {
            source.diagnostics.loss("'content' next to 'schema' is ignored (remove one of them)", at: content.key.mark)
        } else if types.count > 1 {
            source.diagnostics.loss(
                "\(owner) can have only one media type; all but '\(first.name)' are ignored (remove the others)",
                at: content.key.mark
            )
        }
    }

    private mutating func checkHeaderFormat(_ fields: Fields<HeaderKeyword>) {
        guard let node = fields[.collectionFormat], let format = node.string, format != "csv" else { return }
        source.diagnostics.loss(
            "header fields use 'csv' instead of the collection format '\(format)' (write 'csv', or describe the value "
                + "as a string)",
            at: node.mark
        )
    }
}
