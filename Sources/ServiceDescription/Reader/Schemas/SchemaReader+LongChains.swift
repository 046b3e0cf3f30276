import YAML

extension SchemaReader {
    /// The references to the schemas that a long chain of `allOf` and `$ref` leads to, the last one first: if they are read in this
    /// order, reading one never leads deep into the others.
    ///
    /// - Parameter node: The schema that the chain begins at, which is not read yet.
    /// - Returns: None for shorter chains.
    mutating func longChain(from node: YAMLNode) -> [YAMLNode] {
        var path = [(reference: node, bases: unreadBases(of: node))]
        var seen: Set<Mark> = [node.mark]
        var basesFirst: [YAMLNode] = []
        var longest = 0
        while let last = path.indices.last {
            longest = max(longest, path.count)
            guard let base = path[last].bases.popLast() else {
                basesFirst.append(path.removeLast().reference)
                continue
            }
            if seen.insert(base.target.mark).inserted { path.append((base.reference, unreadBases(of: base.target))) }
        }
        return longest > SchemaTable.longestChain ? basesFirst.dropLast() : []
    }

    /// What a schema refers to, itself or in `allOf`, unless it is read, or being read.
    private mutating func unreadBases(of node: YAMLNode) -> [(reference: YAMLNode, target: YAMLNode)] {
        ([node] + (node["allOf"]?.sequence ?? [])).compactMap { part in
            guard let reference = part["$ref"], reference.string != nil,
                let target = source.references.knownTarget(of: reference)?.node
            else { return nil }
            guard let known = table.schema(at: target.mark) else { return (reference, target) }
            guard case .unread = table.entries[known].state else { return nil }
            return (reference, target)
        }
    }
}
