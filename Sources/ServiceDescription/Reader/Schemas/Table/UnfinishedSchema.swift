/// A named schema, or what is composed of it, cannot be read before another one is complete that is being read around this place.
struct UnfinishedSchema: Error {
    /// The index of the other one.
    let blocker: Int
}

extension Result<Schema, UnfinishedSchema> {
    /// The schema, if it is read.
    var schema: Schema? { if case .success(let schema) = self { schema } else { nil } }
}
