import ServiceDescription

extension SchemaFacts {
    /// Whether a schema describes objects with members, lists of these, or a choice that contains one.
    func hasMembers(_ schema: Schema) -> Bool {
        var seen: Set<SourcePlace> = []
        return hasMembers(schema, beside: &seen)
    }

    /// As ``hasMembers(_:)``, without visiting a schema twice, because a list may contain itself.
    private func hasMembers(_ schema: Schema, beside seen: inout Set<SourcePlace>) -> Bool {
        let schema = resolved(schema)
        guard seen.insert(SourcePlace(of: schema)).inserted else { return false }
        return switch schema.shape {
        case .object(let object): !object.properties.isEmpty || object.additionalProperties.map { !isAny($0) } ?? false
        case .map(let value): !isAny(value)
        case .array(let element): hasMembers(element, beside: &seen)
        case .union(let union): union.alternatives.contains { hasMembers($0, beside: &seen) }
        case .reference, .string, .integer, .number, .boolean, .enumeration, .binary, .any: false
        }
    }

    private func isAny(_ schema: Schema) -> Bool { resolved(schema).shape.isAny }
}

extension SchemaShape {
    /// Whether its values hold others: they are arrays or objects.
    var isCollection: Bool {
        switch self {
        case .array, .map, .object: true
        default: false
        }
    }
}
