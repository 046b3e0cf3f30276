import ClientGenerator

/// Compares the operations of two clients from their callers' point of view.
struct OperationComparison {
    /// What changed for the callers of an operation.
    private struct Changes {
        /// What callers see.
        var visible: [APIChange] = []
        /// What the same call sends and reads in another way; `nil` if there is no such call any more.
        var reasonsOfRequest: [String]?
    }

    private let client: String
    private let old: [OperationOutline]
    private let new: [OperationOutline]
    /// The types that are the same.
    private let types: TypePairs
    /// The security schemes that only have other names, by the names before.
    private let schemes: [String: String]
    /// The operations after, by their names without labels.
    private let newByName: [[String]: [OperationOutline]]

    /// The operations after that are not there for previous callers only.
    private let requests: OperationRequests
    /// The names of types of header fields, which methods return that would return nothing otherwise.
    private let headers: Set<TypeSpelling>

    /// - Parameters:
    ///   - old: The client before.
    ///   - new: The client after.
    ///   - types: The types that are the same.
    init(_ old: ClientOutline, _ new: ClientOutline, _ types: TypePairs) {
        client = new.name
        self.old = old.operations
        self.new = new.operations
        self.types = types
        schemes = Self.renamedSchemes(old.credentials, new.credentials)
        newByName = Dictionary(grouping: new.operations, by: \.place)
        requests = OperationRequests(new.operations)
        headers = Set(new.types.filter { $0.kind == .headers }.map { TypeSpelling(generated: $0.name) })
    }

    /// What changed.
    var changes: [APIChange] {
        let successors = old.map(successor)
        let pairs = Array(zip(old, successors))
        let kept = pairs.filter { !$0.0.isReplaced }.map { ($0.0, changes(from: $0.0, to: $0.1)) }
        let common = Self.commonReasons(kept.compactMap(\.1.reasonsOfRequest))
        var told: Set<String> = []
        var all: [APIChange] = []
        for (operation, changes) in kept {
            let reasons = (changes.reasonsOfRequest ?? []).filter { !common.contains($0) }
            let own = changes.visible + reasons.map { change(.behavior, operation, $0) }
            if !own.isEmpty { told.insert(operation.identifier) }
            all += own
        }
        let former = pairs.filter { $0.0.isReplaced && !told.contains($0.0.identifier) }
        return all + former.flatMap(changesOfFormer)
            + additions(besides: pairs) + common.map { APIChange(.behavior, client, $0) }
    }

    /// The schemes of which nothing but the name has changed, which is not sent, by the names before.
    private static func renamedSchemes(
        _ old: [ClientOutline.Credential],
        _ new: [ClientOutline.Credential]
    ) -> [String: String] {
        let (before, after) = (Set(old.map(\.scheme)), Set(new.map(\.scheme)))
        let removed = Dictionary(grouping: old.filter { !after.contains($0.scheme) }, by: \.withoutScheme)
        let added = Dictionary(grouping: new.filter { !before.contains($0.scheme) }, by: \.withoutScheme)
        let pairs = removed.compactMap { credential, old -> (String, String)? in
            guard old.count == 1, let new = added[credential], new.count == 1 else { return nil }
            return (old[0].scheme, new[0].scheme)
        }
        return Dictionary(uniqueKeysWithValues: pairs)
    }

    /// What changed in the requests of all of several operations, so that it can be said of the client.
    private static func commonReasons(_ reasons: [[String]]) -> [String] {
        guard reasons.count > 1, let first = reasons.first else { return [] }
        let others = reasons.dropFirst().map(Set.init)
        return first.filter { reason in others.allSatisfy { $0.contains(reason) } }
    }

    /// The methods that are new. What some method of before is now is not.
    private func additions(besides pairs: [(OperationOutline, OperationOutline?)]) -> [APIChange] {
        let known = Set(pairs.flatMap { [$0.compoundName, $1?.compoundName].compactMap(\.self) })
        let successors = Set(
            pairs.compactMap { $1?.typedName } + pairs.filter { $1 == nil }.compactMap { absence(of: $0.0).now }
        )
        // Of a method whose type has changed, that is told.
        let changed = Set(pairs.filter { $1 == nil }.map(\.0.compoundName))
        return new.filter { !$0.isReplaced }.compactMap { operation in
            if successors.contains(operation.typedName) { return nil }
            if !known.contains(operation.compoundName) { return change(.addition, operation, "is new") }
            if changed.contains(operation.compoundName) { return nil }
            return APIChange(.addition, operation.typedName, "is new")
        }
    }

    /// Returns the operation that existing calls of an operation now call.
    private func successor(of operation: OperationOutline) -> OperationOutline? {
        let callable = (newByName[operation.place] ?? []).filter {
            Calls.obstacle(from: operation.arguments, to: $0.arguments) == nil
        }
        return callable.first { $0.returned == operation.returned } ?? callable.first
    }

