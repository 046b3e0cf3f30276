/// Derives documentation of members and parameters from the words of their names and their types.
enum MemberPhrases {
    /// A sentence about a member or a parameter: *The owner ID.*, *Whether it is archived.*, *When it was created.*
    ///
    /// - Parameters:
    ///   - name: The name on the wire.
    ///   - type: Its type, if that says more than its name.
    static func sentence(_ name: String, type: SwiftType?) -> String {
        var words = SpokenWords.words(of: URIName.lastPart(of: name))
        // The names of many header fields begin so.
        if words.count > 1, words[0] == "x" { words.removeFirst() }
        guard SpokenWords.exist(in: name), SpokenWords.areTold(words, of: name),
            words.contains(where: { $0.count > 1 }),
            let first = words.first, first != "if", let last = words.last
        else { return value(of: name) }
        let type = type?.builtIn
        let sentence: String? =
            switch type {
            case .bool: condition(words)
            case .int, .double: number(words)
            default: nil
            }
        if let sentence = sentence ?? time(words, isDate: type == .date || type == .calendarDate) { return sentence }
        if type == .bool, !["flag", "setting"].contains(last) { return "The \(Phrases.text(words)) flag." }
        if LinkingWords.all.contains(last) || isWithoutNoun(words) { return value(of: name) }
        return first == "the" ? Phrases.capitalized(Phrases.text(words)) + "." : "The \(Phrases.text(words))."
    }

    /// A sentence about a member that has one value: *The type, which is always `text`.*
    static func constant(_ sentence: String, _ value: String) -> String {
        "\(sentence.dropLast()), which is always \(DocumentationLines.code(value))."
    }

    /// A sentence about a member that callers need not give.
    static let setByMethods = "Methods that send this as their body set it themselves."

    /// A sentence about a member whose name says nothing in words: *The value of `+1`.*
    static func value(of name: String) -> String { "The value of \(DocumentationLines.code(name))." }

    // MARK: Kinds of members

    /// What a flag may ask for.
    private static let verbs: Set<String> = [
        "allow", "enable", "include", "require", "use", "disable", "show", "hide", "send", "skip", "force", "ignore",
        "return", "create", "delete", "update", "keep", "exclude", "add", "remove", "support", "accept", "overwrite",
        "expand", "apply", "stop", "start", "wait", "check", "validate", "get", "set", "mark", "make", "preserve",
        "merge",
    ]
    /// What a flag may say of that which has it.
    private static let verbsOfThirdPerson: Set<String> = [
        "supports", "allows", "contains", "requires", "needs", "includes", "uses", "enables", "accepts", "exists",
    ]
    /// What something may be at times.
    private static let states: Set<String> = [
        "active", "private", "public", "open", "visible", "hidden", "valid", "available", "required", "online",
        "offline", "mandatory", "optional", "empty", "full", "free", "new", "old", "default", "secure", "internal",
        "external", "primary", "final", "dirty", "busy", "ready", "dead", "alive", "running", "exclusive", "unique",
        "readonly", "anonymous", "automatic", "manual", "permanent", "temporary", "successful",
    ]

    /// Adjectives that describe a state even without a noun.
    private static let statesAlone: Set<String> = [
        "active", "available", "hidden", "mandatory", "optional", "private", "required", "valid", "visible",
    ]

    /// What something may be called, before which an article stands.
    private static let kinds: Set<String> = [
        "error", "admin", "administrator", "owner", "member", "bot", "template", "folder", "directory", "file", "group",
        "user", "guest", "fork",
    ]

    /// Whether the last word of a name is no noun: a letter behind words, or what something is, alone.
    private static func isWithoutNoun(_ words: [String]) -> Bool {
        guard let last = words.last else { return true }
        if words.count > 1 { return last.count == 1 && last.utf8.first?.isLetter == true }
        return statesAlone.contains(last) || last.hasSuffix("ed") && Inflection.isParticiple(last)
    }

    private static func isState(_ word: String) -> Bool {
        states.contains(word) || (word.count > 4 && ["ed", "able", "ible"].contains(where: word.hasSuffix))
    }

    // MARK: Sentences about kinds

    private static func condition(_ words: [String]) -> String? {
        guard let first = words.first, let last = words.last else { return nil }
        let rest = Phrases.text(words.dropFirst())
        if first == "is", words.count > 1, kinds.contains(last), !LinkingWords.all.contains(words[1]) {
            return "Whether it is \(Inflection.withArticle(rest))."
        }
        if words.count > 1, Phrases.verbsOfStates.contains(first) { return "Whether it \(first) \(rest)." }
        if verbsOfThirdPerson.contains(first) { return "Whether it \(Phrases.text(words))." }
        if words.count > 1, verbs.contains(first) { return "Whether to \(Phrases.text(words))." }
        guard isState(last) else { return nil }
        if words.count == 1 { return "Whether it is \(last)." }
        let thing = words[words.count - 2]
        return "Whether the \(Phrases.text(words.dropLast())) \(Inflection.isPlural(thing) ? "are" : "is") \(last)."
    }

    private static func number(_ words: [String]) -> String? {
        guard words.count > 1 else { return nil }
        let rest: ArraySlice<String>
        if words.last == "count", words[0] != "total" {
            rest = words.dropLast()
        } else if words[0] == "num" || words[0] == "number" {
            rest = words.dropFirst(words[1] == "of" && words.count > 2 ? 2 : 1)
        } else {
            return nil
        }
        // Of `numberReturned`, the last word is what has been done with them.
        if rest.count == 1, words.count == 2, let only = rest.last, Inflection.isParticiple(only) {
            return "The number \(only)."
        }
        return "The number of \(Phrases.plural(rest))."
    }

    private static func time(_ words: [String], isDate: Bool) -> String? {
        guard let first = words.first, let last = words.last else { return nil }
        let event: ArraySlice<String>
        if words.count > 1, last == "at" || isDate && ["on", "time", "date", "timestamp"].contains(last) {
            event = words.dropLast()
            if event.count == 1, ["starts", "ends", "expires", "begins", "closes", "opens"].contains(first) {
                return "When it \(first)."
            }
        } else if words.count == 2, first == "date" {
            event = words.dropFirst()
        } else if isDate, words.count == 1 || words.count == 2 && first == "last" {
            event = words[...]
        } else {
            return nil
        }
        guard let verb = event.last, Inflection.isParticiple(verb) else { return nil }
        let thing = event.dropLast()
        if thing.isEmpty { return "When it was \(verb)." }
        if thing == ["last"] { return "When it was last \(verb)." }
        return "When the \(Phrases.text(thing)) \(Inflection.isPlural(thing.last ?? "") ? "were" : "was") \(verb)."
    }
}
