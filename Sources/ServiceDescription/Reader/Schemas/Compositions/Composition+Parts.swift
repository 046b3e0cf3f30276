import YAML

extension Composition {
    /// Merges all that a schema says about the shape.
    ///
    /// - Parameters:
    ///   - fields: The fields of the schema.
    ///   - schemas: Reads the schemas inside of it.
    mutating func collect(
        _ fields: Fields<SchemaKeyword>,
        from schemas: inout SchemaReader
    ) throws(UnfinishedSchema) {
        if let reference = fields[.reference] { try collectReference(reference, from: &schemas) }
        for part in fields.allOf(in: &schemas.source) {
            guard let partFields = IntendedSchema.fields(of: part, in: &schemas.source) else { continue }
            try collect(part: partFields, from: &schemas)
        }
        if let alternatives = Alternatives.read(of: fields, from: &schemas.source) {
            try collect(alternatives, of: fields, from: &schemas)
        }
        collectOwn(fields, from: &schemas)
    }

    private mutating func collect(
        part fields: Fields<SchemaKeyword>,
        from schemas: inout SchemaReader
    ) throws(UnfinishedSchema) {
        guard schemas.enterSchema(fields.node) else { return }
        defer { schemas.position.depth -= 1 }
        SchemaChecks.warnAboutWhatIsIgnored(fields, in: &schemas.source)
        if fields.sayNullable { isNullable = true }
        text = schemas.source.text(fields[.description]) ?? text
        try collect(fields, from: &schemas)
    }

    /// Merges a choice: its only alternative, or otherwise members for all alternatives.
    private mutating func collect(
        _ alternatives: Alternatives,
        of fields: Fields<SchemaKeyword>,
        from schemas: inout SchemaReader
    ) throws(UnfinishedSchema) {
        if let only = alternatives.only {
            guard let onlyFields = IntendedSchema.fields(of: only, in: &schemas.source) else { return }
            return try collect(part: onlyFields, from: &schemas)
        }
        if alternatives.areSubtypes(of: fields, in: &schemas.source) { return }
        guard fields[.properties] == nil, fields[.reference] == nil, fields.allOf(in: &schemas.source).isEmpty,
            !alternatives.hasTwoLists
        else { return collectUnion(alternatives, of: fields, from: &schemas) }
        var schema = Schema(shape: .any, mark: fields.node.mark)
        AlternativesReader(alternatives: alternatives, fields: fields, owner: nil).read(into: &schema, from: &schemas)
        switch schema.shape {
        case .any: additionalProperties = additionalProperties ?? Schema(shape: .any, mark: alternatives.mark)
        case .union(let union): unions.append((union, alternatives.mark, alternatives.freeFormWarning))
        default: add(schema.shape, at: alternatives.mark, from: &schemas)
        }
    }

    /// Merges the keys of a schema next to `$ref`, `allOf` and its alternatives.
    private mutating func collectOwn(_ fields: Fields<SchemaKeyword>, from schemas: inout SchemaReader) {
        if fields.have(.members) || fields.have(.otherMembers) || fields.haveSubtypes(in: &schemas.source) {
            collectMembers(of: fields, from: &schemas)
        } else if fields[.type]?.string == SchemaType.object.rawValue {
            isObject = true
        } else if fields.have(.values) || fields.have(.items) || fields[.type] != nil {
            if describesItems, fields.describeOnlyUnevaluatedItems { return }
            var schema = Schema(shape: .any, mark: fields.node.mark)
            schemas.readPlain(fields, into: &schema)
            if schema.shape.isAny { return }
            add(schema.shape, at: fields.node.mark, from: &schemas)
        }
    }

    /// Merges a part that is not an object.
    private mutating func add(_ shape: SchemaShape, at mark: Mark, from schemas: inout SchemaReader) {
        guard !add(other: shape, at: mark, from: &schemas) else { return }
        schemas.source.diagnostics.loss(
            "this part of 'allOf' is ignored, because no value matches it and the parts before it (remove one of them)",
            at: mark
        )
    }

    // MARK: - Named schemas

    /// Merges a named schema.
    private mutating func collectReference(
        _ node: YAMLNode,
        from schemas: inout SchemaReader
    ) throws(UnfinishedSchema) {
        guard let first = schemas.reference(node), let (index, reading) = schemas.readEnd(of: first) else { return }
        switch reading {
        case .success(let schema): collect(schema, of: index, at: node.mark, from: &schemas)
        case .failure(let unfinished):
            guard schemas.position.composed.contains(index) else { throw unfinished }
            let name = schemas.table.entries[index].name
            schemas.source.diagnostics.loss(
                "'allOf' of '\(name)' refers back to '\(name)'; this part is ignored (remove it)",
                at: node.mark
            )
        }
    }

    private mutating func collect(
        _ schema: Schema,
        of index: Int,
        at mark: Mark,
        from schemas: inout SchemaReader
    ) {
        let entry = schemas.table.entries[index]
        switch schema.shape {
        case .object(let object):
            guard schemas.limits.admits(entry.weight, from: "'allOf'", at: mark, in: &schemas.source) else { return }
            for property in object.properties { add(property, from: &schemas) }
            bases.append(index)
            if let other = object.additionalProperties { add(additionalProperties: other, from: &schemas) }
        case .map(let value):
            isObject = true
            // `type: object` alone adds nothing. Additional properties are allowed only if the schema says so.
            if value.shape.isAny, Fields<SchemaKeyword>(entry.node)?.have(.otherMembers) != true { break }
            add(additionalProperties: value, from: &schemas)
        case .any: break
        case .union(let union): collect(union, named: entry.name, at: mark, from: schemas.position)
        default: add(schema.shape, at: mark, from: &schemas)
        }
        inheritedRequired += entry.undeclared
    }

    /// Merges a named choice.
    private mutating func collect(
        _ union: UnionSchema,
        named name: String,
        at mark: Mark,
        from position: SchemaPosition
    ) {
        // An alternative that is composed of the choice says that it is one of its subtypes, and nothing more.
        let isSubtype = union.alternatives.contains { alternative in
            if case .reference(let own) = alternative.shape { position.composed.contains(own) } else { false }
        }
        if isSubtype { return }
        unions.append((union, mark, Alternatives.freeFormWarning("the alternatives of '\(name)' are")))
    }
}
