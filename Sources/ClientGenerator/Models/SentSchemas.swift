import ServiceDescription

/// The schemas that are part of requests: those of their parameters and bodies, and all schemas in them.
///
/// If only the service sets a required member, it cannot be required from callers who send the schema.
enum SentSchemas {
    /// Where the schemas are described that the operations of a service send.
    ///
    /// - Parameters:
    ///   - service: The service.
    ///   - unions: The subtypes of bases.
    static func places(in service: Service, unions: Unions) -> Set<SourcePlace> {
        var walk = SchemaWalk(service, unions: unions)
        for operation in service.operations {
            for parameter in operation.parameters { walk.visit(parameter.schema) }
            for content in operation.body?.contents ?? [] {
                if content.changesObject {
                    visit(content.schemas, patchedIn: service, unions, walk: &walk)
                } else {
                    for schema in content.schemas { walk.visit(schema) }
                }
            }
        }
        return walk.places
    }

    /// Meets what merge patches send: not the objects that they change, which have patches of their own, but what these replace as a
    /// whole.
    private static func visit(
        _ schemas: [Schema],
        patchedIn service: Service,
        _ unions: Unions,
        walk: inout SchemaWalk
    ) {
        var pending = schemas
        var seen: Set<SourcePlace> = []
        while let schema = pending.popLast() {
            let root = service.resolved(schema)
            guard seen.insert(SourcePlace(of: root)).inserted else { continue }
            if case .map(let value) = root.shape, !PatchBuilder.replaces(value, in: service) {
                pending.append(value)
            } else if let objects = JointObject.objects(of: schema, in: service, unions) {
                for object in objects {
                    pending += object.properties.filter { !$0.isReadOnly }.map(\.schema)
                    if let additional = object.additionalProperties { pending.append(additional) }
                }
            } else {
                walk.visit(schema)
            }
        }
    }
}
