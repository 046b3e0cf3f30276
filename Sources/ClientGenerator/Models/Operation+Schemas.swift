import ServiceDescription

extension Operation {
    /// The schemas of all that the operation sends and receives, without those that they contain or refer to.
    var schemas: [Schema] {
        self.parameters.map(\.schema)
            + contents.flatMap(\.schemas)
            + self.responses.flatMap { $0.headers.map(\.schema) }
    }
}
