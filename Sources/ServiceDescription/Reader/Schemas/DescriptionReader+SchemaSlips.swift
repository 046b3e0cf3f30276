import YAML

extension DescriptionReader {
    /// The schema that is meant by a text in the place of one: the name of a type, that of a declared schema, or a reference to one;
    /// `nil` if it is none of them.
    mutating func named(_ node: YAMLNode) -> YAMLNode? {
        guard case .string(let name)? = node.scalar?.value else { return nil }
        if let schema = typeAlone(node) { return schema }
        var reference = name
        if !name.hasPrefix("#/") {
            let tokens = version == .swagger20 ? ["definitions"] : ["components", "schemas"]
            guard tokens.reduce(references.root(of: node) as YAMLNode?, { $0?[$1] })?[name] != nil else { return nil }
            reference = "#/" + (tokens + [name]).map(JSONPointer.escape).joined(separator: "/")
        }
        diagnostics.warning(
            "expected a schema\(purpose(of: node)), found the name of one (write '$ref: \"\(reference)\"')",
            at: node.mark
        )
        let text = YAMLNode(content: .scalar(YAMLScalar(text: reference, isPlain: false)), mark: node.mark)
        return YAMLNode(mappingWith: "$ref", text)
    }

    /// The schema that is meant by the mere name of a type; `nil` if it is none.
    mutating func typeAlone(_ node: YAMLNode) -> YAMLNode? {
        guard case .string(let name)? = node.scalar?.value,
            SchemaType(rawValue: name.lowercased()) != nil || Self.slips[name.lowercased()] != nil
        else { return nil }
        diagnostics.warning(
            "expected a schema\(purpose(of: node)), found the name of a type (write 'type: \(name)')",
            at: node.mark
        )
        return YAMLNode(mappingWith: "type", node)
    }

    /// Tells of what stands in the place of a schema and is none.
    mutating func reportNoSchema(_ node: YAMLNode) {
        diagnostics.loss(
            "expected a schema\(purpose(of: node)), found \(node.kindDescription); it is read as free-form JSON",
            at: node.mark
        )
    }
}

extension YAMLNode {
    /// A mapping of one member, which stands where its value does.
    init(mappingWith name: String, _ value: YAMLNode) {
        let key = YAMLNode(content: .scalar(YAMLScalar(text: name, isPlain: true)), mark: value.mark)
        self.init(content: .mapping(YAMLMapping([YAMLMapping.Entry(key: key, value: value)])), mark: value.mark)
    }
}
