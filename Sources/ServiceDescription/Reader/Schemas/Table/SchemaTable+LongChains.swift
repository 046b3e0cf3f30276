import YAML

extension SchemaTable {
    /// The schemas that a long chain of `allOf` and `$ref` leads to, the last one first: if they are read in this order, reading
    /// one never leads deep into the others.
    ///
    /// - Parameter index: The schema that the chain begins at.
    /// - Returns: None for shorter chains.
    func longChain(from index: Int) -> [Int] {
        var path = [(schema: index, bases: unreadBases(of: index))]
        var seen: Set<Int> = [index]
        var basesFirst: [Int] = []
        var longest = 0
        while let last = path.indices.last {
            longest = max(longest, path.count)
            guard let base = path[last].bases.popLast() else {
                basesFirst.append(path.removeLast().schema)
                continue
            }
            if seen.insert(base).inserted { path.append((base, unreadBases(of: base))) }
        }
        return longest > Self.longestChain ? basesFirst.dropLast() : []
    }

    /// The named schemas of the document that a schema refers to, itself or in `allOf`, and that are not read yet.
    private func unreadBases(of index: Int) -> [Int] {
        guard case .unread = entries[index].state else { return [] }
        let node = entries[index].node
        return ([node] + (node["allOf"]?.sequence ?? [])).compactMap { part in
            guard let reference = part["$ref"]?.string,
                let prefix = ["#/components/schemas/", "#/definitions/"].first(where: reference.hasPrefix),
                let base = component(named: String(reference.dropFirst(prefix.count)))?.index,
                case .unread = entries[base].state
            else { return nil }
            return base
        }
    }
}
