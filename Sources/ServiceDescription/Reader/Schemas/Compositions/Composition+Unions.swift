import YAML

/// Choices between objects next to members: `properties` and `oneOf`, or a choice within `allOf`.
extension Composition {
    /// Keeps a choice for when all members are known.
    ///
    /// - Parameters:
    ///   - alternatives: The alternatives of the choice.
    ///   - fields: The fields of the schema that is the choice.
    ///   - schemas: Reads the alternatives.
    mutating func collectUnion(
        _ alternatives: Alternatives,
        of fields: Fields<SchemaKeyword>,
        from schemas: inout SchemaReader
    ) {
        isObject = true
        let surrounding = schemas.position.surroundingMembers
        let members = schemas.source.members(fields[.properties])
        schemas.position.surroundingMembers.formUnion(properties.lazy.map(\.name))
        schemas.position.surroundingMembers.formUnion(members.lazy.map(\.name))
        defer { schemas.position.surroundingMembers = surrounding }
        for nodes in [alternatives.nodes, alternatives.secondList] where !nodes.isEmpty {
            var schema = Schema(shape: .any, mark: fields.node.mark)
            let list = Alternatives(
                keyword: alternatives.keyword,
                mark: alternatives.mark,
                nodes: nodes.filter { !$0.isRestriction },
                allowsNull: alternatives.allowsNull
            )
            UnionReader(alternatives: list, fields: fields).read(into: &schema, from: &schemas)
            guard case .union(var union) = schema.shape else { continue }
            // An alternative that only lists required members has no members of its own.
            for node in nodes where node.isRestriction {
                union.alternatives.append(Schema(shape: .object(ObjectSchema(properties: [])), mark: node.mark))
            }
            unions.append((union, alternatives.mark, alternatives.freeFormWarning))
        }
    }

    /// Combines members with the choices next to them, if all alternatives are objects.
    ///
    /// Where a discriminator distinguishes the alternatives, each of them gets the members, or what it has becomes required, and the
    /// choice is what is left. Where nothing does, the members of all alternatives become members that may be missing, unless each
    /// alternative requires them; so whatever was chosen can be read and sent. What cannot be joined stays as it is.
    ///
    /// - Parameters:
    ///   - mark: The place of the schema.
    ///   - schemas: Reads the alternatives that are named schemas.
    mutating func mergeUnions(at mark: Mark, from schemas: inout SchemaReader) {
        let hasMembers = !properties.isEmpty || additionalProperties != nil
        let requiresMore = requiresMore(from: &schemas)
        guard unions.count > 1 || ((hasMembers || requiresMore) && !unions.isEmpty) else { return }
        if unions.count == 1, let discriminator = unions[0].schema.discriminator {
            let joined = JoinedAlternatives(members: self, discriminator: discriminator, mark: unions[0].mark)
            if let union = joined.read(over: unions[0].schema, from: &schemas) {
                unions = [(union, mark, "")]
                removeMembers()
                return
            }
            if schemas.limits.isEndless { return }
        }
        var choices: [[ObjectSchema]] = []
        for union in unions {
            guard let objects = union.schema.objects(from: &schemas) else { return }
            choices.append(objects)
        }
        // What all alternatives have anyway leaves the choice what it is.
        if choices.count == 1, choices[0].count > 1, choices[0].allSatisfy({ $0.says(self) }) {
            removeMembers()
            return
        }
        unions = []
        for objects in choices {
            let any = ObjectSchema.any(of: objects)
            for property in any.properties {
                // It is named after the object that has it, whichever alternatives do so, and whatever they are called.
                add(property.composed(at: mark), from: &schemas)
            }
            guard let other = any.additionalProperties else { continue }
            additionalProperties = additionalProperties?.widened(by: other) ?? other
        }
    }

    /// Whether a composition is nothing but a choice with a discriminator, and requires members that alternatives do not require
    /// themselves.
    private func requiresMore(from schemas: inout SchemaReader) -> Bool {
        let names = Set((required + inheritedRequired).map(\.name))
        guard !names.isEmpty, unions.count == 1, unions[0].schema.discriminator != nil else {
            return false
        }
        // Nobody inherits what is only looked at.
        let inherited = schemas.limits.inheritedMembers
        defer { schemas.limits.inheritedMembers = inherited }
        let objects = unions[0].schema.objects(from: &schemas) ?? []
        return objects.contains { $0.properties.contains { !$0.isRequired && names.contains($0.name) } }
    }
}

extension UnionSchema {
    /// The objects that a choice is between; `nil` if there is anything else among its alternatives.
    fileprivate func objects(from schemas: inout SchemaReader) -> [ObjectSchema]? {
        var objects: [ObjectSchema] = []
        for alternative in alternatives {
            guard let alternative = AlternativeObject(alternative, from: &schemas) else { return nil }
            objects.append(alternative.object)
        }
        return objects
    }
}
