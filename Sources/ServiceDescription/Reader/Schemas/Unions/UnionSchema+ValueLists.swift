extension UnionSchema {
    /// Makes one list of the lists of known values without names among other alternatives. The enumerations of Rust are described so,
    /// in which each value without members is an alternative of its own.
    mutating func joinValueLists() {
        var places: [EnumerationSchema.RawType: [Int]] = [:]
        for (index, alternative) in alternatives.enumerated() {
            if let list = Self.unnamedList(alternative) { places[list.rawType, default: []].append(index) }
        }
        var superfluous: Set<Int> = []
        for indices in places.values where indices.count > 1 {
            guard var list = Self.unnamedList(alternatives[indices[0]]) else { continue }
            list.values = indices.flatMap { Self.documentedValues(alternatives[$0]) }.uniqued(on: list.key)
            alternatives[indices[0]].shape = .enumeration(list)
            alternatives[indices[0]].documentation = Documentation()
            superfluous.formUnion(indices.dropFirst())
        }
        if superfluous.isEmpty { return }
        alternatives = alternatives.indices.lazy.filter { !superfluous.contains($0) }.map { alternatives[$0] }
    }

    /// The list of known values that a schema is, if it has neither a name nor a format.
    private static func unnamedList(_ schema: Schema) -> EnumerationSchema? {
        guard case .enumeration(let list) = schema.shape, list.clientName == nil, list.format == nil,
            schema.clientName == nil, schema.title == nil
        else { return nil }
        return list
    }

    /// The values of a list. The documentation of a list with one value is that of the value.
    private static func documentedValues(_ schema: Schema) -> [EnumerationSchema.Value] {
        guard var values = unnamedList(schema)?.values else { return [] }
        if values.count == 1, values[0].documentation == Documentation() {
            values[0].documentation = schema.documentation
        }
        return values
    }
}
