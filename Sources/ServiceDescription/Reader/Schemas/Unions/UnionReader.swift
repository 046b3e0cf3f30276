import YAML

/// Reads a choice whose alternatives have nothing in common.
struct UnionReader {
    /// The alternatives.
    let alternatives: Alternatives
    /// The fields of the schema that is the choice.
    let fields: Fields<SchemaKeyword>

    /// Reads the choice.
    func read(into schema: inout Schema, from schemas: inout SchemaReader) {
        var union = UnionSchema(
            alternatives: [],
            discriminator: Discriminator.read(of: fields, from: &schemas)
        )
        if let discriminator = union.discriminator { keepAlternatives(of: discriminator, apartIn: &schemas) }
        for node in alternatives.nodes {
            let alternative = schemas.inside(.alternatives) { $0.read(node) }
            schema.isNullable = schema.isNullable || alternative.isNullable
            // A choice within a choice, without a name and a discriminator, is not a separate alternative.
            if case .union(let inner) = alternative.shape, inner.discriminator == nil {
                union.alternatives += inner.alternatives
            } else {
                union.alternatives.append(alternative)
            }
        }
        union.joinValueLists()
        if let discriminator = union.discriminator, !discriminator.mapping.isEmpty {
            schemas.mappedUnions[discriminator.mark] = union
        }
        schema.shape = .union(union)
    }

    /// Keeps alternatives apart that are composed of the same schema and nothing else: a discriminator tells them from each other,
    /// which their type must do as well. One that only the mapping names is always kept apart: there will be more of its kind.
    private func keepAlternatives(of discriminator: Discriminator, apartIn schemas: inout SchemaReader) {
        let listed = alternatives.nodes.filter { $0["$ref"] != nil }.compactMap { schemas.source.peek($0) }
        var known = Set(listed.map(\.mark))
        let mapped = discriminator.mapping.map { schemas.table.entries[$0.schema.index].node }
            .filter { known.insert($0.mark).inserted }
        var likes: [Mark: [(place: Mark, isComposed: Bool)]] = [:]
        for (offset, target) in (listed + mapped).enumerated() {
            let part = Fields<SchemaKeyword>(target).flatMap { $0.onlyStructure(in: &schemas.source) }
            let base = part.flatMap { $0["$ref"] == nil ? nil : schemas.source.peek($0) }
            likes[(base ?? target).mark, default: []].append((target.mark, base != nil))
            if base != nil, offset >= listed.count { schemas.table.keepApart(schemaAt: target.mark) }
        }
        for like in likes.values where like.count > 1 {
            for alternative in like where alternative.isComposed {
                schemas.table.keepApart(schemaAt: alternative.place)
            }
        }
    }
}
