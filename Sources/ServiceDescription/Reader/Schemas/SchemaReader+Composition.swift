import YAML

extension SchemaReader {
    /// The parts of a schema's `allOf`.
    mutating func allOf(_ fields: Fields<SchemaKeyword>) -> [YAMLNode] {
        source.objects(fields[.allOf])
    }

    /// Whether a schema says more about the shape of its values than their type.
    ///
    /// - Parameters:
    ///   - fields: the fields of the schema.
    ///   - ignored: a key that does not count.
    func hasStructure(_ fields: Fields<SchemaKeyword>, beside ignored: SchemaKeyword? = nil) -> Bool {
        fields.members.contains { key, entry in
            switch key {
            case ignored: false
            case .properties, .patternProperties: entry.value.mapping?.isEmpty == false
            case .required, .enum, .extensibleEnum: entry.value.sequence?.isEmpty == false
            case .allOf, .oneOf, .anyOf: (entry.value.sequence?.isEmpty ?? entry.value.mapping?.isEmpty) == false
            case .additionalProperties: entry.value.bool != false
            case .items, .const: true
            default: false
            }
        }
    }

    /// Reads a schema with `allOf`: as its only part with a shape if there is nothing else, or otherwise as all parts
    /// merged.
    mutating func readComposition(_ fields: Fields<SchemaKeyword>, owner: Int?, into schema: inout Schema) {
        guard let only = onlyStructure(of: fields), owner == nil || schema.isNullable || !isBase(only) else {
            return readMerged(fields, owner: owner, into: &schema)
        }
        adopt(read(only, owner: owner), into: &schema)
        for part in allOf(fields) { adoptWords(of: part, into: &schema) }
        for part in allOf(fields).compactMap({ Fields<SchemaKeyword>($0) }) + [fields] { narrow(&schema, by: part) }
    }

    /// Reads a schema as all its parts merged into one.
    mutating func readMerged(_ fields: Fields<SchemaKeyword>, owner: Int?, into schema: inout Schema) {
        if owner == nil, let known = table.hoistedSchema(at: fields.node.mark) {
            schema.shape = .reference(known)
            return
        }
        var composition = Composition()
        guard collect(fields, into: &composition) else { return postpone(fields, owner: owner, into: &schema) }
        schema.isNullable = schema.isNullable || composition.isNullable
        schema.documentation.text = schema.documentation.text ?? composition.text
        finish(composition, owner: owner, into: &schema)
    }

    /// The only part of an `allOf` that says anything about the shape, if it is only one.
    private mutating func onlyStructure(of fields: Fields<SchemaKeyword>) -> YAMLNode? {
        guard fields[.reference] == nil, !hasStructure(fields, beside: .allOf) else { return nil }
        let parts = allOf(fields).compactMap { part in Fields<SchemaKeyword>(part).map { (node: part, fields: $0) } }
        let structures = parts.filter { $0.fields[.reference] != nil || hasStructure($0.fields) }
        if structures.count == 1 { return structures[0].node }
        // Parts that only name a type and restrict its values: `allOf: [{type: string}, {maxLength: 5}]`.
        let typed = parts.filter { $0.fields.entry(.type) != nil }
        return structures.isEmpty && typed.count == 1 ? typed[0].node : nil
    }

    /// Adopts the shape of the only part that has one, and its documentation if there is no other.
    mutating func adopt(_ inner: Schema, into schema: inout Schema) {
        schema.shape = inner.shape
        schema.isNullable = schema.isNullable || inner.isNullable
        schema.allowsText = inner.allowsText
        schema.title = schema.title ?? inner.title
        schema.xml = schema.xml?.completed(by: inner.xml) ?? inner.xml
        schema.defaultValue = schema.defaultValue ?? inner.defaultValue
        schema.contentMediaType = schema.contentMediaType ?? inner.contentMediaType
        schema.documentation.text = schema.documentation.text ?? inner.documentation.text
        schema.documentation.isDeprecated = schema.documentation.isDeprecated || inner.documentation.isDeprecated
    }

