import YAML

extension SchemaReader {
    /// Reads the schemas first that a long chain of `allOf` and `$ref` leads to, the last one first, so that reading one
    /// never leads deep into the others. Shorter chains are left as they are.
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
        guard longest > SchemaTable.longestWay else { return }
        let outer = position
        // Each stands for itself, and finds the schemas it is composed of complete.
        for base in basesFirst.dropLast() {
            position.composed = [base]
            _ = readNamedSchema(base)
            position.leave(for: outer)
        }
    }

    /// The named schemas of the document that a schema refers to, itself or in `allOf`, and that are not read yet.
    private func unreadBases(of index: Int) -> [Int] {
        guard case .unread = table.entries[index].state else { return [] }
        let node = table.entries[index].node
        return ([node] + (node["allOf"]?.sequence ?? [])).compactMap { part in
            guard let reference = part["$ref"]?.string,
                let prefix = ["#/components/schemas/", "#/definitions/"].first(where: reference.hasPrefix),
                let base = table.component(named: String(reference.dropFirst(prefix.count)))?.index,
                case .unread = table.entries[base].state
            else { return nil }
            return base
        }
    }

    /// Returns the last of the named schemas that a reference leads to, each of which is only a reference to the next one.
    ///
    /// - Returns: The reference to it and the schema. No schema, and the reference to the one that is being read at this
    ///   moment, if one on the way is. `nil` if the references lead in a circle.
    mutating func readEnd(of reference: Schema.Reference) -> (reference: Schema.Reference, schema: Schema?)? {
        var reference = reference
        var passed: Set<Int> = []
        while passed.insert(reference.index).inserted {
            guard let schema = readNamedSchema(reference.index) else { return (reference, nil) }
            guard case .reference(let next) = schema.shape else { return (reference, schema) }
            reference = next
        }
        return nil
    }

    /// Reports the schemas that are references in a circle, or lead to one. What uses one of them has no meaning,
    /// either; others are left out.
    ///
    /// - Parameter isUsed: Whether something other than these schemas leads to the one of an index.
    mutating func reportReferenceCycles(isUsed: (Int) -> Bool) {
        for index in withoutEnd {
            let entry = table.entries[index]
            let problem = "the references of the schema '\(entry.name)' never reach a schema"
            let advice = "describe one of the schemas that they lead to"
            if isUsed(index) {
                isEndless = true
                source.diagnostics.error("\(problem) (\(advice))", at: entry.mark)
            } else {
                table.update(index) { $0.state = .read(Schema(shape: .any, mark: entry.mark)) }
                source.diagnostics.warning(
                    "\(problem); nothing uses it, and it is ignored (\(advice), or remove it)",
                    at: entry.mark
                )
            }
        }
    }
}
