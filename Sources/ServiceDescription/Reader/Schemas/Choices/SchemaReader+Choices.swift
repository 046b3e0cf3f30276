import YAML

/// Choices between objects next to members: `properties` and `oneOf`, or a choice within `allOf`.
extension SchemaReader {
    /// Keeps a choice for when all members are known.
    mutating func collectChoice(
        _ alternatives: Alternatives,
        of fields: Fields<SchemaKeyword>,
        into composition: inout Composition
    ) {
        composition.isObject = true
        let surrounding = position.surroundingMembers
        position.surroundingMembers.formUnion(composition.properties.lazy.map(\.name))
        position.surroundingMembers.formUnion(source.members(fields[.properties]).lazy.map(\.name))
        defer { position.surroundingMembers = surrounding }
        for nodes in [alternatives.nodes, alternatives.others] where !nodes.isEmpty {
            var schema = Schema(shape: .any, mark: fields.node.mark)
            let list = Alternatives(
                keyword: alternatives.keyword,
                mark: alternatives.mark,
                nodes: nodes.filter { !$0.isRestriction },
                allowsNull: alternatives.allowsNull
            )
            readUnion(list, of: fields, into: &schema)
            guard case .union(var union) = schema.shape else { continue }
            // An alternative that only says which members are required has none of its own.
            for node in nodes where node.isRestriction {
                union.alternatives.append(Schema(shape: .object(ObjectSchema(properties: [])), mark: node.mark))
            }
            let warning = "'\(alternatives.keyword.rawValue)' is treated as free-form JSON"
            composition.add(union, mark: alternatives.mark, warning: warning)
        }
    }

    /// Reads a schema that is two choices at once, `oneOf` and `anyOf`.
    mutating func readTwoChoices(
        _ alternatives: Alternatives,
        of fields: Fields<SchemaKeyword>,
        owner: Int?,
        into schema: inout Schema
    ) {
        var composition = Composition()
        collectChoice(alternatives, of: fields, into: &composition)
        mergeChoices(of: &composition, at: schema.mark)
        guard composition.unions.isEmpty else { return alternatives.warnAboutFreeForm(in: &source) }
        finish(composition, owner: owner, into: &schema)
    }

    /// Combines members with the choices next to them, if all alternatives are objects.
    ///
    /// Where a discriminator distinguishes the alternatives, each of them gets the members, or what it has becomes required, and the
    /// choice is what is left. Where nothing does, the members of all alternatives become members that may be missing, unless each
    /// alternative requires them; so whatever was chosen can be read and sent. What cannot be joined stays as it is.
    mutating func mergeChoices(of composition: inout Composition, at mark: Mark) {
        let hasMembers = !composition.properties.isEmpty || composition.additionalProperties != nil
        let requiresMore = requiresMore(composition)
        guard composition.unions.count > 1 || ((hasMembers || requiresMore) && !composition.unions.isEmpty) else {
            return
        }
        if composition.unions.count == 1, let discriminator = composition.unions[0].schema.discriminator {
            let choice = composition.unions[0]
            guard let union = distribute(composition, over: choice.schema, discriminator, at: choice.mark) else {
                return
            }
            composition.replaceChoices(by: union, mark: mark)
            composition.removeMembers()
            return
        }
        var choices: [[ObjectSchema]] = []
        for union in composition.unions {
            guard let objects = objects(of: union.schema) else { return }
            choices.append(objects)
        }
        // What all alternatives have anyway leaves the choice what it is.
        if choices.count == 1, choices[0].count > 1, choices[0].allSatisfy({ $0.says(composition) }) {
            composition.removeMembers()
            return
        }
        composition.replaceChoices(by: nil, mark: mark)
        for objects in choices {
            let any = ObjectSchema.any(of: objects)
            for property in any.properties {
                // It is named after the object that has it, whichever alternatives do so, and whatever they are called.
                add(property.composed(at: mark), to: &composition)
            }
            guard let other = any.additionalProperties else { continue }
            composition.additionalProperties = composition.additionalProperties?.widened(by: other) ?? other
        }
    }

    /// Whether a composition is nothing but a choice with a discriminator, and requires members that alternatives do not require
    /// themselves.
    private mutating func requiresMore(_ composition: Composition) -> Bool {
        let names = Set((composition.required + composition.inheritedRequired).map(\.name))
        guard !names.isEmpty, composition.unions.count == 1, composition.unions[0].schema.discriminator != nil else {
            return false
        }
        // Nobody inherits what is only looked at.
        let inherited = position.inheritedMembers
        defer { position.inheritedMembers = inherited }
        let objects = objects(of: composition.unions[0].schema) ?? []
        return objects.contains { $0.properties.contains { !$0.isRequired && names.contains($0.name) } }
    }

    // MARK: - Objects of a choice

    /// The objects that a choice is between; `nil` if there is anything else among its alternatives.
    private mutating func objects(of union: UnionSchema) -> [ObjectSchema]? {
        var objects: [ObjectSchema] = []
        for alternative in union.alternatives {
            guard let (object, _) = object(of: alternative) else { return nil }
            objects.append(object)
        }
        return objects
    }

    /// Returns the object of an alternative and its name, or `nil` if it is not an object, or has subtypes.
    mutating func object(of alternative: Schema) -> (object: ObjectSchema, reference: Schema.Reference?)? {
        var schema = alternative
        var name: Schema.Reference?
        var passed: Set<Int> = []
        while case .reference(let reference) = schema.shape, passed.insert(reference.index).inserted {
            guard leadsToNothingUnfinished(reference), let target = readNamedSchema(reference.index) else { return nil }
            name = reference
            schema = target
        }
        switch schema.shape {
        case .object(let object) where object.discriminator == nil:
            position.inheritedMembers += name.map { table.entries[$0.index].weight } ?? schema.memberCount
            guard position.inheritedMembers <= SchemaPosition.maximumInheritedMembers else { return nil }
            return (object, name)
        case .map(let value): return (ObjectSchema(properties: [], additionalProperties: value.ifSaysMore), name)
        default: return nil
        }
    }

    /// Whether a named schema can be read now: nothing that it is composed of is being read around this place.
    private mutating func leadsToNothingUnfinished(_ reference: Schema.Reference) -> Bool {
        var nodes: [YAMLNode] = []
        var seen: Set<Mark> = []
        func isUnfinished(_ index: Int) -> Bool {
            if case .reading = table.entries[index].state { true } else { false }
        }
        if isUnfinished(reference.index) { return false }
        nodes.append(table.entries[reference.index].node)
        while let node = nodes.popLast() {
            guard seen.insert(node.mark).inserted, seen.count < Self.mostComposedSchemas else {
                continue
            }
            if node["$ref"]?.string != nil, let target = source.peek(node) {
                if let known = table.schema(at: target.mark), isUnfinished(known.index) { return false }
                nodes.append(target)
            }
            for key in ["allOf", "oneOf", "anyOf"] { nodes += node[key]?.sequence ?? [] }
        }
        if seen.count < Self.mostComposedSchemas { return true }
        let entry = table.entries[reference.index]
        source.diagnostics.warning(
            "'\(entry.name)' is composed of more than \(Self.mostComposedSchemas - 1) schemas; it is not combined with others "
                + "(divide it)",
            at: entry.mark
        )
        return false
    }
}

extension Schema {
    /// The schema unless it allows anything.
    fileprivate var ifSaysMore: Schema? {
        if shape.isAny { nil } else { self }
    }
}
