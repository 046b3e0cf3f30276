import YAML

extension SchemaChecks {
    /// Warns about a description with a pattern that shows that values are not in their format.
    static func checkDescription(_ fields: Fields<SchemaKeyword>, in source: inout DescriptionSource) {
        guard fields.primitiveType == .string, let pattern = fields.patternOfAnotherForm,
            let format = fields[.format]?.string
        else { return }
        reportPattern(pattern, of: format, at: fields[.description]?.mark, in: &source)
    }

    /// Warns about an example that shows that values are not in their format.
    static func checkExample(_ fields: Fields<SchemaKeyword>, in source: inout DescriptionSource) {
        guard fields.primitiveType == .string, let example = fields.exampleOfAnotherForm,
            let format = fields[.format]?.string
        else { return }
        let meaning = fields.formatOfValues(fields.format).map { "in the format '\($0)'" } ?? "as any text"
        source.diagnostics.warning(
            "the example '\(example.scalar?.text ?? "")' is not in the format '\(format)'; values are treated \(meaning) "
                + "(correct one of them)",
            at: example.mark
        )
    }

    /// Warns about a pattern that shows that values are not in their format.
    ///
    /// - Parameters:
    ///   - pattern: The pattern: `yyyyMMdd`.
    ///   - format: The format.
    ///   - mark: Where the pattern is.
    ///   - source: The document.
    static func reportPattern(
        _ pattern: String,
        of format: String,
        at mark: Mark?,
        in source: inout DescriptionSource
    ) {
        source.diagnostics.warning(
            "the pattern '\(pattern)' is not that of the format '\(format)'; values are treated as any text (correct one of them)",
            at: mark
        )
    }

    /// Warns about a default that does not match its schema.
    static func checkDefault(
        _ node: YAMLNode?,
        of fields: Fields<SchemaKeyword>,
        in source: inout DescriptionSource
    ) {
        guard let node, fields[.reference] == nil else { return }
        if let type = fields.value(.type) {
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
        if let items = node.sequence, let itemFields = fields[.items].flatMap({ Fields<SchemaKeyword>($0) }) {
            for item in items { checkDefault(item, of: itemFields, in: &source) }
            return
        }
        if let format = fields[.format]?.string, let text = node.scalar?.text, !node.isNull,
            !node.isValue(inFormat: fields.format)
        {
            source.diagnostics.warning(
                "the default '\(text)' is not in the format '\(format)' (correct one of them)",
                at: node.mark
            )
            return
        }
        checkDefault(node, among: fields[.enum]?.sequence, in: &source)
    }

    /// Warns about a default that is not among the values of `enum`, if it has any.
    ///
    /// - Parameters:
    ///   - node: The default.
    ///   - values: The values.
    ///   - areTexts: Whether all are texts, however they look: `1.0` is another part of a URL than `1`.
    ///   - source: The document.
    static func checkDefault(
        _ node: YAMLNode?,
        among values: [YAMLNode]?,
        areTexts: Bool = false,
        in source: inout DescriptionSource
    ) {
        guard let node, let text = node.string, let values, !values.isEmpty else { return }
        let number = areTexts ? nil : node.double
        if values.contains(where: { $0.scalar?.text == text || (number != nil && $0.double == number) }) { return }
        let hint = source.references.hints.hint(for: text, among: values.lazy.compactMap(\.string))
        source.diagnostics.warning(
            "the default '\(text)' is not among the values of 'enum'\(hint.isEmpty ? " (add it there)" : hint)",
            at: node.mark
        )
    }
}

extension YAMLNode {
    /// Whether the node is a value in a format, as far as that is known: of dates and UUIDs (RFC 3339, section 5.6; RFC 9562, section
    /// 4), and of the sizes of integers.
    fileprivate func isValue(inFormat format: String?) -> Bool {
        guard let text = scalar?.text else { return true }
        switch StandardFormat(format) {
        case .date: return text.wholeMatch(of: /[0-9]{4}-[0-9]{2}-[0-9]{2}/) != nil
        case .dateTime:
            let form =
                /[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ][0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]+)?([Zz]|[+-][0-9]{2}:?[0-9]{2})/
            return text.wholeMatch(of: form) != nil
        case .uuid:
            // Some have no hyphens.
            return text.wholeMatch(of: /[0-9A-Fa-f]{8}(-?[0-9A-Fa-f]{4}){3}-?[0-9A-Fa-f]{12}/) != nil
        case .int where format == "int32": return double.map { Int32(exactly: $0.rounded()) != nil } ?? true
        case .int where format == "int64":
            return Int64(text) != nil || double.map { $0.rounded() != $0 || abs($0) < 0x1p63 } ?? true
        default: return true
        }
    }

    /// Whether the node is a value of that type. Whole numbers may have a fraction of zero, and booleans be spelled as in
    /// YAML 1.1.
    fileprivate func isValue(of type: SchemaType) -> Bool {
        switch type {
        case .string: if case .string = scalar?.value { true } else { false }
        case .integer: double.map { $0.rounded() == $0 } ?? false
        case .number: double != nil
        case .boolean: bool != nil || string.map { CoreSchema.truthValuesOfYAML11.contains($0.lowercased()) } ?? false
        case .array: sequence != nil
        case .object: mapping != nil
        case .file, .null: true
        }
    }
}
