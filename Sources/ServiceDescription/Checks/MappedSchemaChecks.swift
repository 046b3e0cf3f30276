import Suggestions
import YAML

/// Finds schemas that the mappings of discriminators name and that are not what these need.
enum MappedSchemaChecks {
    /// Reports the schemas that mappings name and that become no alternatives, and what is missing in objects that the
    /// mapping of a schema names although they are not composed of it.
    ///
    /// - Parameters:
    ///   - schemas: The named schemas.
    ///   - unions: The unions whose discriminators name schemas for values, by the places of the discriminators.
    ///   - source: The document.
    static func check(
        _ schemas: [NamedSchema],
        unions: [Mark: UnionSchema],
        in source: inout DescriptionSource
    ) {
        checkAlternatives(of: unions, schemas, in: &source)
        checkMappedObjects(schemas, in: &source)
    }

    /// Reports the schemas that the mapping of a choice names, and that are neither alternatives nor objects.
    private static func checkAlternatives(
        of unions: [Mark: UnionSchema],
        _ schemas: [NamedSchema],
        in source: inout DescriptionSource
    ) {
        // Files are reported in the order of their first mention.
        let unions = unions.sorted {
            ($0.key.file.path, $0.key.line, $0.key.column) < ($1.key.file.path, $1.key.line, $1.key.column)
        }
        for (mark, union) in unions {
            let known = Set(union.alternatives.compactMap { schemas.index(of: $0) })
            for mapped in union.discriminator?.schemas ?? []
            where !known.contains(schemas.index(of: schemas[mapped].schema) ?? mapped)
                && !schemas[mapped].schema.shape.isObject
            {
                source.diagnostics.loss(
                    "the discriminator names '\(schemas[mapped].name)', which is neither an alternative nor an object with members; "
                        + "objects with its value are treated as unknown (describe its members, or add it to the alternatives)",
                    at: mark
                )
            }
        }
    }

    /// Reports the schemas that the mapping of an object names, and that are no objects or lack members of it.
    private static func checkMappedObjects(_ schemas: [NamedSchema], in source: inout DescriptionSource) {
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
            let names = base.properties.map(\.name).filter { $0 != discriminator.propertyName }
            let all = Set(names)
            for mapped in known.mappedNonSubtypes(of: index) {
                guard case .object(let object) = schemas[mapped].schema.shape else { continue }
                let own = all.intersection(object.properties.lazy.map(\.name))
                let count = names.count - own.count
                if count == 0 { continue }
                // Only the first ones are looked for: many objects may lack many members.
                let missing = NameList.text(names.lazy.filter { !own.contains($0) }, of: count)
                source.diagnostics.loss(
                    "the mapping of '\(named.name)' names '\(schemas[mapped].name)', which is not composed of it; "
                        + "\(missing) of '\(named.name)' will be missing in its objects (add '\(named.name)' to an 'allOf')",
                    at: schemas[mapped].schema.mark
                )
            }
        }
    }
}
