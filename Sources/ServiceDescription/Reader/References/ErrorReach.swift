import YAML

/// Finds out which parts of a description have an error in them, or lead to one.
struct ErrorReach {
    /// What a node says itself, without what it refers to.
    private struct Part {
        var isWrong = false
        var references: [Mark] = []
    }

    private let places: Set<Mark>
    private var references: ReferenceResolver
    /// What references lead to, by where it stands.
    private var parts: [Mark: Part] = [:]

    /// - Parameters:
    ///   - places: Where the errors are.
    ///   - references: Follows references.
    init(of places: Set<Mark>, references: ReferenceResolver) {
        self.places = places
        self.references = references
    }

    /// Whether one of some nodes has an error in it, or leads to one.
    mutating func reaches(_ nodes: [YAMLNode]) -> Bool {
        var seen: Set<Mark> = []
        var open: [Part] = nodes.map { part(at: $0) }
        while let part = open.popLast() {
            if part.isWrong { return true }
            for mark in part.references where seen.insert(mark).inserted {
                if let next = parts[mark] { open.append(next) }
            }
        }
        return false
    }

    /// Looks at a node and, once, at all that it leads to.
    private mutating func part(at node: YAMLNode) -> Part {
        var targets: [YAMLNode] = []
        let own = look(at: node, &targets)
        while let target = targets.popLast() {
            guard parts[target.mark] == nil else { continue }
            parts[target.mark] = Part()
            parts[target.mark] = look(at: target, &targets)
        }
        return own
    }

    private mutating func look(at node: YAMLNode, _ targets: inout [YAMLNode]) -> Part {
        var part = Part()
        var open = [node]
        while let next = open.popLast() {
            if places.contains(next.mark) { part.isWrong = true }
            open += next.sequence ?? []
            guard let mapping = next.mapping else { continue }
            for entry in mapping {
                if places.contains(entry.key.mark) { part.isWrong = true }
                open.append(entry.value)
            }
            guard let reference = next["$ref"], reference.string != nil else { continue }
            if let target = references.knownTarget(of: reference)?.node {
                part.references.append(target.mark)
                targets.append(target)
            } else {
                part.isWrong = true
            }
        }
        return part
    }
}

extension DescriptionReader {
    /// The operations and schemas that no error reaches. Nothing is known of what another file says twice, or of errors that have no
    /// place.
    func intactParts(of operations: [Operation]) -> IntactParts {
        var intact = IntactParts()
        let errors = diagnostics.all.filter { $0.severity == .error }
        let places = errors.compactMap(\.mark)
        guard !errors.isEmpty, places.count == errors.count, diagnostics.errorCount == errors.count,
            operations.count == operationNodes.count
        else { return intact }
        var reach = ErrorReach(of: Set(places), references: references)
        for (operation, nodes) in zip(operations, operationNodes) where !reach.reaches(nodes) {
            intact.operations.insert(operation.identifier)
        }
        for entry in schemas.entries where !entry.isAbsent && !reach.reaches([entry.node]) {
            intact.schemas.insert(entry.name)
        }
        return intact
    }
}
