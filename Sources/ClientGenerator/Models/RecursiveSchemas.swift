import ServiceDescription

/// The named arrays and maps that contain themselves, without an object or a named choice in between.
///
/// A Swift array cannot contain itself, so each of them becomes a struct.
struct RecursiveSchemas {
    private let indices: Set<Int>

    /// Looks for such schemas in a service.
    init(_ service: Service) {
        let targets = service.schemas.map { Self.targets(of: $0.schema.shape) }
        var indices: Set<Int> = []
        for start in targets.indices where !targets[start].isEmpty {
            switch service.schemas[start].schema.shape {
            case .array, .map: break
            default: continue
            }
            var seen: Set<Int> = []
            var next = targets[start]
            while let index = next.popLast() {
                if seen.insert(index).inserted { next += targets[index] }
            }
            if seen.contains(start) { indices.insert(start) }
        }
        self.indices = indices
    }

    /// Whether the named schema of an index is one.
    func contains(_ index: Int) -> Bool { indices.contains(index) }

    /// The named schemas that a shape leads to. A named choice is a type of its own, and so is an object.
    private static func targets(of shape: SchemaShape, isInside: Bool = false) -> [Int] {
        switch shape {
        case .reference(let reference): [reference.index]
        case .array(let element), .map(let element): targets(of: element.shape, isInside: true)
        case .union(let union): isInside ? union.alternatives.flatMap { targets(of: $0.shape, isInside: true) } : []
        default: []
        }
    }
}
