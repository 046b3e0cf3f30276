import ClientGenerator

/// The changes between two clients from their callers' point of view.
struct ClientDifference: Sendable {
    /// What changed, what breaks callers first.
    let changes: [APIChange]
    /// By which number the version is raised.
    let step: VersionStep
    /// Whether something is the same but for its name, or the group that it is in.
    let hasOtherNames: Bool
    /// Whether nothing breaks callers but that versions of the API are gone which no request contains.
    let breaksOnlyVersions: Bool

    /// Compares two clients.
    ///
    /// - Parameters:
    ///   - old: The client before.
    ///   - new: The client after.
    ///   - code: Compares the files of both, which is only asked for where no other difference is known.
    init(from old: ClientOutline, to new: ClientOutline, code: () -> CodeComparison) {
        let pairs = TypePairs(old, new)
        var changes = Self.changesOfClient(old, new) + OperationComparison(old, new, pairs).changes
        changes += Self.changesOfTypes(old, new, pairs)
        if old.latestVersion != new.latestVersion {
            let reason =
                "is \(new.latestVersion) instead of \(old.latestVersion)"
                + (new.sendsVersion ? ", and sent by default (G137)" : "")
            changes.append(APIChange(.addition, "\(new.name).ApiVersion.latest", reason))
        }
        hasOtherNames =
            old.name != new.name || !pairs.operations.moved.isEmpty || !NameChange.all(of: old, pairs).isEmpty
        breaksOnlyVersions = !new.sendsVersion && !old.sendsVersion && Self.breaksOnlyVersions(old, new, changes)
        let code = changes.isEmpty ? code() : nil
        if let file = code?.firstOther {
            // Of paths, nothing else can differ then.
            let hasOtherPaths = pairs.operations.all.contains { $0.old.path != $0.new.path }
            let example = hasOtherPaths ? ", such as names of path parameters, which are not sent" : ""
            changes.append(APIChange(.behavior, new.name, "has other code in '\(file)'\(example)"))
        }
        self.changes = APIChange.Effect.allCases.flatMap { effect in changes.filter { $0.effect == effect } }
        let effects = Set(changes.map(\.effect))
        if effects.contains(.breaking) {
            step = .major
        } else if effects.contains(.addition) || effects.contains(.deprecated) {
            step = .minor
        } else {
            step = code?.isIdentical == true ? .none : .patch
        }
    }

    /// Whether code that compiled does not any more.
    var isBreaking: Bool { step == .major }

    private static func changesOfClient(_ old: ClientOutline, _ new: ClientOutline) -> [APIChange] {
        var changes: [APIChange] = []
        if old.fullName != new.fullName {
            changes.append(APIChange(.breaking, old.fullName, "is renamed to '\(new.fullName)'"))
        }
        // What stays is not compared with all others.
        let staying = Set(old.initializers).intersection(new.initializers)
        for initializer in old.initializers where !staying.contains(initializer) {
            let obstacles = new.initializers.map { Calls.obstacle(from: initializer.parameters, to: $0.parameters) }
            let fitting = zip(obstacles, new.initializers).filter { $0.0 == nil }.map(\.1)
            let reason: String
            if fitting.isEmpty {
                reason = obstacles.compactMap { $0 }.first?.reason ?? "is removed"
            } else if let change = changeOfCredential(initializer, fitting, new) {
                reason = change
            } else {
                continue
            }
            changes.append(APIChange(.breaking, initializer.name(in: old), reason))
        }
        for initializer in new.initializers where !staying.contains(initializer) {
            let alike = old.initializers.filter { $0.hasLabels(of: initializer) }
            // An operation whose types have changed is listed above and is not new. Beside operations that stay, it is.
            let isKnown = alike.contains { known in
                known.hasTypes(of: initializer)
                    || !new.initializers.contains { Calls.obstacle(from: known.parameters, to: $0.parameters) == nil }
            }
            if isKnown { continue }
            let name = alike.isEmpty ? initializer.name(in: new) : initializer.typedName(in: new)
            changes.append(APIChange(.addition, name, "is new"))
        }
        if old.endpoint != new.endpoint, let endpoint = new.endpoint, old.endpoint != nil {
            changes.append(APIChange(.behavior, new.name, "calls \(endpoint) by default"))
        }
        return changes + changesOfCredentials(old, new)
    }

