import ServiceDescription

/// Identifiers that are made of the path and what is done there, which comes last: `petsIdGet` for `GET /pets/{id}`, and `pets_list` for
/// `GET /pets`, as the REST framework of Django names what its views do. A method's name begins with its verb.
enum RouteIdentifiers {
    /// What is done, by the words that end an identifier, and the methods that do it.
    private static let actions: [(words: [String], verb: [String], methods: Set<String>)] = [
        (["partial", "update"], ["partial", "update"], ["PATCH"]), (["list"], ["list"], ["GET"]),
        (["retrieve"], ["retrieve"], ["GET"]), (["create"], ["create"], ["POST"]),
        (["update"], ["update"], ["PUT", "PATCH"]), (["destroy"], ["destroy"], ["DELETE"]),
        (["read"], ["read"], ["GET"]), (["view"], ["view"], ["GET"]), (["replace"], ["replace"], ["PUT"]),
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
    static func words(_ identifier: String, of operation: Operation, tag: String? = nil) -> [String]? {
        guard operation.hasOwnIdentifier else { return nil }
        var object = Words(identifier).words
        object.removeLast(lengthOfParameters(behind: object, operation))
        var segments = operation.path.parts(between: "/")
        var verb: [String] = []
        if object.count > 1, object.last?.uppercased() == operation.method, !namesThingLikeMethod(operation) {
            verb = [object.removeLast().lowercased()]
        }
        // What is left of it may no longer be.
        let isDivided = operation.identifier.utf8.contains(UInt8(ascii: "_"))
        if !verb.isEmpty || isDivided, let action = action(endingIn: object, operation) {
            object.removeLast(action.words.count)
            // *Bulk* before what is done belongs to it, unless the path has things of that name.
            let many = object.suffix(1).map { $0.lowercased() }
                .filter { Verbs.ofMany.contains($0) && !operation.pathHas([$0]) }
            object.removeLast(many.count)
            let isOfThings = !many.isEmpty || segments.last?.isParameter == true
            // The function `read` of FastAPI's `read_pets_get` is one of somebody.
            let isStandard = ends(operation, with: action.words)
            verb =
                many
                + (isStandard
                    ? standardVerb(action.verb, of: operation.method, isOfThings: isOfThings) : action.verb)
        }
        // If the path says what is done, what is before it is only Django's word for the method.
        var result: [String] = []
        if isDivided, verb.isEmpty || [["create"], ["update"], ["partial", "update"]].contains(verb),
            let function = function(endingIn: object, operation), !verb.isEmpty || object.count > function.action.count
        {
            (verb, result) = (function.verb, function.object)
            object.removeLast(function.action.count)
            segments.removeLast()
        }
        guard !verb.isEmpty, operation.pathHas(object) else { return nil }
        return verb + shortened(object, verb: verb, at: segments, tag: tag) + result
    }

    /// What the path says is done, if that comes last there and words end with it, too: `start` of `POST /servers/{id}/start`, and
    /// `set_password`.
    private static func function(endingIn words: [String], _ operation: Operation) -> RouteFunction? {
        let segments = operation.segments
        guard let function = RouteFunction(RouteWords.own(segments, text: \.text), of: operation),
            function.endsWithVerb, segments.last?.parameters.isEmpty == true
        else { return nil }
        let action = function.action.map { $0.lowercased() }
        return words.suffix(action.count).map { $0.lowercased() } == action ? function : nil
    }

    private static func action(endingIn words: [String], _ operation: Operation) -> (words: [String], verb: [String])? {
        let words = words.map { $0.lowercased() }
        return actions.first { action in
            // `get_collection` alone gets a thing that is called so.
            action.methods.contains(operation.method) && words.suffix(action.words.count).elementsEqual(action.words)
                && (action.words.last != "collection" || Words(operation.identifier).words.count > action.words.count)
        }
        .map { ($0.words, $0.verb) }
    }

    /// Whether an operation's identifier ends with words, perhaps with the method and a number behind them.
    private static func ends(_ operation: Operation, with words: [String]) -> Bool {
        let name = IdentifierNumber(operation.identifier)?.name ?? operation.identifier
        let all = Words(name).lowercased
        let method = operation.method.lowercased()
        return all.suffix(words.count).elementsEqual(words)
            || all.last == method && all.dropLast().suffix(words.count).elementsEqual(words)
    }

    /// The verb for what is done (G046), where a framework has a word of its own. Django's two updates are told apart where they are of
    /// one of many things, or of many at once.
    private static func standardVerb(_ words: [String], of method: String, isOfThings: Bool) -> [String] {
        switch (words, method) {
        case (["retrieve"], _), (["read"], _): ["get"]
        case (["destroy"], _): ["delete"]
        case (["partial", "update"], "PATCH") where isOfThings: ["update"]
        case (["update"], "PUT") where isOfThings: ["replace"]
        default: words
        }
    }

    /// Whether an identifier has the word that is also the method only for something in the path: *post* of `PinPost` for
    /// `POST /posts/{id}/pin`, and not of `postsPost`.
    private static func namesThingLikeMethod(_ operation: Operation) -> Bool {
        let name = FunctionNames.name(operation) ?? operation.identifier
        let counts = [operation.path, name].map { text in
            Words(text).compared.count { $0 == operation.method.lowercased() }
        }
        return counts[0] > 0 && counts[0] >= counts[1]
    }

    /// How many words behind the method say only by which parameters one thing is found: two of *pets get by ID*.
    private static func lengthOfParameters(behind words: [String], _ operation: Operation) -> Int {
        guard let by = words.lastIndex(where: { $0.lowercased() == "by" }), by > 1, by < words.count - 1,
            words[by - 1].uppercased() == operation.method, operation.path.hasSuffix("}")
        else { return 0 }
        let known = Set(["and", "by", "id"] + operation.parametersOfPath.flatMap { Words($0).lowercased })
        return words[by...].allSatisfy { known.contains($0.lowercased()) } ? words.count - by : 0
    }

    /// The verb's object without the words of the group and of a parameter at the end of the path; in the singular if it is one
    /// thing.
    private static func shortened(_ words: [String], verb: [String], at segments: [Substring], tag: String?) -> [String]
    {
        var object = words
        let last = segments.last ?? ""
        if last.isParameter { object.removeLast(repeated(last, in: object, at: segments)) }
        object.removeFirst(object.firstIndex { !$0.isRoutePrefix } ?? 0)
        if let group = tag.map({ Words($0).compared }),
            Inflection.compared(object).starts(with: group)
        {
            object.removeFirst(group.count)
        }
        if last.isParameter || Verbs.haveOneObject(verb[0]), let thing = object.popLast() {
            object.append(Inflection.singular(thing))
        } else if verb == ["list"], let many = Words(String(last)).words.last, Inflection.isPlural(many),
            object.last?.lowercased() == Inflection.singular(many).lowercased()
        {
            // A list is of many, also in `rack_list` of `GET /racks`.
            object[object.count - 1] = many
        }
        return object
    }

    /// How many words at the end of others are those of a parameter. `options_size` for `/options/size/{size}` are the things.
    private static func repeated(_ parameter: Substring, in object: [String], at segments: [Substring]) -> Int {
        let words = Words(String(parameter)).compared
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
