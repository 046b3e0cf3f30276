import YAML

extension SchemaReader {
    /// Warns about a default that does not match its schema.
    mutating func checkDefault(_ fields: Fields<SchemaKeyword>) {
        guard let node = fields[.default], fields[.reference] == nil else { return }
        if let type = fields.entry(.type)?.value {
            let names = (type.sequence ?? [type]).compactMap { $0.scalar?.text }
            let types = names.compactMap(SchemaType.init)
            guard types.count == names.count else { return }
            if !types.isEmpty, !types.contains(where: { node.isValue(of: $0) }) {
                let list = names.map { "'\($0)'" }.joined(separator: " or ")
                let isText = types == [.string] && node.scalar != nil
                source.diagnostics.warning(
                    "the default is \(node.kindDescription), but the type is \(list) "
                        + (isText ? "(put it in quotes)" : "(correct one of them)"),
                    at: node.mark
                )
                return
            }
        }
        guard let text = node.string, let values = fields[.enum]?.sequence, !values.isEmpty else { return }
        if values.contains(where: { $0.scalar?.text == text || ($0.double != nil && $0.double == node.double) }) {
            return
        }
        let hint = source.hint(for: text, among: values.lazy.compactMap(\.string))
        source.diagnostics.warning(
            "the default '\(text)' is not among the values of 'enum'\(hint.isEmpty ? " (add it there)" : hint)",
            at: node.mark
        )
    }
}

extension YAMLNode {
    /// Whether the node is a value of that type. Whole numbers may have a fraction of zero, and booleans be spelled as in
    /// YAML 1.1.
    fileprivate func isValue(of type: SchemaType) -> Bool {
        switch type {
        case .string: if case .string = scalar?.value { true } else { false }
        case .integer: double.map { $0.rounded() == $0 } ?? false
        case .number: double != nil
        case .boolean: bool != nil || ["yes", "no", "on", "off"].contains(string?.lowercased())
        case .array: sequence != nil
        case .object: mapping != nil
        case .file, .null: true
        }
    }
}
