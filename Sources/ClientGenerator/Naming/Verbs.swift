/// Verbs in the names of operations.
enum Verbs {
    /// Words for what is done with a thing, which follow it in identifiers such as `userCreate`.
    static let all = certain.union([
        "archive", "assign", "attach", "confirm", "connect", "decline", "destroy", "detach", "disconnect", "download",
        "export", "import", "index", "invite", "login", "logout", "modify", "patch", "publish", "read", "refresh",
        "register", "replace", "reset", "restart", "restore", "revoke", "run", "search", "set", "show", "start", "stop",
        "store", "subscribe", "unassign", "unsubscribe", "upload", "view",
    ])

    /// Words that are verbs wherever they begin a name, unlike *search*, *import* and *order*.
    static let certain: Set<String> = [
        "activate", "add", "approve", "cancel", "create", "deactivate", "delete", "disable", "edit", "enable", "fetch",
        "find", "generate", "get", "insert", "list", "reject", "remove", "retrieve", "save", "send", "update", "upsert",
        "validate", "verify",
    ]
}
