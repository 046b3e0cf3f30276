extension SchemaReader {
    /// Reports what is missing in objects that the mapping of a schema names although they are not composed of it.
    mutating func checkMappedSubtypes() {
        let schemas = table.namedSchemas
        var inheritance: Inheritance?
        for (index, named) in schemas.enumerated() {
            guard case .object(let base) = named.schema.shape, let discriminator = base.discriminator,
                !discriminator.mapping.isEmpty
            else { continue }
            let known = inheritance ?? Inheritance(schemas)
            inheritance = known
            for mapped in discriminator.schemas where !schemas.resolved(schemas[mapped].schema).shape.isObject {
                source.diagnostics.loss(
                    "the mapping of '\(named.name)' names '\(schemas[mapped].name)', which is not an object with members; objects "
                        + "with its value are treated as unknown (describe its members)",
                    at: schemas[mapped].schema.mark
                )
            }
            for mapped in known.mappedStrangers(of: index) {
                guard case .object(let object) = schemas[mapped].schema.shape else { continue }
                let names = Set(object.properties.map(\.name)).union([discriminator.propertyName])
                let missing = base.properties.map(\.name).filter { !names.contains($0) }
                if missing.isEmpty { continue }
                let members = missing.map { "'\($0)'" }.joined(separator: ", ")
                source.diagnostics.loss(
                    "the mapping of '\(named.name)' names '\(schemas[mapped].name)', which is not composed of it; "
                        + "\(members) of '\(named.name)' will be missing in its objects (add '\(named.name)' to an 'allOf')",
                    at: schemas[mapped].schema.mark
                )
            }
        }
    }
}

extension SchemaShape {
    /// Whether it is an object with members.
    fileprivate var isObject: Bool { if case .object = self { true } else { false } }
}
