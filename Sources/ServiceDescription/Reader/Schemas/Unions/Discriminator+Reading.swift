import YAML

extension Discriminator {
    /// Reads the discriminator of a schema. In Swagger 2.0, it is only a name.
    ///
    /// The checks report its errors.
    ///
    /// - Parameters:
    ///   - fields: The fields of the schema.
    ///   - schemas: The document, and the named schemas.
    static func read(of fields: Fields<SchemaKeyword>, from schemas: inout SchemaReader) -> Discriminator? {
        guard let entry = fields.entry(.discriminator), !entry.value.isNull else { return nil }
        return read(entry, from: &schemas).flatMap {
            schemas.source.canBeMember($0.propertyName, at: entry.value.mark) ? $0 : nil
        }
    }

    private static func read(_ entry: YAMLMapping.Entry, from schemas: inout SchemaReader) -> Discriminator? {
        if let name = entry.value.string {
            if schemas.version != .swagger20 {
                schemas.source.diagnostics.warning(
                    "since OpenAPI 3.0, 'discriminator' is a mapping; the string is treated as its 'propertyName' "
                        + "(write 'discriminator: {propertyName: \(name)}')",
                    at: entry.value.mark
                )
            }
            return Discriminator(propertyName: name, mark: entry.key.mark)
        }
        guard let own = schemas.source.fields(entry.value, as: DiscriminatorKeyword.self) else { return nil }
        guard let name = schemas.source.text(own[.propertyName]) else {
            if own.isMisspelled(.propertyName) { return nil }
            schemas.source.diagnostics.loss(
                "a discriminator without a 'propertyName' is ignored (add the 'propertyName')",
                at: entry.key.mark
            )
            return nil
        }
        let mapping = schemas.source.members(own[.mapping]).compactMap { entry in
            mappedSchema(entry, from: &schemas).map {
                Discriminator.Mapping(value: entry.name, schema: schemas.meaning(of: $0))
            }
        }
        let other = own.entry(.defaultMapping).flatMap { mappedSchema($0, from: &schemas) }
        return Discriminator(
            propertyName: name,
            mapping: mapping,
            defaultMapping: other.map { schemas.meaning(of: $0) },
            mark: entry.key.mark
        )
    }

    /// Returns the index of the schema for a value: the name of a component or a reference (OpenAPI 3.0, "Discriminator Object").
    private static func mappedSchema(
        _ mapping: YAMLMapping.Entry,
        from schemas: inout SchemaReader
    ) -> Int? {
        var entry = mapping
        if let reference = entry.value["$ref"], let target = reference.string {
            schemas.source.diagnostics.warning(
                "expected a string for '\(entry.name)', found a reference; its target is used (write '\(target)')",
                at: entry.value.mark
            )
            entry = YAMLMapping.Entry(key: entry.key, value: reference)
        }
        guard let text = schemas.source.text(entry.value) else { return nil }
        if let component = schemas.table.component(named: text) { return component }
        let file = text.split(separator: "/").last ?? ""
        let ending = [".yaml", ".yml", ".json"].first { file.hasSuffix($0) }
        if text.contains("/") || text.contains("#") || ending != nil,
            schemas.source.references.knownTarget(of: entry.value) != nil
        {
            return schemas.reference(entry.value)
        }
        // `Cat.json` and `../Cat` mean the component of that name where there is no such file.
        let stem = ending.map { file.dropLast($0.count) } ?? file
        if !text.contains("#"), let component = schemas.table.component(named: String(stem)) { return component }
        let name = text.split(separator: "/").last.map(String.init) ?? text
        let hint = schemas.source.references.hints.hint(for: name, among: schemas.table.names)
        schemas.source.diagnostics.loss(
            "'\(entry.name)' is mapped to '\(text)', which is not a schema; objects with this value are treated as "
                + "unknown" + (hint.isEmpty ? " (write the name of a schema, or a reference to it)" : hint),
            at: entry.value.mark
        )
        return nil
    }
}

/// The keys of a discriminator.
enum DiscriminatorKeyword: String, Keyword {
    case propertyName, mapping, defaultMapping

    static let needed: [Self] = [.propertyName]
    static let byName = makeTable()
}
