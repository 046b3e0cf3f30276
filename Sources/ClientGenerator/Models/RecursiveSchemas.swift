import ServiceDescription

/// The named arrays and maps that contain themselves, without an object or a named choice in between.
///
/// A Swift array cannot contain itself, so each of them becomes a struct.
enum RecursiveSchemas {
    /// Such schemas of a service.
    static func indices(in service: Service) -> Set<Int> {
        let targets = service.schemas.map { Self.targets(of: $0.schema.shape) }
        return members(ofCyclesIn: targets).filter { index in
            let shape = service.schemas[index].schema.shape
            return shape.isArray || shape.isMap
        }
    }

    /// The named schemas that a shape refers to. A named choice is a type of its own, and so is an object.
    private static func targets(of shape: SchemaShape, isInside: Bool = false) -> [Int] {
        switch shape {
        case .reference(let index): [index]
        case .array(let element), .map(let element): targets(of: element.shape, isInside: true)
        case .union(let union): isInside ? union.alternatives.flatMap { targets(of: $0.shape, isInside: true) } : []
        default: []
        }
    }

    // MARK: Cycles

    /// The nodes of a graph that lead back to themselves, by the algorithm of Kosaraju, which looks at each edge twice.
    ///
    /// - Parameter targets: The nodes that each node leads to.
    private static func members(ofCyclesIn targets: [[Int]]) -> Set<Int> {
        var sources = Array(repeating: [Int](), count: targets.count)
        for node in targets.indices {
            for target in targets[node] { sources[target].append(node) }
        }
        var members: Set<Int> = []
        var seen: Set<Int> = []
        for start in postorder(targets).reversed() where !seen.contains(start) {
            var component: [Int] = []
            var pending = [start]
            while let node = pending.popLast() {
                guard seen.insert(node).inserted else { continue }
                component.append(node)
                pending += sources[node]
            }
            if component.count > 1 || targets[start].contains(start) { members.formUnion(component) }
        }
        return members
    }

    /// The nodes of a graph, each after its successors, as far as there are no cycles.
    private static func postorder(_ targets: [[Int]]) -> [Int] {
        var nodes: [Int] = []
        var seen: Set<Int> = []
        for start in targets.indices where seen.insert(start).inserted {
            var path = [(node: start, next: 0)]
            while let (node, next) = path.last {
                if next == targets[node].count {
                    nodes.append(node)
                    path.removeLast()
                } else {
                    path[path.count - 1].next += 1
                    let target = targets[node][next]
                    if seen.insert(target).inserted { path.append((target, 0)) }
                }
            }
        }
        return nodes
    }
}
