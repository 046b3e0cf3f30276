import YAML

extension DescriptionReader {
    /// The operations under methods in other letters than those that OpenAPI writes, such as `GET`.
    mutating func slippedMethods(of fields: Fields<PathItemKeyword>) -> [(
        key: PathItemKeyword, entry: YAMLMapping.Entry
    )] {
        fields.unknown.compactMap { entry in
            guard let key = PathItemKeyword.method(meantBy: entry), fields[key] == nil else { return nil }
            source.diagnostics.warning(
                "methods are lower-case; '\(entry.name)' is treated as '\(key.rawValue)' (write '\(key.rawValue)')",
                at: entry.key.mark
            )
            return (key, entry)
        }
    }

    /// Reads the tags of an operation. Some are written as in their declaration, as mappings, and Fern puts them into a sequence in
    /// the sequence.
    mutating func readTagNames(_ node: YAMLNode?) -> [String] {
        guard let items = node?.sequence, items.contains(where: { $0.scalar == nil }) else { return source.texts(node) }
        return items.flatMap { item -> [String] in
            let names = item.sequence?.compactMap(\.string) ?? [item["name"]?.string].compactMap(\.self)
            guard item.scalar == nil, let name = names.first else { return [source.text(item)].compactMap(\.self) }
            source.diagnostics.warning(
                "expected the name of a tag, found \(item.kindDescription) (write '- \(name)')",
                at: item.mark
            )
            return names
        }
    }

    /// The body of an operation of Swagger 2.0, which some authors describe as OpenAPI 3 has it.
    mutating func readSwaggerBody(
        of operation: Fields<OperationKeyword>,
        beside parameters: [DeclaredParameter],
        consumes: [String]?,
        at mark: Mark
    ) -> RequestBody? {
        let body = swaggerBody(of: parameters, consumes: consumes, at: mark)
        guard let node = operation[.requestBody], let entry = operation.entry(.requestBody) else { return body }
        if body != nil {
            source.diagnostics.loss(
                "'requestBody' is an OpenAPI 3 key; it is ignored because a parameter describes the body (remove it)",
                at: entry.key.mark
            )
            return body
        }
        source.diagnostics.warning(
            "'requestBody' is an OpenAPI 3 key; it is used anyway (in Swagger 2.0, a body is a parameter with 'in: "
                + "body')",
            at: entry.key.mark
        )
        return omitting(.parameters) { $0.readBody(node, name: $0.source.text(operation[.msBodyName])) }
    }

    /// Returns a response or header with only a description, or `nil` if there is more.
    mutating func describedOnly(_ node: YAMLNode) -> YAMLNode? {
        guard case .string? = node.scalar?.value else { return nil }
        source.diagnostics.warning(
            "expected a mapping\(source.purpose(of: node)), found a string; it is treated as the 'description' (write "
                + "'description:' before it)",
            at: node.mark
        )
        return YAMLNode(mappingWith: "description", node)
    }
}

extension PathItemKeyword {
    /// The method that is meant by a key in other letters; `nil` if it is not one, or there is nothing under it.
    static func method(meantBy entry: YAMLMapping.Entry) -> PathItemKeyword? {
        guard entry.value.mapping != nil, let key = PathItemKeyword(rawValue: entry.name.lowercased()), key.isMethod
        else {
            return nil
        }
        return key
    }
}
