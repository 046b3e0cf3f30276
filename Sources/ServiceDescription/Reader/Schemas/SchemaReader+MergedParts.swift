import YAML

extension SchemaReader {
    /// Merges all that a schema says about the shape.
    ///
    /// - Returns: `false` if that needs a schema that is being read around this one.
    mutating func collect(_ fields: Fields<SchemaKeyword>, into composition: inout Composition) -> Bool {
        if let reference = fields[.reference] {
            guard collectReference(reference, into: &composition) else { return false }
        }
        for part in allOf(fields) {
            guard let partFields = IntendedSchema.fields(of: part, in: &source) else { continue }
            guard collect(part: partFields, into: &composition) else { return false }
        }
        if let alternatives = Alternatives.read(of: fields, from: &source) {
            guard collect(alternatives, of: fields, into: &composition) else { return false }
        }
        collectOwn(fields, into: &composition)
        return true
    }

    /// Merges a choice: its only alternative, or otherwise members for all alternatives.
    private mutating func collect(
        _ alternatives: Alternatives,
        of fields: Fields<SchemaKeyword>,
        into composition: inout Composition
    ) -> Bool {
        if let only = alternatives.only {
            guard let onlyFields = IntendedSchema.fields(of: only, in: &source) else { return true }
            return collect(part: onlyFields, into: &composition)
        }
        if areSubtypes(alternatives, of: fields) { return true }
        if fields[.properties] == nil, fields[.reference] == nil, allOf(fields).isEmpty, !alternatives.isOneOfTwo {
            var schema = Schema(shape: .any, mark: fields.node.mark)
            readAlternatives(alternatives, of: fields, owner: nil, into: &schema)
            switch schema.shape {
            case .any: break
            case .union(let union):
                let warning = "'\(alternatives.keyword.rawValue)' is treated as free-form JSON"
                composition.add(union, mark: alternatives.mark, warning: warning)
                return true
            default:
                add(schema.shape, at: alternatives.mark, to: &composition)
                return true
            }
        } else {
            collectChoice(alternatives, of: fields, into: &composition)
            return true
        }
        composition.additionalProperties =
            composition.additionalProperties ?? Schema(shape: .any, mark: alternatives.mark)
        return true
    }

    private mutating func collect(
        part fields: Fields<SchemaKeyword>,
        into composition: inout Composition
    ) -> Bool {
        guard enterSchema(fields.node) else { return true }
        defer { position.depth -= 1 }
        SchemaChecks.warnAboutWhatIsIgnored(fields, in: &source)
        if fields.sayNullable { composition.isNullable = true }
        composition.text = source.text(fields[.description]) ?? composition.text
        return collect(fields, into: &composition)
    }

    /// Merges the keys of a schema next to `$ref`, `allOf` and its alternatives.
    private mutating func collectOwn(_ fields: Fields<SchemaKeyword>, into composition: inout Composition) {
        let isObject = fields[.properties] != nil || fields[.additionalProperties] != nil || fields[.required] != nil
        if isObject || fields[.patternProperties] != nil || hasSubtypes(fields) {
            collectMembers(fields, into: &composition)
        } else if fields[.type]?.string == SchemaType.object.rawValue {
            composition.isObject = true
        } else if fields[.enum] != nil || fields[.const] != nil || fields[.items] != nil || fields[.type] != nil {
            var schema = Schema(shape: .any, mark: fields.node.mark)
            readPlain(fields, into: &schema)
            if schema.shape.isAny { return }
            add(schema.shape, at: fields.node.mark, to: &composition)
        }
    }

    /// Merges a part that is not an object.
    private mutating func add(_ shape: SchemaShape, at mark: Mark, to composition: inout Composition) {
        guard !composition.add(other: shape, at: mark, in: table) else { return }
        source.diagnostics.loss(
            "this part of 'allOf' is ignored, because no value matches it and the parts before it (remove one of them)",
            at: mark
        )
    }

    /// Merges a named schema.
    private mutating func collectReference(_ node: YAMLNode, into composition: inout Composition) -> Bool {
        guard let first = schemaReference(node), let (reference, schema) = readEnd(of: first) else { return true }
        guard let schema else {
            guard position.composed.contains(reference.index) else { return false }
            source.diagnostics.loss(
                "'allOf' of '\(reference.name)' refers back to '\(reference.name)'; this part is ignored (remove "
                    + "it)",
                at: node.mark
            )
            return true
        }
        collect(schema, of: reference, at: node.mark, into: &composition)
        return true
    }

    private mutating func collect(
        _ schema: Schema,
        of reference: Schema.Reference,
        at mark: Mark,
        into composition: inout Composition
    ) {
        let entry = table.entries[reference.index]
        switch schema.shape {
        case .object(let object):
            guard admits(entry.weight, from: "'allOf'", at: mark) else { return }
            for property in object.properties { add(property, to: &composition) }
            composition.bases.append(reference)
            if let other = object.additionalProperties { add(others: other, to: &composition) }
        case .map(let value):
            composition.isObject = true
            // `type: object` and nothing more adds nothing; only what says so allows other members.
            let saysSo = entry.node["additionalProperties"] != nil
            if value.shape.isAny, !saysSo { break }
            add(others: value, to: &composition)
        case .any: break
        case .union(let union): collect(union, of: reference, at: mark, into: &composition)
        default: add(schema.shape, at: mark, to: &composition)
        }
        composition.inheritedRequired += entry.undeclared
    }

    /// Returns whether a composition may include the given number of further members.
    ///
    /// - Parameters:
    ///   - weight: The number of members.
    ///   - keyword: The key that includes them, for the error.
    ///   - mark: The place of the key.
    mutating func admits(_ weight: Int, from keyword: String, at mark: Mark) -> Bool {
        position.inheritedMembers += weight
        guard position.inheritedMembers > SchemaPosition.maximumInheritedMembers else { return true }
        isEndless = true
        if position.inheritedMembers - weight <= SchemaPosition.maximumInheritedMembers {
            source.diagnostics.error(
                "\(keyword) adds too many properties: the schemas of this description inherit more than "
                    + "\(SchemaPosition.maximumInheritedMembers)",
                at: mark
            )
        }
        return false
    }
}
