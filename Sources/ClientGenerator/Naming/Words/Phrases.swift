import ServiceDescription

/// Derives documentation from the words of a name and a type, for parts without a description.
enum Phrases {
    // MARK: Sentences

    /// A sentence about a member or a parameter: *The owner ID.*, *Whether it is archived.*, *When it was created.*
    ///
    /// - Parameters:
    ///   - name: The name on the wire.
    ///   - type: Its type, if that says more than its name.
    static func member(_ name: String, type: SwiftType?) -> String {
        var words = words(of: URIName.lastPart(of: name))
        // The names of many header fields begin so.
        if words.count > 1, words[0] == "x" { words.removeFirst() }
        guard hasWords(name), areTold(words, of: name), words.contains(where: { $0.count > 1 }),
            let first = words.first, first != "if", let last = words.last
        else { return value(of: name) }
        if case .model? = type?.unwrapped, let somebody = somebody(words) { return somebody }
        let type = type?.builtIn
        let sentence: String? =
            switch type {
            case .bool: condition(words)
            case .int, .double: number(words)
            default: nil
            }
        if let sentence = sentence ?? time(words, isDate: type == .date || type == .calendarDate) { return sentence }
        if type == .bool, !["flag", "setting"].contains(last) { return "The \(text(words)) flag." }
        if linkingWords.contains(last) || isWithoutNoun(words) { return value(of: name) }
        return first == "the" ? capitalized(text(words)) + "." : "The \(text(words))."
    }

    /// A sentence about a member that has one value: *The type, which is always `text`.*
    static func constant(_ sentence: String, _ value: String) -> String {
        "\(sentence.dropLast()), which is always \(DocumentationLines.code(value))."
    }

    /// Whether the last word of a name is no noun: a letter behind words, or what something is, alone.
    private static func isWithoutNoun(_ words: [String]) -> Bool {
        guard let last = words.last else { return true }
        if words.count > 1 { return last.count == 1 && last.utf8.first?.isLetter == true }
        return statesAlone.contains(last) || last.hasSuffix("ed") && isParticiple(last)
    }

    /// A sentence about a member that callers need not give.
    static let setByMethods = "Methods that send this as their body set it themselves."

    /// A sentence about a member whose name says nothing in words: *The value of `+1`.*
    static func value(of name: String) -> String { "The value of \(DocumentationLines.code(name))." }

    /// A sentence about a type: *A pet store.*, *Pet tags.*, or, if the name is not one of a thing, *The type `UpdatePet`.*
    static func type(_ name: String) -> String {
        guard hasWords(name), !words(of: name).isEmpty else { return "A type of the service." }
        return thing(name) ?? "The type \(DocumentationLines.code(name))."
    }

    /// A sentence about a thing, if a name is one of such: *A pet store.*
    static func thing(_ name: String) -> String? {
        let words = withoutKind(words(of: name))
        guard hasWords(name), !words.isEmpty, areTold(words, of: name), isThing(words) else { return nil }
        return capitalized(thing(words)) + "."
    }

    /// A sentence about a group of operations: *The operations on pet tags.*, or, if the name is not one of things, *The operations
    /// in the group `Search`.*
    ///
    /// - Parameters:
    ///   - group: The name of the group.
    ///   - paths: The paths of its operations. If the plural of the name is a part of one, it is a thing.
    static func operations(of group: String, at paths: [String] = []) -> String {
        let words = words(of: group)
        let unknown = "The operations in the group \(DocumentationLines.code(group))."
        guard hasWords(group), let last = words.last, last != "operations" else { return unknown }
        if Inflection.isPlural(last) { return "The operations on \(text(words))." }
        let things = Array(words.dropLast()) + [Inflection.plural(last)]
        let letters = things.joined()
        let isThing = paths.contains { path in
            path.split(separator: "/").contains { Self.words(of: String($0)).joined() == letters }
        }
        return isThing ? "The operations on \(text(things))." : unknown
    }

    /// A sentence about a known value: *Dark blue.*; a code, and a value with a sign, which no words tell from that without it, are
    /// shown.
    static func value(_ value: String) -> String {
        let isName = value.utf8.allSatisfy { byte in
            "_- ".utf8.contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        }
        let words = words(of: value)
        guard isName, SignedValue.spelledOut(value) == value, hasWords(value), words.contains(where: { $0.count > 2 }),
            value.trimmed == value, words.count > 1 || initials[value.lowercased()] != nil || !ValueCode.isCode(value)
        else {
            return "The value \(DocumentationLines.code(value))."
        }
        return capitalized(text(words)) + "."
    }

    /// A sentence about an alternative, by the name of its case and its type: *A string.*, *A list of pets.*
    static func alternative(_ name: String, type: SwiftType) -> String { capitalized(noun(name, type: type)) + "." }

