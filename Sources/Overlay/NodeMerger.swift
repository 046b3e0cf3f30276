import YAML

/// Merges values into nodes, following the rules of the Overlay specification, section 4.4.3.
struct NodeMerger {
    /// The first two values that do not go together; both are what they were.
    private(set) var conflict: (old: YAMLNode, new: YAMLNode)?
    /// How many children of nodes have been copied.
    var copies = 0

    /// A selected node with an update: members are merged into a mapping, and an item is appended to a sequence.
    mutating func updated(_ node: YAMLNode, with update: YAMLNode) -> YAMLNode {
        if let items = node.sequence {
            copies += items.count
            return YAMLNode(sequence: items + [update], at: node.mark)
        }
        return merged(node, with: update)
    }

    /// What becomes of a value where an update has another one of the same name.
    private mutating func merged(_ old: YAMLNode, with new: YAMLNode) -> YAMLNode {
        switch (old.content, new.content) {
        case (.scalar, .scalar): return new
        case (.sequence(let items), .sequence(let added)):
            copies += items.count
            return YAMLNode(sequence: items + added, at: old.mark)
        case (.mapping(let members), .mapping(let added)):
            copies += members.count
            var entries = members.map { member in
                guard let update = added[member.name] else { return member }
                return YAMLMapping.Entry(key: member.key, value: merged(member.value, with: update))
            }
            entries += added.filter { members[$0.name] == nil }
            return YAMLNode(mapping: entries, at: old.mark)
        default:
            if conflict == nil { conflict = (old, new) }
            return old
        }
    }
}
