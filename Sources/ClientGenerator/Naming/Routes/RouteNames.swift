import ServiceDescription

/// The names of an operation that the description does not name: what is done, and the fixed parts of the path. Its parameters
/// are the labels of the method, so `GET /api/v1/users/{userId}/posts` is `getUserPosts(userId:)`.
struct RouteNames {
    /// The words of the method's names, the best first.
    private(set) var names: [[String]]
    /// The words for the operation's types, the best first. Types have no labels, so these words contain the parameters, except
    /// those that identify one of many things. So a later `/products` does not rename the types of `/products/{category}`.
    private(set) var typeNames: [[String]]
    /// The words of the best name if the operation returns a collection, of which the last word is not made one thing.
    private(set) var ofCollection: [String]

    /// Whether the description names the operation after the path alone, which its types may be called after, too.
    let isOfPathAlone: Bool

    /// The names of an operation; `nil` if the description names it, or if its path has no part besides those that all
    /// services have.
    init?(_ operation: Operation) {
        let named = operation.hasOwnIdentifier ? MethodAndPath.verb(of: operation) : operation.method.lowercased()
        guard named != nil || MethodAndPath.isPath(operation) else { return nil }
        self.init(operation, verb: named.map { [$0] })
    }

    /// The names of an operation whose identifier says no more than what is done.
    ///
    /// - Parameters:
    ///   - operation: The operation.
    ///   - named: The verb, perhaps with words that say to how many things it is done; `nil` if the path alone says what is done.
    ///   - isOfFunction: Whether these are the name of a function, as in FastAPI's `list_pets_get`, and not the method.
    /// - Returns: `nil` if the path says another thing with the name of a function, as `/search` does, or nothing.
    init?(_ operation: Operation, verb named: [String]?, isOfFunction: Bool = false) {
        var segments = operation.segments
        // What is changed or deleted at the end of a path is one thing. GET may find many that have something.
        if let last = segments.indices.last, ["PUT", "PATCH", "DELETE"].contains(operation.method) {
            segments[last].meansOne = true
        }
        let versioned = segments.filter(\.text.isVersion)
        let own = RouteWords.own(segments, text: \.text)
        let things = RouteWords.words(of: own)
        var function = RouteFunction(own, of: operation)
        if isOfFunction, function.map({ $0.words.prefix(1).map { $0.lowercased() } }) != named {
            if things.contains(where: { $0.lowercased() == named?.first }) { return nil }
            function = nil
        }
        guard let verb = named ?? (function?.endsWithVerb == true ? [operation.method.lowercased()] : nil) else {
            return nil
        }
        isOfPathAlone = named == nil
        guard !things.isEmpty || own.contains(where: \.isParameter) else { return nil }
        let versionedThings = RouteWords.words(of: versioned)
        // `create` of `/pets` is about one of them, and so is `create_one`.
        let isOfOne =
            isOfFunction && Verbs.haveOneObject(verb[0]) && (verb.count == 1 || verb.last == "one")
            && own.last?.parameters.isEmpty == true
        let object: ([String]) -> [String] = { isOfOne ? Inflection.one(of: $0) : $0 }
        let described = RouteWords.words(of: own, for: .type)
        names =
            (function.map { [$0.words] } ?? [])
            + [things, versionedThings + things, RouteWords.words(of: segments)].map { verb + object($0) }
        typeNames =
            (function.map { [$0.typeWords] } ?? [])
            + [
                described, RouteWords.words(of: own, for: .longType), versionedThings + described,
                RouteWords.words(of: segments, for: .type),
            ]
            .map { verb + object($0) }
        ofCollection = function?.ofCollection ?? verb + RouteWords.words(of: own, for: .collection)
    }

    /// The names with a further word behind them.
    func ending(with word: String) -> RouteNames {
        var route = self
        route.names = names.map { $0 + [word] }
        route.typeNames = typeNames.map { $0 + [word] }
        route.ofCollection = ofCollection + [word]
        return route
    }
}
