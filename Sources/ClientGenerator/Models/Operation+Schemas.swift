import ServiceDescription

extension ServiceDescription.Operation {
    /// The schemas of all that the operation sends and receives, without those that they contain or refer to.
    var schemas: [Schema] {
        let contents = (body?.contents ?? []) + responses.flatMap(\.contents)
        return parameters.map(\.schema)
            + contents.flatMap { [$0.schema, $0.itemSchema].compactMap { $0 } }
            + responses.flatMap { $0.headers.map(\.schema) }
    }
}
