import ServiceDescription

/// The values of the members that distinguish objects.
struct UnionTags {
    /// The values that stand for the objects of named schemas, in each of the unions that hold them: by the indices of the schemas,
    /// and by the names of the members on the wire.
    private var lists: [Int: [String: [[String]]]] = [:]

    /// Remembers what stands for an alternative of a union, if it is an object and this is always the same.
    ///
    /// - Parameters:
    ///   - alternative: The alternative.
    ///   - propertyName: The name on the wire of the member that tells it from others, if there is one.
    mutating func note(_ alternative: Choice.Alternative, _ propertyName: String?) {
        guard alternative.isExact, !alternative.tags.isEmpty, let propertyName,
            case .reference(let reference) = alternative.schema.shape
        else { return }
        lists[reference.index, default: [:]][propertyName, default: []].append(alternative.tags)
    }

    /// The values that stand for an object, by the names of the members that say them: in each case those which do so wherever the
    /// object may stand.
    ///
    /// - Parameters:
    ///   - index: The index of its schema.
    ///   - ownTags: What stands for it among its relatives.
    func values(of index: Int, ownTags: [String: [String]]) -> [String: [String]] {
        ownTags.mapValues { [$0] }.merging(lists[index] ?? [:], uniquingKeysWith: +).mapValues { lists in
            (lists.first ?? []).filter { tag in lists.allSatisfy { $0.contains(tag) } }
        }
    }
}
