import YAML

extension SchemaReader {
    /// The parts of a schema's `allOf`.
    mutating func allOf(_ fields: Fields<SchemaKeyword>) -> [YAMLNode] {
        let parts = source.objects(fields[.allOf])
        for part in parts where part.isEmptyReference { source.reportEmptyReference(in: part) }
        return parts
    }

    /// Reads a schema with `allOf`: as its only part with a shape if there is nothing else, or otherwise as all parts
    /// merged.
    mutating func readComposition(_ fields: Fields<SchemaKeyword>, owner: Int?, into schema: inout Schema) {
        guard let only = onlyStructure(of: fields), !alternativesApart.contains(fields.node.mark),
            owner == nil || schema.isNullable || !isBase(only)
        else {
            return readMerged(fields, owner: owner, into: &schema)
        }
        adopt(read(only, owner: owner), into: &schema)
        for part in allOf(fields) { adoptWords(of: part, into: &schema) }
        for part in allOf(fields).compactMap({ Fields<SchemaKeyword>($0) }) + [fields] { narrow(&schema, by: part) }
    }

    /// Reads a schema as all its parts merged into one.
    mutating func readMerged(_ fields: Fields<SchemaKeyword>, owner: Int?, into schema: inout Schema) {
        if owner == nil, let known = table.hoistedSchema(at: fields.node.mark) {
            schema.shape = .reference(known)
            return
        }
        var composition = Composition()
        guard collect(fields, into: &composition) else { return postpone(fields, owner: owner, into: &schema) }
        schema.isNullable = schema.isNullable || composition.isNullable
        schema.documentation.text = schema.documentation.text ?? composition.text
        finish(composition, owner: owner, into: &schema)
    }

    /// The only part of an `allOf` that says anything about the shape, if it is only one.
    mutating func onlyStructure(of fields: Fields<SchemaKeyword>) -> YAMLNode? {
        let ignored: [SchemaKeyword] = repeatsValues(fields) ? [.allOf, .enum] : [.allOf]
        guard fields[.reference] == nil, !fields.hasStructure(beside: ignored) else { return nil }
        let parts = allOf(fields).compactMap { part in Fields<SchemaKeyword>(part).map { (node: part, fields: $0) } }
        let structures = parts.filter { $0.fields[.reference] != nil || $0.fields.hasStructure() }
        if structures.count == 1 { return structures[0].node }
        // Parts that only name a type and restrict its values: `allOf: [{type: string}, {maxLength: 5}]`.
        let typed = parts.filter { $0.fields.entry(.type) != nil }
        return structures.isEmpty && typed.count == 1 ? typed[0].node : nil
    }

    /// Whether a schema lists the values of the enumeration that is its only part, as Swashbuckle writes it.
    private mutating func repeatsValues(_ fields: Fields<SchemaKeyword>) -> Bool {
        guard let values = fields[.enum]?.sequence, allOf(fields).count == 1,
            let known = source.peek(allOf(fields)[0])?["enum"]?.sequence
        else { return false }
        return values.count == known.count && zip(values, known).allSatisfy { $0.scalar?.text == $1.scalar?.text }
    }

    /// Adopts the shape of the only part that has one, and its documentation if there is no other.
    mutating func adopt(_ inner: Schema, into schema: inout Schema) {
        schema.shape = inner.shape
        schema.isNullable = schema.isNullable || inner.isNullable
        schema.allowsText = inner.allowsText
        schema.title = schema.title ?? inner.title
        schema.xml = schema.xml?.completed(by: inner.xml) ?? inner.xml
        schema.defaultValue = schema.defaultValue ?? inner.defaultValue
        schema.contentMediaType = schema.contentMediaType ?? inner.contentMediaType
        if let text = schema.documentation.text {
            schema.documentation.text = ValueDescriptions.move(from: text, into: &schema)
        } else {
            schema.documentation.text = inner.documentation.text
        }
        schema.documentation.isDeprecated = schema.documentation.isDeprecated || inner.documentation.isDeprecated
    }

    /// Takes the words of a part that has no shape: `allOf: [{$ref: …}, {description: …}]`.
    private mutating func adoptWords(of part: YAMLNode, into schema: inout Schema) {
        guard let fields = Fields<SchemaKeyword>(part), fields[.reference] == nil else { return }
        schema.documentation.text = schema.documentation.text ?? source.text(fields[.description])
        schema.title = schema.title ?? fields.title
        schema.defaultValue = schema.defaultValue ?? fields[.default]
        if fields.sayNullable { schema.isNullable = true }
    }

    /// Postpones a composition that contains the enclosing schema.
    ///
    /// `Node: {properties: {parent: {allOf: [Node, {properties: …}]}}}` describes an endless object if it is written
    /// out in place. As a named schema of its own it is read when `Node` is complete. What has a name already only waits.
    private mutating func postpone(_ fields: Fields<SchemaKeyword>, owner: Int?, into schema: inout Schema) {
        if let owner {
            let blocker = blocker
            table.update(owner) { entry in
                entry.state = .unread
                entry.blocker = blocker
            }
        } else {
            let name = position.names.map { Words.capitalized($0) }.joined()
            schema.shape = .reference(table.hoistSchema(fields.node, named: name.isEmpty ? "Schema" : name))
        }
    }
}
