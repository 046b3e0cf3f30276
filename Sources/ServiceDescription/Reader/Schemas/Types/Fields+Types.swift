import YAML

extension Fields<SchemaKeyword> {
    /// Whether a schema says that it takes `null`, in the words of any version.
    func isMarkedNullable(in source: inout DescriptionSource) -> Bool {
        for key in SchemaKeyword.nullables where source.flag(self[key]) ?? false { return true }
        return typeNames(in: &source).contains("null")
    }

    /// Whether they say that `null` is the only value: by the type, or because they list no other.
    var allowOnlyNull: Bool {
        if let type = value(.type) {
            // Also `type: null`, without quotation marks.
            let names = type.sequence
            let only = names.map { $0.count == 1 ? $0[0] : nil } ?? type
            if only?.scalar?.text == SchemaType.null.rawValue { return true }
        }
        if value(.const)?.isNull == true { return true }
        return self[.enum]?.sequence.map { !$0.isEmpty && $0.allSatisfy(\.isNull) } ?? false
    }

    /// Returns the names in `type`: one name or, since OpenAPI 3.1, a list. `null` needs no quotes if nothing else
    /// determines the type. Otherwise, some tools write it for a missing `type`.
    private func typeNames(in source: inout DescriptionSource) -> [String] {
        guard let node = value(.type), !node.isOmitted else { return [] }
        if node.isNull, hasStructure() { return [] }
        if let name = node.scalar?.text { return [name] }
        if node.sequence?.isEmpty == true {
            source.diagnostics.loss(
                "'type' lists no type; it is ignored (write one, such as 'object', or remove it)",
                at: node.mark
            )
        }
        return (node.sequence ?? [node]).compactMap { item in
            if let name = item.scalar?.text { return name }
            source.wrongKind(of: item, expected: "the name of a type")
            return nil
        }
    }

    /// The one type of a schema, derived from its other members if it names none. `nil`: any type.
    func type(in source: inout DescriptionSource) -> SchemaType? {
        // Nearly all schemas name one type.
        if let type = self[.type]?.string.flatMap(SchemaType.init), type != .number { return type }
        let names = typeNames(in: &source)
        guard !names.isEmpty else { return impliedType }
        let mark = value(.type)?.mark
        var types: [SchemaType] = []
        for name in names {
            let hasFormat = self[.format] != nil
            guard
                let type = SchemaType(rawValue: name)
                    ?? SchemaType.intended(by: name, hasFormat: hasFormat, at: mark, in: &source)
            else {
                let isEnumeration = self[.enum]?.sequence?.isEmpty == false
                let item = self[.type]?.sequence?.first { $0.scalar?.text == name }
                SchemaType.reportUnknown(name, isEnumeration: isEnumeration, at: item?.mark ?? mark, in: &source)
                return nil
            }
            if type != .null, !types.contains(type) { types.append(type) }
        }
        switch types.count {
        case 0: return .null
        case 1: return types == [.number] && StandardFormat(format).isWhole ? .integer : types[0]
        case 2 where Set(types) == [.integer, .number]: return .number
        // The values of an enumeration say of what types they are.
        case _ where listValues: return nil
        default:
            let list = types.map(\.rawValue).joined(separator: ", ")
            source.diagnostics.loss(
                "a value of several types (\(list)) is treated as free-form JSON (describe each of them under 'oneOf')",
                at: mark
            )
            return nil
        }
    }

    private var impliedType: SchemaType? {
        // LoopBack writes an empty table for values of any type.
        let namesProperties = self[.properties].map { $0.mapping?.isEmpty != true } ?? false
        let others = members.lazy.map(\.key).filter { $0.structure == .otherMembers }
        if namesProperties || others.contains(where: { $0 != .kubernetesPreservesUnknownFields }) { return .object }
        return have(.items) && !itemsAreAlternatives ? .array : nil
    }

    /// The types of a schema that names more than one (OpenAPI 3.1); `nil` if they are one, or if it also lists its values.
    var severalTypes: [SchemaType]? {
        guard let names = self[.type]?.sequence, names.count > 1, !listValues else { return nil }
        var types: [SchemaType] = []
        for name in names {
            guard let type = name.scalar.flatMap({ SchemaType(rawValue: $0.text) }) else { return nil }
            if type != .null, !types.contains(type) { types.append(type) }
        }
        // A whole number is a number.
        if types.contains(.number) { types.removeAll { $0 == .integer } }
        return types.count > 1 ? types : nil
    }

    /// The type of a schema without parts, derived from its values if it names none.
    var primitiveType: SchemaType? {
        if let node = value(.type) {
            let names = (node.sequence ?? [node]).compactMap(\.scalar?.text).filter { $0 != SchemaType.null.rawValue }
            let type = names.count == 1 ? SchemaType(rawValue: names[0]) : nil
            return [.string, .integer, .number, .boolean].contains(type) ? type : nil
        }
        let values = listedValues.filter { !$0.isNull }
        let isText =
            !values.isEmpty
            && values.allSatisfy { $0.scalar.map { if case .string = $0.value { true } else { false } } ?? false }
        return isText ? .string : nil
    }
}
