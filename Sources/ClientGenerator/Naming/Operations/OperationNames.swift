import ClientConfiguration
import ServiceDescription

/// Names operations and the groups that they belong to (G046–G048, G052).
///
/// An operation whose identifier has the form `Group_Operation`, `group/operation` or `group#operation` belongs to that
/// group. Any other belongs to the group of its first tag, if operations have more than one tag. The name of an
/// operation never depends on the identifiers of others, so a new operation does not rename them; only one that a
/// framework has numbered does.
struct OperationNames {
    /// The group of an operation, as the description names it, and the words of the operation's own name.
    struct Parts {
        /// The group, if any.
        var group: GroupName?
        /// The words of the name within the group.
        var words: Words
        /// What it is called if another operation has that name.
        var others: [Words] = []
        /// The names by its route, if the description does not name the operation.
        var route: RouteNames?
        /// Whether the words are those of another operation, without the number that tells the identifiers apart.
        var isNumbered = false

        /// The same with a further word behind the names.
        func ending(with word: String) -> Parts {
            var parts = self
            parts.words = words.ending(with: word)
            parts.others = others.map { $0.ending(with: word) }
            parts.route = route?.ending(with: word)
            return parts
        }
    }

    private let groupsByTag: Bool
    /// The names of groups without the prefixes that the user does not want, where they stay different.
    private let shortGroups: [GroupKey: GroupName]
    /// The identifiers without the additions of frameworks, keyed by the full ones, for operations whose types are
    /// named after them.
    private var shortIdentifiers: [String: String] = [:]
    /// The identifiers with a number that tells them from another one.
    private let numbered: Set<String>
    /// The keys of the groups of tags whose operations were methods of the client if the other tag came later.
    let formerTags: [GroupKey]
    /// The groups and the words, by the operations' identifiers.
    private var known: [String: Parts] = [:]

    /// The names of a service's operations.
    ///
    /// - Parameters:
    ///   - operations: The operations.
    ///   - described: The operations of the whole description. What a filter leaves of more than two tags was never one tag.
    ///   - groups: How the user wants them divided.
    ///   - prefixes: What the names of groups begin with in the description, and not in the client.
    ///   - namespace: What they may begin with that says only which version of the service they are of.
    init(
        _ operations: [ServiceDescription.Operation],
        of described: [ServiceDescription.Operation],
        groups: ClientConfiguration.Groups?,
        prefixes: NamePrefixes,
        namespace: VersionNamespace
    ) {
        let divided = operations.map(IdentifierNotations.divided)
        let keys = Self.tags(of: zip(operations, divided))
        groupsByTag = groups.map { $0 == .tags } ?? (keys.count > 1)
        let groupNames = zip(operations, divided).compactMap { $1.map { String($0.group) } ?? $0.tags.first }
        let shortGroups = Self.shortGroups(groupNames, prefixes: prefixes, namespace: namespace)
        self.shortGroups = shortGroups
        let hasTwoTags =
            keys.count == 2 && Self.tags(of: zip(described, described.lazy.map(IdentifierNotations.divided))).count == 2
        let former = groups == nil && hasTwoTags ? keys.sorted { $0.text < $1.text } : []
        formerTags = former.map { shortGroups[$0]?.key ?? $0 }
        numbered = IdentifierNotations.numbered(among: operations)
        // What types are called does not depend on what methods are.
        (known, shortIdentifiers) = concurrently(
            { parts(of: zip(operations, divided), named: groupNames) },
            { Self.shortIdentifiers(of: operations) }
        )
    }

    /// The groups and the words of operations, by their identifiers.
    ///
    /// - Parameters:
    ///   - operations: The operations, each with the parts of its identifier.
    ///   - groups: The names of their groups in the description.
    private func parts(
        of operations: some Sequence<(ServiceDescription.Operation, (group: Substring, name: Substring)?)>,
        named groups: [String]
    ) -> [String: Parts] {
        let names = Dictionary(uniqueKeysWithValues: Set(groups).map { ($0, group($0)) })
        var parts: [String: Parts] = [:]
        for (operation, divided) in operations {
            parts[operation.identifier] =
                if let (group, name) = divided {
                    dividedParts(of: operation, group: String(group), name: String(name), named: names[String(group)])
                } else if groupsByTag, let tag = operation.tags.first {
                    groupedParts(of: operation, tag: tag, group: names[tag])
                } else {
                    ungroupedParts(of: operation)
                }
        }
        return parts
    }

    private func dividedParts(
        of operation: ServiceDescription.Operation,
        group: String,
        name: String,
        named groupName: GroupName?
    ) -> Parts {
        if let function = ControllerFunction(operation) {
            return Parts(
                group: groupName,
                words: Words(function.name),
                others: function.others.map { Words($0) }
            )
        }
        return Parts(
            group: groupName,
            words: Words(IdentifierNotations.withoutTag(GroupName(group).text, name))
        )
    }

