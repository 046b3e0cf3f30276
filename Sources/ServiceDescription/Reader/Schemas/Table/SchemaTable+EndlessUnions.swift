import YAML

extension SchemaTable {
    /// Removes alternatives from named unions that lead back to the union itself through nothing but unions. They add
    /// nothing, and trying them would never end.
    ///
    /// - Parameter source: The document, in which they are reported.
    mutating func removeEndlessAlternatives(in source: inout DescriptionSource) {
        var state: [Int: WalkState] = [:]
        for start in entries.indices where state[start] == nil && union(at: start) != nil {
            // Without recursion, because unions may lead to unions for as long as a description likes.
            var path = [start]
            state[start] = .onPath(next: 0)
            while let index = path.last {
                guard case .onPath(let next) = state[index], let union = union(at: index),
                    next < union.alternatives.count
                else {
                    state[index] = .done
                    path.removeLast()
                    continue
                }
                let targets = unionIndices(of: union.alternatives[next])
                if targets.contains(where: { if case .onPath = state[$0] { true } else { false } }) {
                    removeAlternative(next, of: index, in: &source)
                } else if let target = targets.first(where: { state[$0] == nil }) {
                    state[target] = .onPath(next: 0)
                    path.append(target)
                } else {
                    state[index] = .onPath(next: next + 1)
                }
            }
        }
    }

    /// How far the alternatives of a union were looked at.
    private enum WalkState {
        case onPath(next: Int)
        case done
    }

    private func union(at index: Int) -> UnionSchema? {
        if case .union(let union)? = entries[index].finished?.shape { union } else { nil }
    }

    /// The named union that an alternative is, or those that are the alternatives of a union written out there.
    private func unionIndices(of alternative: Schema) -> [Int] {
        if case .union(let inner) = alternative.shape { return inner.alternatives.flatMap { unionIndices(of: $0) } }
        guard case .reference(let index) = alternative.shape, let end = end(of: index),
            case .union = end.schema.shape
        else { return [] }
        return [end.index]
    }

    private mutating func removeAlternative(_ offset: Int, of index: Int, in source: inout DescriptionSource) {
        guard case .read(var schema) = entries[index].state, case .union(var union) = schema.shape else {
            return
        }
        let alternative = union.alternatives.remove(at: offset)
        schema.shape = .union(union)
        update(index) { $0.state = .read(schema) }
        source.diagnostics.warning(
            "this alternative of '\(entries[index].name)' refers back to '\(entries[index].name)' and "
                + "adds nothing; it is ignored (remove it)",
            at: alternative.mark
        )
    }
}
