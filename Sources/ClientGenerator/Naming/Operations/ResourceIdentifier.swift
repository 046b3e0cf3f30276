import ServiceDescription

/// An identifier that names a resource of JSON:API, perhaps one of its relationships, and what is done with it, as those of App Store
/// Connect do: `apps_getInstance`, `apps_builds_getToManyRelated` and `betaGroups_betaTesters_createToManyRelationship`.
enum ResourceIdentifier {
    /// What a request to a resource or a relationship does.
    private struct Action {
        let method: String
        let verb: String
        var isOfMany = false
        /// What the response holds instead of what the name of the relationship says.
        var suffix: String?
    }

    /// What is done with a resource.
    private static let ofResources = [
        "getCollection": Action(method: "GET", verb: "list", isOfMany: true),
        "getInstance": Action(method: "GET", verb: "get"), "createInstance": Action(method: "POST", verb: "create"),
        "updateInstance": Action(method: "PATCH", verb: "update"),
        "deleteInstance": Action(method: "DELETE", verb: "delete"),
    ]

    /// What is done with a relationship. Sent to it, POST adds members, DELETE removes some, and PATCH replaces them all (JSON:API 1.1,
    /// *Updating Relationships*); those that are removed are not deleted.
    private static let ofRelationships = [
        "getToManyRelated": Action(method: "GET", verb: "list", isOfMany: true),
        "getToOneRelated": Action(method: "GET", verb: "get"),
        "getToManyRelationship": Action(method: "GET", verb: "list", suffix: "relationships"),
        "getToOneRelationship": Action(method: "GET", verb: "get", suffix: "relationship"),
        "createToManyRelationship": Action(method: "POST", verb: "add", isOfMany: true),
        "replaceToManyRelationship": Action(method: "PATCH", verb: "replace", isOfMany: true),
        "deleteToManyRelationship": Action(method: "DELETE", verb: "remove", isOfMany: true),
        "updateToOneRelationship": Action(method: "PATCH", verb: "set"),
        "deleteToOneRelationship": Action(method: "DELETE", verb: "remove"),
        "getMetrics": Action(method: "GET", verb: "get", suffix: "metrics"),
    ]

    /// The name of an operation, the verb first; `nil` if its identifier is none of these.
    static func name(_ operation: Operation) -> String? {
        guard operation.hasOwnIdentifier else { return nil }
        let parts = operation.identifier.parts(between: "_", omittingEmptySubsequences: false)
            .map(String.init)
        guard let last = parts.last, parts.count == 2 || parts.count == 3,
            let action = parts.count == 2 ? ofResources[last] : ofRelationships[last],
            action.method == operation.method
        else { return nil }
        let things = parts.dropLast().map { Words($0).words }
        // `compute_getInstance` of `GET /compute/instances/{id}` gets a thing that is called so.
        guard things.allSatisfy({ !$0.isEmpty && operation.pathHas($0) }),
            operation.wordsOfPath.isDisjoint(with: ["instance", "collection"])
        else { return nil }
        let named = things.enumerated().map { index, thing in
            index == things.count - 1 && action.isOfMany ? thing : one(thing)
        }
        return ([action.verb] + named.joined() + [action.suffix].compactMap { $0 }).joined(separator: " ")
    }

    /// The words for one of the things that a resource's name has, which may end with a version.
    private static func one(_ thing: [String]) -> [String] {
        guard let noun = thing.lastIndex(where: { !$0.isMarkedVersion }) else { return thing }
        var one = thing
        one[noun] = Inflection.singular(one[noun])
        return one
    }
}