    private func groupedParts(of operation: ServiceDescription.Operation, tag: String, group: GroupName?) -> Parts {
        if let (whole, suffix) = operation.undivided {
            return groupedParts(of: whole, tag: tag, group: group).ending(with: suffix)
        }
        if let resource = ResourceIdentifier(operation) {
            return Parts(group: group, words: Words(resource.words.joined(separator: " ")))
        }
        if let nested = NestedIdentifier(operation, isInGroup: true) { return nested.parts(group: group) }
        let whole = withoutNumber(IdentifierNotations.nameInGroup(of: operation), of: operation)
        let text = group?.text ?? tag
        var name = IdentifierNotations.withoutTag(tag, whole)
        if name == whole, text != tag { name = IdentifierNotations.withoutTag(text, whole) }
        return Parts(
            group: group,
            words: Self.words(name, of: operation, tag: text),
            route: RouteNames(operation),
            isNumbered: numbered.contains(operation.identifier)
        )
    }

    /// The tags that can be groups, because their operations' identifiers name none. Tags that make one group, such as `Pets` and
    /// `pets`, are one.
    ///
    /// - Parameter operations: The operations, each with the parts of its identifier.
    private static func tags(
        of operations: some Sequence<(ServiceDescription.Operation, (group: Substring, name: Substring)?)>
    ) -> Set<GroupKey> {
        let names = Set(operations.lazy.filter { $0.1 == nil }.compactMap(\.0.tags.first))
        return Set(names.map { GroupName($0).key })
    }

    /// Whether an operation is in the group of its tag.
    func isGroupedByTag(_ operation: ServiceDescription.Operation) -> Bool {
        groupsByTag && IdentifierNotations.divided(operation) == nil && !operation.tags.isEmpty
    }

    /// The group of one of the operations, and the words of its name.
    func parts(of operation: ServiceDescription.Operation) -> Parts {
        known[operation.identifier] ?? ungroupedParts(of: operation)
    }

    /// The name of a group, by its name in the description.
    func group(_ name: String) -> GroupName {
        let whole = GroupName(name)
        return shortGroups[whole.key] ?? whole
    }

