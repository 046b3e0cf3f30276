import ServiceDescription

/// Identifiers that are made of the path and what is done there, which comes last: `petsIdGet` for `GET /pets/{id}`, and `pets_list` for
/// `GET /pets`, as the REST framework of Django names what its views do. A method's name begins with its verb.
enum RouteIdentifiers {
    /// What is done, by the words that end an identifier, and the methods that do it.
    private static let actions: [(words: [String], verb: [String], methods: Set<String>)] = [
        (["partial", "update"], ["partial", "update"], ["PATCH"]), (["list"], ["list"], ["GET"]),
        (["retrieve"], ["retrieve"], ["GET"]), (["create"], ["create"], ["POST"]),
        (["update"], ["update"], ["PUT", "PATCH"]), (["destroy"], ["destroy"], ["DELETE"]),
        (["read"], ["read"], ["GET"]), (["replace"], ["replace"], ["PUT"]),
        (["add"], ["add"], ["POST"]), (["insert"], ["insert"], ["POST"]),
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
        var segments = operation.path.split(separator: "/")
        var verb: [String] = []
        if object.count > 1, object.last?.uppercased() == operation.method { verb = [object.removeLast().lowercased()] }
        let isDivided = identifier.utf8.contains(UInt8(ascii: "_"))
        if !verb.isEmpty || isDivided, let action = action(endingIn: object, operation) {
            verb = action.verb
            object.removeLast(action.words.count)
        }
        // Where the path says what is done, `create` before it is only what Django calls POST.
        if isDivided, verb.isEmpty || verb == ["create"], let action = action(endingIn: object, segments, operation),
            !verb.isEmpty || object.count > 1
        {
            verb = [action]
            object.removeLast()
            segments.removeLast()
        }
        guard !verb.isEmpty, isOfPath(object, operation) else { return nil }
        return verb + shortened(object, verb: verb, at: segments, tag: tag)
    }

    /// The last word, if it is what is done and the path ends with it, too: `start` of `POST /servers/{id}/start`.
    private static func action(
        endingIn words: [String],
        _ segments: [Substring],
        _ operation: ServiceDescription.Operation
    ) -> String? {
        guard segments.count > 1, let word = words.last?.lowercased(), Verbs.all.contains(word),
            segments.last?.lowercased() == word
        else { return nil }
        let isOfOne = segments[segments.count - 2].isParameter
        return Verbs.isAction(word, of: operation.method, isOfOne: isOfOne) ? word : nil
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
    private static func shortened(_ words: [String], verb: [String], at segments: [Substring], tag: String?) -> [String]
    {
        var object = words
        let last = segments.last ?? ""
        if last.isParameter { object.removeLast(repeated(last, in: object, at: segments)) }
        object.removeFirst(object.firstIndex { !$0.isRoutePrefix } ?? 0)
        if let group = tag.map({ Inflection.compared(Words($0).words) }),
            Inflection.compared(object).starts(with: group)
        {
            object.removeFirst(group.count)
        }
        if last.isParameter || Verbs.haveOneObject(verb[0]), let thing = object.popLast() {
            object.append(Inflection.singular(thing))
        }
        return object
    }

    /// How many words at the end of others are those of a parameter. `options_size` for `/options/size/{size}` are the things.
    private static func repeated(_ parameter: Substring, in object: [String], at segments: [Substring]) -> Int {
        let words = Inflection.compared(Words(String(parameter)).words)
        let compared = Inflection.compared(object)
        guard compared.count > words.count, compared.suffix(words.count).elementsEqual(words) else { return 0 }
        let things = Inflection.compared(segments.filter { !$0.isParameter }.flatMap { Words(String($0)).words })
        return things.suffix(compared.count).elementsEqual(compared) ? 0 : words.count
    }
}

extension Substring {
    /// Whether a segment of a path is a parameter.
    fileprivate var isParameter: Bool { hasPrefix("{") && hasSuffix("}") }
}
