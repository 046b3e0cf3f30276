/// Verbs in the names of operations.
enum Verbs {
    /// Verbs that follow their object in identifiers such as `userCreate`.
    static let all = certain.union([
        "abort", "accept", "ack", "archive", "assemble", "authorize", "ban", "bind", "block", "capture", "clear",
        "clone", "close", "complete", "compose", "connect", "copy", "decrypt", "deny", "deploy", "describe", "destroy",
        "disconnect", "dismiss", "download", "duplicate", "encrypt", "enroll", "escalate", "evaluate", "exec", "export",
        "extend", "finalize", "follow", "fork", "hide", "impersonate", "import", "index", "invalidate", "invite",
        "join", "kick", "kill", "leave", "lock", "login", "logout", "merge", "migrate", "modify", "move", "mute",
        "patch", "pause", "perform", "promote", "prune", "purge", "quit", "read", "reassign", "reboot", "rebuild",
        "redeem", "redeliver", "redeploy", "refresh", "register", "reindex", "rename", "renew", "reopen", "reorder",
        "replace", "requeue", "rerun", "reset", "resize", "restart", "resume", "retry", "rollback", "rotate", "run",
        "search", "set", "share", "show", "shutdown", "simulate", "skip", "snooze", "start", "stop", "store", "suspend",
        "sync", "synthesize", "terminate", "transcribe", "translate", "trigger", "unarchive", "unban", "unbind",
        "unblock", "undeploy", "undo", "unenroll", "unfollow", "unhide", "unlike", "unlock", "unmute", "unpause",
        "unpin", "unregister", "unreserve", "unset", "unstar", "unsuspend", "upload", "view", "vote", "withdraw",
        "write",
    ])

    /// Words that are verbs behind a parameter which says what they are done to. Elsewhere, and if the method is PUT or PATCH, they
    /// are nouns.
    private static let ofOne: Set<String> = [
        "check", "claim", "forward", "like", "link", "pay", "pin", "ping", "preview", "process", "query", "refund",
        "release", "reply", "reserve", "scale", "scan", "ship", "star", "swap", "test", "transfer", "void",
    ]

    /// Words that are verbs wherever they begin a name, unlike *search*, *import* and *order*.
    static let certain: Set<String> = [
        "acknowledge", "activate", "add", "apply", "approve", "assign", "attach", "calculate", "cancel", "configure",
        "confirm", "convert", "create", "deactivate", "decline", "delete", "detach", "disable", "edit", "enable",
        "execute", "fetch", "find", "generate", "get", "insert", "inspect", "invoke", "list", "mark", "notify",
        "publish", "recalculate", "receive", "regenerate", "reject", "remove", "reschedule", "resend", "resolve",
        "restore", "retrieve", "revoke", "save", "send", "submit", "subscribe", "unassign", "undelete", "unlink",
        "unpublish", "unsubscribe", "update", "upsert", "validate", "verify",
    ]

    /// Words for what users do to become known, or to be forgotten, which no service has several of, so that nothing is posted to them.
    static let sessions: Set<String> = [
        "login", "logout", "refresh", "register", "signin", "signout", "signup",
    ]

    /// Words of ``all`` that end a path as often as names of things.
    private static let things: Set<String> = ["index", "list", "patch", "set", "show", "store", "view"]

    private static let reading: Set<String> = ["fetch", "find", "get", "list", "retrieve"]
    /// What else is asked for with GET. What was *read* is a state as often as what is done.
    private static let asking: Set<String> = [
        "calculate", "check", "convert", "describe", "download", "evaluate", "export", "generate", "inspect", "ping",
        "preview", "query", "receive", "resolve", "search", "test", "translate", "validate", "verify",
    ]
    private static let deleting: Set<String> = [
        "cancel", "clear", "deactivate", "delete", "destroy", "detach", "disable", "disconnect", "purge", "reject",
        "remove", "revoke", "unassign", "unfollow", "unlike", "unlink", "unpin", "unregister", "unstar", "unsubscribe",
    ]

