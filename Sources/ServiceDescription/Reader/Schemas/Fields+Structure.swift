import YAML

extension Fields<SchemaKeyword> {
    /// The title of a schema, unless it only says of which type the values are: `string`, as some tools write.
    var title: String? {
        guard let title = self[.title]?.string, !title.isEmpty, SchemaType(rawValue: title) == nil else { return nil }
        return title
    }

    /// Whether a schema says more about the shape of its values than their type.
    ///
    /// - Parameter ignored: Keys that do not count.
    func hasStructure(beside ignored: [SchemaKeyword] = []) -> Bool {
        members.contains { key, entry in key.addsStructure(entry.value) && !ignored.contains(key) }
    }

    /// Whether a schema has a key for some of its structure.
    func have(_ structure: SchemaStructure) -> Bool { members.contains { $0.key.structure == structure } }

    /// Whether a schema allows members that it does not describe by name.
    var allowOtherMembers: Bool {
        members.contains { $0.key.structure == .otherMembers && $0.key.addsStructure($0.entry.value) }
    }

    /// Whether what an array holds is said only for items that no part of a composition describes (JSON Schema 2020-12, core, 11.2).
    var describeOnlyUnevaluatedItems: Bool { have(.items) && self[.items] == nil && self[.prefixItems] == nil }

    /// Whether something is said of items with fixed positions, even if only that there are none.
    var hasPlaces: Bool {
        guard let places = self[.prefixItems] else { return false }
        return places.sequence?.isEmpty != true || self[.items]?.bool == false
    }

    /// The schema of the items behind those with fixed positions (`prefixItems`), if it says of which kind they are.
    var furtherItems: YAMLNode? {
        self[.prefixItems] == nil || self[.items]?.mapping?.isEmpty != false ? nil : self[.items]
    }

    /// Returns whether an array has items with fixed positions (`prefixItems`), and no items without a schema.
    var isTuple: Bool {
        if furtherItems != nil { return true }
        guard let count = self[.prefixItems]?.sequence?.count ?? self[.items]?.sequence?.count, count > 1 else {
            return false
        }
        if self[.prefixItems] != nil, self[.items]?.bool == false { return true }
        // Who says nothing of further items, as Litestar and Zod, has none.
        let limits: [SchemaKeyword] = [.items, .unevaluatedItems, .maxItems, .minItems]
        if self[.prefixItems] != nil, firstEntry(of: limits) == nil { return true }
        // As drafts of JSON Schema before 2020-12 say it, in which `items` is a list.
        if self[.prefixItems] == nil, self[.additionalItems]?.bool == false { return true }
        return self[.maxItems]?.scalar.flatMap { Int($0.text) }.map { $0 <= count } ?? false
    }

    /// Whether the list that is the `items` of a schema without a type has alternatives, as in Slack's description:
    /// `items: [{$ref: …}, {type: 'null'}]`. Whoever describes the places of an array says that it is one.
    var itemsAreAlternatives: Bool {
        guard entry(.type) == nil, let places = self[.items]?.sequence, places.count > 1 else { return false }
        return places.allSatisfy { $0.mapping != nil } && !isTuple
    }

    /// Whether the `enum` of an array lists texts, which can be no arrays but their items: as converters write the `allowMultiple`
    /// of Swagger 1.2.
    var hasValuesOfItems: Bool {
        guard self[.type]?.string == SchemaType.array.rawValue, let values = self[.enum]?.sequence,
            !values.isEmpty, values.allSatisfy({ $0.string != nil }), let items = self[.items]?.mapping
        else { return false }
        return items.isEmpty || items.count == 1 && self[.items]?["type"]?.string == SchemaType.string.rawValue
    }

    /// Whether they say which values there are, by `const` or `enum`.
    var listValues: Bool { self[.const] != nil || self[.enum] != nil }

    /// The values that are listed, by `const` or `enum`.
    var listedValues: [YAMLNode] { self[.const].map { [$0] } ?? self[.enum]?.sequence ?? [] }

    /// The examples of values, by `example` and `examples`.
    var allExamples: [YAMLNode] { [self[.example]].compactMap(\.self) + (self[.examples]?.sequence ?? []) }

    /// The truth value from which there is no other; `nil` if both are allowed.
    var onlyFlag: YAMLNode? {
        let values = listedValues
        return values.count == 1 && values[0].bool != nil ? values[0] : nil
    }
}

extension SchemaKeyword {
    /// Whether a value of the keyword says something of the structure of values.
    fileprivate func addsStructure(_ value: YAMLNode) -> Bool {
        switch self {
        case .items, .const: true
        case .unevaluatedItems: value.mapping != nil && !value.allowsNothing
        case .additionalProperties, .unevaluatedProperties: !value.allowsNothing
        case .kubernetesPreservesUnknownFields: value.flag == true
        default: structure != nil && (value.sequence?.isEmpty ?? value.mapping?.isEmpty) == false
        }
    }
}
