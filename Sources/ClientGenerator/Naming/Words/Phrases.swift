import ServiceDescription

/// Derives documentation from the words of a name and a type, for parts without a description.
package enum Phrases {
    // MARK: Sentences

    /// A sentence about a type: *A pet store.*, *Pet tags.*, or, if the name is not one of a thing, *The type `UpdatePet`.*
    static func type(_ name: String) -> String {
        guard SpokenWords.exist(in: name), !SpokenWords.words(of: name).isEmpty else { return "A type of the service." }
        return thing(name) ?? "The type \(DocumentationLines.code(name))."
    }

    /// A sentence about a thing, if a name is one of such: *A pet store.*
    static func thing(_ name: String) -> String? {
        let words = withoutKind(SpokenWords.words(of: name))
        guard SpokenWords.exist(in: name), !words.isEmpty, SpokenWords.areTold(words, of: name), isThing(words) else {
            return nil
        }
        return capitalized(thing(words)) + "."
    }

    /// A sentence about a group of operations: *The operations on pet tags.*, or, if the name is not one of things, *The operations
    /// in the group `Search`.*
    ///
    /// - Parameters:
    ///   - group: The name of the group.
    ///   - paths: The paths of its operations. If the plural of the name is a part of one, it is a thing.
    static func operations(of group: String, at paths: [String] = []) -> String {
        let words = SpokenWords.words(of: group)
        let unknown = "The operations in the group \(DocumentationLines.code(group))."
        guard SpokenWords.exist(in: group), let last = words.last, last != "operations" else { return unknown }
        if Inflection.isPlural(last) || Inflection.isUncountable(last) { return "The operations on \(text(words))." }
        let things = Array(words.dropLast()) + [Inflection.plural(last)]
        let letters = things.joined()
        let isThing = paths.contains { path in
            path.split(separator: "/").contains { SpokenWords.words(of: String($0)).joined() == letters }
        }
        return isThing ? "The operations on \(text(things))." : unknown
    }

    /// A sentence about a known value: *Dark blue.*; a code, words without marks between them, and a value with a sign, which no words
    /// tell from that without it, are shown.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - isAmongCodes: Whether most values of its enumeration are codes.
    static func value(_ value: String, isAmongCodes: Bool = false) -> String {
        let isName = value.utf8.allSatisfy { $0.isLetter || "_- ".utf8.contains($0) }
        let words = SpokenWords.words(of: value)
        guard isName, SignedValue.spelledOut(value) == value, SpokenWords.exist(in: value),
            words.contains(where: { $0.count > 2 }),
            value.trimmed == value,
            words.count > 1 || SpokenWords.initials[value.lowercased()] != nil
                || !ValueCode.isCode(value, amongCodes: isAmongCodes) && words[0].utf8.count <= longestWord
        else {
            return "The value \(DocumentationLines.code(value))."
        }
        return capitalized(text(words)) + "."
    }

    /// The maximum length of a word in a value, in letters. A longer one is mostly several words that nothing divides:
    /// `INTEGRATEDPAYROLLPAYMENT`.
    private static let longestWord = 14

    /// A sentence about an alternative, by the name of its case and its type: *A string.*, *A list of pets.*
    static func alternative(_ name: String, type: SwiftType) -> String { capitalized(noun(name, type: type)) + "." }

    /// A sentence about a choice, if there are few alternatives: *A string, an integer or a list of strings.*
    static func choice(_ alternatives: [(name: String, type: SwiftType)]) -> String? {
        guard (2...4).contains(alternatives.count) else { return nil }
        let nouns = alternatives.map { noun($0.name, type: $0.type) }
        return capitalized(list(nouns, "or")) + "."
    }

    // MARK: Parts of sentences

    /// Words in a sentence: *owner ID*.
    static func text(_ words: some Sequence<String>) -> String { words.joined(separator: " ") }

    /// Words for several of a thing.
    static func plural(_ words: ArraySlice<String>) -> String {
        if words.last == "any" { return "values" }
        return text(words.dropLast() + [Inflection.plural(words.last ?? "")])
    }

    /// Several things in a sentence: *a, b and c*.
    package static func list(_ things: [String], _ conjunction: String) -> String {
        guard let last = things.last, things.count > 1 else { return things.first ?? "" }
        return things.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }

    /// The text with a capital at its beginning, unless its first word has one within: *iOS*.
    static func capitalized(_ text: String) -> String {
        let isWritten = text.first?.isLowercase == true && text.prefix { $0 != " " }.contains(where: \.isUppercase)
        return isWritten ? text : text.prefix(1).uppercased() + text.dropFirst()
    }

    private static func noun(_ name: String, type: SwiftType) -> String {
        switch type.builtIn?.kind {
        case .text: return "a string"
        case .integer: return "an integer"
        case .number: return "a number"
        case .flag: return "true or false"
        case .bytes: return "bytes"
        case .date, .identifier, .json, .other, nil: break
        }
        var words = withoutKind(SpokenWords.words(of: SwiftName.unescaped(name)))
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

    // MARK: Kinds of types

    /// They are followed by a property of something, or by what may be done with it.
    static let verbsOfStates: Set<String> = ["is", "has", "can", "was", "should", "will", "does", "must"]

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
        if LinkingWords.all.contains(last) || last.hasSuffix("ed") && Inflection.isParticiple(last) { return false }
        if LinkingWords.possessives.contains(words[0]) || verbsOfStates.contains(words[0]) { return false }
        return !verbsOfTypes.contains(words[0]) || thingsOfActions.contains(last)
    }
}
