import YAML

extension SchemaReader {
    /// Makes the named schemas known, so that references can be resolved before anything is read.
    mutating func declareComponents(_ node: YAMLNode?) {
        for entry in source.members(source.container(node))
        where !entry.name.hasPrefix("x-") || entry.value.mapping != nil {
            table.addComponent(entry)
        }
        adoptSchemasOutsideComponents()
        for (variant, original) in NullableVariants.find(among: table.entries) {
            table.update(variant) { $0.original = original }
        }
    }

    /// Reads all named schemas that were not read while something else was, and checks them as a whole.
    ///
    /// - Returns: The schemas that are references in a cycle, or lead to one, in the order of the table.
    mutating func readRemaining() -> [Int] {
        readUnread()
        // Some that a choice tells apart from their like were read before that was known.
        readUnread()
        let withoutEnd = table.followReferences()
        table.removeEndlessAlternatives(in: &source)
        if SchemaDepths(entries: table.entries).reportDeepSchemas(in: &source) { limits.isEndless = true }
        for (member, object) in table.missingMembers { source.reportMissing(member, among: object.properties) }
        return withoutEnd
    }

    private mutating func readUnread() {
        // Reading one may name others.
        var index = 0
        while index < table.entries.count {
            _ = readNamedSchema(index)
            index += 1
        }
    }

    /// The named schema of an index, read now if it was not before.
    mutating func readNamedSchema(_ index: Int) -> Result<Schema, UnfinishedSchema> {
        if position.composed.isEmpty, case .unread = table.entries[index].state { readLongChain(from: index) }
        let entry = table.entries[index]
        switch entry.state {
        case .read(let schema): return .success(schema)
        case .reading: return .failure(UnfinishedSchema(blocker: index))
        case .unread(waitingFor: let blocker?):
            if case .reading = table.entries[blocker].state { return .failure(UnfinishedSchema(blocker: blocker)) }
        case .unread: break
        }
        table.update(index) { $0.state = .reading }
        let outer = position
        position.names = [entry.name]
        position.isInNamedSchema = true
        position.isInSentJSON = false
        position.composed.append(index)
        let schema = readOwn(entry, at: index)
        position = outer
        if case .unread(waitingFor: let blocker?) = table.entries[index].state {
            return .failure(UnfinishedSchema(blocker: blocker))
        }
        table.update(index) { entry in
            entry.state = .read(schema)
            entry.weight = schema.memberCount
        }
        table.shortenChain(from: index)
        return .success(table.entries[index].finished ?? schema)
    }

    /// Reads a named schema as it is written.
    private mutating func readOwn(_ entry: SchemaTable.Entry, at index: Int) -> Schema {
        var schema: Schema
        if let original = entry.original {
            schema = Schema(shape: .reference(original), isNullable: true, mark: entry.mark)
        } else if let fields = IntendedSchema.fields(of: entry.node, in: &source) {
            schema = read(fields, owner: index)
            schema.clientName = source.name(fields[.msClientName]) ?? schema.clientName
            if case .object(var object) = schema.shape {
                object.discriminatorValue = source.text(fields[.msDiscriminatorValue] ?? fields[.discriminatorValue])
                schema.shape = .object(object)
            }
        } else {
            schema = Schema(shape: .any, mark: entry.mark)
        }
        schema.mark = entry.mark
        if let alias = entry.alias { schema.adoptWords(besideReference: alias) }
        return schema
    }

    /// Reads the schemas first that a long chain leads to. Shorter chains are left as they are.
    private mutating func readLongChain(from index: Int) {
        let outer = position
        // Each stands for itself, and finds the schemas it is composed of complete.
        for base in longChain(from: table.entries[index].node) {
            guard let base = reference(base) else { continue }
            position.composed = [base]
            _ = readNamedSchema(base)
            position = outer
        }
    }

    /// The schema that references lead to in the end, read now if it was not before; `nil` if it is being read, or does not exist.
    mutating func readEnd(of schema: Schema) -> Schema? {
        guard case .reference(let index) = schema.shape else { return schema }
        return readEnd(of: index)?.reading.schema
    }

    /// Returns the last of the named schemas that one leads to, each of which is only a reference to the next one.
    ///
    /// - Returns: Its index and what it is. If one on the way is being read at this moment, it is that one. `nil` if
    ///   the references lead in a cycle.
    mutating func readEnd(of index: Int) -> (index: Int, reading: Result<Schema, UnfinishedSchema>)? {
        var index = index
        var passed: Set<Int> = []
        while passed.insert(index).inserted {
            let reading = readNamedSchema(index)
            guard case .reference(let next)? = reading.schema?.shape else { return (index, reading) }
            index = next
        }
        return nil
    }
}
