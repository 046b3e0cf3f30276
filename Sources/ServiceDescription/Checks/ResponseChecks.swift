import YAML

/// Finds problems of responses: each of them comes in, and at the end the operations that their links may lead to.
struct ResponseChecks {
    /// The operations that links lead to, by the names of the links.
    private var targets: [(name: String, target: YAMLNode)] = []

    /// Warns about problems of a response, and remembers the operations that its links lead to.
    mutating func check(_ fields: Fields<ResponseKeyword>, in source: inout DescriptionSource) {
        if source.version < .openAPI32, fields.entry(.description) == nil, !fields.isMisspelled(.description) {
            source.diagnostics.warning(
                "the response has no 'description' (add a short one)",
                at: fields.node.mark
            )
        }
        guard let links = fields.entry(.links), let list = links.value.mapping, !list.isEmpty else { return }
        source.diagnostics.loss(
            "'links' are not in the client (call the linked operations)",
            at: links.key.mark
        )
        for link in list {
            if let target = link.value["operationId"] { targets.append((link.name, target)) }
        }
    }

    /// Warns about links that lead to no operation.
    func checkTargets(among operations: [Operation], in source: inout DescriptionSource) {
        if targets.isEmpty { return }
        let identifiers = operations.filter(\.hasOwnIdentifier).map(\.identifier)
        let known = Set(identifiers)
        for (name, target) in targets {
            guard let identifier = target.string, !known.contains(identifier) else { continue }
            let hint = source.references.hints.hint(for: identifier, among: identifiers)
            source.diagnostics.warning(
                "the link '\(name)' refers to an unknown operation '\(identifier)'"
                    + (hint.isEmpty ? " (write the 'operationId' of one)" : hint),
                at: target.mark
            )
        }
    }
}
