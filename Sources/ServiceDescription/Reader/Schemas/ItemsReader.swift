import YAML

/// Reads what an array holds: its fields come in, and the schema of all items comes out.
struct ItemsReader {
    /// The fields of the array.
    let fields: Fields<SchemaKeyword>
    /// The role of the array, which is that of its items.
    let role: SchemaRole

    /// Reads the schema of all items.
    func read(from schemas: inout SchemaReader) -> Schema { schemas.inside(.items) { readInside(of: &$0) } }

    private func readInside(of schemas: inout SchemaReader) -> Schema {
        let anything = Schema(shape: .any, mark: fields.node.mark)
        if let places = fields[.prefixItems], fields.hasPlaces {
            guard fields.isTuple else { return anything }
            return readPlaces((places.sequence ?? []) + [fields.furtherItems].compactMap(\.self), from: &schemas)
        }
        // `unevaluatedItems` describes all items if no other key describes any.
        let others = fields[.unevaluatedItems].flatMap { $0.mapping == nil ? nil : $0 }
        guard let items = fields[.items] ?? others else {
            // What never has any items, as PHP writes an empty object, has no type of them either.
            if schemas.version < .openAPI31, fields[.maxItems]?.int != 0 {
                schemas.source.diagnostics.warning(
                    "an array without 'items' contains free-form JSON (add 'items')",
                    at: fields.node.mark
                )
            }
            return anything
        }
        guard let places = items.sequence else {
            let schema = schemas.read(withDiscriminator(items), role: role)
            return schemas.contained(schema, of: items)
        }
        let mayFollow = fields[.additionalItems]?.mapping?.isEmpty == false
        if places.count == 1, places[0].mapping != nil, !mayFollow {
            schemas.source.diagnostics.warning(
                "expected a schema, found a sequence of one; it is treated as the schema of all items (remove the "
                    + "brackets)",
                at: items.mark
            )
            return schemas.read(places[0], role: role)
        }
        if fields.isTuple { return readPlaces(places, from: &schemas) }
        guard places.count > 1, !mayFollow, places.allSatisfy({ $0.mapping != nil }) else {
            schemas.source.diagnostics.loss(
                "a sequence of schemas as 'items' is treated as free-form JSON (write one schema for all items)",
                at: items.mark
            )
            return anything
        }
        schemas.source.diagnostics.warning(
            "expected a schema for 'items', found a sequence of \(places.count); each item is treated as one of them (write "
                + "'{anyOf: […]}')",
            at: items.mark
        )
        return readPlaces(places, from: &schemas)
    }

    /// The items of an array with the discriminator that is written beside `items`, as Strapi does, if they are a choice without one.
    private func withDiscriminator(_ items: YAMLNode) -> YAMLNode {
        guard let discriminator = fields.entry(.discriminator), let choice = items.mapping,
            items["oneOf"] ?? items["anyOf"] != nil, items["discriminator"] == nil
        else { return items }
        return YAMLNode(mapping: Array(choice) + [discriminator], at: items.mark)
    }

    /// One schema for all items of an array that has one for each of several places.
    private func readPlaces(_ places: [YAMLNode], from schemas: inout SchemaReader) -> Schema {
        let all = places.map { schemas.read($0) }
        let whole = all.dropFirst().reduce(all[0]) { $0.widened(by: $1) }
        var items = Schema(shape: whole.shape, isNullable: whole.isNullable, mark: fields.node.mark)
        if items.shape.isAny { items.isNullable = false }
        return items
    }
}
