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

    /// Keeps alternatives apart that are composed of one schema and nothing else: the discriminator has a value for each of them, which
    /// their type must have as well.
    private func keepAlternatives(of discriminator: Discriminator, apartIn schemas: inout SchemaReader) {
        let listed = alternatives.nodes.filter { $0["$ref"] != nil }.compactMap { schemas.source.peek($0) }
        let mapped = discriminator.mapping.map { schemas.table.entries[$0.schema].node }
        for node in listed + mapped {
            guard let part = Fields<SchemaKeyword>(node).flatMap({ $0.onlyStructure(in: &schemas.source) }),
                part["$ref"] != nil, schemas.source.peek(part) != nil
            else { continue }
            schemas.table.keepApart(schemaAt: node.mark)
        }
    }
}