    /// Whether a word, in whatever case, is one of ``all``.
    static func contains(_ word: String?) -> Bool { word.map { all.contains($0.lowercased()) } ?? false }

    /// Words that are things as often as what is done with others.
    private static let ambiguous: Set<String> = [
        "answer", "book", "change", "charge", "comment", "contact", "count", "estimate", "filter", "order", "post",
        "power", "put", "quote", "rate", "report", "request", "review", "schedule", "sign", "tag", "track", "use",
    ]

    /// Whether a word, in small letters, may be a verb, whatever else it is: *order*, *test*.
    static func mayBe(_ word: String) -> Bool {
        all.contains(word) || ofOne.contains(word) || ambiguous.contains(word)
    }

    /// Whether a word can be what is done where a path says nothing else.
    static func canStandAlone(_ word: String) -> Bool {
        (all.contains(word) || searching.contains(word)) && !things.contains(word)
    }

    /// Whether a word behind the only thing in a path is what is done with it. Nobody logs a *user* in who is not known yet.
    static func isDone(_ word: String) -> Bool {
        all.contains(word) && !things.contains(word) && !sessions.contains(word)
    }

    /// Words before a verb that say that it is done with many things at once, as AIP-231 calls such methods: *batch get*.
    static let ofMany: Set<String> = ["batch", "bulk", "mass"]

    /// Whether several words, in small letters, say what is done where they stand behind one thing, though the first of them begins names
    /// of things elsewhere: *set password*, *restart all*, *move to*; not *reset tokens* and *change request*.
    static func areAction(_ words: [String]) -> Bool {
        guard words.count > 1 else { return false }
        if all.contains(words[0]), words[1] == "all" || LinkingWords.prepositions.contains(words[1]) { return true }
        let last = words[words.count - 1]
        return setting.contains(words[0]) && !Inflection.isPlural(last) && !records.contains(last)
    }

    /// Verbs that change what one thing has.
    private static let setting: Set<String> = [
        "change", "reassign", "rename", "replace", "reset", "restart", "rotate", "set", "suspend", "unlock",
    ]

    /// What may be called after such a verb.
    private static let records: Set<String> = [
        "code", "event", "history", "link", "log", "request", "status", "token", "url",
    ]

    /// Whether what a verb says changes nothing.
    static func isReading(_ verb: String) -> Bool {
        reading.contains(verb)
            || ["count", "describe", "lookup", "query", "read", "search", "show", "view"].contains(verb)
    }

    /// Whether an HTTP method fits a verb: in `PUT /contacts/find`, `find` is the name of a thing.
    static func canBeDone(_ verb: String, by method: String) -> Bool {
        switch method {
        case "GET": reading.contains(verb) || asking.contains(verb)
        case "DELETE": deleting.contains(verb)
        case "PUT", "PATCH": !isReading(verb)
        default: method == "POST"
        }
    }

    /// Whether the last word of a path is what is done there: `cancel` of `POST /orders/{id}/cancel`.
    ///
    /// - Parameters:
    ///   - word: The word, in small letters.
    ///   - method: The method.
    ///   - isOfOne: Whether what is before it says what this is done to: a parameter names one of many things, and a tag means all
    ///     of them.
    static func isAction(_ word: String, of method: String, isOfOne: Bool) -> Bool {
        let isVerb =
            isOfOne
            ? all.contains(word) || method != "PUT" && method != "PATCH" && ofOne.contains(word)
            : certain.contains(word) || searching.contains(word)
        return isVerb && !things.contains(word) && canBeDone(word, by: method)
    }

    /// Words that are done with all things of a kind.
    private static let searching: Set<String> = ["query", "search"]

    /// Whether one thing is the object of a verb, even if a path or an identifier has its plural.
    static func haveOneObject(_ verb: String) -> Bool { ["add", "create", "insert", "send"].contains(verb) }
}
