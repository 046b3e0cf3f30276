import ClientGenerator

/// Compares types with the same name.
struct TypeComparison {
    private let old: ClientOutline.TypeOutline
    private let new: ClientOutline.TypeOutline
    private let name: String

    /// - Parameters:
    ///   - old: The type before.
    ///   - new: The type after.
    init(_ old: ClientOutline.TypeOutline, _ new: ClientOutline.TypeOutline) {
        self.old = old
        self.new = new
        name = new.name
    }

    /// What changed.
    var changes: [APIChange] {
        guard old.kind == new.kind else {
            let reason = "is now \(new.kind.nameInContrast) instead of \(old.kind.nameInContrast)"
            return [APIChange(.breaking, name, reason)]
        }
        var changes: [APIChange] = []
        if old.rawType != new.rawType {
            let types = [new, old].map { $0.rawType ?? "" }
            changes.append(APIChange(.breaking, name, "has values of type \(types[0]) instead of \(types[1])"))
        }
        if let before = old.discriminator, let after = new.discriminator, before != after {
            changes.append(APIChange(.behavior, name, "is told apart by '\(after)' instead of '\(before)'"))
        }
        return changes + conformances + literals + members + initializer
    }

    private var conformances: [APIChange] {
        old.conformances.symmetricDifference(new.conformances).sorted().map { conformance in
            new.conformances.contains(conformance)
                ? APIChange(.addition, name, "conforms to '\(conformance)'")
                : APIChange(.breaking, name, "no longer conforms to '\(conformance)'")
        }
    }

    // MARK: Literals

    private var literals: [APIChange] {
        let names = Set(new.members.map(\.name))
        return UnionLiteral.Kind.allCases.compactMap { kind in
            // Of an alternative that is removed, that is told.
            guard let before = old.literals[kind], names.contains(before) else { return nil }
            guard let now = new.literals[kind] else {
                return APIChange(.breaking, name, "no longer takes \(kind.words)")
            }
            // A number takes the literals that an integer takes, and is sent like it.
            guard now != before, [.array, .dictionary].contains(kind) else { return nil }
            return APIChange(.breaking, name, "takes \(kind.words) as '\(now)' instead of '\(before)'")
        }
    }

    // MARK: Members

    private var members: [APIChange] {
        let before = old.members.keyed(by: \.name)
        let after = new.members.keyed(by: \.name)
        let added = new.members.filter { before[$0.name] == nil }
        let renamed = renamed
        let kept = old.members.flatMap { member in
            if let same = after[member.name] { return changes(of: member, to: same) }
            let reason = renamed[member.name].map { "is renamed to '\($0)'" } ?? "is removed"
            return [change(.breaking, member, reason)]
        }
        let known = Set(renamed.values)
        return kept + added.filter { !known.contains($0.name) }.map(addition)
    }

    /// The new names of members that only have another name in Swift, by the old ones.
    private var renamed: [String: String] {
        let (before, after) = (Set(old.members.map(\.name)), Set(new.members.map(\.name)))
        let added = new.members.filter { !before.contains($0.name) && !$0.wireName.isEmpty }
        let known = added.keyed(by: \.wireName)
        let removed = old.members.filter { !after.contains($0.name) }
        return removed.keyed(by: \.name).compactMapValues { known[$0.wireName]?.name }
    }

