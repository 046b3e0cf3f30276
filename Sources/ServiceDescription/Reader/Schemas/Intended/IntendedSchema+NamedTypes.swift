import YAML

extension IntendedSchema {
    /// Returns the intended schema if a reference leads nowhere, but what it names is a type (`integer`), the schema of schemas, or
    /// relative to an unknown type, and otherwise `nil`.
    static func typeNamed(
        byReferenceIn fields: Fields<SchemaKeyword>,
        in source: inout DescriptionSource
    ) -> YAMLNode? {
        guard let reference = fields[.reference], let text = reference.string else { return nil }
        if isSchemaOfSchemas(text) {
            guard source.references.knownTarget(of: reference) == nil else { return nil }
            source.diagnostics.warning(
                "the reference '\(text)' leads to the schema of schemas; it is treated as free-form JSON (write '{}')",
                at: reference.mark
            )
            return schema([], insteadOfReferenceIn: fields)
        }
        // ASP.NET Core 9 writes such references relative to a type that the description does not tell. No component can have this name.
        if text.hasPrefix("#/components/schemas/#"), source.references.knownTarget(of: reference) == nil {
            source.diagnostics.loss(
                "unresolved reference '\(text)' is treated as free-form JSON (write '#/components/schemas/' and the name of "
                    + "a schema)",
                at: reference.mark
            )
            return schema([], insteadOfReferenceIn: fields)
        }
        // Nearly all references lead to names that are no types.
        guard let type = Self.type(namedBy: text), source.references.knownTarget(of: reference) == nil else {
            return nil
        }
        source.diagnostics.loss(
            "unresolved reference '\(text)' is treated as '{type: \(type.rawValue)}' (write that, or add the schema)",
            at: reference.mark
        )
        return schema([entry(ofType: type.rawValue, at: reference.mark)], insteadOfReferenceIn: fields)
    }

    /// Whether a reference leads to a meta-schema of JSON Schema, which a value must match that is a schema itself.
    private static func isSchemaOfSchemas(_ reference: String) -> Bool {
        guard reference.hasPrefix("http"), let hosted = reference.firstRange(of: "//json-schema.org/") else {
            return false
        }
        let path = reference[hosted.upperBound...]
        return path == "schema" || ["/schema", "/schema#"].contains(where: path.hasSuffix) || path == "schema#"
    }

    /// The type that a reference within the document names at its end. A class of somebody may well be called `File` or `Array`.
    private static func type(namedBy reference: String) -> SchemaType? {
        guard reference.hasPrefix("#/"), let slash = reference.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
        let name = reference[slash...].dropFirst()
        // No name of a type has more letters than `boolean`, and nearly all names have.
        guard name.utf8.count <= 7, let type = SchemaType(rawValue: name.lowercased()) else { return nil }
        switch type {
        case .null: return nil
        case .file, .array: return name == name.lowercased() ? type : nil
        case .string, .integer, .number, .boolean, .object: return type
        }
    }

    private static func schema(
        _ entries: [YAMLMapping.Entry],
        insteadOfReferenceIn fields: Fields<SchemaKeyword>
    ) -> YAMLNode {
        fields.node.replacing(entries.map(\.name) + ["$ref"], with: entries)
    }
}
