import YAML

extension SchemaReader {
    /// Makes the named schemas known, so that references can be resolved before anything is read.
    mutating func declareComponents(_ node: YAMLNode?) {
        for entry in source.members(source.container(node))
        where !entry.name.hasPrefix("x-") || entry.value.mapping != nil {
            table.addComponent(entry)
        }
        adoptSchemasOfOtherFiles()
        findNullableTwins()
    }

    /// Reads all named schemas that were not read while something else was.
    mutating func readRemaining() {
        var index = 0
        while index < table.entries.count {
            _ = readNamedSchema(index)
            index += 1
        }
        let apart = alternativesApart.compactMap { table.schema(at: $0)?.index }
        for index in apart.sorted() { _ = readNamedSchema(index) }
        withoutEnd = table.followReferences()
        removeEndlessAlternatives()
        reportDeepSchemas()
        for entry in table.entries {
            guard case .read(let schema) = entry.state, case .object(let object) = schema.shape else { continue }
            for member in entry.undeclared where !honoredRequirements.contains(member.mark) {
                reportUndeclared(member, among: object.properties)
            }
        }
    }

    /// The named schema of an index, read now if it was not before.
    ///
    /// - Returns: `nil` if it, or a schema it is composed of, is being read at this moment; ``blocker`` is that one.
    mutating func readNamedSchema(_ index: Int) -> Schema? {
        if position.composed.isEmpty, case .unread = table.entries[index].state { readLongChain(from: index) }
        let entry = table.entries[index]
        switch entry.state {
        case .read(let schema): return schema
        case .reading:
            blocker = index
            return nil
        case .unread:
            if let known = entry.blocker, case .reading = table.entries[known].state {
                blocker = known
                return nil
            }
        }
        table.update(index) { $0.state = .reading }
        let outer = position
        position.names = [entry.name]
        position.isInNamedSchema = true
        position.composed.append(index)
        var schema: Schema
        if let original = nullableTwins[index] {
            schema = Schema(shape: .reference(original), isNullable: true, mark: entry.mark)
        } else if let fields = IntendedSchema.fields(of: entry.node, in: &source) {
            schema = read(fields, owner: index)
            schema.clientName = source.text(fields[.msClientName])
            if case .object(var object) = schema.shape {
                object.discriminatorValue = source.text(fields[.msDiscriminatorValue] ?? fields[.discriminatorValue])
                schema.shape = .object(object)
            }
        } else {
            schema = Schema(shape: .any, mark: entry.mark)
        }
        schema.mark = entry.mark
        if let alias = entry.alias { adoptWords(besideReference: alias, into: &schema) }
        position.leave(for: outer)
        if case .unread = table.entries[index].state { return nil }
        table.update(index) { entry in
            entry.state = .read(schema)
            entry.weight = schema.memberCount
        }
        table.shortenWay(of: index)
        return table.entries[index].finished ?? schema
    }

    /// Warns about a required member that is not among the members.
    mutating func reportUndeclared(_ member: SchemaTable.UndeclaredMember, among properties: [Property]) {
        let hint = source.hint(for: member.name, among: properties.lazy.map(\.name))
        source.diagnostics.loss(
            "'\(member.name)' is required but is not a property; the requirement is ignored"
                + (hint.isEmpty ? " (add it to 'properties')" : hint),
            at: member.mark
        )
    }
}
