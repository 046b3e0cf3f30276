import YAML

extension DescriptionReader {
    /// Whether a media type has examples.
    func hasExamples(_ node: YAMLNode) -> Bool {
        node["example"] != nil || node["examples"]?.mapping?.isEmpty == false
    }

    /// Gives media types of which there are only examples the schema of the one beside them that means the same data.
    ///
    /// Converters of Swagger 2.0 write such media types: there, examples have media types of their own, which need not be among
    /// those that the operation produces.
    ///
    /// - Parameters:
    ///   - indices: The offsets of the media types with examples.
    ///   - contents: The media types beside each other.
    mutating func adoptSchemas(into indices: [Int], of contents: inout [Content]) {
        let described = indices.isEmpty ? [] : contents.filter { !$0.schemas.isEmpty }
        for index in indices {
            let content = contents[index]
            let others = Array(described.lazy.filter { $0.describes(content.mediaType) }.prefix(2))
            guard others.count == 1, let schema = others[0].schema else { continue }
            contents[index].schema = schema
            source.diagnostics.warning(
                "'\(content.mediaType)' has examples and no schema; that of '\(others[0].mediaType)' is taken (write 'schema: …')",
                at: content.mark
            )
        }
    }
}

extension Content {
    /// Whether it is a range that a media type is in, or JSON like that.
    fileprivate func describes(_ mediaType: String) -> Bool {
        let (own, other) = (Self.essence(self.mediaType), Self.essence(mediaType))
        if own == "*/*" { return true }
        if own.hasSuffix("/*") { return other.hasPrefix(own.dropLast()) }
        return own.hasSuffix("json") && other.hasSuffix("json")
    }
}
