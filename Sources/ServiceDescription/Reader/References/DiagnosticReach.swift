import YAML

/// Determines which parts of a description contain a diagnostic or lead to one.
struct DiagnosticReach {
    /// The properties of a node itself, without those of reference targets.
    private struct Part {
        var places: [Mark] = []
        var leadsNowhere = false
        var references: [Mark] = []

        /// Whether it contains a diagnostic, or refers to something that does not exist.
        var isAffected: Bool { leadsNowhere || !places.isEmpty }
    }

    private let places: Set<Mark>
    private var references: ReferenceResolver
    private let subtypes: Subtypes
    /// The targets of references, by their places.
    private var parts: [Mark: Part] = [:]

    /// - Parameters:
    ///   - places: Where the diagnostics are.
    ///   - references: Follows references.
    ///   - subtypes: The schemas that are led to without a reference.
    init(of places: Set<Mark>, references: ReferenceResolver, subtypes: Subtypes = Subtypes()) {
        self.places = places
        self.references = references
        self.subtypes = subtypes
    }

    /// For each list of nodes, whether one of them contains a diagnostic, or leads to one or to a missing target.
    ///
    /// All lists are asked about at once, because most of what they lead to is the same.
    mutating func reaches(_ lists: [[YAMLNode]]) -> [Bool] {
        let starts = lists.map { $0.map { part(at: $0) } }
        var referrers: [Mark: [Mark]] = [:]
        for (mark, part) in parts {
            for target in part.references { referrers[target, default: []].append(mark) }
        }
        // Backwards, from the parts with diagnostics to all that lead to them.
        var open = parts.filter { $0.value.isAffected }.map(\.key)
        var affected = Set(open)
        while let mark = open.popLast() {
            open += (referrers[mark] ?? []).filter { affected.insert($0).inserted }
        }
        return starts.map { $0.contains { $0.isAffected || !affected.isDisjoint(with: $0.references) } }
    }

    /// Where the diagnostics are that some nodes have in them, or lead to.
    mutating func places(from nodes: [YAMLNode]) -> Set<Mark> {
        var places: Set<Mark> = []
        var seen: Set<Mark> = []
        var open = nodes.map { part(at: $0) }
        while let part = open.popLast() {
            places.formUnion(part.places)
            open += part.references.filter { seen.insert($0).inserted }.compactMap { parts[$0] }
        }
        return places
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
        func refer(to target: YAMLNode) {
            part.references.append(target.mark)
            targets.append(target)
        }
        for subtype in subtypes.composed[node.mark] ?? [] { refer(to: subtype) }
        var open = [node]
        while let next = open.popLast() {
            if places.contains(next.mark) { part.places.append(next.mark) }
            open += next.sequence ?? []
            guard let mapping = next.mapping else { continue }
            for entry in mapping {
                if places.contains(entry.key.mark) { part.places.append(entry.key.mark) }
                open.append(entry.value)
            }
            if !subtypes.named.isEmpty, let values = next["discriminator"]?["mapping"]?.mapping {
                let names = values.compactMap { $0.value.string?.split(separator: "/").last }
                for schema in names.compactMap({ subtypes.named[String($0)] }) { refer(to: schema) }
            }
            guard let reference = next["$ref"], reference.string != nil else { continue }
            if let target = references.knownTarget(of: reference)?.node {
                refer(to: target)
            } else {
                part.leadsNowhere = true
            }
        }
        return part
    }
}

extension DiagnosticReach {
    /// The schemas that others lead to without a reference.
    struct Subtypes {
        /// The schemas that are composed of one that a discriminator tells from them, by its place.
        var composed: [Mark: [YAMLNode]] = [:]
        /// All schemas, by the names that mappings of discriminators have for them.
        var named: [String: YAMLNode] = [:]
    }
}

extension DescriptionReader {
    /// Returns the operations and schemas that no error reaches. Duplicate keys in other files, and errors without a
    /// place, are unknown.
    func intactParts(of operations: [Operation]) -> IntactParts {
        var intact = IntactParts()
        let errors = source.diagnostics.all.filter { $0.severity == .error }
        let places = errors.compactMap(\.mark)
        guard !errors.isEmpty, places.count == errors.count, source.diagnostics.errorCount == errors.count,
            operations.count == operationNodes.count
        else { return intact }
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

    /// Reports the schemas whose references lead in a circle: as errors where an operation or another schema leads to
    /// them.
    mutating func reportReferenceCycles() {
        let places = schemas.withoutEnd.map { schemas.table.entries[$0].node.mark }
        guard !places.isEmpty else { return }
        var reach = DiagnosticReach(of: Set(places), references: source.references, subtypes: subtypes())
        let isWithoutEnd = Set(schemas.withoutEnd)
        let others = schemas.table.entries.enumerated().filter {
            !isWithoutEnd.contains($0.offset) && !$0.element.isAbsent
        }
        let used = reach.places(from: operationNodes.joined() + others.map(\.element.node))
        let entries = schemas.table.entries
        schemas.reportReferenceCycles { used.contains(entries[$0].node.mark) }
    }

    /// Drops the warnings about operations, tags and schemas that the client does not need: what the user has left out
    /// cannot be lacking. Warnings about the rest of the document stay, and so do errors.
    mutating func keepWarnings(about wanted: WantedParts, of operations: [Operation]) {
        let places = Set(source.diagnostics.all.lazy.filter { $0.severity == .warning }.compactMap(\.mark))
        guard !places.isEmpty, operations.count == operationNodes.count else { return }
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
            for part in entry.node["allOf"]?.sequence ?? [] where schemas.isBase(part) {
                if let base = source.peek(part) { subtypes.composed[base.mark, default: []].append(entry.node) }
            }
        }
        return subtypes
    }
}
