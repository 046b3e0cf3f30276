import YAML

extension SchemaReader {
    /// Returns the intended schema if one is called an object, but says in other words that it is none, and otherwise `nil`.
    /// Reflection of TypeScript finds an `Object` in every union, `Date | null` for example, to which authors add a format,
    /// values or an example.
    mutating func withoutObject(_ fields: Fields<SchemaKeyword>) -> YAMLNode? {
        guard let type = fields[.type], type.string == SchemaType.object.rawValue,
            fields.keys.allSatisfy({ !$0.describesObject })
        else { return nil }
        var entries = (fields.node.mapping ?? YAMLMapping([])).filter { $0.name != SchemaKeyword.type.rawValue }
        if let format = fields[.format]?.string, Self.formatsOfText.contains(format) {
            source.diagnostics.warning(
                "an object cannot have the format '\(format)'; it is treated as a string (write 'type: string')",
                at: type.mark
            )
            entries.insert(YAMLMapping.Entry("type", YAMLNode(text: SchemaType.string.rawValue, at: type.mark)), at: 0)
        } else if let values = fields[.enum]?.sequence, !values.isEmpty, values.allSatisfy({ $0.scalar != nil }) {
            source.diagnostics.warning(
                "the values of 'enum' are no objects; their type is used (write 'type: string', for example)",
                at: type.mark
            )
        } else if let key = [SchemaKeyword.default, .example].first(where: { fields[$0].map(Self.isNoObject) ?? false })
        {
            source.diagnostics.warning(
                "'\(key.rawValue)' is no object; it is treated as free-form JSON (write the type that it has)",
                at: type.mark
            )
        } else {
            return nil
        }
        return YAMLNode(content: .mapping(YAMLMapping(entries)), mark: fields.node.mark)
    }

    /// The only member whose name in brackets stands for any name, as in `<field_name>` (APIFlask); `nil` if there is none.
    func placeholder(among members: YAMLMapping) -> YAMLMapping.Entry? {
        let placeholders = members.filter { member in
            let name = member.name
            guard name.hasPrefix("<") && name.hasSuffix(">") || name.hasPrefix("{") && name.hasSuffix("}") else {
                return false
            }
            let inner = name.dropFirst().dropLast()
            return inner.contains(where: \.isLetter) && !inner.contains { "<>{}".contains($0) }
        }
        return placeholders.count == 1 ? placeholders[0] : nil
    }

    /// Reads what all members hold for which one stands.
    mutating func readValue(ofPlaceholder member: YAMLMapping.Entry) -> Schema {
        source.diagnostics.warning(
            "the member '\(member.name)' is treated as members with any names (write 'additionalProperties' instead)",
            at: member.key.mark
        )
        return readValue(member.value)
    }

    /// Whether a member can have a name: the literal that names it in the client ends at U+0000. If not, that is a loss.
    mutating func canBeSent(_ name: String, at mark: Mark) -> Bool {
        guard name.utf8.contains(0) else { return true }
        source.diagnostics.loss("a member whose name contains U+0000 is ignored (rename it)", at: mark)
        return false
    }

    /// The formats of values that are text.
    private static let formatsOfText: Set<String> = [
        "date-time", "date", "time", "duration", "uuid", "uri", "url", "email", "hostname", "ipv4", "ipv6", "password",
        "byte", "binary",
    ]

    /// Whether a value is text, a number or a truth value, and no JSON as text.
    private static func isNoObject(_ node: YAMLNode) -> Bool {
        guard let scalar = node.scalar, !node.isNull else { return false }
        return scalar.text.first { !$0.isWhitespace }.map { !"{[".contains($0) } ?? false
    }
}

extension SchemaKeyword {
    /// Whether it says something of an object, or of what else a value is.
    var describesObject: Bool {
        switch self {
        case .properties, .patternProperties, .additionalProperties, .unevaluatedProperties, .required, .minProperties,
            .maxProperties, .discriminator, .reference, .allOf, .oneOf, .anyOf:
            true
        default: false
        }
    }
}
