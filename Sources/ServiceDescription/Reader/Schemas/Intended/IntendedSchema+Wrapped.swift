import YAML

extension IntendedSchema {
    /// Returns the intended schema if one is written in another, as it is in a parameter or a media type (`schema: {$ref: …}`), in
    /// place of its type, or with a misspelled `$ref`; otherwise `nil`.
    static func unwrapped(_ fields: Fields<SchemaKeyword>, in source: inout DescriptionSource) -> YAMLNode? {
        guard fields.hasNothingButType else { return nil }
        if let type = fields[.type], type.mapping != nil {
            source.diagnostics.warning(
                "expected the name of a type for 'type', found a mapping; it is treated as the schema (remove 'type:')",
                at: type.mark
            )
            return schema(type, beside: fields, without: SchemaKeyword.type.rawValue)
        }
        guard fields.unknown.count == 1, let entry = fields.unknown.first else { return nil }
        switch entry.name {
        case "schema" where entry.value.mapping != nil: return readWrapped(entry, in: fields, in: &source)
        case "ref", "$Ref", "$REF":
            guard let text = entry.value.string, source.references.knownTarget(of: entry.value) != nil
            else { return nil }
            source.diagnostics.warning(
                "unknown key '\(entry.name)' is treated as '$ref' (write '$ref: \"\(text)\"')",
                at: entry.key.mark
            )
            return schema(YAMLNode(mappingWith: "$ref", entry.value), beside: fields, without: entry.name)
        default: return nil
        }
    }

    private static func readWrapped(
        _ entry: YAMLMapping.Entry,
        in fields: Fields<SchemaKeyword>,
        in source: inout DescriptionSource
    ) -> YAMLNode? {
        let type = fields[.type]?.string.flatMap(SchemaType.init)
        guard fields[.type] == nil || type == .object || type == .array else { return nil }
        guard type == .array else {
            source.diagnostics.warning(
                "expected the keys of a schema, found 'schema'; it is treated as the schema (remove 'schema:')",
                at: entry.key.mark
            )
            return schema(entry.value, beside: fields, without: entry.name)
        }
        source.diagnostics.warning("'schema' in an array is treated as 'items' (write 'items')", at: entry.key.mark)
        return fields.node.replacing([entry.name], with: [YAMLMapping.Entry("items", entry.value)])
    }

    /// A schema with the documentation of the schema around it. Its type needs nothing from there, because the inner schema repeats
    /// it.
    private static func schema(
        _ inner: YAMLNode,
        beside fields: Fields<SchemaKeyword>,
        without key: String
    ) -> YAMLNode {
        let parts = YAMLNode(sequence: [inner], at: inner.mark)
        let schema = fields.node.replacing([key, "type"], with: [YAMLMapping.Entry("allOf", parts)])
        return schema.mapping?.count == 1 ? inner : schema
    }
}
