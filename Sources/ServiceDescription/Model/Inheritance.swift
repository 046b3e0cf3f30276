/// The inheritance among named schemas by `allOf`.
struct Inheritance: Sendable {
    private let schemas: [NamedSchema]
    private let children: [Int: [Int]]

    /// How the given schemas inherit.
    init(_ schemas: [NamedSchema]) {
        self.schemas = schemas
        var children: [Int: [Int]] = [:]
        for (index, named) in schemas.enumerated() {
            guard case .object(let object) = named.schema.shape else { continue }
            for base in Set(object.bases.map(\.index)) where base != index { children[base, default: []].append(index) }
        }
        self.children = children
    }

    /// Whether there are schemas that inherit from a schema and are told from it by a discriminator. What only adds members to a
    /// schema, as services do for what they answer, makes no subtype of it.
    func hasSubtypes(_ index: Int) -> Bool {
        children[index]?.isEmpty == false && discriminator(of: index) != nil
    }

    /// The schemas that inherit from a schema on any level, but from none that tells its subtypes by another member.
    func descendants(of index: Int, by name: String) -> [Int] {
        var known: Set<Int> = [index]
        var descendants: [Int] = []
        var next = children[index] ?? []
        while let child = next.popLast() {
            guard known.insert(child).inserted else { continue }
            descendants.append(child)
            if !hasOtherDiscriminator(child, than: name) { next += children[child] ?? [] }
        }
        return descendants
    }

    /// The schemas that a schema inherits from, the nearest first.
    func ancestors(of index: Int) -> [Int] {
        var known: Set<Int> = [index]
        var ancestors: [Int] = []
        var next = bases(of: index)
        while !next.isEmpty {
            next = next.filter { known.insert($0).inserted }
            ancestors += next
            next = next.flatMap { bases(of: $0) }
        }
        return ancestors
    }

    /// The schemas that a schema inherits from directly.
    private func bases(of index: Int) -> [Int] {
        if case .object(let object) = schemas[index].schema.shape { object.bases.map(\.index) } else { [] }
    }

    /// How a schema is told from its subtypes, by its own words or those of the nearest ancestor that has any.
    func discriminator(of index: Int) -> Discriminator? {
        for own in [index] + ancestors(of: index) {
            if case .object(let object) = schemas[own].schema.shape, let discriminator = object.discriminator {
                return discriminator
            }
        }
        return nil
    }

    /// Whether a schema tells its subtypes by another member.
    func hasOtherDiscriminator(_ index: Int, than name: String) -> Bool {
        guard case .object(let object) = schemas[index].schema.shape else { return false }
        return object.discriminator.map { $0.propertyName != name } ?? false
    }

    /// Whether a schema that is not composed of a base has all of its members nevertheless.
    func canStandFor(_ base: ObjectSchema, _ index: Int) -> Bool {
        guard case .object(let object) = schemas[index].schema.shape else { return false }
        return Set(base.properties.map(\.name)).isSubset(of: object.properties.map(\.name))
    }

    /// What a schema says about the values of a member that tells its subtypes.
    func ownMapping(of index: Int, by name: String) -> [Discriminator.Mapping] {
        guard case .object(let object) = schemas[index].schema.shape, let discriminator = object.discriminator,
            discriminator.propertyName == name
        else { return [] }
        return discriminator.mapping
    }

    /// What a schema and its ancestors say about the values of such a member.
    func mappings(of index: Int, by name: String) -> [Discriminator.Mapping] {
        ([index] + ancestors(of: index)).flatMap { ownMapping(of: $0, by: name) }
    }
}
