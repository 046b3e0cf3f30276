import YAML

/// The object that an alternative of a choice is.
struct AlternativeObject {
    /// The alternative as it is written.
    let schema: Schema
    /// The object.
    let object: ObjectSchema
    /// The index of the named schema that it is; `nil` if it has no name.
    let index: Int?

    /// - Parameters:
    ///   - alternative: The alternative.
    ///   - schemas: Reads the named schemas.
    /// - Returns: `nil` if it is not an object, or has subtypes.
    init?(_ alternative: Schema, from schemas: inout SchemaReader) {
        schema = alternative
        var target = alternative
        var own: Int?
        var passed: Set<Int> = []
        while case .reference(let index) = target.shape, passed.insert(index).inserted {
            guard Self.leadsToNothingUnfinished(index, in: &schemas),
                let next = schemas.readNamedSchema(index).schema
            else { return nil }
            own = index
            target = next
        }
        switch target.shape {
        case .object(let members) where members.discriminator == nil:
            let weight = own.map { schemas.table.entries[$0].weight } ?? target.memberCount
            guard schemas.limits.hasRoom(for: weight) else { return nil }
            object = members
        case .map(let value):
            object = ObjectSchema(properties: [], additionalProperties: value.shape.isAny ? nil : value)
        default: return nil
        }
        index = own
    }

    /// Whether a named schema can be read now: nothing that it is composed of is being read around this place.
    private static func leadsToNothingUnfinished(_ index: Int, in schemas: inout SchemaReader) -> Bool {
        if schemas.table.entries[index].isUnfinished { return false }
        var nodes = [schemas.table.entries[index].node]
        var seen: Set<Mark> = []
        while let node = nodes.popLast() {
            guard seen.insert(node.mark).inserted, seen.count < DescriptionSource.maximumComposedSchemas else {
                continue
            }
            if node["$ref"]?.string != nil, let target = schemas.source.peek(node) {
                if let known = schemas.table.schema(at: target.mark), schemas.table.entries[known].isUnfinished {
                    return false
                }
                nodes.append(target)
            }
            for key in ["allOf", "oneOf", "anyOf"] { nodes += node[key]?.sequence ?? [] }
        }
        if seen.count < DescriptionSource.maximumComposedSchemas { return true }
        let entry = schemas.table.entries[index]
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
