import ClientConfiguration
import ServiceDescription

/// Names operations, the groups that they belong to and the types of their own (G046–G048, G052).
///
/// An operation's name never depends on the identifiers of others, so that a new operation does not rename them. The only
/// exception are identifiers that a framework has numbered.
struct OperationNames {
    /// The groups of the operations.
    let groups: OperationGroups
    /// What their types are called after.
    let types: OperationTypeNames
    /// The identifiers that only a number distinguishes from another one.
    private let numbered: Set<String>
    /// The names, by the operations' identifiers.
    private var known: [String: OperationName] = [:]

    /// The names of a service's operations.
    ///
    /// - Parameters:
    ///   - operations: The operations.
    ///   - described: The operations of the whole description.
    ///   - groups: How the user wants them divided.
    ///   - prefixes: What the names of groups begin with in the description, and not in the client.
    ///   - namespace: What they may begin with that says only which version of the service they are of.
    init(
        _ operations: [Operation],
        of described: [Operation],
        groups: ClientConfiguration.Groups?,
        prefixes: NamePrefixes,
        namespace: VersionNamespace
    ) {
        let notations = operations.concurrentMap { OperationNotation($0) }
        numbered = IdentifierNumber.identifiers(among: operations)
        // What types are called does not depend on what methods are.
        (self.groups, types) = concurrently(
            {
                OperationGroups(
                    of: notations,
                    among: described,
                    groups: groups,
                    prefixes: prefixes,
                    namespace: namespace
                )
            },
            { OperationTypeNames(notations) }
        )
        let names = notations.concurrentMap { [self] in name(of: $0) }
        known = Dictionary(zip(operations.lazy.map(\.identifier), names)) { first, _ in first }
    }

    /// The name of one of the operations.
    func name(of operation: Operation) -> OperationName {
        known[operation.identifier] ?? name(of: OperationNotation(operation))
    }

    /// The name of an operation if it were a method of the client.
    func nameOutsideGroups(of operation: Operation) -> OperationName {
        name(of: OperationNotation(operation), in: nil)
    }

    private func name(of notation: OperationNotation) -> OperationName {
        name(of: notation, in: groups.group(of: notation))
    }

    /// The name of an operation in its group, or in none.
    private func name(of notation: OperationNotation, in group: GroupName?) -> OperationName {
        var name: OperationName
        // What the words that are found lack of the identifier of a part.
        var suffix = notation.suffix
        if let stated = notation.operation.clientName {
            name = OperationName(words: Words(stated))
            name.isStated = true
        } else if let divided = notation.divided {
            let counted = withoutNumber(divided, of: notation)
            // The number of a controller's function stays in its name.
            name = Self.name(divided.isController ? divided : counted ?? divided, of: notation.operation)
            name.isNumbered = counted != nil
            suffix = nil
        } else if let resource = notation.resource {
            name = OperationName(words: Words(resource))
        } else if let names = notation.nested?.names(isInGroup: group != nil) {
            name = Self.name(ofAll: names)
        } else {
            name = group.map { nameBehindTag(of: notation, in: $0) } ?? wholeName(of: notation)
            name.isNumbered = numbered.contains(notation.whole.identifier)
        }
        name.group = group
        name.isDivided = notation.namedGroup != nil
        name.identifier = notation.identifier.name + (notation.suffix ?? "")
        return suffix.map(name.ending) ?? name
    }

    /// The name of an operation in the group that its identifier names.
    private static func name(_ divided: DividedIdentifier, of operation: Operation) -> OperationName {
        if divided.isController { return name(ofAll: ControllerFunction.names(divided, of: operation)) }
        if divided.isDotted, let names = NestedIdentifier(divided, of: operation)?.names(isInGroup: true) {
            return name(ofAll: names)
        }
        let group = GroupName.text(of: String(divided.group))
        return OperationName(words: Words(TaggedIdentifiers.withoutTag(group, String(divided.name))))
    }

    /// The name of an operation with several that will do, the best first.
    private static func name(ofAll names: [String]) -> OperationName {
        OperationName(words: Words(names[0]), fallbacks: names.dropFirst().map { Words($0) })
    }

    private func nameBehindTag(of notation: OperationNotation, in group: GroupName) -> OperationName {
        let operation = notation.whole
        let tag = operation.clientGroup ?? operation.groupTag ?? group.text
        let whole = withoutNumber(notation.identifier.nameInGroup, of: operation)
        var name = TaggedIdentifiers.withoutTag(tag, whole)
        if name == whole, group.text != tag { name = TaggedIdentifiers.withoutTag(group.text, whole) }
        name = DottedIdentifier.withVerbFirst(name, of: operation) ?? name
        return OperationName(words: Self.words(name, of: notation, tag: group.text), route: notation.route)
    }

    private func wholeName(of notation: OperationNotation) -> OperationName {
        let operation = notation.whole
        let (name, nameInGroup) = (notation.identifier.name, notation.identifier.nameInGroup)
        // `index` is a name among functions of one class, `getPet` is one anywhere.
        let isEnough = Words(nameInGroup).words.count { !$0.allSatisfy(\.isNumber) } > 1
        let described = withoutNumber(isEnough ? nameInGroup : name, of: operation)
        let words = Self.words(DottedIdentifier.withVerbFirst(described, of: operation) ?? described, of: notation)
        return OperationName(words: words, route: notation.route ?? Self.route(ofVerb: words, notation))
    }

    /// The names of an operation by its route, where the description says only by which method, *put usage batch* of `PutAsync`, or only
    /// what is done before the path.
    private static func route(ofVerb words: Words, _ notation: OperationNotation) -> RouteNames? {
        let (operation, verb) = (notation.whole, words.lowercased)
        if let route = notation.functionRoute {
            // What the path says last is what is done by a function of this name.
            return verb.first.map(Words(operation.path).lowercased.contains) == true ? nil : route
        }
        let method = operation.method.lowercased()
        guard verb == [method], let route = RouteNames(operation, verb: [method]) else { return nil }
        // `HEAD /head` gets nothing else.
        return route.names.first?.map { $0.lowercased() } == [method, method] ? nil : route
    }

    /// An identifier without the number that gRPC-Gateway wrote; `nil` if it has none.
    private func withoutNumber(_ divided: DividedIdentifier, of notation: OperationNotation) -> DividedIdentifier? {
        guard numbered.contains(notation.whole.identifier), notation.suffix == nil,
            let number = IdentifierNumber(notation.whole.identifier), number.isUnmarked
        else { return nil }
        return divided.named(String(number.name.dropFirst(divided.group.count + 1)))
    }

    /// A name without the number that tells functions of several classes apart.
    private func withoutNumber(_ name: String, of operation: Operation) -> String {
        numbered.contains(operation.identifier) ? IdentifierNumber(name)?.name ?? name : name
    }

    private static func words(_ name: String, of notation: OperationNotation, tag: String? = nil) -> Words {
        Words(RouteIdentifiers.words(name, of: notation.whole, tag: tag)?.joined(separator: " ") ?? name)
    }
}
