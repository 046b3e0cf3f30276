/// The inheritance among named schemas by `allOf`.
struct Inheritance: Sendable {
    private let schemas: [NamedSchema]
    private let children: [Int: [Int]]
    /// The values that schemas map to others, by the index of the mapping schema, and then by that of the mapped one.
    private let mappedValues: [Int: [Int: [String]]]

    /// How the given schemas inherit.
    init(_ schemas: [NamedSchema]) {
        self.schemas = schemas
        var children: [Int: [Int]] = [:]
        var mappedValues: [Int: [Int: [String]]] = [:]
        for (index, named) in schemas.enumerated() {
            guard case .object(let object) = named.schema.shape else { continue }
            for base in Set(object.bases) where base != index { children[base, default: []].append(index) }
            if let mapping = object.discriminator?.mapping { mappedValues[index] = schemas.values(of: mapping) }
        }
        self.children = children
        self.mappedValues = mappedValues
    }

    /// Returns whether a schema has subtypes that a discriminator distinguishes from it. A schema that only adds
    /// members to another, as for responses, is not a subtype of it.
    func hasSubtypes(_ index: Int) -> Bool {
        children[index]?.isEmpty == false && discriminator(of: index) != nil
    }

    /// The schemas that inherit from a schema, directly or not. Those that inherit from a subtype with another discriminator are
    /// not among them.
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
        if case .object(let object) = schemas[index].schema.shape { object.bases } else { [] }
    }

    /// Returns the discriminator of a schema, or otherwise that of its nearest ancestor that has one.
    func discriminator(of index: Int) -> Discriminator? {
        ([index] + ancestors(of: index)).lazy.compactMap(ownDiscriminator).first
    }

    /// Whether a schema tells its subtypes by another member.
    func hasOtherDiscriminator(_ index: Int, than name: String) -> Bool {
        ownDiscriminator(of: index).map { $0.propertyName != name } ?? false
    }

    /// Objects in a schema's mapping that do not inherit from it. An object of another family with the same discriminator
    /// counts only if it has all of the schema's members, because some generators repeat one mapping in every schema.
    func mappedNonSubtypes(of index: Int) -> [Int] {
        guard case .object(let base) = schemas[index].schema.shape, let discriminator = base.discriminator,
            !discriminator.schemas.isEmpty
        else { return [] }
        let name = discriminator.propertyName
        let known = Set([index] + descendants(of: index, by: name))
        let relatives = Set(ancestors(of: index))
        let names = base.properties.map(\.name)
        return discriminator.schemas.filter { mapped in
            guard !known.contains(mapped), case .object(let object) = schemas[mapped].schema.shape else { return false }
            let own = Set(object.properties.lazy.map(\.name))
            if names.allSatisfy(own.contains) { return true }
            return !relatives.contains(mapped) && !ancestors(of: mapped).contains { isDistinguished($0, by: name) }
        }
    }

    /// The values of a member that any of several schemas maps to others, by the indices of the others.
    func mappedValues(in bases: [Int], by name: String) -> [Int: [String]] {
        bases.filter { isDistinguished($0, by: name) }.reduce(into: [:]) { values, base in
            values.merge(mappedValues[base] ?? [:], uniquingKeysWith: +)
        }
    }

    /// The values of a member that any of several schemas maps to another.
    func mappedValues(to index: Int, in bases: [Int], by name: String) -> [String] {
        bases.filter { isDistinguished($0, by: name) }.flatMap { mappedValues[$0]?[index] ?? [] }
    }

    /// Whether a schema tells its subtypes by a member.
    private func isDistinguished(_ index: Int, by name: String) -> Bool {
        ownDiscriminator(of: index)?.propertyName == name
    }

    private func ownDiscriminator(of index: Int) -> Discriminator? {
        if case .object(let object) = schemas[index].schema.shape { object.discriminator } else { nil }
    }
}
