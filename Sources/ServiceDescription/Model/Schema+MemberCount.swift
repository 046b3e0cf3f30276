extension Schema {
    /// How many members a schema has, those of schemas without names inside it included.
    var memberCount: Int {
        switch shape {
        case .object(let object):
            object.properties.reduce(object.additionalProperties?.memberCount ?? 0) { $0 + 1 + $1.schema.memberCount }
        case .array(let schema), .map(let schema): schema.memberCount
        case .union(let union): union.alternatives.reduce(0) { $0 + $1.memberCount }
        case .reference, .string, .integer, .number, .boolean, .enumeration, .binary, .any: 0
        }
    }
}
