/// Determines which members of models are stored by reference.
///
/// A struct cannot contain itself, so a member that leads back to its own type is stored by reference. So is a member
/// whose struct is large: otherwise, each place that copies the outer struct would copy all of the inner one, field by
/// field, and both compile time and code size would grow with the square of the nesting depth.
enum IndirectMembers {
    /// The size above which a struct is not held directly, in words of memory.
    private static let maximumDirectSize = 32

    /// The nesting below which a struct is not held directly, so that the walk is bounded whatever the description says.
    private static let maximumDirectNesting = 64

    /// The models, with the members marked that are kept by reference.
    static func marked(_ models: [ModelDeclaration]) -> [ModelDeclaration] {
        var walk = Walk(models)
        for index in models.indices { _ = walk.size(of: index) }
        return walk.models
    }

    private struct Walk {
        var models: [ModelDeclaration]
        private let indices: [String: Int]
        private var sizes: [Int?]
        private var path: Set<Int> = []

        init(_ models: [ModelDeclaration]) {
            self.models = models
            indices = Dictionary(models.enumerated().map { ($1.name, $0) }) { first, _ in first }
            sizes = Array(repeating: nil, count: models.count)
        }

        /// The size of a model in words; members are marked on the way.
        mutating func size(of index: Int) -> Int {
            if let size = sizes[index] { return size }
            path.insert(index)
            defer { path.remove(index) }
            var total = models[index].additionalProperties == nil ? 0 : 1
            for member in models[index].properties.indices {
                total += size(ofMember: member, of: index)
            }
            sizes[index] = total
            return total
        }

        private mutating func size(ofMember member: Int, of index: Int) -> Int {
            let type = models[index].properties[member].type
            guard let model = type.model, let other = indices[model] else { return type.builtIn == .string ? 2 : 1 }
            if !path.contains(other), path.count < IndirectMembers.maximumDirectNesting {
                let size = size(of: other)
                if size <= maximumDirectSize { return size }
            }
            models[index].properties[member].isIndirect = true
            return 1
        }
    }
}