    /// A sentence about a choice, if there are few alternatives: *A string, an integer or a list of strings.*
    static func choice(_ alternatives: [(name: String, type: SwiftType)]) -> String? {
        guard (2...4).contains(alternatives.count) else { return nil }
        let nouns = alternatives.map { noun($0.name, type: $0.type) }
        return capitalized(list(nouns, "or")) + "."
    }

    // MARK: Parts of sentences

    /// The words of a name in a sentence: *owner ID*.
    static func text(_ name: String) -> String { text(words(of: name)) }

    /// Several things in a sentence: *a, b and c*.
    static func list(_ things: [String], _ conjunction: String) -> String {
        guard let last = things.last, things.count > 1 else { return things.first ?? "" }
        return things.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }

    /// The text with a capital at its beginning, unless its first word has one within: *iOS*.
    static func capitalized(_ text: String) -> String {
        let isWritten = text.first?.isLowercase == true && text.prefix { $0 != " " }.contains(where: \.isUppercase)
        return isWritten ? text : text.prefix(1).uppercased() + text.dropFirst()
    }

    private static func noun(_ name: String, type: SwiftType) -> String {
        switch type.builtIn {
        case .string: return "a string"
        case .int, .uint64: return "an integer"
        case .double, .float, .decimal: return "a number"
        case .bool: return "true or false"
        case .data: return "bytes"
        default: break
        }
        var words = withoutKind(words(of: SwiftName.unescaped(name)))
        if words.last == "map", words.count > 1, type.isCollection { return "a map of " + plural(words.dropLast()) }
        guard case .array = type else {
            return words.isEmpty ? "a value" : thing(words)
        }
        if words.last == "array" { words.removeLast() }
        return words.isEmpty ? "a list" : "a list of " + plural(words[...])
    }

    /// The name of a thing with an article, unless it is a plural or means no single thing: *a pet*, *pet tags*, *offer data*.
    private static func thing(_ words: [String]) -> String {
        let last = words.last ?? ""
        let takesArticle = !Inflection.isPlural(last) && !Inflection.isUncountable(last)
        return takesArticle ? Inflection.withArticle(text(words)) : text(words)
    }

    /// The words of a name without that for the kind of type, which its declaration says.
    private static func withoutKind(_ words: [String]) -> [String] {
        words.count > 1 && words.last == "enum" ? words.dropLast() : words
    }

    private static func plural(_ words: ArraySlice<String>) -> String {
        if words.last == "any" { return "values" }
        return text(words.dropLast() + [Inflection.plural(words.last ?? "")])
    }

    private static func text(_ words: [String]) -> String { words.joined(separator: " ") }

    // MARK: Kinds of types

    /// What is done to the thing after it, at the beginning of a name.
    private static let verbsOfTypes: Set<String> = [
        "accept", "add", "allow", "apply", "assign", "cancel", "create", "delete", "disable", "enable", "exclude",
        "get", "include", "modify", "remove", "retrieve", "send", "update", "validate",
    ]
    /// Things that may be called after what is done: *An update project request.*
    private static let thingsOfActions: Set<String> = [
        "action", "arguments", "args", "body", "call", "command", "error", "event", "exception", "input", "item", "job",
        "message", "mode", "operation", "options", "output", "parameters", "params", "payload", "request", "response",
        "result", "results", "status", "step", "task", "type",
    ]

    /// Whether the words of a name are those of a thing: neither a sentence, nor what somebody calls their own.
    private static func isThing(_ words: [String]) -> Bool {
        guard words.count > 1, let last = words.last else { return true }
        if linkingWords.contains(last) || last.hasSuffix("ed") && isParticiple(last) { return false }
        if ["my", "our", "your"].contains(words[0]) || verbsOfStates.contains(words[0]) { return false }
        return !verbsOfTypes.contains(words[0]) || thingsOfActions.contains(last)
    }

    // MARK: Kinds of members

    private static let verbsOfStates: Set<String> = ["is", "has", "can", "was", "should", "will", "does", "must"]
    private static let verbs: Set<String> = [
        "allow", "enable", "include", "require", "use", "disable", "show", "hide", "send", "skip", "force", "ignore",
        "return", "create", "delete", "update", "keep", "exclude", "add", "remove", "support", "accept", "overwrite",
        "expand", "apply", "stop", "start", "wait", "check", "validate", "get", "set", "mark", "make", "preserve",
        "merge",
    ]
    private static let verbsOfThirdPerson: Set<String> = [
        "supports", "allows", "contains", "requires", "needs", "includes", "uses", "enables", "accepts", "exists",
    ]
    private static let states: Set<String> = [
        "active", "private", "public", "open", "visible", "hidden", "valid", "available", "required", "online",
        "offline", "mandatory", "optional", "empty", "full", "free", "new", "old", "default", "secure", "internal",
        "external", "primary", "final", "dirty", "busy", "ready", "dead", "alive", "running", "exclusive", "unique",
        "readonly", "anonymous", "automatic", "manual", "permanent", "temporary", "successful",
    ]

