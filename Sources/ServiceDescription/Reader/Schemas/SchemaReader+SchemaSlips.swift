import YAML

extension SchemaReader {
    /// The schema that is meant by a text in place of one: the name of a type, that of a declared schema, or a
    /// reference to one; `nil` if it is not one of them.
    mutating func named(_ node: YAMLNode) -> YAMLNode? {
        guard case .string(let name)? = node.scalar?.value else { return nil }
        if let schema = typeAlone(node) { return schema }
        guard let reference = reference(toSchemaCalled: name, in: node) else { return nil }
        source.diagnostics.warning(
            "expected a schema\(source.purpose(of: node)), found the name of one (write '$ref: \"\(reference.string ?? "")\"')",
            at: node.mark
        )
        return YAMLNode(mappingWith: "$ref", reference)
    }

    /// Returns the intended schema if a `type` is the name of a declared schema, or a reference to one, and otherwise
    /// `nil`.
    mutating func namedByType(_ fields: Fields<SchemaKeyword>) -> YAMLNode? {
        guard let type = fields[.type], case .string(let name)? = type.scalar?.value, SchemaType(rawValue: name) == nil,
            Self.slip(name) == nil, SchemaType(rawValue: name.lowercased()) == nil,
            fields[.reference] == nil, fields[.allOf] == nil, let reference = reference(inPlaceOfType: type, name)
        else { return nil }
        source.diagnostics.warning(
            "the type '\(name)' is the name of a schema; it is treated as a reference (write '$ref: \"\(reference.string ?? "")\"')",
            at: type.mark
        )
        let entries = (fields.node.mapping ?? YAMLMapping([])).filter { $0.name != SchemaKeyword.type.rawValue }
        let parts = YAMLNode(content: .sequence([YAMLNode(mappingWith: "$ref", reference)]), mark: type.mark)
        return YAMLNode(
            content: .mapping(YAMLMapping(entries + [YAMLMapping.Entry("allOf", parts)])),
            mark: fields.node.mark
        )
    }

    /// Returns the intended schema, an array, if `type: array` is next to a reference to something else, and otherwise `nil`.
    ///
    /// The specification ignores one of the two, but the author forgot `items`.
    mutating func listOfTarget(_ fields: Fields<SchemaKeyword>) -> YAMLNode? {
        guard let reference = fields[.reference], let type = fields[.type], type.string == "array",
            fields[.items] == nil,
            let target = source.peek(fields.node), target["items"] == nil,
            target["properties"] != nil || target["type"]?.string.map({ $0 != "array" }) == true
        else { return nil }
        source.diagnostics.warning(
            "'type: array' next to '$ref' is treated as an array of '\(reference.string ?? "")' (write 'items: {$ref: …}')",
            at: type.mark
        )
        let entries = (fields.node.mapping ?? YAMLMapping([])).filter { $0.name != SchemaKeyword.reference.rawValue }
        let items = YAMLMapping.Entry("items", YAMLNode(mappingWith: "$ref", reference))
        return YAMLNode(content: .mapping(YAMLMapping(entries + [items])), mark: fields.node.mark)
    }

    /// The text of a reference in place of a type; `nil` if it leads nowhere.
    private mutating func reference(inPlaceOfType type: YAMLNode, _ name: String) -> YAMLNode? {
        guard name.contains("#/") else { return reference(toSchemaCalled: name, in: type) }
        return source.references.knownTarget(of: type) == nil ? nil : type
    }

    /// Returns a reference to a declared schema, from its name or such a reference, or `nil` if there is none with that
    /// name.
    func reference(toSchemaCalled name: String, in node: YAMLNode) -> YAMLNode? {
        var reference = name
        if !name.hasPrefix("#/") {
            let tokens = version == .swagger20 ? ["definitions"] : ["components", "schemas"]
            guard tokens.reduce(source.references.documents.root(of: node) as YAMLNode?, { $0?[$1] })?[name] != nil
            else {
                return nil
            }
            reference = JSONPointer.fragment(tokens + [name])
        }
        return YAMLNode(text: reference, at: node.mark)
    }

    /// The schema that is meant by the mere name of a type; `nil` if it is not one.
    mutating func typeAlone(_ node: YAMLNode) -> YAMLNode? {
        guard case .string(let name)? = node.scalar?.value,
            SchemaType(rawValue: name.lowercased()) != nil || Self.slip(name) != nil
        else { return nil }
        source.diagnostics.warning(
            "expected a schema\(source.purpose(of: node)), found the name of a type (write 'type: \(name)')",
            at: node.mark
        )
        return YAMLNode(mappingWith: "type", node)
    }

    /// Reports a value in place of a schema that is not a schema.
    mutating func reportNoSchema(_ node: YAMLNode) {
        source.diagnostics.loss(
            "expected a schema\(source.purpose(of: node)), found \(node.kindDescription); it is treated as free-form JSON",
            at: node.mark
        )
    }
}

extension YAMLNode {
    /// A mapping of one member, at the place of its value.
    init(mappingWith name: String, _ value: YAMLNode) {
        self.init(content: .mapping(YAMLMapping([YAMLMapping.Entry(name, value)])), mark: value.mark)
    }

    /// A text in quotes.
    init(text: String, at mark: Mark) {
        self.init(content: .scalar(YAMLScalar(text: text, isPlain: false)), mark: mark)
    }
}

extension YAMLMapping.Entry {
    /// Creates a member whose key has the place of its value.
    init(_ name: String, _ value: YAMLNode) {
        let key = YAMLNode(content: .scalar(YAMLScalar(text: name, isPlain: true)), mark: value.mark)
        self.init(key: key, value: value)
    }
}
