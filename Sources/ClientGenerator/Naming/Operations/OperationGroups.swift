import ClientConfiguration
import ServiceDescription

/// The groups that operations belong to (G047, G052).
///
/// An operation belongs to the group that the description wants in clients, or else that its identifier names (``DividedIdentifier``). Any
/// other belongs to the group of its first tag, if operations have more than one tag, whatever their identifiers: else an operation with
/// another tag would move those that are there.
struct OperationGroups {
    /// Whether tags are groups.
    private let areTags: Bool
    /// The names without the prefixes that the user does not want, where they stay different.
    private let short: [GroupKey: GroupName]
    /// The names of the groups that operations name, by those in the description.
    private let known: [String: GroupName]
    /// The tags of a service with exactly two. With one tag, its operations were methods of the client; these stay, deprecated.
    let previousTags: [GroupKey]

    /// The groups of a service's operations.
    ///
    /// - Parameters:
    ///   - operations: The operations.
    ///   - described: The operations of the whole description. What a filter leaves of more than two tags was never one tag.
    ///   - groups: How the user wants them divided.
    ///   - prefixes: What the names of groups begin with in the description, and not in the client.
    ///   - namespace: What they may begin with that says only which version of the service they are of.
    init(
        of operations: [OperationNotation],
        among described: [Operation],
        groups: ClientConfiguration.Groups?,
        prefixes: NamePrefixes,
        namespace: VersionNamespace
    ) {
        let tags = Self.keys(ofTagsOf: operations.lazy.map(\.operation))
        areTags = groups.map { $0 == .tags } ?? (tags.count > 1)
        let names = operations.compactMap { $0.namedGroup ?? $0.operation.groupTag }.uniqued()
        let short = Self.shortNames(names, prefixes: prefixes, namespace: namespace)
        self.short = short
        known = Dictionary(uniqueKeysWithValues: names.map { ($0, Self.name($0, short)) })
        let hasTwoTags = tags.count == 2 && Self.keys(ofTagsOf: described).count == 2
        let previous = groups == nil && hasTwoTags ? tags.sorted { $0.text < $1.text } : []
        previousTags = previous.map { short[$0]?.key ?? $0 }
    }

    /// The tags that operations have first, as groups. Tags that make one group, such as `Pets` and `pets`, are one.
    private static func keys(ofTagsOf operations: some Sequence<Operation>) -> Set<GroupKey> {
        Set(Set(operations.compactMap(\.groupTag)).map { GroupName($0).key })
    }

    private static func shortNames(
        _ groups: [String],
        prefixes: NamePrefixes,
        namespace: VersionNamespace
    ) -> [GroupKey: GroupName] {
        let names = Dictionary(groups.map { (GroupName($0).key, $0) }, uniquingKeysWith: { first, _ in first })
        let wanted = names.compactMapValues { prefixes.shortened($0).map(GroupName.init) }
        var counts: [GroupKey: Int] = [:]
        for key in names.keys { counts[wanted[key]?.key ?? key, default: 0] += 1 }
        var short = wanted.filter { counts[$0.value.key] == 1 }
        // The group of an older version keeps the name that it had before the newer one came: `V2` before `V10`.
        let others = names.filter { wanted[$0.key] == nil }
            .sorted { ($0.value.utf8.count, $0.value) < ($1.value.utf8.count, $1.value) }
        for (key, name) in others {
            guard let group = namespace.removed(fromGroup: name).map(GroupName.init), counts[group.key] == nil else {
                continue
            }
            short[key] = group
            counts[group.key] = 1
        }
        return short
    }

    private static func name(_ name: String, _ short: [GroupKey: GroupName]) -> GroupName {
        let whole = GroupName(name)
        return short[whole.key]?.named(whole) ?? whole
    }

    /// The name of a group, by its name in the description.
    subscript(name: String) -> GroupName { known[name] ?? Self.name(name, short) }

    /// The group of an operation, if it is in one.
    func group(of operation: OperationNotation) -> GroupName? {
        if let named = operation.namedGroup { return self[named] }
        return areTags ? operation.operation.groupTag.map { self[$0] } : nil
    }
}

extension Operation {
    /// The tag that its group is called after: the first that says more than paths of all services do.
    var groupTag: String? { self.tags.first { !$0.isGeneralTag } }
}

extension String {
    /// Whether a tag says no more than what paths of all services begin with: `api`, `/api/2.0`. A version alone may divide the client.
    fileprivate var isGeneralTag: Bool {
        let longest = 24
        guard utf8.count <= longest else { return false }
        let parts = utf8.split { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: " ") }.map { Substring($0) }
        return parts.contains(where: \.isGeneralSegment) && parts.allSatisfy { $0.isGeneralSegment || $0.isVersion }
    }
}
