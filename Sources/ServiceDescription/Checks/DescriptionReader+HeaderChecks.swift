import YAML

extension DescriptionReader {
    /// Reports parts of a response header field's description that have no effect.
    mutating func checkHeader(_ fields: Fields<HeaderKeyword>) {
        if version == .swagger20 {
            checkHeaderFormat(fields)
            return
        }
        if let style = fields[.style], let name = style.string, name != Parameter.Style.simple.rawValue {
            diagnostics.loss(
                "'\(name)' is no style of header fields; the field is read in the style 'simple' (remove 'style')",
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
            diagnostics.loss("'content' beside 'schema' is ignored (keep one of them)", at: content.key.mark)
        } else if types.count > 1 {
            diagnostics.loss(
                "\(owner) has one media type; all but '\(first.name)' are ignored (remove them)",
                at: content.key.mark
            )
        }
    }

    private mutating func checkHeaderFormat(_ fields: Fields<HeaderKeyword>) {
        guard let node = fields[.collectionFormat], let format = node.string, format != "csv" else { return }
        diagnostics.loss(
            "the values of a header field are read as 'csv', and not as '\(format)' (describe it as a string)",
            at: node.mark
        )
    }
}
