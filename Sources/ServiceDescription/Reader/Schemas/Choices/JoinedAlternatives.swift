import YAML

/// The alternatives of a choice between objects that each get the members next to the choice.
struct JoinedAlternatives {
    /// The members, and which are required.
    let members: Composition
    /// The discriminator of the choice.
    let discriminator: Discriminator
    /// The place of the choice.
    let mark: Mark

    /// An alternative of the choice.
    private struct Part {
        let schema: Schema
        let object: ObjectSchema
        let reference: Schema.Reference
    }

    /// The choice between the alternatives with the members in each; `nil` if one of them is not an object.
    ///
    /// - Parameters:
    ///   - union: The choice.
    ///   - schemas: Reads the alternatives, and takes those with the members.
    func read(over union: UnionSchema, from schemas: inout SchemaReader) -> UnionSchema? {
        let alternatives = union.alternatives + mappedAlternatives(beside: union.alternatives, in: &schemas)
        var parts: [Part] = []
        for alternative in alternatives {
            guard let found = AlternativeObject(alternative, from: &schemas), let reference = found.reference else {
                return nil
            }
            parts.append(Part(schema: alternative, object: found.object, reference: reference))
        }
        if parts.allSatisfy({ $0.object.says(members) }) {
            return UnionSchema(alternatives: alternatives, discriminator: discriminator)
        }
        // Each alternative gets all of the members.
        let brought = members.properties.count * parts.count
        guard schemas.admits(brought, from: "'oneOf' or 'anyOf' next to 'properties'", at: mark) else { return nil }
        var joined = UnionSchema(alternatives: [], discriminator: discriminator)
        joined.discriminator?.mapping = []
        for part in parts {
            let reference = join(part, in: &schemas)
            joined.alternatives.append(Schema(shape: .reference(reference), mark: part.schema.mark))
            joined.discriminator?.mapping += values(of: part).map {
                Discriminator.Mapping(value: $0, schema: reference)
            }
        }
        return joined
    }

    /// The schemas that the mapping of a discriminator names and that are not among the alternatives of a choice.
    private func mappedAlternatives(beside alternatives: [Schema], in schemas: inout SchemaReader) -> [Schema] {
        var known: Set<Int> = []
        for case .reference(let reference) in alternatives.map(\.shape) {
            known.insert(schemas.meaning(of: reference).index)
        }
        return discriminator.mapping.filter { known.insert($0.schema.index).inserted }
            .map { Schema(shape: .reference($0.schema), mark: discriminator.mark) }
    }

    /// Names the schema that has the members of an alternative and those next to the choice.
    private func join(_ part: Part, in schemas: inout SchemaReader) -> Schema.Reference {
        var whole = Composition()
        for property in members.properties + part.object.properties { whole.add(property, from: &schemas) }
        _ = whole.require(members.required + members.inheritedRequired)
        var object = ObjectSchema(
            properties: whole.properties,
            additionalProperties: part.object.additionalProperties ?? members.additionalProperties
        )
        object.discriminatorValue = part.object.discriminatorValue
        var schema = schemas.table.entries[part.reference.index].finished ?? part.schema
        schema.shape = .object(object)
        schema.clientName = nil
        let reference = schemas.table.addFinishedSchema(
            schema,
            named: (schemas.position.names + [part.reference.name]).map { Words.capitalized($0) }.joined(),
            for: SchemaTable.JoinedPart(mark: mark, alternative: part.reference.index)
        )
        if !schemas.position.isInNamedSchema { schemas.table.update(reference.index) { $0.isNamedAfterPlace = true } }
        return reference
    }

    /// The values that mean an alternative: its name if nothing else says so.
    private func values(of part: Part) -> [String] {
        let values = discriminator.mapping.filter { $0.schema.index == part.reference.index }.map(\.value)
        let isTold = part.object.discriminatorValue != nil || part.object.hasValues(for: discriminator.propertyName)
        return values.isEmpty && !isTold ? [part.reference.name] : values
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
        guard isReadOnly == other.isReadOnly, isWriteOnly == other.isWriteOnly, isSecret == other.isSecret,
            schema.isNullable == other.schema.isNullable
        else { return false }
        switch (other.schema.shape, schema.shape) {
        case (.any, _): return true
        case (.string(let format), .string(let own)), (.integer(let format), .integer(let own)): return format == own
        case (.string(nil), .enumeration(let own)): return own.rawType == .string
        case (.enumeration(let known), .enumeration(let own)):
            let values = Set(known.values.map(known.key))
            return known.rawType == own.rawType && own.values.allSatisfy { values.contains(own.key(of: $0)) }
        case (.reference(let known), .reference(let own)): return known == own
        case (.boolean, .boolean): return true
        default: return false
        }
    }
}
