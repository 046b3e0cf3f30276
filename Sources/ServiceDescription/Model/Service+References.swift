extension Service {
    /// The schema that references lead to in the end; the schema itself if it is not a reference.
    ///
    /// References that lead in a circle end somewhere in it: the reader has reported them.
    public func resolved(_ schema: Schema) -> Schema {
        var schema = schema
        var seen: Set<Int> = []
        while case .reference(let reference) = schema.shape, seen.insert(reference.index).inserted {
            schema = schemas[reference.index].schema
        }
        return schema
    }
}
