import ClientGenerator

/// Another name of what is the same in two descriptions.
struct NameChange {
    /// What is renamed, in the order in which names depend on each other: types inside a type are named after it.
    enum Kind: Comparable {
        case operation, type
        /// A parameter, a member or a value.
        case part
    }

    /// What is renamed.
    let kind: Kind
    /// What gives it another name, if something does.
    let key: RenameKey?
    /// The name before.
    let old: String
    /// The name after.
    let new: String
    /// What has the name, if it is part of something.
    var owner = ""

    /// All changes between two clients, in the order of the client before.
    ///
    /// - Parameters:
    ///   - old: The client before.
    ///   - types: What is the same in both.
    static func all(of old: ClientOutline, _ types: TypePairs) -> [NameChange] {
        let pairs = types.all(of: old)
        return types.operations.ofOperations.flatMap(changes) + outermost(changesOfTypes(pairs))
            + pairs.flatMap { changes($0, $1, types) }
    }

    // MARK: Operations

    private static func changes(_ old: OperationOutline, _ new: OperationOutline) -> [NameChange] {
        var changes: [NameChange] = []
        if old.name != new.name, old.group == new.group {
            let key = RenameKey(.operations, new.identifier)
            changes.append(NameChange(kind: .operation, key: key, old: old.name, new: new.name))
        }
        let owner = new.identifier
        let sent = Dictionary(grouping: new.sent, by: \.wireName)
        for (value, same) in SentPairs(old, new).all where value.ownName != same.ownName {
            // In two places, one name would be that of both.
            let isAlone = sent[same.wireName]?.count == 1
            let name = same.source == .client ? same.wireName : "\(owner).\(same.wireName)"
            let key = isAlone ? RenameKey(.parameters, name) : nil
            changes.append(NameChange(kind: .part, key: key, old: value.ownName, new: same.ownName, owner: owner))
        }
        if let before = old.body, let after = new.body, case .argument = before.source, case .argument = after.source,
            before.name != after.name
        {
            let key = RenameKey(.parameters, "\(owner).body")
            changes.append(NameChange(kind: .part, key: key, old: before.name, new: after.name, owner: owner))
        }
        return changes
    }

    // MARK: Types

    private static func changesOfTypes(
        _ pairs: [(old: ClientOutline.TypeOutline, new: ClientOutline.TypeOutline)]
    ) -> [NameChange] {
        pairs.filter { $0.old.name != $0.new.name }
            .map { NameChange(kind: .type, key: $0.new.renameKey, old: $0.old.name, new: $0.new.name) }
    }

    /// The changes that do not follow from others, because types are named after what they are in.
    private static func outermost(_ changes: [NameChange]) -> [NameChange] {
        let names = Set(changes.map { [$0.old, $0.new] })
        let lengths = Set(changes.map(\.old.utf8.count))
        return changes.filter { change in
            var (old, new) = (change.old[...], change.new[...])
            while let end = old.popLast(), end == new.popLast() {
                if lengths.contains(old.utf8.count), names.contains([String(old), String(new)]) { return false }
            }
            return true
        }
    }

    private static func changes(
        _ old: ClientOutline.TypeOutline,
        _ new: ClientOutline.TypeOutline,
        _ types: TypePairs
    ) -> [NameChange] {
        // What operations send is named with them.
        guard old.kind != .options, old.kind != .optionGroup else { return [] }
        return MemberPairs(old, new, types).all.filter { $0.old.name != $0.new.name }
            .map { NameChange(kind: .part, key: $1.renameKey, old: $0.name, new: $1.name, owner: new.name) }
    }
}
