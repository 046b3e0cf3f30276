import YAML

extension SchemaReader {
    /// What an array holds.
    mutating func readItems(_ fields: Fields<SchemaKeyword>, role: SchemaRole) -> Schema {
        let composed = position.composed
        position.composed = []
        defer { position.composed = composed }
        let anything = Schema(shape: .any, mark: fields.node.mark)
        if let places = fields[.prefixItems], fields.hasPlaces {
            return readPlaces(places.sequence ?? [], of: fields) ?? anything
        }
        // What is said of the items that nothing else is said of is said of all of them.
        let others = fields[.unevaluatedItems].flatMap { $0.mapping == nil ? nil : $0 }
        guard let items = fields[.items] ?? others else {
            if version < .openAPI31 {
                source.diagnostics.warning(
                    "an array without 'items' contains free-form JSON (add 'items')",
                    at: fields.node.mark
                )
            }
            return anything
        }
        guard let places = items.sequence else {
            let schema = read(withDiscriminator(of: fields, items), role: role)
            return contained(schema, of: items)
        }
        let mayFollow = fields[.additionalItems]?.mapping?.isEmpty == false
        if places.count == 1, places[0].mapping != nil, !mayFollow {
            source.diagnostics.warning(
                "expected a schema, found a sequence of one; it is treated as the schema of all items (remove the "
                    + "brackets)",
                at: items.mark
            )
            return read(places[0], role: role)
        }
        if let schema = readPlaces(places, of: fields) { return schema }
        source.diagnostics.loss("a sequence of schemas as 'items' is treated as free-form JSON", at: items.mark)
        return anything
    }

    /// The items of an array with the discriminator that is written beside `items`, as Strapi does, if they are a choice without one.
    private func withDiscriminator(of array: Fields<SchemaKeyword>, _ items: YAMLNode) -> YAMLNode {
        guard let discriminator = array.entry(.discriminator), let choice = items.mapping,
            items["oneOf"] ?? items["anyOf"] != nil, items["discriminator"] == nil
        else { return items }
        let entry = YAMLMapping.Entry(key: discriminator.key, value: discriminator.value)
        return YAMLNode(content: .mapping(YAMLMapping(Array(choice) + [entry])), mark: items.mark)
    }

    /// One schema for all items of an array that has one for each place; `nil` if there may be items beyond them, or if nothing
    /// is known of one.
    private mutating func readPlaces(_ places: [YAMLNode], of fields: Fields<SchemaKeyword>) -> Schema? {
        guard fields.isTuple else { return nil }
        let schemas = places.map { read($0) }
        let whole = schemas.dropFirst().reduce(schemas[0]) { $0.widened(by: $1) }
        var items = Schema(shape: whole.shape, isNullable: whole.isNullable, mark: fields.node.mark)
        if items.shape.isAny { items.isNullable = false }
        return items
    }
}

extension SchemaShape {
    /// A whole number or text.
    static func integerOrString(at mark: Mark) -> SchemaShape {
        .union(
            UnionSchema(alternatives: [
                Schema(shape: .integer(format: nil), mark: mark), Schema(shape: .string(format: nil), mark: mark),
            ])
        )
    }
}