    /// Those that are nothing else, even without a thing.
    private static let statesAlone: Set<String> = [
        "active", "available", "hidden", "mandatory", "optional", "private", "required", "valid", "visible",
    ]

    /// What something may be called, before which an article stands.
    private static let kinds: Set<String> = [
        "error", "admin", "administrator", "owner", "member", "bot", "template", "folder", "directory", "file", "group",
        "user", "guest", "fork",
    ]
    /// Words that link a noun to others, so that none of them ends what an article stands before.
    private static let linkingWords = LinkingWords.prepositions.union([
        "about", "above", "after", "and", "as", "at", "before", "below", "between", "during", "if", "into", "near",
        "or", "per", "since", "than", "through", "until", "via", "when", "where", "while", "within", "without",
    ])

    private static func condition(_ words: [String]) -> String? {
        guard let first = words.first, let last = words.last else { return nil }
        let rest = text(Array(words.dropFirst()))
        if first == "is", words.count > 1, kinds.contains(last), !linkingWords.contains(words[1]) {
            return "Whether it is \(Inflection.withArticle(rest))."
        }
        if first == "is", words.count > 2, verbs.contains(words[1]) {
            return "Whether to \(rest)."
        }
        if words.count > 1, verbsOfStates.contains(first) { return "Whether it \(first) \(rest)." }
        if verbsOfThirdPerson.contains(first) { return "Whether it \(text(words))." }
        if words.count > 1, verbs.contains(first) { return "Whether to \(text(words))." }
        guard isState(last) else { return nil }
        if words.count == 1 { return "Whether it is \(last)." }
        let thing = words[words.count - 2]
        return "Whether the \(text(Array(words.dropLast()))) \(Inflection.isPlural(thing) ? "are" : "is") \(last)."
    }

    private static func isState(_ word: String) -> Bool {
        states.contains(word) || (word.count > 4 && ["ed", "able", "ible"].contains(where: word.hasSuffix))
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
        return "The number of \(plural(rest))."
    }

    private static func time(_ words: [String], isDate: Bool) -> String? {
        guard let first = words.first, let last = words.last else { return nil }
        if words == ["date", last], isParticiple(last) { return "When it was \(last)." }
        if isDate, words.count == 1, isParticiple(first) { return "When it was \(first)." }
        if words == ["last", last], isDate, isParticiple(last) { return "When it was last \(last)." }
        guard words.count > 1, last == "at" || (isDate && ["on", "time", "date", "timestamp"].contains(last)) else {
            return nil
        }
        let verb = words[words.count - 2]
        if words.count == 2, ["starts", "ends", "expires", "begins", "closes", "opens"].contains(verb) {
            return "When it \(verb)."
        }
        guard isParticiple(verb) else { return nil }
        if words.count == 2 { return "When it was \(verb)." }
        let thing = words.dropLast(2)
        if thing == ["last"] { return "When it was last \(verb)." }
        return "When the \(text(Array(thing))) \(Inflection.isPlural(thing.last ?? "") ? "were" : "was") \(verb)."
    }

    /// A sentence about whoever did something: *Who closed it.* for `closed_by`.
    private static func somebody(_ words: [String]) -> String? {
        guard words.count == 2, words[1] == "by", words[0].hasSuffix("ed"), isParticiple(words[0]),
            !["caused", "followed", "grouped", "limited", "ordered", "preceded", "sorted"].contains(words[0])
        else { return nil }
        return "Who \(words[0]) it."
    }

    private static let irregularParticiples: Set<String> = [
        "sent", "begun", "paid", "made", "built", "sold", "seen", "run", "left", "lost", "given", "read", "written",
        "taken", "broken", "chosen", "hidden", "shown", "bought", "caught", "found", "held", "kept", "spent", "drawn",
        "met", "won",
    ]

    private static func isParticiple(_ word: String) -> Bool {
        (word.count > 4 && word.hasSuffix("ed")
            && !["speed", "feed", "need", "embed", "breed", "hundred"].contains(word))
            || irregularParticiples.contains(word)
    }

    // MARK: Words

