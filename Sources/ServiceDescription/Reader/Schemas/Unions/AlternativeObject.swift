import YAML

/// The object that an alternative of a choice is.
struct AlternativeObject {
    /// The alternative as it is written.
    let schema: Schema
    /// The object.
    let object: ObjectSchema
    /// The named schema that it is; `nil` if it has no name.
    let reference: Schema.Reference?

    /// - Parameters:
    ///   - alternative: The alternative.
    ///   - schemas: Reads the named schemas.
    /// - Returns: `nil` if it is not an object, or has subtypes.
    init?(_ alternative: Schema, from schemas: inout SchemaReader) {
        schema = alternative
        var target = alternative
        var name: Schema.Reference?
        var passed: Set<Int> = []
        while case .reference(let reference) = target.shape, passed.insert(reference.index).inserted {
            guard Self.leadsToNothingUnfinished(reference, in: &schemas),
                let next = schemas.readNamedSchema(reference.index).schema
            else { return nil }
            name = reference
            target = next
        }
        switch target.shape {
        case .object(let own) where own.discriminator == nil:
            let weight = name.map { schemas.table.entries[$0.index].weight } ?? target.memberCount
            guard schemas.limits.hasRoom(for: weight) else { return nil }
            object = own
        case .map(let value):
            object = ObjectSchema(properties: [], additionalProperties: value.shape.isAny ? nil : value)
        default: return nil
        }
        reference = name
    }

    /// Whether a named schema can be read now: nothing that it is composed of is being read around this place.
    private static func leadsToNothingUnfinished(
        _ reference: Schema.Reference,
        in schemas: inout SchemaReader
    ) -> Bool {
        if schemas.table.entries[reference.index].isUnfinished { return false }
        var nodes = [schemas.table.entries[reference.index].node]
        var seen: Set<Mark> = []
        while let node = nodes.popLast() {
            guard seen.insert(node.mark).inserted, seen.count < DescriptionSource.maximumComposedSchemas else {
                continue
            }
            if node["$ref"]?.string != nil, let target = schemas.source.peek(node) {
                if let known = schemas.table.schema(at: target.mark),
                    schemas.table.entries[known.index].isUnfinished
                {
                    return false
                }
                nodes.append(target)
            }
            for key in ["allOf", "oneOf", "anyOf"] { nodes += node[key]?.sequence ?? [] }
        }
        if seen.count < DescriptionSource.maximumComposedSchemas { return true }
        let entry = schemas.table.entries[reference.index]
        schemas.source.diagnostics.warning(
            "'\(entry.name)' is composed of more than \(DescriptionSource.maximumComposedSchemas - 1) schemas; it is not "
                + "combined with others (divide it)",
            at: entry.mark
        )
        return false
    }
}

extension SchemaTable.Entry {
    /// Whether the schema is being read.
    fileprivate var isUnfinished: Bool {
        if case .reading = state { true } else { false }
    }
}
