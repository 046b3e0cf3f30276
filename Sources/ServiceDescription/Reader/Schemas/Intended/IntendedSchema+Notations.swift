import YAML

extension IntendedSchema {
    /// Returns the intended schema if a `type` is in the notation of a programming language, and otherwise `nil`.
    static func notated(_ fields: Fields<SchemaKeyword>, in source: inout DescriptionSource) -> YAMLNode? {
        guard let type = fields[.type], case .string(let name)? = type.scalar?.value, SchemaType(rawValue: name) == nil,
            let notation = TypeNotation(name)
        else { return nil }
        let entries: [YAMLMapping.Entry]
        let meaning: String
        var advice = "write that"
        func holding(_ inner: String, under key: SchemaKeyword, of container: SchemaType) -> [YAMLMapping.Entry] {
            let own = entry(ofType: container.rawValue, at: type.mark)
            if fields[key] != nil { return [own] }
            let content = YAMLNode(mappingWith: "type", YAMLNode(text: inner, at: type.mark))
            return [own, YAMLMapping.Entry(key.rawValue, content)]
        }
        switch notation {
        case .list(let item):
            guard isType(item, in: type, of: source) else { return nil }
            entries = holding(item, under: .items, of: .array)
            meaning = "{type: array, items: {type: \(item.contains { "[<".contains($0) } ? "'\(item)'" : item)}}"
        case .map(let value):
            guard isType(value, in: type, of: source) else { return nil }
            entries = holding(value, under: .additionalProperties, of: .object)
            meaning = "{type: object, additionalProperties: {type: '\(value)'}}"
        case .names(let names):
            guard names.allSatisfy({ SchemaType.meant(by: $0) != nil }) else { return nil }
            let list = names.map { YAMLNode(text: $0, at: type.mark) }
            entries = [YAMLMapping.Entry("type", YAMLNode(sequence: list, at: type.mark))]
            // Before OpenAPI 3.1, types are no lists.
            if source.version < .openAPI31, names.count == 2, names.contains("null"),
                let type = names.first(where: { $0 != "null" })
            {
                let flag: SchemaKeyword = source.version == .swagger20 ? .swaggerNullable : .nullable
                advice = "write 'type: \(type)' and '\(flag.rawValue): true'"
            }
            meaning = "[\(names.map { $0 == "null" ? "'null'" : $0 }.joined(separator: ", "))]"
        }
        source.diagnostics.warning("the type '\(name)' is treated as '\(meaning)' (\(advice))", at: type.mark)
        return fields.node.replacing(["type"], with: entries)
    }

    /// Whether a text in place of a type means one: its name in any language, that of a schema, or a notation of these.
    private static func isType(_ name: String, in node: YAMLNode, of source: DescriptionSource) -> Bool {
        var name = name
        // Lists in lists are schemas in schemas, which may be nested no deeper.
        for _ in 0..<SchemaLimits.maximumDepth {
            if SchemaType.meant(by: name) != nil { return true }
            switch TypeNotation(name) {
            case .list(let inner), .map(let inner): name = inner
            case .names, nil: return reference(toSchemaCalled: name, in: node, of: source) != nil
            }
        }
        return false
    }
}
