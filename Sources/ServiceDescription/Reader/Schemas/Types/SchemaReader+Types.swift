import YAML

extension SchemaReader {
    /// Whether a schema says that it takes `null`, in the words of any version.
    mutating func isMarkedNullable(_ fields: Fields<SchemaKeyword>) -> Bool {
        for key in SchemaKeyword.nullables where source.flag(fields[key]) ?? false { return true }
        return typeNames(fields).contains("null")
    }

    /// Returns the names in `type`: one name or, since OpenAPI 3.1, a list. `null` needs no quotes if nothing else
    /// determines the type. Otherwise, some tools write it for a missing `type`.
    private mutating func typeNames(_ fields: Fields<SchemaKeyword>) -> [String] {
        guard let node = fields.entry(.type)?.value, !node.isOmitted else { return [] }
        if node.isNull, hasStructure(fields) { return [] }
        return (node.sequence ?? [node]).compactMap { item in
            if let name = item.scalar?.text { return name }
            source.wrongKind(of: item, expected: "the name of a type")
            return nil
        }
    }

    /// The one type of a schema, derived from its other members if it names none. `nil`: any type.
    mutating func type(of fields: Fields<SchemaKeyword>) -> SchemaType? {
        let names = typeNames(fields)
        guard !names.isEmpty else { return impliedType(fields) }
        let mark = fields.entry(.type)?.value.mark
        var types: [SchemaType] = []
        for name in names {
            guard let type = SchemaType(rawValue: name) ?? slippedType(name, at: mark) else {
                reportUnknownType(name, isEnumeration: fields[.enum]?.sequence?.isEmpty == false, at: mark)
                return nil
            }
            if type != .null, !types.contains(type) { types.append(type) }
        }
        switch types.count {
        case 0: return .null
        case 1: return types == [.number] && Self.isWhole(fields[.format]?.string) ? .integer : types[0]
        case 2 where Set(types) == [.integer, .number]: return .number
        // The values of an enumeration say of what types they are.
        case _ where fields[.enum] != nil || fields[.const] != nil: return nil
        default:
            let list = types.map(\.rawValue).joined(separator: ", ")
            source.diagnostics.loss("a value of several types (\(list)) is treated as free-form JSON", at: mark)
            return nil
        }
    }

    /// Whether a format of numbers is one of whole numbers, which the OpenAPI format registry lists under `number`.
    static func isWhole(_ format: String?) -> Bool {
        guard let format else { return false }
        let names: Set<String> = [
            "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "int", "uint", "integer", "long",
        ]
        return names.contains(KnownFormats.spelled(format))
    }

    private func impliedType(_ fields: Fields<SchemaKeyword>) -> SchemaType? {
        // LoopBack writes an empty table for values of any type.
        let namesProperties = fields[.properties].map { $0.mapping?.isEmpty != true } ?? false
        if namesProperties || fields[.additionalProperties] != nil || fields[.patternProperties] != nil {
            return .object
        }
        return fields[.items] == nil || itemsAreAlternatives(fields) ? nil : .array
    }
}
