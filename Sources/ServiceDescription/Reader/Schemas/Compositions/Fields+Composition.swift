import YAML

extension Fields<SchemaKeyword> {
    /// The parts of a schema's `allOf`.
    func allOf(in source: inout DescriptionSource) -> [YAMLNode] {
        let parts = source.objects(self[.allOf])
        for part in parts where part.isEmptyReference { source.reportEmptyReference(in: part) }
        return parts
    }

    /// The only part of an `allOf` that says anything about the shape, if it is only one.
    func onlyStructure(in source: inout DescriptionSource) -> YAMLNode? {
        let ignored: [SchemaKeyword] = repeatValues(in: &source) ? [.allOf, .enum] : [.allOf]
        guard self[.reference] == nil, !hasStructure(beside: ignored) else { return nil }
        let parts = allOf(in: &source).compactMap { part in Self(part).map { (node: part, fields: $0) } }
        let structures = parts.filter { $0.fields[.reference] != nil || $0.fields.hasStructure() }
        if structures.count == 1 { return structures[0].node }
        // Parts that only name a type and restrict its values: `allOf: [{type: string}, {maxLength: 5}]`.
        let typed = parts.filter { $0.fields.entry(.type) != nil }
        return structures.isEmpty && typed.count == 1 ? typed[0].node : nil
    }

    /// Whether a schema lists the values of the enumeration that is its only part, as Swashbuckle writes it.
    private func repeatValues(in source: inout DescriptionSource) -> Bool {
        guard let values = self[.enum]?.sequence, allOf(in: &source).count == 1,
            let known = source.peek(allOf(in: &source)[0])?["enum"]?.sequence
        else { return false }
        return values.count == known.count && zip(values, known).allSatisfy { $0.scalar?.text == $1.scalar?.text }
    }
}