    private func changes(of old: ClientOutline.Member, to new: ClientOutline.Member) -> [APIChange] {
        if old.type != new.type {
            let (after, before) = (new.type?.description ?? "nothing", old.type?.description ?? "nothing")
            return [change(.breaking, new, "is \(after) instead of \(before)")]
        }
        if old.isOptional != new.isOptional {
            let reason =
                new.isOptional
                ? "is now optional, and must be unwrapped" : "is no longer optional, and cannot be unwrapped"
            return [change(.breaking, new, reason)]
        }
        let obstacle = Calls.obstacle(
            from: self.old.parameters[old.name] ?? [],
            to: self.new.parameters[new.name] ?? []
        )
        if let obstacle { return [change(.breaking, new, obstacle.reason)] }
        if let successor = successor(of: old, insteadOf: new) {
            let reason = "is '\(new.wireName)' now; '\(old.wireName)', which it was, is now '\(successor.name)'"
            return [change(.breaking, new, reason)]
        }
        var behavior = [changeOfWireName(from: old, to: new)]
        if old.isSent != new.isSent { behavior.append(new.isSent ? "is now sent" : "is no longer sent") }
        if old.format != new.format { behavior.append("is " + ValueFormat.change(from: old.format, to: new.format)) }
        behavior.append(new.changeOfDefault(since: old))
        if new.isDeprecated, !old.isDeprecated { behavior.append("is now deprecated") }
        let permission = new.permission(since: old).map { change(.addition, new, $0) }
        return [permission].compactMap(\.self) + behavior.compactMap(\.self).map { change(.behavior, new, $0) }
    }

    /// The new member with the old member's name on the wire, if that is not the one that takes its place in Swift.
    private func successor(of old: ClientOutline.Member, insteadOf new: ClientOutline.Member) -> ClientOutline.Member? {
        old.wireName == new.wireName || old.wireName.isEmpty
            ? nil : self.new.members.first { $0.wireName == old.wireName }
    }

    private func changeOfWireName(from old: ClientOutline.Member, to new: ClientOutline.Member) -> String? {
        if old.wireName == new.wireName { return nil }
        // An alternative may have no value of a discriminator.
        if new.wireName.isEmpty { return "is recognized by its members instead of by '\(old.wireName)'" }
        if old.wireName.isEmpty { return "is recognized by '\(new.wireName)' instead of by its members" }
        return "is '\(new.wireName)' on the wire instead of '\(old.wireName)'"
    }

    private func addition(_ member: ClientOutline.Member) -> APIChange {
        switch new.kind {
        case .frozenEnumeration:
            return change(
                .breaking,
                member,
                "is new in a frozen enumeration, over which callers switch without 'default' (G090)"
            )
        case .union, .result:
            return change(.addition, member, "is new; a 'switch' over the enumeration needs a 'default'")
        default: return change(.addition, member, "is new" + member.valueIfLeftOut)
        }
    }

    private func change(_ effect: APIChange.Effect, _ member: ClientOutline.Member, _ reason: String) -> APIChange {
        APIChange(effect, "\(name).\(member.name)", reason)
    }

    // MARK: Initializers

    /// The changes that prevent callers from creating a value as before, in addition to those of the members.
    private var initializer: [APIChange] {
        guard [.model, .options, .optionGroup].contains(new.kind) else { return [] }
        let before = old.members
        // What is removed, or has another type, is already listed.
        let said = Set(
            before.filter { member in
                new.members.first { $0.name == member.name }.map { isBroken(member, $0) } ?? true
            }.map(\.name)
        )
        let renamed = Set(renamed.values)
        let obstacle = Calls.obstacle(
            from: before.filter { !said.contains($0.name) },
            to: new.members.filter { !said.contains($0.name) && !renamed.contains($0.name) }
        )
        return obstacle.map { [APIChange(.breaking, "\(name).init", $0.reason)] } ?? []
    }

    private func isBroken(_ old: ClientOutline.Member, _ new: ClientOutline.Member) -> Bool {
        changes(of: old, to: new).contains { $0.effect == .breaking }
    }
}

extension ClientOutline.TypeOutline.Kind {
    /// What a type of this kind is called beside a type of another kind.
    fileprivate var nameInContrast: String {
        switch self {
        case .enumeration: "an expandable enumeration"
        case .frozenEnumeration: "a frozen enumeration"
        default: "a " + words.one
        }
    }
}

extension UnionLiteral.Kind {
    /// A literal of the kind.
    fileprivate var words: String {
        switch self {
        case .string: "a string literal"
        case .integer: "an integer literal"
        case .float: "a floating-point literal"
        case .boolean: "a Boolean literal"
        case .array: "an array literal"
        case .dictionary: "a dictionary literal"
        }
    }
}
