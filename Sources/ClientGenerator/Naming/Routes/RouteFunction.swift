import ServiceDescription

/// What is done, where the path itself says so, as those of remote procedures do: *send photo* of `POST /sendPhoto`, *get feed* of
/// `GET /get/feed/{id}`, *cancel order* of `POST /orders/{id}/cancel`, and *add group member* of `POST /groups/{id}/add-member`.
struct RouteFunction {
    /// The verb, if it comes last in the path.
    let verb: [String]
    /// What follows it there.
    let object: [String]
    /// The segments that name the method, except for the verb.
    private let segments: [RouteSegment]
    /// The segments that name the types, except for the verb.
    private let whole: [RouteSegment]

    /// The function that an operation's path names; `nil` if it names things only.
    ///
    /// - Parameters:
    ///   - segments: The segments of the path without what paths of all services begin with.
    ///   - operation: The operation.
    init?(_ segments: [RouteSegment], of operation: Operation) {
        if Self.beginWithVerb(segments, operation.method) || Self.areVerbAlone(segments, operation.method) {
            (verb, object, self.segments, whole) = ([], [], segments, segments)
        } else if let start = Self.procedure(segments, operation) {
            (verb, object, self.segments, whole) = ([], [], Array(segments[start...]), segments)
        } else if let action = Self.action(segments, operation) {
            var things = segments
            let words = things.remove(at: action).words
            (verb, object) = (words.prefix(1).map { $0.lowercased() }, Array(words.dropFirst()))
            (self.segments, whole) = (things, things)
        } else {
            return nil
        }
    }

    /// Whether the path names the things first.
    var endsWithVerb: Bool { !verb.isEmpty }

    /// The words with which the path says what is done, if it names the things first.
    var action: [String] { verb + object }

    /// The words of the method's name.
    var words: [String] { named(RouteWords.words(of: segments)) }

    /// The words of the names of its types.
    var typeWords: [String] { named(RouteWords.words(of: whole, for: .type)) }

    /// The words of the method's name if it returns a collection.
    var ofCollection: [String] { named(RouteWords.words(of: segments, for: .collection)) }

    private func named(_ things: [String]) -> [String] {
        let isOfOne =
            object.isEmpty && verb.first.map(Verbs.haveOneObject) == true && segments.last?.words.isEmpty == false
        return verb + (isOfOne ? Inflection.one(of: things) : things) + object
    }

    /// Whether the first segment is, or begins with, a verb.
    private static func beginWithVerb(_ segments: [RouteSegment], _ method: String) -> Bool {
        guard let first = segments.first, let verb = first.words.first?.lowercased(), Verbs.certain.contains(verb)
        else {
            return false
        }
        if segments.count == 1, first.parameters.isEmpty, first.words.count > 1 { return true }
        // `/list/{id}` is a list.
        let isThing = verb == "list" && segments.count > 1 && segments[1].words.isEmpty
        return !isThing && Verbs.canBeDone(verb, by: method)
    }

    /// Whether a verb is all that a path says besides parameters, so that there is nothing that could be posted to: *unlock* of
    /// `POST /unlock/{name}`, and *sign up* of `POST /sign-up`.
    private static func areVerbAlone(_ segments: [RouteSegment], _ method: String) -> Bool {
        let fixed = segments.filter { !$0.words.isEmpty }
        guard method == "POST", fixed.count == 1, fixed[0].parameters.isEmpty else { return false }
        let words = fixed[0].words.map { $0.lowercased() }
        return Verbs.sessions.contains(words.joined()) || words.count == 1 && Verbs.canStandAlone(words[0])
    }

    /// The last segment with words, if it begins with a verb and the segments before it are the tag, or only repeat its words:
    /// `createPet` of `POST /pets/createPet`. Also, behind a tag, the ways to sign in: `login` of `POST /auth/login`.
    private static func procedure(_ segments: [RouteSegment], _ operation: Operation) -> Int? {
        guard let index = segments.lastIndex(where: { !$0.words.isEmpty }), index > 0,
            segments[...index].allSatisfy(\.parameters.isEmpty)
        else { return nil }
        let words = segments[index].words.map { $0.lowercased() }
        let isSession = operation.method == "POST" && Verbs.sessions.contains(words.joined())
        let isFunction = words.count > 1 && Verbs.certain.contains(words[0])
        guard isSession || isFunction else { return nil }
        if isTag(segments[..<index], operation) { return index }
        let owner = Inflection.compared(segments[..<index].flatMap(\.words))
        let isSaidAgain = isFunction && Set(owner).isSubset(of: Inflection.compared(words))
        return isSaidAgain && Verbs.canBeDone(words[0], by: operation.method) ? index : nil
    }

    /// The last segment with words, if it is a verb about the segments before it, or begins with a verb: `cancel`, `addMember`
    /// after a parameter, and `findByTag`.
    private static func action(_ segments: [RouteSegment], _ operation: Operation) -> Int? {
        guard let index = segments.lastIndex(where: { !$0.words.isEmpty }), index > 0,
            segments[index].parameters.isEmpty, segments[..<index].contains(where: { !$0.words.isEmpty })
        else { return nil }
        let words = segments[index].words.map { $0.lowercased() }
        let isOfOne = segments[index - 1].isParameter
        if words.count > 1 {
            let isVerb =
                Verbs.certain.contains(words[0]) || isOfOne && operation.method != "GET" && Verbs.areAction(words)
            return isVerb && Verbs.canBeDone(words[0], by: operation.method) && (isOfOne || words[1] == "by")
                ? index : nil
        }
        if operation.method == "POST", isOneThing(segments[..<index]), Verbs.isDone(words[0]) { return index }
        let isOfAll = isTag(segments[..<index], operation)
        return Verbs.isAction(words[0], of: operation.method, isOfOne: isOfOne || isOfAll) ? index : nil
    }

    /// Whether segments name one thing, which is no collection that has something else: *server* of `POST /server/shutdown`.
    private static func isOneThing(_ segments: ArraySlice<RouteSegment>) -> Bool {
        guard let thing = segments.first, segments.count == 1 else { return false }
        return thing.parameters.isEmpty && !thing.isPlural
    }

    /// Whether segments are what the operation's tag says.
    private static func isTag(_ segments: ArraySlice<RouteSegment>, _ operation: Operation) -> Bool {
        guard let tag = operation.groupTag, segments.allSatisfy(\.parameters.isEmpty) else { return false }
        return Words(GroupName.text(of: tag)).compared == Inflection.compared(segments.flatMap(\.words))
    }
}
