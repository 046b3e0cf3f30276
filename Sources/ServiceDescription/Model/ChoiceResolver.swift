import YAML

/// Determines how to distinguish the alternatives of unions and the subtypes of bases.
///
/// The meaning of a discriminator's value is determined, in this order, by `mapping`, `x-ms-discriminator-value`, the
/// only values that the schema allows for the member, or otherwise the schema's name (OpenAPI 3.0, "Discriminator
/// Object"). If a union has no discriminator, but all its objects require a member whose allowed values do not overlap,
/// that member serves as one. If not all of them require it, alternatives are tried where it is missing.
public struct ChoiceResolver: Sendable {
    private let schemas: [NamedSchema]
    private let inheritance: Inheritance
    /// What was found out so far, by the indices of schemas.
    private var subtypesByIndex: [Int: Choice?] = [:]
    private var choicesByIndex: [Int: Choice] = [:]
    /// The unions that are being looked at: one that is met again inside itself has nothing to add.
    private var unionsOnTheWay: Set<Int> = []

    /// A resolver for the schemas of a service.
    public init(_ service: Service) {
        schemas = service.schemas
        inheritance = Inheritance(service.schemas)
    }

    // MARK: Bases and subtypes

    /// The schema of an index and its subtypes, the schema itself first; `nil` if it neither has any nor says how they
    /// are distinguished.
    public mutating func subtypes(of index: Int) -> Choice? {
        if let known = subtypesByIndex[index] { return known }
        let subtypes = findSubtypes(of: index)
        subtypesByIndex[index] = subtypes
        return subtypes
    }

    private mutating func findSubtypes(of index: Int) -> Choice? {
        guard case .object(let base) = schemas[index].schema.shape,
            let discriminator = inheritance.discriminator(of: index)
        else {
            return nil
        }
        let name = discriminator.propertyName
        var known: Set<Int> = [index]
        let descendants = Set(inheritance.descendants(of: index, by: name))
        known.formUnion(descendants)
        let named = discriminator.mapping.map(\.schema.index) + [discriminator.usual?.index].compactMap { $0 }
        let mapped = named.filter { index in
            inheritance.canStandFor(base, index) && known.insert(index).inserted
        }
        // Who says how subtypes are told apart will have some, and the first of them must not change what there is. But
        // where all values stand for the schema itself, it is the last of its kind.
        let isOpen = base.discriminator != nil && !isItsOnlySubtype(index)
        guard !descendants.isEmpty || !mapped.isEmpty || isOpen else { return nil }
        let mappings =
            inheritance.mappings(of: index, by: name)
            + descendants.sorted().flatMap { inheritance.ownMapping(of: $0, by: name) }
        let member = base.properties.first { $0.name == name }
        var choice = Choice(
            propertyName: name,
            alternatives: ([index] + descendants.union(mapped).sorted()).map { own in
                let isBase =
                    descendants.contains(own) && inheritance.hasOtherDiscriminator(own, than: name)
                    && subtypes(of: own) != nil
                return Choice.Alternative(
                    schema: reference(to: own),
                    tags: tags(of: own, by: name, mappings: mappings, except: member?.mark),
                    isExact: !isBase
                )
            }
        )
        choice.takeValues(
            meantBy: choice.alternatives.map { self.index(of: $0.schema).map { schemas[$0].name } },
            allowed: choice.alternatives.map { _ in member.flatMap { values(of: $0) } ?? [] },
            mapped: Set(mappings.map(\.value))
        )
        choice.alternatives.markUsual {
            self.index(of: $0.schema) == discriminator.usual.map { resolvedIndex($0.index) }
        }
        return choice
    }

    /// Whether the discriminator of a schema maps values to nothing but that schema, as TM Forum's descriptions write it.
    private func isItsOnlySubtype(_ index: Int) -> Bool {
        guard case .object(let base) = schemas[index].schema.shape, let discriminator = base.discriminator,
            !discriminator.mapping.isEmpty, discriminator.usual == nil
        else { return false }
        return discriminator.mapping.allSatisfy { resolvedIndex($0.schema.index) == index }
    }

