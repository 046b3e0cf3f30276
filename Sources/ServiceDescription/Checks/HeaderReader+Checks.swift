import YAML

extension HeaderReader {
    /// Reports parts of a response header field's description that have no effect.
    static func check(_ fields: Fields<ParameterKeyword>, in source: inout DescriptionSource) {
        if source.version == .swagger20 {
            checkFormat(fields, in: &source)
            return
        }
        if let style = fields[.style], let name = style.string, name != Parameter.Style.simple.rawValue {
            source.diagnostics.loss(
                "'\(name)' is not a style for header fields; the style 'simple' is used (remove 'style')",
                at: style.mark
            )
        }
        ContentReader.checkSingle(fields, of: "a header field", in: &source)
    }

    private static func checkFormat(_ fields: Fields<ParameterKeyword>, in source: inout DescriptionSource) {
        guard let node = fields[.collectionFormat], let format = node.string.flatMap(CollectionFormat.init),
            format.explodes
        else { return }
        source.diagnostics.loss(
            "header fields use 'csv' instead of the collection format '\(format.rawValue)' (write 'csv', or describe the "
                + "value as a string)",
            at: node.mark
        )
    }
}
