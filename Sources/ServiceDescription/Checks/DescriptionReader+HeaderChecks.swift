import YAML

extension DescriptionReader {
    /// Tells of what the description of a header field of an answer says that nobody can follow.
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

    /// Tells of what is ignored of the `content` that says how one value is written.
    ///
    /// - Parameters:
    ///   - content: The entry, if there is one.
    ///   - hasSchema: Whether a `schema` stands beside it.
    ///   - owner: Whose value it is, as in "a parameter".
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
