import YAML

/// Reads a schema with `allOf`, or with members beside a choice.
struct CompositionReader {
    /// The fields of the schema.
    let fields: Fields<SchemaKeyword>
    /// The index of the named schema this is, if it is one.
    let owner: Int?

    /// Reads the schema: as its only part with a shape if there is nothing else, or otherwise as all parts merged.
    func read(into schema: inout Schema, from schemas: inout SchemaReader) {
        guard let only = fields.onlyStructure(in: &schemas.source), !schemas.table.isApart(schemaAt: fields.node.mark),
            owner == nil || schema.isNullable || !schemas.bases.contains(only, in: &schemas.source)
        else {
            return readMerged(into: &schema, from: &schemas)
        }
        schema.adopt(schemas.read(only, owner: owner))
        let parts = fields.allOf(in: &schemas.source)
        for part in parts { schema.adoptWords(of: part, in: &schemas.source) }
        for part in parts.compactMap({ Fields<SchemaKeyword>($0) }) + [fields] {
            schema.narrow(by: part, knownTo: &schemas)
        }
    }

    /// Reads the schema as all its parts merged into one.
    func readMerged(into schema: inout Schema, from schemas: inout SchemaReader) {
        if owner == nil, let known = schemas.table.hoistedSchema(at: fields.node.mark) {
            schema.shape = .reference(known)
            return
        }
        var composition = Composition()
        do throws(UnfinishedSchema) {
            try composition.collect(fields, from: &schemas)
        } catch {
            return postpone(until: error, into: &schema, from: &schemas)
        }
        schema.isNullable = schema.isNullable || composition.isNullable
        schema.documentation.text = schema.documentation.text ?? composition.text
        composition.finish(owner: owner, into: &schema, from: &schemas)
    }

    /// Postpones a composition that contains the enclosing schema.
    ///
    /// `Node: {properties: {parent: {allOf: [Node, {properties: …}]}}}` describes an endless object if it is written
    /// out in place. As a named schema of its own it is read when `Node` is complete. What has a name already only waits.
    private func postpone(
        until unfinished: UnfinishedSchema,
        into schema: inout Schema,
        from schemas: inout SchemaReader
    ) {
        if let owner {
            schemas.table.update(owner) { $0.state = .unread(waitingFor: unfinished.blocker) }
        } else {
            let name = schemas.position.names.map { Words.capitalized($0) }.joined()
            schema.shape = .reference(schemas.table.hoistSchema(fields.node, named: name.isEmpty ? "Schema" : name))
        }
    }
}
