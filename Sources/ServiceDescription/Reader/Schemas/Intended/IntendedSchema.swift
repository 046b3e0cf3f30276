import YAML

/// Finds the schema that an author means by something else in its place: the node comes in, and the fields of the schema come out, with
/// warnings.
enum IntendedSchema {
    /// Returns the schema that the author of another one means; `nil` if that is what is written.
    private typealias Correction = @Sendable (Fields<SchemaKeyword>, inout DescriptionSource) -> YAMLNode?

    /// What is corrected wherever a value is described, if it does not name one type as it should. Each takes what the ones before it
    /// have made.
    private static let correctionsOfTypes: [Correction] = [withoutEmptyType, notated]

    /// What is corrected afterwards, whatever the type.
    private static let corrections: [Correction] = [listOfTarget, withoutObject]

    /// What is corrected last, where all of the fields are those of a schema.
    private static let correctionsOfSchemas: [Correction] = [unwrapped, typeNamed, namedByType]

    /// The fields of the schema that is meant by a node; `nil` if it is `true` or `false`, or, with a warning, if it is not a schema.
    ///
    /// - Parameters:
    ///   - node: What is in the place of a schema.
    ///   - role: That place.
    ///   - source: The document.
    static func fields(
        of node: YAMLNode,
        role: SchemaRole = .schema,
        in source: inout DescriptionSource
    ) -> Fields<SchemaKeyword>? {
        guard
            var fields = Fields<SchemaKeyword>(
                node.isNull ? node : source.emptyMapping(for: node) ?? named(node, in: &source) ?? node
            )
        else {
            if node.bool == nil, !node.isNull { reportNoSchema(node, in: &source) }
            return nil
        }
        if fields.value(.type)?.string.flatMap(SchemaType.init) == nil {
            correct(&fields, by: correctionsOfTypes, in: &source)
        }
        correct(&fields, by: corrections, in: &source)
        guard role == .schema else { return fields }
        correct(&fields, by: correctionsOfSchemas, in: &source)
        if fields.value(.reference)?.isNull == true { source.reportEmptyReference(in: fields.node) }
        source.warnAboutMisspellings(in: fields)
        return fields
    }

    private static func correct(
        _ fields: inout Fields<SchemaKeyword>,
        by corrections: [Correction],
        in source: inout DescriptionSource
    ) {
        for correction in corrections {
            if let node = correction(fields, &source), let meant = Fields<SchemaKeyword>(node) { fields = meant }
        }
    }

    /// A schema without its type if that is an empty text, as Azure API Management exports it; `nil` for any other.
    private static func withoutEmptyType(
        _ fields: Fields<SchemaKeyword>,
        in source: inout DescriptionSource
    ) -> YAMLNode? {
        guard let type = fields[.type], case .string(let name)? = type.scalar?.value, name.isEmpty else { return nil }
        source.diagnostics.warning("the type is empty; it is ignored (remove 'type')", at: type.mark)
        return fields.node.replacing(["type"], with: [])
    }

    /// The schema that a text in its place means. The text may name a type or a declared schema, or be a reference to one. `nil` if
    /// it is none of these.
    private static func named(_ node: YAMLNode, in source: inout DescriptionSource) -> YAMLNode? {
        guard case .string(let name)? = node.scalar?.value else { return nil }
        if let schema = typeAlone(node, in: &source) { return schema }
        guard let reference = reference(toSchemaCalled: name, in: node, of: source) else { return nil }
        source.diagnostics.warning(
            "expected a schema\(source.purpose(of: node)), found the name of one "
                + "(write '{$ref: \"\(reference.string ?? "")\"}')",
            at: node.mark
        )
        return YAMLNode(mappingWith: "$ref", reference)
    }

    /// Returns the intended schema if a `type` is the name of a declared schema, or a reference to one, and otherwise
    /// `nil`.
    private static func namedByType(_ fields: Fields<SchemaKeyword>, in source: inout DescriptionSource) -> YAMLNode? {
        guard let type = fields[.type], case .string(let name)? = type.scalar?.value, SchemaType.meant(by: name) == nil,
            fields[.reference] == nil, fields[.allOf] == nil,
            let reference = reference(inPlaceOfType: type, name, in: &source)
        else { return nil }
        source.diagnostics.warning(
            "the type '\(name)' is the name of a schema; it is treated as a reference (write '$ref: \"\(reference.string ?? "")\"')",
            at: type.mark
        )
        let parts = YAMLNode(sequence: [YAMLNode(mappingWith: "$ref", reference)], at: type.mark)
        return fields.node.replacing(["type"], with: [YAMLMapping.Entry("allOf", parts)])
    }

    /// Returns the intended schema, an array, if `type: array` is next to a reference to something else, and otherwise `nil`.
    ///
    /// The specification ignores one of the two, but the author forgot `items`.
    private static func listOfTarget(_ fields: Fields<SchemaKeyword>, in source: inout DescriptionSource) -> YAMLNode? {
        guard let reference = fields[.reference], let type = fields[.type], type.string == "array",
            fields[.items] == nil,
            let target = source.peek(fields.node), target["items"] == nil,
            target["properties"] != nil || target["type"]?.string.map({ $0 != "array" }) == true
        else { return nil }
        source.diagnostics.warning(
            "'type: array' next to '$ref' is treated as an array of '\(reference.string ?? "")' (write 'items: {$ref: …}')",
            at: type.mark
        )
        let items = YAMLMapping.Entry("items", YAMLNode(mappingWith: "$ref", reference))
        return fields.node.replacing(["$ref"], with: [items])
    }

    /// The text of a reference in place of a type; `nil` if it leads nowhere.
    private static func reference(
        inPlaceOfType type: YAMLNode,
        _ name: String,
        in source: inout DescriptionSource
    ) -> YAMLNode? {
        guard name.contains("#/") else { return reference(toSchemaCalled: name, in: type, of: source) }
        return source.references.knownTarget(of: type) == nil ? nil : type
    }

    /// Returns a reference to a declared schema, from its name or such a reference, or `nil` if there is none with that
    /// name.
    static func reference(
        toSchemaCalled name: String,
        in node: YAMLNode,
        of source: DescriptionSource
    ) -> YAMLNode? {
        var reference = name
        if !name.hasPrefix("#/") {
            let root = source.references.documents.root(of: node)
            guard let table = ComponentKind.schema.tables.first(where: { root.node(at: $0)?[name] != nil }) else {
                return nil
            }
            reference = JSONPointer.fragment(table + [name])
        }
        return YAMLNode(text: reference, at: node.mark)
    }

    /// The schema that is meant by the mere name of a type; `nil` if it is not one.
    static func typeAlone(_ node: YAMLNode, in source: inout DescriptionSource) -> YAMLNode? {
        guard case .string(let name)? = node.scalar?.value, SchemaType.meant(by: name) != nil else { return nil }
        source.diagnostics.warning(
            "expected a schema\(source.purpose(of: node)), found the name of a type (write '{type: \(name)}')",
            at: node.mark
        )
        return YAMLNode(mappingWith: "type", node)
    }

    /// The member by which a schema names its type.
    static func entry(ofType name: String, at mark: Mark) -> YAMLMapping.Entry {
        YAMLMapping.Entry("type", YAMLNode(text: name, at: mark))
    }

    /// Reports a value in place of a schema that is not a schema.
    private static func reportNoSchema(_ node: YAMLNode, in source: inout DescriptionSource) {
        source.diagnostics.loss(
            "expected a schema\(source.purpose(of: node)), found \(node.kindDescription); it is treated as free-form JSON "
                + "(write a schema, such as '{type: string}')",
            at: node.mark
        )
    }
}
