import YAML

extension IntendedSchema {
    /// Returns the intended schema if one is called an object, but says in other words that it is none, and otherwise `nil`.
    /// Reflection of TypeScript finds an `Object` in every union, `Date | null` for example, to which authors add a format,
    /// values or an example.
    static func withoutObject(_ fields: Fields<SchemaKeyword>, in source: inout DescriptionSource) -> YAMLNode? {
        guard let type = fields[.type], type.string == SchemaType.object.rawValue,
            fields.keys.allSatisfy({ !$0.describesObject })
        else { return nil }
        var types: [YAMLMapping.Entry] = []
        if StandardFormat(fields.format).isOfText, let format = fields[.format]?.string {
            source.diagnostics.warning(
                "an object cannot have the format '\(format)'; it is treated as a string (write 'type: string')",
                at: type.mark
            )
            types = [entry(ofType: SchemaType.string.rawValue, at: type.mark)]
        } else if let values = fields[.enum]?.sequence, !values.isEmpty, values.allSatisfy({ $0.scalar != nil }) {
            // Only `null` is no value of another type.
            if !values.allSatisfy(\.isNull) {
                source.diagnostics.warning(
                    "the values of 'enum' are no objects; their type is used (write 'type: string', for example)",
                    at: type.mark
                )
            }
        } else if let key = [SchemaKeyword.default, .example].first(where: { fields[$0].map(isNoObject) ?? false }) {
            source.diagnostics.warning(
                "'\(key.rawValue)' is no object; it is treated as free-form JSON (write the type that it has)",
                at: type.mark
            )
        } else {
            return nil
        }
        return fields.node.replacing(["type"], with: types)
    }

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
        case .minProperties, .maxProperties, .discriminator, .reference: true
        default: [.members, .otherMembers, .composition].contains(structure)
        }
    }
}
