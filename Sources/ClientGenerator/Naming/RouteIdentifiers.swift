import ServiceDescription

/// Identifiers that are made of the path and what is done there, which comes last: `petsIdGet` for `GET /pets/{id}`, and `pets_list` for
/// `GET /pets`, as the REST framework of Django names what its views do. A method's name begins with its verb.
enum RouteIdentifiers {
    /// What is done, by the words that end an identifier, and the methods that do it.
    private static let actions: [(words: [String], verb: [String], methods: Set<String>)] = [
        (["partial", "update"], ["partial", "update"], ["PATCH"]), (["list"], ["list"], ["GET"]),
        (["retrieve"], ["retrieve"], ["GET"]), (["create"], ["create"], ["POST"]),
        (["update"], ["update"], ["PUT", "PATCH"]), (["destroy"], ["destroy"], ["DELETE"]),
        // API Platform's.
        (["get", "collection"], ["list"], ["GET"]),
    ]

    /// The words of a method's name, the verb first; `nil` if the identifier is none of these.
    ///
    /// - Parameters:
    ///   - identifier: The identifier, or what is left of it without a tag.
    ///   - operation: The operation.
    ///   - tag: The tag that is the operation's group, whose words the name does not say again.
    static func words(_ identifier: String, of operation: ServiceDescription.Operation, tag: String? = nil) -> [String]?
    {
        guard operation.hasOwnIdentifier else { return nil }
        var object = Words(identifier).words
        var verb: [String] = []
        if object.count > 1, object.last?.uppercased() == operation.method { verb = [object.removeLast().lowercased()] }
        if !verb.isEmpty || identifier.contains("_"), let action = action(endingIn: object, operation) {
            verb = action.verb
            object.removeLast(action.words.count)
        }
        guard !verb.isEmpty, isOfPath(object, operation) else { return nil }
        return verb + shortened(object, verb: verb, of: operation, tag: tag)
    }

    private static func action(
        endingIn words: [String],
        _ operation: ServiceDescription.Operation
    ) -> (words: [String], verb: [String])? {
        let words = words.map { $0.lowercased() }
        return actions.first { action in
            action.methods.contains(operation.method) && words.suffix(action.words.count).elementsEqual(action.words)
        }
        .map { ($0.words, $0.verb) }
    }

    /// Whether all words occur in the path: those of a function's name would not.
    private static func isOfPath(_ words: [String], _ operation: ServiceDescription.Operation) -> Bool {
        let path = Set(Inflection.compared(Words(operation.path).words))
        return Inflection.compared(words).allSatisfy(path.contains)
    }

    /// What the verb applies to, without what the group or a parameter at the end of the path says; one thing, where that is one.
    private static func shortened(
        _ words: [String],
        verb: [String],
        of operation: ServiceDescription.Operation,
        tag: String?
    ) -> [String] {
        var object = words
        let last = operation.path.split(separator: "/").last ?? ""
        let isOne = last.hasPrefix("{") && last.hasSuffix("}")
        if isOne {
            let parameter = Inflection.compared(Words(String(last)).words)
            if object.count > parameter.count,
                Inflection.compared(object).suffix(parameter.count).elementsEqual(parameter)
            {
                object.removeLast(parameter.count)
            }
        }
        object.removeFirst(object.firstIndex { !$0.isRoutePrefix } ?? 0)
        if let group = tag.map({ Inflection.compared(Words($0).words) }),
            Inflection.compared(object).starts(with: group)
        {
            object.removeFirst(group.count)
        }
        if isOne || verb == ["create"], let thing = object.popLast() { object.append(Inflection.singular(thing)) }
        return object
    }
}