    /// Words that are written in capitals, by their lowercase letters.
    private static let initials: [String: String] = {
        let words = [
            "ID", "URL", "URI", "API", "HTTP", "HTTPS", "HTML", "JSON", "XML", "CSV", "PDF", "IP", "DNS", "SSH", "SSL",
            "TLS", "SHA", "UUID", "GUID", "UTC", "SMS", "MMS", "SIM", "IMSI", "IMEI", "APN", "CPU", "GPU", "SQL", "CSS",
            "VM", "VAT", "IBAN", "SKU", "ISBN", "MAC", "TTL", "CIDR", "VPN", "GPG", "SSO", "PIN", "MD", "QR", "CORS",
            "TCP", "UDP", "ICMP", "FTP", "SFTP", "SMTP", "AWS", "PNG", "JPG", "JPEG", "GIF", "SVG",
        ]
        let plurals = ["ids": "IDs", "urls": "URLs", "uris": "URIs", "ips": "IPs", "apis": "APIs", "vms": "VMs"]
        let others = Dictionary(uniqueKeysWithValues: dividedWords.map { ($0.lowercased(), $0) })
        return Dictionary(uniqueKeysWithValues: words.map { ($0.lowercased(), $0) })
            .merging(plurals) { $1 }.merging(others) { $1 }
    }()

    /// Further words that are written in capitals in names. As values they are codes.
    private static let acronyms: Set<String> = [
        "acl", "arn", "asn", "bgp", "bic", "cdn", "cvc", "cvv", "dhcp", "dto", "ean", "fqdn", "gtin", "iam", "iccid",
        "iso",
        "ivr", "jwt", "kyc", "ldap", "mfa", "msisdn", "nfc", "otp", "saml", "scim", "sdk", "sla", "ssid", "tts", "upc",
        "usb", "vpc",
    ]

    /// Words with capitals within, at which names are divided.
    private static let dividedWords = ["ETag", "IoT", "OAuth", "OData", "iOS", "macOS", "tvOS", "visionOS", "watchOS"]

    /// Divided words by their parts in small letters.
    private static let joinedWords: [[String]: String] = Dictionary(
        uniqueKeysWithValues: dividedWords.map { (Words($0).lowercased, $0) }
    )

    private static func words(of name: String) -> [String] {
        let words = joined(Words(name).words.flatMap(withoutDate))
        let isAllCapitals = name == name.uppercased()
        return words.map { word in
            if let initials = initials[word.lowercased()] { return initials }
            if acronyms.contains(word.lowercased()) { return word.uppercased() }
            let keepsCapitals = !isAllCapitals && (2...5).contains(word.count) && word == word.uppercased()
            return keepsCapitals && word.contains(where: \.isLetter) ? word : word.lowercased()
        }
    }

    /// A word and the date behind it, apart from it: *tool* and *20250124*.
    private static func withoutDate(_ word: String) -> [String] {
        let digits = word.utf8.reversed().prefix(while: \.isDigit).count
        guard digits == 8, digits < word.utf8.count else { return [word] }
        return [String(word.dropLast(digits)), String(word.suffix(digits))]
    }

    /// The words of a name, those that are one joined: *ETag* for *E* and *Tag*.
    private static func joined(_ words: [String]) -> [String] {
        var joined: [String] = []
        var index = 0
        while index < words.count {
            let next =
                index + 1 < words.count ? joinedWords[[words[index].lowercased(), words[index + 1].lowercased()]] : nil
            joined.append(next ?? words[index])
            index += next == nil ? 1 : 2
        }
        return joined
    }

    /// Whether the words of a name can be told apart: it is neither written without any marks between them, nor an acronym with a
    /// digit in it, nor a name of one thing behind that of another.
    ///
    /// - Parameters:
    ///   - words: What was taken for its words.
    ///   - name: The name.
    private static func areTold(_ words: [String], of name: String) -> Bool {
        if name.utf8.dropFirst().contains(UInt8(ascii: "@")) { return false }
        if words.count == 1, isUndivided(words[0]) { return false }
        return !zip(words, words.dropFirst()).contains { word, next in
            guard word.utf8.last?.isDigit == true, word.utf8.first?.isDigit != true,
                initials[next.lowercased()] == nil, next.utf8.first?.isDigit != true
            else { return false }
            let isAcronym = next.utf8.count < 3 || next.utf8.allSatisfy(\.isCapital)
            return isAcronym && name.lowercased().contains((word + next).lowercased())
        }
    }

    /// Whether a word is several, of which the last is a participle: `getlastmodified`, `datecreated`.
    private static func isUndivided(_ word: String) -> Bool {
        ["get", "last", "date", "time"].contains { beginning in
            guard word.hasPrefix(beginning) else { return false }
            let rest = String(word.dropFirst(beginning.count))
            return isParticiple(rest) || isUndivided(rest)
        }
    }

    private static func hasWords(_ name: String) -> Bool {
        name.unicodeScalars.first { $0.properties.isAlphabetic } != nil
    }
}
