import ServiceDescription

/// The schemas that are part of requests: those of their parameters and bodies, and all schemas in them.
///
/// If only the service sets a required member, it cannot be required from callers who send the schema.
struct SentSchemas {
    private var places: Set<SourcePlace> = []

    /// The schemas that the operations of a service send.
    ///
    /// - Parameters:
    ///   - service: The service.
    ///   - unions: The subtypes of bases.
    init(_ service: Service, unions: Unions) {
        var walk = SchemaWalk(service, unions: unions)
        for operation in service.operations {
            for parameter in operation.parameters { walk.visit(parameter.schema) }
            for content in operation.body?.contents ?? [] {
                for schema in content.schemas { walk.visit(schema) }
            }
        }
        places = walk.places
    }

    /// Whether requests send values of a schema.
    func contains(_ schema: Schema) -> Bool {
        places.contains(SourcePlace(of: schema))
    }
}
