/// Verbs in the names of operations.
enum Verbs {
    /// Words for what is done with a thing, which follow it in identifiers such as `userCreate`.
    static let all = certain.union([
        "accept", "archive", "assign", "attach", "ban", "block", "clone", "close", "complete", "confirm", "connect",
        "copy", "decline", "deny", "destroy", "detach", "disconnect", "download", "duplicate", "export", "follow",
        "import", "index", "invite", "join", "kick", "leave", "lock", "login", "logout", "merge", "migrate", "modify",
        "move", "mute", "patch", "pause", "perform", "promote", "publish", "quit", "read", "reboot", "refresh",
        "register", "rename", "reopen", "replace", "resend", "reset", "restart", "restore", "resume", "retry", "revoke",
        "rollback", "rotate", "run", "search", "set", "share", "show", "skip", "start", "stop", "store", "submit",
        "subscribe", "suspend", "sync", "terminate", "trigger", "unassign", "unblock", "unfollow", "unlock", "unmute",
        "unpublish", "unsubscribe", "upload", "view", "vote", "withdraw",
    ])

    /// Words that are verbs wherever they begin a name, unlike *search*, *import* and *order*.
    static let certain: Set<String> = [
        "activate", "add", "approve", "cancel", "create", "deactivate", "delete", "disable", "edit", "enable", "fetch",
        "find", "generate", "get", "insert", "list", "reject", "remove", "retrieve", "save", "send", "update", "upsert",
        "validate", "verify",
    ]

    /// Words for what users do to become known, or to be forgotten, which no service has several of, so that nothing is posted to them.
    static let sessions: Set<String> = [
        "login", "logout", "refresh", "register", "signin", "signout", "signup",
    ]

    /// Words of ``all`` that end a path as often as names of things.
    private static let things: Set<String> = ["index", "list", "patch", "set", "show", "store", "view"]

    private static let reading: Set<String> = ["fetch", "find", "get", "list", "retrieve"]
    private static let asking: Set<String> = ["download", "export", "generate", "validate", "verify"]
    private static let deleting: Set<String> = [
        "cancel", "deactivate", "delete", "destroy", "detach", "disable", "disconnect", "reject", "remove", "revoke",
        "unassign", "unsubscribe",
    ]

    /// Whether a method can do what a verb says: `PUT /contacts/find` is about something that is called so.
    static func canBeDone(_ verb: String, by method: String) -> Bool {
        switch method {
        case "GET": reading.contains(verb) || asking.contains(verb)
        case "DELETE": deleting.contains(verb)
        case "PUT", "PATCH": !reading.contains(verb)
        default: method == "POST"
        }
    }

    /// Whether a verb can say nothing else than what a method does.
    static func areSame(_ verb: String, as method: String) -> Bool {
        switch method {
        case "GET": reading.contains(verb)
        case "POST": ["add", "create", "insert", "post"].contains(verb)
        case "PUT": ["put", "replace", "update"].contains(verb)
        case "PATCH": ["patch", "update"].contains(verb)
        case "DELETE": ["delete", "remove"].contains(verb)
        default: false
        }
    }

    /// Whether the last word of a path is what is done there: `cancel` of `POST /orders/{id}/cancel`.
    ///
    /// - Parameters:
    ///   - word: The word, in small letters.
    ///   - method: The method.
    ///   - isOfOne: Whether a parameter before it says with which one of many things.
    static func isAction(_ word: String, of method: String, isOfOne: Bool) -> Bool {
        (isOfOne ? all : certain).contains(word) && !things.contains(word) && canBeDone(word, by: method)
    }

    /// Whether one thing is the object of a verb, even if a path or an identifier has its plural.
    static func haveOneObject(_ verb: String) -> Bool { ["add", "create", "insert", "send"].contains(verb) }
}
