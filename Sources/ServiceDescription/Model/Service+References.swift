extension Service {
    /// The schema that references lead to in the end; the schema itself if it is not a reference.
    package func resolved(_ schema: Schema) -> Schema { schemas.resolved(schema) }

    /// Whether the value of a schema may be `null`, because of the schema itself, of any that references lead to on the
    /// way to the last one, or of an alternative.
    package func isNullable(_ schema: Schema) -> Bool {
        if schemas.isNullable(schema) { return true }
        guard case .union(let union) = resolved(schema).shape else { return false }
        return union.alternatives.contains { schemas.isNullable($0) }
    }

    /// The alternatives of a union: those that it lists, and then the objects that its discriminator alone names.
    package func alternatives(of union: UnionSchema) -> [Schema] { schemas.alternatives(of: union) }
}

extension [NamedSchema] {
    /// The schema that references lead to in the end; the schema itself if it is not a reference.
    func resolved(_ schema: Schema) -> Schema { index(of: schema).map { self[$0].schema } ?? schema }

    /// The index of the schema that references lead to in the end; `nil` if the schema is not a reference.
    package func index(of schema: Schema) -> Int? {
        if case .reference(let index) = schema.shape { end(of: index) } else { nil }
    }

    /// The index of the schema that references lead to in the end from the schema of an index; that itself if it is no reference.
    ///
    /// References that lead in a cycle end somewhere in it: the reader has reported them.
    func end(of index: Int) -> Int {
        var index = index
        for _ in indices {
            guard case .reference(let next) = self[index].schema.shape else { break }
            index = next
        }
        return index
    }

    /// As ``Service/alternatives(of:)``.
    func alternatives(of union: UnionSchema) -> [Schema] {
        guard let discriminator = union.discriminator else { return union.alternatives }
        let known = Set(union.alternatives.compactMap { index(of: $0) })
        let mapped = discriminator.schemas.filter { self[$0].schema.shape.isObject && !known.contains($0) }
        return union.alternatives + mapped.map { reference(to: $0) }
    }

    /// Whether a schema, or one that its references lead to, is marked as nullable.
    fileprivate func isNullable(_ schema: Schema) -> Bool {
        var schema = schema
        // References that lead in a cycle have no end.
        for _ in 0...count {
            if schema.isNullable { return true }
            guard case .reference(let index) = schema.shape else { break }
            schema = self[index].schema
        }
        return false
    }

    /// A reference to the schema of an index.
    func reference(to index: Int) -> Schema {
        Schema(shape: .reference(index), mark: self[index].schema.mark)
    }
}
