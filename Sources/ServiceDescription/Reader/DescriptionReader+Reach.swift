import YAML

extension DescriptionReader {
    /// Returns the operations and schemas that no error reaches. Duplicate keys in other files, and errors without a
    /// place, are unknown.
    func intactParts(of operations: [Operation]) -> IntactParts {
        var intact = IntactParts()
        let errors = source.diagnostics.all.filter { $0.severity == .error }
        let places = errors.compactMap(\.mark)
        guard !errors.isEmpty, places.count == errors.count, source.diagnostics.errorCount == errors.count else {
            return intact
        }
        var reach = DiagnosticReach(of: Set(places), references: source.references)
        let entries = schemas.table.entries.filter { !$0.isAbsent }
        let isReached = reach.reaches(operationNodes + entries.map { [$0.node] })
        for (operation, isReached) in zip(operations, isReached) where !isReached {
            intact.operations.insert(operation.identifier)
        }
        for (entry, isReached) in zip(entries, isReached.dropFirst(operations.count)) where !isReached {
            intact.schemas.insert(entry.name)
        }
        return intact
    }

    /// Reports schemas that only refer to each other in a cycle. They are errors if an operation or another schema uses them,
    /// because these have no meaning either. Otherwise they are left out.
    ///
    /// - Parameter withoutEnd: The schemas that are references in a cycle, or lead to one.
    mutating func reportReferenceCycles(of withoutEnd: [Int]) {
        guard !withoutEnd.isEmpty else { return }
        let entries = schemas.table.entries
        let places = Set(withoutEnd.lazy.map { entries[$0].node.mark })
        var reach = DiagnosticReach(of: places, references: source.references, subtypes: subtypes())
        let isWithoutEnd = Set(withoutEnd)
        let others = entries.enumerated().filter { !isWithoutEnd.contains($0.offset) && !$0.element.isAbsent }
        let used = reach.places(from: operationNodes.joined() + others.map(\.element.node))
        for index in withoutEnd {
            let entry = entries[index]
            let problem = "the references of the schema '\(entry.name)' never reach a schema"
            let advice = "describe one of the schemas that they lead to"
            if used.contains(entry.node.mark) {
                schemas.limits.isEndless = true
                source.diagnostics.error("\(problem) (\(advice))", at: entry.mark)
            } else {
                schemas.table.update(index) { $0.state = .read(Schema(shape: .any, mark: entry.mark)) }
                source.diagnostics.warning(
                    "\(problem); nothing uses it, and it is ignored (\(advice), or remove it)",
                    at: entry.mark
                )
            }
        }
    }

    /// Drops the warnings about operations, tags and schemas that the client does not need: what the user has left out
    /// cannot be lacking. Warnings about the rest of the document stay, and so do errors.
    mutating func keepWarnings(about wanted: WantedParts, of operations: [Operation]) {
        let places = Set(source.diagnostics.all.lazy.filter { $0.severity == .warning }.compactMap(\.mark))
        if places.isEmpty { return }
        var reach = DiagnosticReach(of: places, references: source.references, subtypes: subtypes())
        var wantedNodes: [YAMLNode] = []
        var others: [YAMLNode] = []
        for (operation, nodes) in zip(operations, operationNodes) {
            if wanted.hasOperation(operation) { wantedNodes += nodes } else { others += nodes }
        }
        for entry in schemas.table.entries where !entry.isAbsent {
            if wanted.hasSchema(entry.name) { wantedNodes.append(entry.node) } else { others.append(entry.node) }
        }
        let tags = Set(operations.lazy.filter(wanted.hasOperation).flatMap(\.tags))
        others += (source.root["tags"]?.sequence ?? []).compactMap { $0["name"] }
            .filter { name in name.string.map { !tags.contains($0) } ?? false }
        let kept = reach.places(from: wantedNodes)
        source.diagnostics.removeWarnings(at: reach.places(from: others).subtracting(kept))
    }

    private mutating func subtypes() -> DiagnosticReach.Subtypes {
        var subtypes = DiagnosticReach.Subtypes()
        for entry in schemas.table.entries where !entry.isAbsent {
            subtypes.named[entry.name] = entry.node
            for part in entry.node["allOf"]?.sequence ?? [] where schemas.bases.contains(part, in: &schemas.source) {
                if let base = source.peek(part) { subtypes.composed[base.mark, default: []].append(entry.node) }
            }
        }
        return subtypes
    }
}