    private func changes(from operation: OperationOutline, to successor: OperationOutline?) -> Changes {
        guard let successor else {
            return Changes(visible: [change(.breaking, operation, absence(of: operation).reason)])
        }
        if let reason = reasonOfDifference(operation, successor) {
            return Changes(visible: [change(.breaking, operation, reason)])
        }
        var changes = Changes(
            reasonsOfRequest: RequestComparison(old: operation, new: successor, types: types, schemes: schemes).reasons
        )
        func say(_ effect: APIChange.Effect, _ reason: String) {
            changes.visible.append(change(effect, operation, reason))
        }
        if operation.returned == .void, headers.contains(successor.returned) {
            say(.addition, "returns \(successor.returned), which callers can discard")
        } else if successor.returned != operation.returned {
            say(.breaking, "returns \(successor.returned) instead of \(operation.returned)")
        }
        if successor.optionsType != operation.optionsType {
            say(.breaking, "takes \(successor.optionsType) instead of \(operation.optionsType)")
        }
        for permission in Self.permissions(operation, successor) { say(.addition, permission) }
        if successor.isDeprecated, !operation.isDeprecated { say(.addition, "is now deprecated") }
        if operation.isDeprecated, !successor.isDeprecated { say(.behavior, "is no longer deprecated") }
        return changes
    }

    private func change(_ effect: APIChange.Effect, _ operation: OperationOutline, _ reason: String) -> APIChange {
        APIChange(effect, operation.compoundName, reason)
    }

    /// What has become of a method that was deprecated from the start. What became of the operation is said of the method that has
    /// replaced it.
    private func changesOfFormer(_ operation: OperationOutline, _ successor: OperationOutline?) -> [APIChange] {
        // It is not in use yet; the description has only added to it.
        guard let successor else { return [change(.deprecated, operation, absence(of: operation).reason)] }
        return reasonOfDifference(operation, successor).map { [change(.breaking, operation, $0)] } ?? []
    }

    /// What is said of a name that means another operation now; `nil` if it means the same.
    private func reasonOfDifference(_ old: OperationOutline, _ new: OperationOutline) -> String? {
        guard let moved = requests.same(as: old), moved.identifier != new.identifier else { return nil }
        return "is a different operation; the previous one is now '\(moved.compoundName)'"
    }

    /// What calls may pass now, and what they may leave out now.
    private static func permissions(_ old: OperationOutline, _ new: OperationOutline) -> [String] {
        let before = old.arguments.keyed(by: \.name)
        return new.arguments.compactMap { argument in
            guard let known = before[argument.name] else { return "takes '\(argument.name)'" + argument.valueIfLeftOut }
            return argument.permission(since: known).map { "'\(argument.name)' \($0)" }
        }
    }

    // MARK: Calls that do not compile

    /// Why a method is no longer there, and the typed name of the one that takes its place and is no news then.
    private func absence(of operation: OperationOutline) -> (reason: String, now: String?) {
        let same = requests.same(as: operation)
        for candidate in newByName[operation.place] ?? [] {
            guard let obstacle = Calls.obstacle(from: operation.arguments, to: candidate.arguments) else { continue }
            let reason = Self.reasonOfMove(obstacle, operation, candidate) ?? obstacle.reason
            return (reason, candidate.identifier == same?.identifier ? candidate.typedName : nil)
        }
        return (same.map { "is renamed to '\($0.compoundName)'" } ?? "is removed", same?.typedName)
    }

    /// What became of an argument that is now given in another way; `nil` if it is something else that prevents the call.
    private static func reasonOfMove(
        _ obstacle: Calls.Obstacle,
        _ old: OperationOutline,
        _ new: OperationOutline
    ) -> String? {
        switch obstacle {
        case .absence(let name):
            let pair = SentPairs(old, new).all.first { $0.old.source == .argument && $0.old.name == name }
            return switch pair?.new.source {
            case .argument where pair?.new.name != name: "takes '\(name)' as '\(pair?.new.name ?? name)'"
            case .option: "takes '\(name)' in its options now"
            default: nil
            }
        case .requirement(let name):
            let pair = SentPairs(old, new).all.first { $0.new.source == .argument && $0.new.name == name }
            return pair?.old.source == .option ? "requires '\(name)', which was an option" : nil
        case .order, .type, .unwrapped: return nil
        }
    }
}

extension ClientOutline.Credential {
    /// What is sent, whatever the scheme is called.
    fileprivate var withoutScheme: Self {
        var credential = self
        credential.scheme = ""
        return credential
    }
}

extension OperationOutline {
    /// The group of the method and its name without labels.
    fileprivate var place: [String] { [group ?? "", name] }
}