    /// Returns the values that distinguish a named schema from its relatives, by the names of their members.
    public mutating func ownTags(of index: Int) -> [String: [String]] {
        var tags: [String: [String]] = [:]
        for ancestor in [index] + inheritance.ancestors(of: index) {
            guard case .object(let base) = schemas[ancestor].schema.shape, let discriminator = base.discriminator,
                tags[discriminator.propertyName] == nil,
                ancestor != index || isItsOnlySubtype(index) || subtypes(of: index) != nil
            else { continue }
            let name = discriminator.propertyName
            let member = base.properties.first { $0.name == name }
            let own = self.tags(
                of: index,
                by: name,
                mappings: inheritance.mappings(of: index, by: name),
                except: member?.mark
            )
            let known = subtypes(of: ancestor)?.alternatives.first { self.index(of: $0.schema) == index }?.tags
            // What nothing but the name stands for may be told by a value that is like it.
            tags[name] = own == [schemas[index].name] && known?.count == 1 ? known : own
        }
        return tags
    }

    // MARK: Unions

    /// Returns the alternatives of a union.
    public mutating func choice(of union: UnionSchema) -> Choice {
        guard let discriminator = union.discriminator else {
            let required = impliedDiscriminator(of: union, isRequired: true)
            let name = required ?? impliedDiscriminator(of: union, isRequired: false)
            var choice = Choice(
                propertyName: name,
                alternatives: union.alternatives.map { alternative in
                    let tags = name.flatMap { values(of: alternative, for: $0, isRequired: required != nil) } ?? []
                    return Choice.Alternative(schema: alternative, tags: tags, isExact: isExact(alternative))
                }
            )
            choice.mayLackProperty = name != nil && required == nil
            return choice
        }
        let name = discriminator.propertyName
        let known = Set(union.alternatives.compactMap { index(of: $0) })
        var added: Set<Int> = []
        let named = discriminator.mapping.map(\.schema.index) + [discriminator.usual?.index].compactMap { $0 }
        let mapped = named.filter { index in
            guard case .object = schemas[index].schema.shape else { return false }
            return !known.contains(index) && added.insert(index).inserted
        }
        let alternatives = union.alternatives + mapped.map { reference(to: $0) }
        let allowed = alternatives.map { values(of: $0, for: name, isRequired: false) ?? [] }
        let lists = Choice.tellingValues(allowed)
        var choice = Choice(
            propertyName: name,
            alternatives: zip(alternatives, lists).map { alternative, telling in
                var tags: [String]
                if let index = index(of: alternative) {
                    tags = self.tags(of: index, by: name, mappings: discriminator.mapping, allowing: telling)
                    let inner = values(of: alternative, for: name) ?? []
                    // What is mapped to another schema does not stand for one of the alternative's subtypes here.
                    let others = discriminator.mapping.filter { resolvedIndex($0.schema.index) != index }.map(\.value)
                    if !isExact(alternative) { tags += inner.filter { !tags.contains($0) && !others.contains($0) } }
                } else {
                    tags = telling
                }
                return Choice.Alternative(schema: alternative, tags: tags, isExact: isExact(alternative))
            }
        )
        choice.takeValues(
            meantBy: alternatives.map { index(of: $0).map { schemas[$0].name } },
            allowed: allowed,
            mapped: Set(discriminator.mapping.map(\.value))
        )
        choice.alternatives.markUsual { index(of: $0.schema) == discriminator.usual.map { resolvedIndex($0.index) } }
        return choice
    }

    /// The alternatives of a schema that is a union; `nil` if that is being looked at already.
    private mutating func choice(ofUnion schema: Schema) -> Choice? {
        guard case .union(let union) = resolved(schema).shape else { return nil }
        guard let index = index(of: schema) else { return choice(of: union) }
        if let known = choicesByIndex[index] { return known }
        guard unionsOnTheWay.insert(index).inserted else { return nil }
        defer { unionsOnTheWay.remove(index) }
        let choice = choice(of: union)
        choicesByIndex[index] = choice
        return choice
    }

    /// The member that distinguishes the objects of a union, although the description does not say that it does.
    ///
    /// - Parameter isRequired: Whether all of the objects must require it. A member that may be missing distinguishes
    ///   them only where it is there.
    private mutating func impliedDiscriminator(of union: UnionSchema, isRequired: Bool) -> String? {
        let objects = union.alternatives.filter { alternative in
            switch resolved(alternative).shape {
            case .object, .union: true
            default: false
            }
        }
        guard objects.count > 1, let first = objects.first else { return nil }
        return candidates(of: first, isRequired: isRequired).first { name in
            let values = objects.compactMap { self.values(of: $0, for: name, isRequired: isRequired) }
            return values.count == objects.count && areDisjoint(values)
        }
    }