    private static func changesOfCredentials(_ old: ClientOutline, _ new: ClientOutline) -> [APIChange] {
        let before = old.credentials.keyed(by: \.scheme)
        return new.credentials.compactMap { credential in
            guard let known = before[credential.scheme], known != credential else { return nil }
            // Another kind of credential is another parameter of the initializers.
            if (known.place == nil) != (credential.place == nil) || known.type != credential.type { return nil }
            let reason = "sends the credential of '\(credential.scheme)' \(credential.words) instead of \(known.words)"
            return APIChange(.behavior, new.name, reason)
        }
    }

    private static func breaksOnlyVersions(
        _ old: ClientOutline,
        _ new: ClientOutline,
        _ changes: [APIChange]
    ) -> Bool {
        let breaking = changes.filter { $0.effect == .breaking }
        let versions = [old, new].compactMap { $0.types.first { $0.kind == .versions } }
        guard !breaking.isEmpty, versions.count == 2 else { return false }
        return Set(TypeComparison(versions[0], versions[1]).changes).isSuperset(of: breaking)
    }

    /// Which argument takes the credential of another scheme from now on, although the scheme that it was for is still there: callers
    /// compile, and send their credential in the wrong place.
    private static func changeOfCredential(
        _ initializer: ClientOutline.Initializer,
        _ fitting: [ClientOutline.Initializer],
        _ client: ClientOutline
    ) -> String? {
        let known = Set(client.initializers.lazy.flatMap(\.credentials).map(\.wireName))
        for old in initializer.credentials where known.contains(old.wireName) {
            let now = fitting.compactMap { $0.credentials.first { $0.name == old.name }?.wireName }
            guard let other = now.first, !now.contains(old.wireName) else { continue }
            return "takes the credential of '\(other)' as '\(old.name)' instead of that of '\(old.wireName)' "
                + "(to keep it, add 'credentials: {\(old.wireName): \(old.name)}' to the configuration)"
        }
        return nil
    }

    private static func changesOfTypes(_ old: ClientOutline, _ new: ClientOutline, _ pairs: TypePairs) -> [APIChange] {
        let before = old.types.keyed(by: \.key)
        let after = new.types.keyed(by: \.key)
        let successors = TypeSuccessors(old, new, pairs)
        let kept = old.types.flatMap { type -> [APIChange] in
            let name = pairs.successors[type.name] ?? type.name
            if name == type.name, let same = after[type.key] { return TypeComparison(type, same).changes }
            let reason =
                after[.named(type.name)] == nil
                ? successors.reasonOfAbsence(type) : "is a different type; the previous one is now '\(name)'"
            let change = APIChange(.breaking, type.name, reason)
            // What else became of it is said of its parts as they are called now.
            return [change] + (after[.named(name)].map { TypeComparison(pairs.renamed(type), $0).changes } ?? [])
        }
        let added = new.types.filter { before[$0.key] == nil && pairs.predecessors[$0.name] == nil }
        // The options of an operation that is new are said with it.
        return kept + added.filter { $0.kind != .options }.map { APIChange(.addition, $0.name, "is new") }
    }
}

extension ClientOutline.TypeOutline {
    /// What tells a type from others, whatever the client is called.
    fileprivate enum Key: Hashable {
        /// The only one of its kind.
        case only(Kind)
        /// The values of a variable.
        case variable(String)
        /// A type with a name of its own.
        case named(String)
    }

    /// What tells it from others.
    fileprivate var key: Key {
        switch kind {
        case .client, .versions, .endpoint: .only(kind)
        case .endpointVariable: .variable(ownName)
        default: .named(name)
        }
    }
}

extension ClientOutline.Initializer {
    /// The name with the labels of its arguments.
    fileprivate func name(in client: ClientOutline) -> String {
        "\(client.name).init(\(parameters.map { $0.name + ":" }.joined())withOptions:)"
    }

    /// The name with the labels and types of its arguments.
    fileprivate func typedName(in client: ClientOutline) -> String {
        let list = parameters.map { "\($0.name): \($0.type?.description ?? "")" + ($0.isOptional ? "?" : "") }
        return "\(client.name).init(\(list.joined(separator: ", ")), withOptions:)"
    }

    fileprivate func hasTypes(of other: ClientOutline.Initializer) -> Bool {
        parameters.map(\.type) == other.parameters.map(\.type)
    }

    fileprivate func hasLabels(of other: ClientOutline.Initializer) -> Bool {
        parameters.map(\.name) == other.parameters.map(\.name)
    }
}

extension ClientOutline.Credential {
    /// How it is sent.
    fileprivate var words: String {
        let words = [place.map { "as '\(wireName)'\($0.words)" }, prefix.map { "behind '\($0)'" }].compactMap(\.self)
        return words.isEmpty ? "as usual" : words.joined(separator: " ")
    }
}
