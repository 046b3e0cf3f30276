import YAML

extension SchemaReader {
    /// The length of a chain of `allOf` from which on its last schema is read first.
    private static let longestChain = 16

    /// Reads the schemas first that a long chain of `allOf` leads to, the last one first, so that reading one never leads
    /// deep into the others. Shorter chains are left as they are.
    mutating func readLongChain(from index: Int) {
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
        guard longest > Self.longestChain else { return }
        let outer = position
        // Each stands for itself, and finds the schemas it is composed of complete.
        for base in basesFirst.dropLast() {
            position.composed = [base]
            _ = readNamedSchema(base)
            position.leave(for: outer)
        }
    }

    /// The named schemas of the document that `allOf` of a schema leads to and that are not read yet.
    private func unreadBases(of index: Int) -> [Int] {
        guard case .unread = table.entries[index].state else { return [] }
        let parts = table.entries[index].node["allOf"]?.sequence ?? []
        return parts.compactMap { part in
            guard let reference = part["$ref"]?.string,
                let prefix = ["#/components/schemas/", "#/definitions/"].first(where: reference.hasPrefix),
                let base = table.component(named: String(reference.dropFirst(prefix.count)))?.index,
                case .unread = table.entries[base].state
            else { return nil }
            return base
        }
    }
}
