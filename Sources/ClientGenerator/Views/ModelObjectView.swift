import Mustache

/// The object of a struct on the wire, or an inner object whose members are members of the struct.
struct ModelObjectView: MustacheView {
    /// What it is called; `nil` for the struct's own.
    let container: FlattenedContainer?
    /// The members that it contains.
    let properties: [PropertyView]
    /// How many objects end after its members.
    let endCount: Int

    static let members: MustacheMembers<Self> = [
        "container": { .optional($0.container.map { SwiftText.literal($0.name) }) },
        "isContainerRequired": { .bool($0.container?.isRequired ?? false) },
        "properties": { .views($0.properties) },
        "sentProperties": { .views($0.properties.filter { !$0.property.isReadOnly }) },
        "readOnlyProperties": { .views($0.properties.filter(\.property.isReadOnly)) },
        "hasReadOnlyProperties": { .bool($0.properties.contains(where: \.property.isReadOnly)) },
        "endingObjects": { .strings(Array(repeating: "", count: $0.endCount)) },
    ]
}

extension ModelDeclaration {
    /// The objects on the wire that contain the members, by their paths: the model itself first, and every other one after the
    /// one that contains it.
    var wireObjects: [[FlattenedContainer]] {
        var paths: [[FlattenedContainer]] = [[]]
        var known: Set<[FlattenedContainer]> = [[]]
        for path in properties.map(\.containers) where !known.contains(path) {
            for length in 1...path.count where known.insert(Array(path.prefix(length))).inserted {
                let outer = Array(path.prefix(length - 1))
                let end = paths.lastIndex { $0.starts(with: outer) } ?? paths.count - 1
                paths.insert(Array(path.prefix(length)), at: end + 1)
            }
        }
        return paths
    }
}
