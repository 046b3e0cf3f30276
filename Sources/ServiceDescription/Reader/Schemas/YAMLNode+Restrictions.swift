import YAML

extension YAMLNode {
    /// Returns whether a schema only says which members are required.
    var isRestriction: Bool { isRestriction(by: Self.restrictions) }

    /// Returns whether a schema only says which members are required, or restricts the length or size of a value.
    var isBound: Bool { isRestriction(by: Self.bounds) }

    /// Whether a schema allows no value: `{not: {}}`, as TypeSpec writes `never`, and zod-to-json-schema `undefined`, or the `false` of
    /// OpenAPI 3.1.
    var allowsNothing: Bool {
        if bool == false { return true }
        // Each member asks this, and nearly none is described so.
        guard let negated = self[SchemaKeyword.not.rawValue], negated.mapping?.isEmpty ?? (negated.bool == true),
            let fields = Fields<SchemaKeyword>(self)
        else { return false }
        return fields.keys.allSatisfy { $0 == .not || $0.isAnnotation }
    }

    /// Whether a schema allows an array without items and nothing else.
    var allowsOnlyEmptyArray: Bool {
        self["type"]?.string == SchemaType.array.rawValue && self["maxItems"]?.int == 0
    }

    /// Whether a node has a key that only schemas have.
    var isLikelySchema: Bool { Self.keysOfSchemas.contains { self[$0] != nil } }

    private static let keysOfSchemas = SchemaKeyword.allCases.filter(\.tellsSchema).map(\.rawValue)

    private static let restrictions: Set<SchemaKeyword> = [.required, .not, .minProperties, .maxProperties]
    private static let bounds = restrictions.union(
        SchemaKeyword.allCases.filter { !$0.changesClients && !$0.isAnnotation }
    )

    private func isRestriction(by keywords: Set<SchemaKeyword>) -> Bool {
        guard let fields = Fields<SchemaKeyword>(self) else { return false }
        var restricts = false
        for key in fields.keys {
            switch key {
            case _ where keywords.contains(key): restricts = true
            case _ where key.isAnnotation: break
            case .type: guard fields[.type]?.string == SchemaType.object.rawValue else { return false }
            default: return false
            }
        }
        return restricts
    }
}
