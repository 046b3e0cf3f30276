import ServiceDescription

/// The values of the members that distinguish objects.
struct UnionTags {
    /// The values for the objects of named schemas in each union that contains them: by the indices of the schemas, and
    /// by the names of the members on the wire.
    private var lists: [Int: [String: [[String]]]] = [:]
    /// The same for objects without names, by their types.
    private var inlineLists: [String: [String: [[String]]]] = [:]

    /// Records the values for an alternative of a union, if it is an object and these are always the same.
    ///
    /// - Parameters:
    ///   - alternative: The alternative.
    ///   - type: Its type.
    ///   - propertyName: The name on the wire of the member that distinguishes it from others, if there is one.
    mutating func note(_ alternative: Choice.Alternative, as type: SwiftType, _ propertyName: String?) {
        guard !alternative.tags.isEmpty, let propertyName else { return }
        switch (alternative.schema.shape, type) {
        case (.reference(let reference), _) where alternative.isExact:
            lists[reference.index, default: [:]][propertyName, default: []].append(alternative.tags)
        case (.object, .model(let name)):
            inlineLists[name, default: [:]][propertyName, default: []].append(alternative.tags)
        default: break
        }
    }

    /// The values for the objects without names, by their types and by the members that contain them.
    var inlineValues: [String: [String: [String]]] { inlineLists.mapValues { $0.mapValues(Self.common) } }

    /// The values for an object, keyed by the members that contain them. Each value applies wherever the object is
    /// used.
    ///
    /// - Parameters:
    ///   - index: The index of its schema.
    ///   - ownTags: What stands for it among its relatives.
    func values(of index: Int, ownTags: [String: [String]]) -> [String: [String]] {
        ownTags.mapValues { [$0] }.merging(lists[index] ?? [:], uniquingKeysWith: +).mapValues(Self.common)
    }

    private static func common(_ lists: [[String]]) -> [String] {
        (lists.first ?? []).filter { tag in lists.allSatisfy { $0.contains(tag) } }
    }
}
