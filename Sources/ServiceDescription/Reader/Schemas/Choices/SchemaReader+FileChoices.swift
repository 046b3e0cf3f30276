import YAML

extension SchemaReader {
    /// Reads a choice between a file and text, such as the identifier of one that the service has already, or between a file and
    /// several. A file may be described as anything, as that of Telegram: beside text, a part can be nothing else.
    ///
    /// In a multipart body, one file and a list of one file are the same part, and a part that may be a file can be sent as one;
    /// elsewhere a file or text is text, and anything is JSON.
    ///
    /// - Returns: Whether it is such a choice.
    mutating func readFileChoice(_ alternatives: Alternatives, into schema: inout Schema) -> Bool {
        guard !alternatives.isOneOfTwo else { return false }
        var hasFile = false
        var hasText = false
        var hasAnything = false
        var list: YAMLNode?
        for node in alternatives.nodes {
            guard let target = source.peek(node), let fields = Fields<SchemaKeyword>(target) else { return false }
            if isFile(fields) {
                hasFile = true
            } else if fields.restrictNothing {
                hasAnything = true
            } else if let items = fields[.items], let item = source.peek(items),
                let itemFields = Fields<SchemaKeyword>(item),
                isFile(itemFields)
            {
                list = node
            } else if fields.primitiveType == .string {
                hasText = true
            } else {
                return false
            }
        }
        if hasAnything {
            guard hasText, !hasFile, list == nil else { return false }
            schema.shape = .any
            schema.contentMediaType = Schema.anyMediaType
            return true
        }
        guard hasFile, hasText || list != nil else { return false }
        if let list {
            adopt(read(list), into: &schema)
        } else {
            schema.shape = .string(format: nil)
            schema.contentMediaType = Schema.anyMediaType
        }
        return true
    }

    private func isFile(_ fields: Fields<SchemaKeyword>) -> Bool {
        guard fields.primitiveType == .string, case .binary = fields.primitive(.string) else { return false }
        return true
    }
}
