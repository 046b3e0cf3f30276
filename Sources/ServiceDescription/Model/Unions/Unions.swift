/// How to distinguish the alternatives of unions and the subtypes of bases.
///
/// The meaning of a discriminator's value is determined, in this order, by `mapping`, `x-ms-discriminator-value`, the
/// only values that the schema allows for the member, or otherwise the schema's name (OpenAPI 3.0, "Discriminator
/// Object"). If a union has no discriminator, but all its objects require a member of which each allows another value,
/// that member serves as one. If not all of them require it, alternatives are tried where it is missing. A member of which one
/// allows several values serves only if it is called a type or a kind: of others, such as a state, there will be more values.
package struct Unions: Sendable {
    private let schemas: [NamedSchema]
    private let subtypes: SubtypeUnions
    /// The members that distinguish the subtypes of bases.
    private let discriminators: Set<String>
    /// The named unions, by the indices of their schemas.
    private var unions: [Int: Union] = [:]

    /// The unions of a service.
    package init(_ service: Service) {
        schemas = service.schemas
        subtypes = SubtypeUnions(schemas)
        discriminators = Set(
            schemas.compactMap { named in
                if case .object(let base) = named.schema.shape { base.discriminator?.propertyName } else { nil }
            }
        )
        var begun: Set<Int> = []
        for index in schemas.indices { addUnion(of: index, &begun) }
    }

    /// Adds a named union behind the unions among its alternatives, on which it depends. One that leads back to itself has nothing to
    /// add there.
    private mutating func addUnion(of index: Int, _ begun: inout Set<Int>) {
        guard case .union(let union) = schemas[index].schema.shape, begun.insert(index).inserted else { return }
        for inner in namedAlternatives(of: union) { addUnion(of: inner, &begun) }
        unions[index] = self.union(of: union)
    }

    private func namedAlternatives(of union: UnionSchema) -> [Int] {
        union.alternatives.flatMap { alternative in
            if let index = schemas.index(of: alternative) { return [index] }
            return if case .union(let inner) = alternative.shape { namedAlternatives(of: inner) } else { [] }
        }
    }

    // MARK: Subtypes

    /// The schema of an index and its subtypes, the schema itself first; `nil` if it neither has any nor says how they
    /// are distinguished.
    package func subtypes(of index: Int) -> Union? { subtypes[index] }

    /// The values that distinguish a named schema from its relatives, by the names of their members.
    package func ownDiscriminatorValues(of index: Int) -> [String: [String]] {
        subtypes.ownDiscriminatorValues(of: index)
    }

    // MARK: Unions

    /// The alternatives of the named union of an index, or `nil` if the schema is no union.
    package func union(of index: Int) -> Union? { unions[index] }

    /// The alternatives of a union.
    package func union(of union: UnionSchema) -> Union {
        if let discriminator = union.discriminator { return self.union(of: union, by: discriminator) }
        let required = impliedDiscriminator(of: union, isRequired: true)
        let name = required ?? impliedDiscriminator(of: union, isRequired: false)
        var result = Union(
            propertyName: name,
            alternatives: union.alternatives.map { alternative in
                let values = name.flatMap { self.values(of: alternative, for: $0, isRequired: required != nil) } ?? []
                return Union.Alternative(
                    schema: alternative,
                    discriminatorValues: values,
                    ownDiscriminatorValue: onlyValue(of: alternative),
                    isExact: isExact(alternative)
                )
            }
        )
        result.mayLackProperty = name != nil && required == nil
        return result
    }

    private func union(of union: UnionSchema, by discriminator: Discriminator) -> Union {
        let name = discriminator.propertyName
        let alternatives = schemas.alternatives(of: union)
        let indices = alternatives.map { schemas.index(of: $0) }
        let allowed = alternatives.map { values(of: $0, for: name, isRequired: false) ?? [] }
        let tellingValues = Union.tellingValues(allowed)
        let mappedValues = schemas.values(of: discriminator.mapping)
        let owners = Dictionary(grouping: discriminator.mapping, by: \.value)
        var result = Union(
            propertyName: name,
            alternatives: alternatives.indices.map { position in
                let (alternative, index, telling) = (alternatives[position], indices[position], tellingValues[position])
                let isExact = isExact(alternative)
                guard let index else {
                    return Union.Alternative(schema: alternative, discriminatorValues: telling, isExact: isExact)
                }
                let mapped = mappedValues[index] ?? []
                var values = subtypes.discriminatorValues(of: index, by: name, mapped: mapped, allowing: telling)
                if !isExact {
                    var seen = Set(values)
                    values += (self.values(of: alternative, for: name) ?? []).filter { value in
                        // What is mapped to another schema does not stand for one of the alternative's subtypes here.
                        let isOther = owners[value]?.contains { schemas.end(of: $0.schema) != index } ?? false
                        return !isOther && seen.insert(value).inserted
                    }
                }
                return Union.Alternative(
                    schema: alternative,
                    discriminatorValues: values,
                    ownDiscriminatorValue: mapped.first ?? (allowed[position].count == 1 ? allowed[position][0] : nil),
                    isExact: isExact
                )
            }
        )
        result.takeValues(
            meantBy: indices.map { $0.map { schemas[$0].name } },
            allowed: allowed,
            mapped: Set(discriminator.mapping.map(\.value))
        )
        result.markDefault(of: discriminator, in: schemas)
        return result
    }

    /// Whether values of a schema belong to that schema itself, and not to a subtype.
    private func isExact(_ schema: Schema) -> Bool {
        schemas.index(of: schema).map { subtypes[$0] == nil } ?? true
    }

    /// The only value that an object allows for the first required member that has but one.
    private func onlyValue(of schema: Schema) -> String? {
        guard case .object(let object) = schemas.resolved(schema).shape else { return nil }
        let values = object.properties.lazy.filter(\.isRequired).compactMap { schemas.values(of: $0) }
        return values.first { $0.count == 1 }?.first
    }

    /// The alternatives of a schema that is a union.
    private func union(describedBy schema: Schema) -> Union? {
        if let index = schemas.index(of: schema) { return unions[index] }
        return if case .union(let union) = schema.shape { self.union(of: union) } else { nil }
    }

    // MARK: Members that tell objects apart

    /// The member that distinguishes the objects of a union, although the description does not say that it does.
    ///
    /// - Parameter isRequired: Whether all of the objects must require it. A member that may be missing distinguishes
    ///   them only where it is there.
    private func impliedDiscriminator(of union: UnionSchema, isRequired: Bool) -> String? {
        let objects = union.alternatives.filter { alternative in
            switch schemas.resolved(alternative).shape {
            case .object, .union: true
            default: false
            }
        }
        guard objects.count > 1, let first = objects.first else { return nil }
        return candidates(of: first, isRequired: isRequired).first { name in
            let values = objects.compactMap { self.values(of: $0, for: name, isRequired: isRequired) }
            guard values.count == objects.count, areDisjoint(values) else { return false }
            return isKind(name) || zip(objects, values).allSatisfy { $1.count == 1 || isDivided($0, by: name) }
        }
    }

    /// Whether the values of a member say what an object is, even where it allows several, and not in what state it is, or how.
    private func isKind(_ name: String) -> Bool {
        discriminators.contains(name) || ["type", "kind"].contains(where: name.letters.hasSuffix)
    }

    /// Whether a schema is several objects itself, which a member tells apart.
    private func isDivided(_ schema: Schema, by name: String) -> Bool {
        if let index = schemas.index(of: schema), subtypes[index]?.propertyName == name { return true }
        if case .union = schemas.resolved(schema).shape { return true }
        return false
    }

    private func candidates(of schema: Schema, isRequired: Bool) -> [String] {
        switch schemas.resolved(schema).shape {
        case .object(let object):
            // Only names are copied: many unions may have one object with many members.
            let properties = object.properties
            let indices = properties.indices.filter { index in
                if isRequired { return properties[index].isRequired }
                return discriminators.contains(properties[index].name)
                    || schemas.mayHaveOnlyValues(properties[index].schema)
                        && schemas.values(of: properties[index]) != nil
            }
            return indices.map { properties[$0].name }
        case .union:
            guard let union = union(describedBy: schema), !(isRequired && union.mayLackProperty) else { return [] }
            return [union.propertyName].compactMap { $0 }
        default: return []
        }
    }

    /// The only values that a schema allows for a member; `nil` if it allows others, or if the member has to be required and
    /// is not.
    private func values(of schema: Schema, for name: String, isRequired: Bool = true) -> [String]? {
        if let index = schemas.index(of: schema), let subtypes = subtypes[index], subtypes.propertyName == name {
            return subtypes.alternatives.flatMap(\.discriminatorValues)
        }
        switch schemas.resolved(schema).shape {
        case .object(let object):
            guard let member = object.properties.first(where: { $0.name == name }), member.isRequired || !isRequired
            else { return nil }
            // What stands for it among the subtypes of a base stands for it here, too.
            if discriminators.contains(name), let index = schemas.index(of: schema),
                let own = ownDiscriminatorValues(of: index)[name], !own.isEmpty
            {
                return own
            }
            return schemas.values(of: member)
        case .union:
            guard let union = union(describedBy: schema), union.propertyName == name,
                !isRequired || !union.mayLackProperty,
                union.alternatives.allSatisfy({ !$0.discriminatorValues.isEmpty })
            else { return nil }
            return union.alternatives.flatMap(\.discriminatorValues)
        default: return nil
        }
    }

    private func areDisjoint(_ lists: [[String]]) -> Bool {
        var seen: Set<String> = []
        return lists.allSatisfy { list in Set(list).allSatisfy { seen.insert($0).inserted } }
    }
}
