/// A verb with which operations begin (G046).
enum StandardVerb: String {
    case get, list, create, add, set, replace, update, delete

    /// The standard verb with the meaning of another one.
    ///
    /// - Parameters:
    ///   - verb: The other verb, in lower case.
    ///   - method: The HTTP method of the operation. Many verbs are nouns as well, or mean something else with another method: a
    ///     POST `load` uploads, and a GET `changes` lists them.
    /// - Returns: `nil` if there is none that says what the operation does.
    static func instead(of verb: String, method: String) -> StandardVerb? {
        guard let standard = synonyms[verb] else { return nil }
        // Services without other methods than POST read with it as well.
        if method == "POST", unmistakableReading.contains(verb) { return standard }
        return standard.methods.contains(method) ? standard : nil
    }

    /// The methods of operations that do what the verb says.
    private var methods: Set<String> {
        switch self {
        case .get, .list: ["GET", "HEAD", "QUERY"]
        case .create, .add, .set, .replace: ["POST", "PUT"]
        case .update: ["PATCH", "POST", "PUT"]
        case .delete: ["DELETE", "POST"]
        }
    }

    private static let unmistakableReading: Set<String> = ["retrieve", "fetch", "describe", "lookup", "enumerate"]

    private static let synonyms: [String: StandardVerb] = [
        "retrieve": .get, "fetch": .get, "read": .get, "show": .get, "describe": .get, "lookup": .get, "view": .get,
        "load": .get, "enumerate": .list, "index": .list, "browse": .list, "insert": .create, "new": .create,
        "make": .create, "register": .create, "post": .create, "put": .set, "modify": .update, "edit": .update,
        "change": .update, "patch": .update, "alter": .update, "overwrite": .replace, "destroy": .delete,
        "erase": .delete, "drop": .delete, "append": .add,
    ]
}