    /// Takes the words of a part that has no shape: `allOf: [{$ref: …}, {description: …}]`.
    private mutating func adoptWords(of part: YAMLNode, into schema: inout Schema) {
        guard let fields = Fields<SchemaKeyword>(part), fields[.reference] == nil else { return }
        schema.documentation.text = schema.documentation.text ?? source.text(fields[.description])
        schema.title = schema.title ?? source.text(fields[.title])
        schema.defaultValue = schema.defaultValue ?? fields[.default]
        if fields[.nullable]?.bool == true || fields[.swaggerNullable]?.bool == true { schema.isNullable = true }
    }

    // MARK: - Merging

    /// Merges all that a schema says about the shape.
    ///
    /// - Returns: `false` if that needs a schema that is being read around this one.
    mutating func collect(_ fields: Fields<SchemaKeyword>, into composition: inout Composition) -> Bool {
        if let reference = fields[.reference] {
            guard collectReference(reference, into: &composition) else { return false }
        }
        for part in allOf(fields) {
            guard let partFields = schemaFields(part) else { continue }
            guard collect(part: partFields, into: &composition) else { return false }
        }
        if let alternatives = alternatives(of: fields) {
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
            guard let onlyFields = schemaFields(only) else { return true }
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
        warnAboutWhatIsIgnored(fields)
        if fields[.nullable]?.bool == true || fields[.swaggerNullable]?.bool == true { composition.isNullable = true }
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
            if case .any = schema.shape { return }
            add(schema.shape, at: fields.node.mark, to: &composition)
        }
    }

    /// Merges a part that is not an object.
    private mutating func add(_ shape: SchemaShape, at mark: Mark, to composition: inout Composition) {
        guard !composition.add(other: shape) else { return }
        source.diagnostics.loss(
            "this part of 'allOf' is ignored, because no value matches it and the parts before it (remove one of them)",
            at: mark
        )
    }

    /// Merges a named schema.
    private mutating func collectReference(_ node: YAMLNode, into composition: inout Composition) -> Bool {
        guard var reference = schemaReference(node) else { return true }
        for _ in 0..<ReferenceResolver.maximumHops {
            guard let schema = readNamedSchema(reference.index) else {
                guard position.composed.contains(reference.index) else { return false }
                source.diagnostics.loss(
                    "'allOf' of '\(reference.name)' refers back to '\(reference.name)'; this part is ignored (remove "
                        + "it)",
                    at: node.mark
                )
                return true
            }
            if case .reference(let next) = schema.shape {
                reference = next
                continue
            }
            collect(schema, of: reference, at: node.mark, into: &composition)
            return true
        }
        return true
    }

    private mutating func collect(
        _ schema: Schema,
        of reference: Schema.Reference,
        at mark: Mark,
        into composition: inout Composition
    ) {
        let entry = table.entries[reference.index]
        composition.text = schema.documentation.text ?? composition.text
        switch schema.shape {
        case .object(let object):
            guard admits(entry.weight, from: "'allOf'", at: mark) else { return }
            for property in object.properties { add(property, to: &composition) }
            composition.bases.append(reference)
            if let other = object.additionalProperties { composition.additionalProperties = other }
        case .map(let value):
            composition.isObject = true
            // `type: object` and nothing more adds nothing; only what says so allows other members.
            let saysSo = entry.node["additionalProperties"] != nil
            if saysSo { composition.additionalProperties = value }
            if case .any = value.shape {} else { composition.additionalProperties = value }
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

    // MARK: - Recursion

    /// Postpones a composition that contains the enclosing schema.
    ///
    /// `Node: {properties: {parent: {allOf: [Node, {properties: …}]}}}` describes an endless object if it is written
    /// out in place. As a named schema of its own it is read when `Node` is complete. What has a name already only waits.
    private mutating func postpone(_ fields: Fields<SchemaKeyword>, owner: Int?, into schema: inout Schema) {
        if let owner {
            let blocker = blocker
            table.update(owner) { entry in
                entry.state = .unread
                entry.blocker = blocker
            }
        } else {
            let name = position.names.map { Words.capitalised($0) }.joined()
            schema.shape = .reference(table.hoistSchema(fields.node, named: name.isEmpty ? "Schema" : name))
        }
    }
}
