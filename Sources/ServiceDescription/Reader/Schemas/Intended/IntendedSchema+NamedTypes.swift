import YAML

extension IntendedSchema {
    /// Returns the intended schema if a reference leads nowhere, but what it names is a type (`integer`), a notation of known ones
    /// (`Map«string,Pet»`), the schema of schemas, or relative to an unknown type, and otherwise `nil`.
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
        guard let name = nameOfType(text), let type = namedType(name, at: reference, in: source),
            source.references.knownTarget(of: reference) == nil
        else { return nil }
        source.diagnostics.loss(
            "unresolved reference '\(text)' is treated as '\(type.text)' (write that, or add the schema)",
            at: reference.mark
        )
        return schema(type.entries, insteadOfReferenceIn: fields)
    }

    /// A schema by its members, with its text in YAML.
    private typealias NamedType = (entries: [YAMLMapping.Entry], text: String)

    /// Whether a reference leads to a meta-schema of JSON Schema, which a value must match that is a schema itself.
    private static func isSchemaOfSchemas(_ reference: String) -> Bool {
        guard reference.hasPrefix("http"), let hosted = reference.firstRange(of: "//json-schema.org/") else {
            return false
        }
        let path = reference[hosted.upperBound...]
        return path == "schema" || ["/schema", "/schema#"].contains(where: path.hasSuffix) || path == "schema#"
    }

    /// The name at the end of a reference within the document if it may be that of a type. A class of somebody may well be called
    /// `File` or `Array`.
    private static func nameOfType(_ reference: String) -> String? {
        guard reference.hasPrefix("#/"), let slash = reference.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
        let written = reference[slash...].dropFirst()
        // A notation has more than letters, and no name of a type has more of them than `boolean`.
        guard written.utf8.count <= 7 || !written.utf8.allSatisfy(\.isLetter) else { return nil }
        let name = PercentDecoding.decode(written)
        if [">", "]", "»"].contains(where: name.hasSuffix) { return name }
        switch SchemaType(rawValue: name.lowercased()) {
        case nil, .null: return nil
        case .file, .array: return name == name.lowercased() ? name : nil
        case .string, .integer, .number, .boolean, .object: return name
        }
    }

    /// The schema that a name means: a type in any language, a declared schema, or a list or map of these.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - reference: The reference with the name.
    ///   - depth: How many lists and maps are around it.
    ///   - source: The document.
    private static func namedType(
        _ name: String,
        at reference: YAMLNode,
        depth: Int = 0,
        in source: DescriptionSource
    ) -> NamedType? {
        if let type = SchemaType(rawValue: name.lowercased()), type != .null {
            if type == .array { return container("array", "items", ([], "{}"), at: reference) }
            return ([entry(ofType: type.rawValue, at: reference.mark)], "{type: \(type.rawValue)}")
        }
        if depth > 0, let known = self.reference(toSchemaCalled: name, in: reference, of: source),
            let pointer = known.string
        {
            return ([YAMLMapping.Entry("$ref", known)], "{$ref: '\(pointer)'}")
        }
        if depth > 0, let (type, format) = SchemaType.meaning(of: name) {
            let formats = format.map { [YAMLMapping.Entry("format", YAMLNode(text: $0, at: reference.mark))] } ?? []
            let text = format.map { ", format: \($0)" } ?? ""
            return ([entry(ofType: type.rawValue, at: reference.mark)] + formats, "{type: \(type.rawValue)\(text)}")
        }
        guard depth < maximumNotationDepth else { return nil }
        switch TypeNotation(name) {
        case .list(let item):
            return namedType(item, at: reference, depth: depth + 1, in: source).map {
                container("array", "items", $0, at: reference)
            }
        case .map(let value):
            return namedType(value, at: reference, depth: depth + 1, in: source)
                .map { container("object", "additionalProperties", $0, at: reference) }
        case .names, nil: return nil
        }
    }

    /// How many lists and maps may be one in the other.
    private static let maximumNotationDepth = 8

    private static func container(
        _ type: String,
        _ key: String,
        _ inner: NamedType,
        at reference: YAMLNode
    ) -> NamedType {
        let content = YAMLNode(mapping: inner.entries, at: reference.mark)
        let entries = [entry(ofType: type, at: reference.mark), YAMLMapping.Entry(key, content)]
        return (entries, "{type: \(type), \(key): \(inner.text)}")
    }

    private static func schema(
        _ entries: [YAMLMapping.Entry],
        insteadOfReferenceIn fields: Fields<SchemaKeyword>
    ) -> YAMLNode {
        fields.node.replacing(entries.map(\.name) + ["$ref"], with: entries)
    }
}
