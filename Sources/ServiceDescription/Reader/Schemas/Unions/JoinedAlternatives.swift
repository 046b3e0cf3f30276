import YAML

/// The alternatives of a choice between objects that each get the members next to the choice.
struct JoinedAlternatives {
    /// The members, and which are required.
    let members: Composition
    /// The discriminator of the choice.
    let discriminator: Discriminator
    /// The place of the choice.
    let mark: Mark

    /// The choice between the alternatives with the members in each; `nil` if one of them is not an object, or has neither a name nor a
    /// value that the discriminator could have for it.
    ///
    /// - Parameters:
    ///   - union: The choice.
    ///   - schemas: Reads the alternatives, and takes those with the members.
    func read(over union: UnionSchema, from schemas: inout SchemaReader) -> UnionSchema? {
        let alternatives = union.alternatives + mappedAlternatives(beside: union.alternatives, in: &schemas)
        var parts: [AlternativeObject] = []
        for alternative in alternatives {
            guard let part = AlternativeObject(alternative, from: &schemas),
                part.index != nil || saysItsValue(part)
            else { return nil }
            parts.append(part)
        }
        if parts.allSatisfy({ $0.object.says(members) }) {
            return UnionSchema(alternatives: alternatives, discriminator: discriminator)
        }
        // Each alternative gets all of the members.
        let brought = members.properties.count * parts.count
        let keys = "'oneOf' or 'anyOf' next to 'properties'"
        guard schemas.limits.admits(brought, from: keys, at: mark, in: &schemas.source) else { return nil }
        var joined = UnionSchema(alternatives: [], discriminator: discriminator)
        joined.discriminator?.mapping = []
        for part in parts {
            let object = object(of: part, in: &schemas)
            guard let own = part.index else {
                var schema = part.schema
                schema.shape = .object(object)
                joined.alternatives.append(schema)
                continue
            }
            let index = name(object, of: part, own, in: &schemas)
            joined.alternatives.append(Schema(shape: .reference(index), mark: part.schema.mark))
            joined.discriminator?.mapping += values(of: part, own, in: schemas.table).map {
                Discriminator.Mapping(value: $0, schema: index)
            }
            if own == discriminator.defaultMapping { joined.discriminator?.defaultMapping = index }
        }
        return joined
    }

    /// The schemas that a discriminator names and that are not among the alternatives of a choice.
    private func mappedAlternatives(beside alternatives: [Schema], in schemas: inout SchemaReader) -> [Schema] {
        var known: Set<Int> = []
        for case .reference(let index) in alternatives.lazy.map({ $0.shape }) {
            known.insert(schemas.meaning(of: index))
        }
        return discriminator.schemas.filter { !known.contains($0) }.map {
            Schema(shape: .reference($0), mark: discriminator.mark)
        }
    }

    /// The object that has the members of an alternative and those next to the choice.
    private func object(of part: AlternativeObject, in schemas: inout SchemaReader) -> ObjectSchema {
        var whole = Composition()
        for property in members.properties + part.object.properties { whole.add(property, from: &schemas) }
        _ = whole.require(members.required + members.inheritedRequired)
        return ObjectSchema(
            properties: whole.properties,
            additionalProperties: part.object.additionalProperties ?? members.additionalProperties,
            discriminatorValue: part.object.discriminatorValue
        )
    }

    /// Names the object that has the members of an alternative with a name and those next to the choice.
    private func name(
        _ object: ObjectSchema,
        of part: AlternativeObject,
        _ own: Int,
        in schemas: inout SchemaReader
    ) -> Int {
        let entry = schemas.table.entries[own]
        var schema = entry.finished ?? part.schema
        schema.shape = .object(object)
        schema.clientName = nil
        return schemas.table.addFinishedSchema(
            schema,
            named: (schemas.position.names + [entry.name]).map { Words.capitalized($0) }.joined(),
            isNamedAfterPlace: !schemas.position.isInNamedSchema,
            for: SchemaTable.JoinedPart(mark: mark, alternative: own)
        )
    }

    /// The values that mean an alternative with a name: that if nothing else says so.
    private func values(of part: AlternativeObject, _ own: Int, in table: SchemaTable) -> [String] {
        let values = discriminator.mapping.filter { $0.schema == own }.map(\.value)
        return values.isEmpty && !saysItsValue(part) ? [table.entries[own].name] : values
    }

    /// Whether an alternative says itself which values mean it.
    private func saysItsValue(_ part: AlternativeObject) -> Bool {
        part.object.discriminatorValue != nil || part.object.hasValues(for: discriminator.propertyName)
    }
}

extension ObjectSchema {
    /// Returns whether the object already has everything that a composition would add, because the author repeats the
    /// common members of the alternatives next to a choice.
    func says(_ composition: Composition) -> Bool {
        guard composition.additionalProperties == nil else { return false }
        let required = Set((composition.required + composition.inheritedRequired).map(\.name))
        guard required.allSatisfy({ name in properties.contains { $0.name == name && $0.isRequired } }) else {
            return false
        }
        return composition.properties.allSatisfy { member in
            guard let own = properties.first(where: { $0.name == member.name }), own.repeats(member) else {
                return false
            }
            return own.isRequired || !member.isRequired
        }
    }

    /// Whether only known values are allowed for a member.
    fileprivate func hasValues(for name: String) -> Bool {
        guard let member = properties.first(where: { $0.name == name }) else { return false }
        if case .string = member.schema.shape { return false }
        return true
    }
}

extension Property {
    /// Whether the member says all that another of the same name does.
    fileprivate func repeats(_ other: Property) -> Bool {
        guard isReadOnly == other.isReadOnly, isWriteOnly == other.isWriteOnly, isMarkedSecret == other.isMarkedSecret,
            schema.isNullable == other.schema.isNullable
        else { return false }
        switch (other.schema.shape, schema.shape) {
        case (.any, _): return true
        case (.string(let format), .string(let own)), (.integer(let format), .integer(let own)),
            (.number(let format), .number(let own)):
            return StandardFormat.areSame(format, own)
        case (.string(nil), .enumeration(let own)): return own.rawType == .string
        // Whatever values each has: one more renames no type.
        case (.enumeration(let known), .enumeration(let own)): return known.rawType == own.rawType
        case (.reference(let known), .reference(let own)): return known == own
        case (.boolean, .boolean): return true
        default: return false
        }
    }
}
