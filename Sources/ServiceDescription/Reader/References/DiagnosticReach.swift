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
        /// The schemas that are composed of one with a discriminator, by the place of that one.
        var composed: [Mark: [YAMLNode]] = [:]
        /// All schemas, by the names that mappings of discriminators have for them.
        var named: [String: YAMLNode] = [:]
    }
}