    private static func shortGroups(
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

    /// The base name of the operation's own types.
    func typeName(of operation: ServiceDescription.Operation) -> String {
        shortIdentifiers[operation.identifier] ?? operation.identifier
    }

    /// Of operations that have one name without what frameworks add to it, the one with the shortest path gives it to its
    /// types. The types of the others have the whole identifier in their names, so that those of that one keep theirs.
    private static func shortIdentifiers(of operations: [ServiceDescription.Operation]) -> [String: String] {
        let names = operations.map { (operation: $0, short: shortNames(of: $0)) }
        let shortened = names.filter { !$0.short.isEmpty }.map { (order: RouteOrder($0.operation), names: $0) }
        if shortened.isEmpty { return [:] }
        let whole = names.lazy.filter(\.short.isEmpty).map(\.operation.identifier)
        var taken = Set(whole.map { SwiftName.type($0).lowercased() })
        var short: [String: String] = [:]
        for (_, (operation, names)) in shortened.sorted(by: { $0.order < $1.order }) {
            short[operation.identifier] = names.first { taken.insert(SwiftName.type($0).lowercased()).inserted }
        }
        return short
    }

    /// The names that are shorter than the identifier, the best first.
    private static func shortNames(of operation: ServiceDescription.Operation) -> [String] {
        if let (whole, suffix) = operation.undivided { return shortNames(of: whole).map { $0 + " " + suffix } }
        if let resource = ResourceIdentifier(operation) { return [resource.words.joined(separator: " ")] }
        if let names = NestedIdentifier(operation, isInGroup: false)?.typeNames { return names }
        if let route = RouteNames(operation), !route.isOfPathAlone {
            return route.typeNames.map { $0.joined(separator: " ") }
        }
        if let function = IdentifierNotations.behindRepeatedTag(operation) { return [function] }
        // The number is another one with each document before it.
        if let function = IdentifierNotations.withoutMixin(operation.identifier), let tag = operation.tags.first {
            return [GroupName(tag).text + " " + function]
        }
        let name = IdentifierNotations.ownName(of: operation)
        if let first = IdentifierNotations.withoutFirstNumber(name) { return [first] }
        if let words = UndividedIdentifiers.words(name, of: operation) { return [words.joined(separator: " ")] }
        let own = RouteIdentifiers.withoutPrefix(name, of: operation) ?? name
        return own == operation.identifier ? [] : [own]
    }

    /// The words of the name of an operation that is a method of the client.
    func ungroupedParts(of operation: ServiceDescription.Operation) -> Parts {
        if let (whole, suffix) = operation.undivided { return ungroupedParts(of: whole).ending(with: suffix) }
        if let resource = ResourceIdentifier(operation) {
            return Parts(words: Words(resource.words.joined(separator: " ")))
        }
        if let nested = NestedIdentifier(operation, isInGroup: false) { return nested.parts(group: nil) }
        let name = IdentifierNotations.nameInGroup(of: operation)
        // `index` is a name among functions of one class, `getPet` is one anywhere.
        let isEnough = Words(name).words.count { !$0.allSatisfy(\.isNumber) } > 1
        let words = Self.words(
            withoutNumber(isEnough ? name : IdentifierNotations.ownName(of: operation), of: operation),
            of: operation
        )
        return Parts(
            words: words,
            route: RouteNames(operation) ?? Self.route(ofVerb: words, operation),
            isNumbered: numbered.contains(operation.identifier)
        )
    }

    /// The names of an operation by its route, where the description says only by which method: *put usage batch* of `PutAsync`.
    private static func route(ofVerb words: Words, _ operation: ServiceDescription.Operation) -> RouteNames? {
        let verb = words.lowercased.filter { $0 != "async" }
        guard verb == [operation.method.lowercased()] else { return nil }
        var unnamed = operation
        unnamed.hasOwnIdentifier = false
        // `HEAD /head` gets nothing else.
        return RouteNames(unnamed).flatMap { route in
            route.names.first?.map { $0.lowercased() } == verb + verb ? nil : route
        }
    }

    /// A name without the number that tells functions of several classes apart.
    private func withoutNumber(_ name: String, of operation: ServiceDescription.Operation) -> String {
        numbered.contains(operation.identifier) ? IdentifierNotations.withoutNumber(name) ?? name : name
    }

    private static func words(_ name: String, of operation: ServiceDescription.Operation, tag: String? = nil) -> Words {
        let words =
            RouteIdentifiers.words(name, of: operation, tag: tag) ?? UndividedIdentifiers.words(name, of: operation)
        return Words(words?.joined(separator: " ") ?? name)
    }

    /// The names of schemas that frameworks name after the operation whose body they describe, by the names that these give them:
    /// `login Request` for FastAPI's `Body_login_token_post`, and `post Pets Request` for `postApiPets` of Grape, which calls the
    /// operation so, too.
    static func bodyNames(
        of operations: [ServiceDescription.Operation],
        among schemas: [NamedSchema]
    ) -> [String: String] {
        let wanted = Set(schemas.lazy.map(\.name).filter { $0.hasPrefix(formPrefix) })
        let forms =
            wanted.isEmpty
            ? []
            : operations.compactMap { operation in
                form(of: operation, among: wanted).map { ($0, requestName(of: operation)) }
            }
        let routes = operations.lazy.filter { $0.hasSchemaOfItsName && RouteNames($0)?.isOfPathAlone == false }.map {
            ($0.identifier, requestName(of: $0))
        }
        return Dictionary(forms + routes) { first, _ in first }
    }

    private static func requestName(of operation: ServiceDescription.Operation) -> String {
        (shortNames(of: operation).first ?? operation.identifier) + " Request"
    }

    /// What the names of FastAPI's schemas of bodies begin with.
    private static let formPrefix = "Body_"

    /// The schema that FastAPI named after the identifier of an operation, or after the identifier that this had if its author had
    /// chosen none, which ends with the path and the method.
    private static func form(of operation: ServiceDescription.Operation, among schemas: Set<String>) -> String? {
        guard operation.hasOwnIdentifier else { return nil }
        if schemas.contains(formPrefix + operation.identifier) { return formPrefix + operation.identifier }
        return operation.schemasOfBody.first {
            schemas.contains($0)
                && IdentifierNotations.function(before: operation, in: $0.dropFirst(formPrefix.count)) != nil
        }
    }
}

extension NestedIdentifier {
    /// The names within a group, or within the client.
    fileprivate func parts(group: GroupName?) -> OperationNames.Parts {
        let words = names.map { Words($0.joined(separator: " ")) }
        return OperationNames.Parts(group: group, words: words[0], others: Array(words.dropFirst()))
    }
}

extension ServiceDescription.Operation {
    /// Whether the parameter for the body has the operation's name, which says what is done, and not with what, or this with a word
    /// for bodies, as Magento writes `PostV1ProductsBody`. One word may say both: `note`.
    var hasBodyOfItsName: Bool {
        guard hasOwnIdentifier, let name = body?.name else { return false }
        let isOfOperation = [identifier, origin].contains { own in
            guard let own, name.hasPrefix(own) else { return false }
            return ["", "body", "dto", "payload", "request"].contains(name.dropFirst(own.count).lowercased())
        }
        return isOfOperation && Words(name).words.count > 1
    }

    /// Whether the schema of the body has the operation's name.
    fileprivate var hasSchemaOfItsName: Bool {
        hasOwnIdentifier && schemasOfBody.contains(identifier)
    }

    /// The names of the schemas that describe the body, where they have names.
    fileprivate var schemasOfBody: [String] {
        (body?.contents ?? []).compactMap { content in
            if case .reference(let reference)? = content.schema?.shape { reference.name } else { nil }
        }
    }

    /// The operation that has been divided into one that answers as a whole and this one, and what its identifier lacks of this
    /// one's.
    fileprivate var undivided: (operation: ServiceDescription.Operation, suffix: String)? {
        guard let origin, identifier.hasPrefix(origin) else { return nil }
        var whole = self
        (whole.identifier, whole.origin) = (origin, nil)
        return (whole, String(identifier.dropFirst(origin.count)))
    }
}