    private mutating func candidates(of schema: Schema, isRequired: Bool) -> [String] {
        switch resolved(schema).shape {
        case .object(let object):
            object.properties.filter { isRequired ? $0.isRequired : values(of: $0) != nil }.map(\.name)
        case .union:
            choice(ofUnion: schema).flatMap { isRequired && $0.mayLackProperty ? nil : $0.propertyName }.map { [$0] }
                ?? []
        default: []
        }
    }

    /// The only values that a schema allows for a member; `nil` if it allows others, or if the member has to be required and
    /// is not.
    private mutating func values(of schema: Schema, for name: String, isRequired: Bool = true) -> [String]? {
        if let index = index(of: schema), let subtypes = subtypes(of: index), subtypes.propertyName == name {
            return subtypes.alternatives.flatMap(\.tags)
        }
        switch resolved(schema).shape {
        case .object(let object):
            guard let member = object.properties.first(where: { $0.name == name }), member.isRequired || !isRequired
            else { return nil }
            return values(of: member)
        case .union:
            guard let choice = choice(ofUnion: schema), choice.propertyName == name,
                !isRequired || !choice.mayLackProperty,
                choice.alternatives.allSatisfy({ !$0.tags.isEmpty })
            else { return nil }
            return choice.alternatives.flatMap(\.tags)
        default: return nil
        }
    }

    private func values(of member: Property) -> [String]? {
        guard case .enumeration(let enumeration) = resolved(member.schema).shape, enumeration.rawType == .string else {
            return nil
        }
        return enumeration.values.map(\.rawValue)
    }

    private func areDisjoint(_ lists: [[String]]) -> Bool {
        var seen: Set<String> = []
        return lists.allSatisfy { list in Set(list).allSatisfy { seen.insert($0).inserted } }
    }

    // MARK: Tags

    /// Returns the values of a discriminator for a named schema.
    ///
    /// - Parameters:
    ///   - index: the index of the schema.
    ///   - name: the name of the discriminator.
    ///   - mappings: what the description says about its values.
    ///   - mark: where the base declares the member, whose values are those of all subtypes.
    ///   - allowed: those of the values that the schema allows for the member which are its own; `nil` if all are.
    private mutating func tags(
        of index: Int,
        by name: String,
        mappings: [Discriminator.Mapping],
        except mark: Mark? = nil,
        allowing allowed: [String]? = nil
    ) -> [String] {
        var tags: [String] = []
        func add(_ tag: String) {
            if !tags.contains(tag) { tags.append(tag) }
        }
        for mapping in mappings where resolvedIndex(mapping.schema.index) == index { add(mapping.value) }
        guard case .object(let object) = schemas[index].schema.shape else { return tags }
        if let own = object.discriminatorValue { add(own) }
        if let member = object.properties.first(where: { $0.name == name }), member.mark != mark,
            !inheritance.hasSubtypes(index)
        {
            for value in values(of: member) ?? [] where allowed?.contains(value) ?? true { add(value) }
        }
        if tags.isEmpty { add(schemas[index].name) }
        return tags
    }

    // MARK: References

    private func reference(to index: Int) -> Schema {
        let named = schemas[index]
        return Schema(shape: .reference(Schema.Reference(index: index, name: named.name)), mark: named.schema.mark)
    }

    /// The index of the named schema that is meant in the end.
    private func index(of schema: Schema) -> Int? {
        if case .reference(let reference) = schema.shape { resolvedIndex(reference.index) } else { nil }
    }

    private func resolvedIndex(_ start: Int) -> Int {
        var index = start
        for _ in 0..<32 {
            guard case .reference(let next) = schemas[index].schema.shape else { return index }
            index = next.index
        }
        return index
    }

    private func resolved(_ schema: Schema) -> Schema {
        index(of: schema).map { schemas[$0].schema } ?? schema
    }

    private mutating func isExact(_ schema: Schema) -> Bool {
        index(of: schema).map { subtypes(of: $0) == nil } ?? true
    }
}
