import YAML

/// Choices between objects that each get the members next to the choice.
extension SchemaReader {
    /// An alternative of such a choice.
    private struct Part {
        let schema: Schema
        let object: ObjectSchema
        let reference: Schema.Reference
    }

    /// The choice between the alternatives with the members of the composition in each; `nil` if one of them is not an
    /// object.
    mutating func distribute(
        _ composition: Composition,
        over union: UnionSchema,
        _ discriminator: Discriminator,
        at mark: Mark
    ) -> UnionSchema? {
        let alternatives = union.alternatives + self.alternatives(of: discriminator, beside: union.alternatives)
        var parts: [Part] = []
        for alternative in alternatives {
            guard let (object, reference) = object(of: alternative), let reference else { return nil }
            parts.append(Part(schema: alternative, object: object, reference: reference))
        }
        if parts.allSatisfy({ $0.object.says(composition) }) {
            return UnionSchema(alternatives: alternatives, discriminator: discriminator)
        }
        // Each alternative gets all of the members.
        let brought = composition.properties.count * parts.count
        guard admits(brought, from: "'oneOf' or 'anyOf' next to 'properties'", at: mark) else { return nil }
        var joined = UnionSchema(alternatives: [], discriminator: discriminator)
        joined.discriminator?.mapping = []
        for part in parts {
            let reference = join(part, composition, at: mark)
            joined.alternatives.append(Schema(shape: .reference(reference), mark: part.schema.mark))
            joined.discriminator?.mapping += Self.values(of: part, by: discriminator).map {
                Discriminator.Mapping(value: $0, schema: reference)
            }
        }
        return joined
    }

    /// The schemas that the mapping of a discriminator names and that are not among the alternatives of a choice.
    ///
    /// - Parameters:
    ///   - discriminator: The discriminator.
    ///   - alternatives: The alternatives.
    private mutating func alternatives(of discriminator: Discriminator, beside alternatives: [Schema]) -> [Schema] {
        var known: Set<Int> = []
        for case .reference(let reference) in alternatives.map(\.shape) { known.insert(meaning(of: reference).index) }
        return discriminator.mapping.filter { known.insert($0.schema.index).inserted }
            .map { Schema(shape: .reference($0.schema), mark: discriminator.mark) }
    }

    /// Names the schema that has the members of an alternative and those of a composition.
    private mutating func join(_ part: Part, _ composition: Composition, at mark: Mark) -> Schema.Reference {
        var whole = Composition()
        for property in composition.properties + part.object.properties { add(property, to: &whole) }
        _ = whole.require(composition.required + composition.inheritedRequired)
        var object = ObjectSchema(
            properties: whole.properties,
            additionalProperties: part.object.additionalProperties ?? composition.additionalProperties
        )
        object.discriminatorValue = part.object.discriminatorValue
        var schema = table.entries[part.reference.index].finished ?? part.schema
        schema.shape = .object(object)
        schema.clientName = nil
        let reference = table.addFinishedSchema(
            schema,
            named: (position.names + [part.reference.name]).map { Words.capitalized($0) }.joined(),
            for: SchemaTable.JoinedPart(mark: mark, alternative: part.reference.index)
        )
        if !position.isInNamedSchema { table.update(reference.index) { $0.isNamedAfterPlace = true } }
        return reference
    }

    /// The values that mean an alternative: its name if nothing else says so.
    private static func values(of part: Part, by discriminator: Discriminator) -> [String] {
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
