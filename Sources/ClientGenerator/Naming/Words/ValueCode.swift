/// Values of one word that are codes, such as `USD` and `npm`, which a sentence would show with other letters.
enum ValueCode {
    /// Words as short as codes.
    private static let words: Set<String> = [
        "add", "age", "all", "and", "any", "app", "area", "asc", "auto", "away", "back", "bad", "bank", "base", "best",
        "beta", "big", "bit", "blue", "body", "bold", "both", "box", "busy", "buy", "call", "card", "cash", "chat",
        "city", "code", "cold", "copy", "cost", "cut", "dark", "data", "date", "day", "days", "dead", "demo", "deny",
        "desc", "disk", "done", "door", "down", "draw", "drop", "dry", "due", "each", "east", "easy", "edit", "else",
        "end", "even", "exit", "face", "fail", "fair", "fall", "fast", "fax", "file", "fine", "fire", "fix", "flat",
        "form", "free", "from", "full", "fund", "game", "get", "gold", "good", "gray", "grid", "grow", "half", "hard",
        "head", "heat", "held", "help", "hide", "high", "hit", "hold", "home", "host", "hot", "hour", "idle", "info",
        "item", "job", "join", "keep", "kept", "key", "kill", "kind", "last", "late", "left", "less", "like", "line",
        "link", "list", "live", "loan", "lock", "log", "logs", "long", "lost", "low", "made", "mail", "main", "male",
        "map", "max", "mean", "menu", "met", "min", "mix", "mode", "more", "move", "name", "near", "new", "news",
        "next", "node", "none", "not", "note", "now", "odd", "off", "old", "one", "only", "open", "out", "over", "own",
        "page", "paid", "park", "part", "pass", "past", "path", "pay", "peer", "plan", "play", "poll", "pool", "poor",
        "post", "pull", "push", "put", "rain", "raw", "read", "real", "red", "rent", "rest", "role", "root", "row",
        "rows", "rule", "run", "safe", "sale", "same", "save", "seen", "self", "sell", "send", "sent", "ship", "show",
        "side", "sign", "size", "skip", "slow", "snow", "sold", "some", "sort", "spam", "spot", "star", "stay", "step",
        "stop", "sum", "sync", "tag", "tags", "take", "task", "team", "test", "text", "time", "too", "top", "tree",
        "trim", "true", "two", "type", "unit", "use", "used", "user", "view", "void", "wait", "wall", "warm", "warn",
        "weak", "web", "week", "well", "west", "wide", "win", "wind", "won", "word", "work", "wrap", "year", "yes",
        "zero", "zone",
    ]
    /// The maximum length of a code, in letters.
    static let maximumLength = 4

    /// Whether a value is a code rather than a word: one that nobody can read, because it has no vowels, or one in capitals that is short
    /// and not known as a word. Among codes, such as those of currencies, a known word is one as well: `ALL` is Albania's lek.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - isAmongCodes: Whether most values of its enumeration are codes.
    static func isCode(_ value: String, amongCodes isAmongCodes: Bool = false) -> Bool {
        let small = value.lowercased()
        if !small.contains(where: { "aeiouy".contains($0) }) { return true }
        return small.count <= maximumLength && value == value.uppercased() && (isAmongCodes || !words.contains(small))
    }

    /// Whether most of some values are codes of letters. `1H` and `1D` are durations, among which `ALL` is none.
    static func areMost(of values: [String]) -> Bool {
        values.count { $0.utf8.allSatisfy(\.isLetter) && isCode($0) } * 2 > values.count
    }
}
