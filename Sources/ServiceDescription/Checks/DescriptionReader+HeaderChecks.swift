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
        guard let content = fields.entry(.content), let types = content.value.mapping, let first = types.first else {
            return
        }
        if fields[.schema] != nil {
            diagnostics.loss("'content' beside 'schema' is ignored (keep one of them)", at: content.key.mark)
        } else if types.count > 1 {
            diagnostics.loss(
                "a header field has one media type; all but '\(first.name)' are ignored (remove them)",
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
