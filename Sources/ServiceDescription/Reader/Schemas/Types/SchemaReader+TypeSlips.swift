import Suggestions
import YAML

extension SchemaReader {
    /// Names of types from programming languages, with their meanings in a description.
    static let slips: [String: (type: SchemaType, format: String?)] = [
        "int": (.integer, nil), "int32": (.integer, "int32"), "int64": (.integer, "int64"), "long": (.integer, "int64"),
        "float": (.number, "float"), "double": (.number, "double"), "decimal": (.number, nil), "bool": (.boolean, nil),
        "str": (.string, nil), "text": (.string, nil), "date": (.string, nil), "datetime": (.string, nil),
        "date-time": (.string, nil), "uuid": (.string, nil), "guid": (.string, nil), "uri": (.string, nil),
        "url": (.string, nil), "email": (.string, nil), "map": (.object, nil), "dict": (.object, nil),
        "hash": (.object, nil), "list": (.array, nil), "objectid": (.string, nil), "password": (.string, nil),
        "char": (.string, nil), "varchar": (.string, nil), "time": (.string, nil), "numeric": (.number, nil),
        "smallint": (.integer, nil),
    ]

    /// The meaning of the name of a type from a programming language, in which a length may follow it: `varchar(255)`. Swagger
    /// UI shows a type and its format as `string($date-time)`.
    static func slip(_ name: String) -> (type: SchemaType, format: String?)? {
        // Nearly all names are right, and none of these is a slip.
        if SchemaType(rawValue: name) != nil { return nil }
        let word = name.prefix { $0 != "(" }.trimmed.lowercased()
        if let format = name.firstRange(of: "($"), let type = SchemaType(rawValue: word) {
            return (type, String(name[format.upperBound...].prefix { $0 != ")" }))
        }
        return slips[word]
    }

    /// Returns the intended schema if a `type` is in the notation of a programming language, and otherwise `nil`.
    mutating func notated(_ fields: Fields<SchemaKeyword>) -> YAMLNode? {
        guard let type = fields[.type], case .string(let name)? = type.scalar?.value, SchemaType(rawValue: name) == nil,
            let notation = TypeNotation(name)
        else { return nil }
        var entries = (fields.node.mapping ?? YAMLMapping([])).filter { $0.name != SchemaKeyword.type.rawValue }
        let meaning: String
        switch notation {
        case .list(let item):
            guard isType(item, in: type) else { return nil }
            entries.insert(YAMLMapping.Entry("type", YAMLNode(text: "array", at: type.mark)), at: 0)
            if fields[.items] == nil {
                let items = YAMLNode(mappingWith: "type", YAMLNode(text: item, at: type.mark))
                entries.append(YAMLMapping.Entry("items", items))
            }
            meaning = "{type: array, items: {type: \(item.contains { "[<".contains($0) } ? "'\(item)'" : item)}}"
        case .map(let value):
            guard isType(value, in: type) else { return nil }
            entries.insert(YAMLMapping.Entry("type", YAMLNode(text: "object", at: type.mark)), at: 0)
            if fields[.additionalProperties] == nil {
                let values = YAMLNode(mappingWith: "type", YAMLNode(text: value, at: type.mark))
                entries.append(YAMLMapping.Entry("additionalProperties", values))
            }
            meaning = "{type: object, additionalProperties: {type: '\(value)'}}"
        case .names(let names):
            guard names.allSatisfy({ SchemaType(rawValue: $0) != nil || Self.slip($0) != nil }) else { return nil }
            let list = names.map { YAMLNode(text: $0, at: type.mark) }
            let types = YAMLNode(content: .sequence(list), mark: type.mark)
            entries.insert(YAMLMapping.Entry("type", types), at: 0)
            meaning = "[\(names.map { $0 == "null" ? "'null'" : $0 }.joined(separator: ", "))]"
        }
        source.diagnostics.warning("the type '\(name)' is treated as '\(meaning)' (write that)", at: type.mark)
        return YAMLNode(content: .mapping(YAMLMapping(entries)), mark: fields.node.mark)
    }

    /// Whether a text in place of a type means one: its name in any language, that of a schema, or a notation of these.
    private func isType(_ name: String, in node: YAMLNode) -> Bool {
        var name = name
        // Lists in lists are schemas in schemas, which may be nested no deeper.
        for _ in 0..<SchemaPosition.maximumDepth {
            if SchemaType(rawValue: name.lowercased()) != nil || Self.slip(name) != nil { return true }
            switch TypeNotation(name) {
            case .list(let inner), .map(let inner): name = inner
            case .names, nil: return reference(toSchemaCalled: name, in: node) != nil
            }
        }
        return false
    }

    /// Returns the type that an unknown name means, or `nil` if this is unclear.
    ///
    /// A text notation, such as `date`, is read as any text, because the author may not mean the format with that name.
    mutating func slippedType(_ name: String, at mark: Mark?) -> SchemaType? {
        let lowercased = name.trimmed.lowercased()
        guard let type = SchemaType(rawValue: lowercased) ?? Self.slip(name)?.type else { return nil }
        source.diagnostics.warning(
            "unknown type '\(name)' is treated as '\(type.rawValue)' (write '\(type.rawValue)')",
            at: mark
        )
        return type
    }

    /// Reports an unknown type. `any` is not a loss, because it means free-form JSON, and neither is `enum` where values are listed,
    /// which say of what type they are.
    mutating func reportUnknownType(_ name: String, isEnumeration: Bool = false, at mark: Mark?) {
        if isEnumeration, name.lowercased() == "enum" {
            source.diagnostics.warning(
                "'\(name)' is not a type; the type is that of the values (write 'type: string', for example)",
                at: mark
            )
        } else if name.lowercased() == "any" {
            source.diagnostics.warning(
                "'\(name)' is not a type; it is treated as free-form JSON (remove 'type')",
                at: mark
            )
        } else {
            let hint = NearestName.hint(for: name, among: SchemaType.allCases.lazy.map(\.rawValue))
            source.diagnostics.loss("unknown type '\(name)' is treated as free-form JSON\(hint)", at: mark)
        }
    }
}
