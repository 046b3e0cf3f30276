import Suggestions
import YAML

extension DescriptionSource {
    /// Returns the fields of an object. Anything other than a mapping is left out, with a warning, unless it is empty. An
    /// unknown key that is similar to a known one is a warning.
    mutating func fields<Key: Keyword>(_ node: YAMLNode, as kind: Key.Type) -> Fields<Key>? {
        guard let fields = Fields<Key>(emptyMapping(for: node) ?? node) else {
            wrongKind(of: node, expected: "a mapping")
            return nil
        }
        warnAboutMisspellings(in: fields)
        return fields
    }

    /// Warns about unknown keys that are near a known one, or that have no place in the object.
    mutating func warnAboutMisspellings<Key: Keyword>(in fields: Fields<Key>) {
        for text in fields.cutTexts {
            let rest = fields.mapping[text.rests.lowerBound]
            diagnostics.loss(
                "the text of '\(text.key)' ends before the comma in front of '\(rest.name)' (put it in quotes)",
                at: rest.key.mark
            )
        }
        for entry in fields.unknown {
            if Key.isReadElsewhere(entry) { continue }
            if let meant = fields.keyword(meantBy: entry.name) {
                diagnostics.warning(
                    "unknown key '\(entry.name)' (did you mean '\(meant)'?)",
                    at: entry.key.mark,
                    isLoss: Key(rawValue: meant)?.changesClients != false
                )
            } else if Key.areAll, SchemaKeyword.byName[entry.name] == nil {
                reportUnknownKey(entry)
            }
        }
    }

    /// Reports the unknown keys of the document's root that are not among those to which something refers.
    mutating func reportUnknownKeys(of root: Fields<DocumentKeyword>, except used: Set<String>) {
        for entry in root.unknown where SchemaKeyword.byName[entry.name] == nil && !used.contains(entry.name) {
            if root.keyword(meantBy: entry.name) == nil { reportUnknownKey(entry) }
        }
    }

    /// Reports a key that resembles none. One of a schema is not such: a schema in the place of what contains it is reported by itself.
    mutating func reportUnknownKey(_ entry: YAMLMapping.Entry) {
        diagnostics.loss(
            "unknown key '\(entry.name)'; it is ignored (check its indentation, or begin the name of an extension with 'x-')",
            at: entry.key.mark
        )
    }

    /// Reports a key that belongs elsewhere.
    ///
    /// - Parameters:
    ///   - entry: The key, and what it leads to.
    ///   - place: Where it stands, in words.
    mutating func reportMisplaced(_ entry: YAMLMapping.Entry, in place: String) {
        diagnostics.loss(
            "'\(entry.name)' has no meaning in \(place); it is ignored (check its indentation)",
            at: entry.key.mark
        )
    }

    /// The text of a scalar, whatever else it could mean; `nil` if it is absent, null or empty.
    mutating func text(_ node: YAMLNode?) -> String? {
        guard let node, !node.isNull else { return nil }
        guard let text = node.string else {
            wrongKind(of: node, expected: "a string")
            return nil
        }
        return text.isEmpty ? nil : text
    }

    /// A name that the description wants in clients; `nil` if it is absent, null or empty. Anything but a text is none.
    mutating func name(_ node: YAMLNode?) -> String? {
        guard let node, let scalar = node.scalar, !node.isNull else { return text(node) }
        guard case .string = scalar.value else {
            wrongKind(of: node, expected: "a string")
            return nil
        }
        return text(node)
    }

    /// Returns the texts of a sequence. A single text counts as a sequence of one.
    mutating func texts(_ node: YAMLNode?) -> [String] {
        guard let node, !node.isNull else { return [] }
        if let text = node.string { return [text] }
        return sequence(node).compactMap { text($0) }
    }

    /// Returns a Boolean, or `nil` if it is absent or null. Texts such as `"true"`, or the `yes` of YAML 1.1, are read
    /// as Booleans if nothing else can be meant, and so are 1 and 0, with a warning.
    mutating func flag(_ node: YAMLNode?) -> Bool? {
        guard let node, !node.isNull else { return nil }
        lazy var found = "expected a boolean\(purpose(of: node)), found \(node.kindDescription)"
        guard let value = node.flag else {
            diagnostics.loss("\(found); it is ignored (write true or false)", at: node.mark)
            return nil
        }
        if node.string == "1" || node.string == "0" {
            diagnostics.warning("\(found); it is treated as '\(value)' (write '\(value)')", at: node.mark)
        }
        return value
    }

    /// Returns where a flag is, or `nil` if it is absent or not set.
    mutating func mark<Key: Keyword>(ofFlag key: Key, in fields: Fields<Key>) -> Mark? {
        fields.member(key).flatMap { flag($0.value) == true ? $0.key.mark : nil }
    }

    /// Returns the items of a sequence, which may be in a file of its own, or none if it is absent or null. A text
    /// counts as what it would be in brackets.
    mutating func sequence(_ node: YAMLNode?) -> [YAMLNode] {
        guard let node = content(of: node), !node.isNull else { return [] }
        if let items = node.sequence { return items }
        if node.mapping?.isEmpty == true {
            diagnostics.warning(
                "expected a sequence\(purpose(of: node)), found an empty mapping; it is treated as '[]' (write '[]')",
                at: node.mark
            )
        } else if case .string? = node.scalar?.value {
            let items = node.itemsInBrackets
            diagnostics.warning(
                "expected a sequence\(purpose(of: node)), found a string; it is treated as a sequence of "
                    + "\(items.count == 1 ? "one item" : "\(items.count) items") (\(node.adviceToList))",
                at: node.mark
            )
            return items
        } else {
            wrongKind(of: node, expected: "a sequence")
        }
        return []
    }

    /// Returns the items of a sequence of mappings, which may be in a file of its own. A single mapping counts as a
    /// sequence of one.
    mutating func objects(_ node: YAMLNode?) -> [YAMLNode] {
        guard let node, content(of: node)?.mapping?.isEmpty == false else { return sequence(node) }
        diagnostics.warning(
            "expected a sequence\(purpose(of: node)), found a mapping; it is treated as a sequence of one item "
                + "(\(node.adviceToList))",
            at: node.mark
        )
        return [node]
    }

    /// Returns the members of a mapping, which may be in a file of its own, including extensions (`x-…`), or none if it
    /// is absent or null.
    ///
    /// - Parameters:
    ///   - node: The mapping, or something else.
    ///   - isNeeded: Whether there is no client without it, so that anything else is an error.
    mutating func members(_ node: YAMLNode?, isNeeded: Bool = false) -> YAMLMapping {
        guard let node = content(of: node), !node.isNull else { return YAMLMapping([]) }
        if let mapping = (emptyMapping(for: node) ?? node).mapping { return mapping }
        wrongKind(of: node, expected: "a mapping", isNeeded: isNeeded)
        return YAMLMapping([])
    }

    /// Resolves a list or a table: the node itself, or the target if the node is only a reference. Only objects may be
    /// references, but the tools that combine the files of a description follow them everywhere, and authors rely on
    /// it.
    ///
    /// - Returns: `nil`, with an error or a loss reported, if the reference leads nowhere.
    mutating func content(of node: YAMLNode?) -> YAMLNode? {
        guard let node, node.mapping?.count == 1, let reference = node["$ref"] else { return node }
        guard reference.string != nil || reference.isNull else { return node }
        return resolve(node)?.node
    }

    /// An empty mapping, with a warning, for nothing, and for an empty sequence: languages that have one type
    /// for both write one for the other.
    mutating func emptyMapping(for node: YAMLNode) -> YAMLNode? {
        guard node.isNull || node.sequence?.isEmpty == true else { return nil }
        let found = node.isNull ? node.kindDescription : "an empty sequence"
        diagnostics.warning(
            "expected a mapping\(purpose(of: node)), found \(found); it is treated as '{}' (write '{}')",
            at: node.mark
        )
        return YAMLNode(mapping: [], at: node.mark)
    }

    /// The object that is meant by a mere text: the one with that text under a key. `nil` if the node is anything else.
    ///
    /// - Parameters:
    ///   - node: The text.
    ///   - key: The key.
    ///   - object: What has the key, if the key alone does not tell.
    mutating func object(
        meantBy node: YAMLNode,
        under key: String = "description",
        of object: String? = nil
    ) -> YAMLNode? {
        guard case .string? = node.scalar?.value else { return nil }
        diagnostics.warning(
            "expected a mapping\(purpose(of: node)), found a string; it is treated as the '\(key)'"
                + (object.map { " of \($0)" } ?? "") + " (\(YAMLNode.advice(toWriteUnder: key)))",
            at: node.mark
        )
        return YAMLNode(mappingWith: key, node)
    }

    /// Documentation of the given parts.
    ///
    /// - Parameters:
    ///   - summary: The summary.
    ///   - node: The text.
    ///   - isDeprecated: Whether the part is deprecated.
    ///   - mapping: The whole part, in which many have a key of their own for the reason.
    mutating func documentation(
        summary: YAMLNode? = nil,
        text node: YAMLNode?,
        isDeprecated: YAMLNode? = nil,
        in mapping: YAMLMapping? = nil
    ) -> Documentation {
        var documentation = Documentation(
            summary: words(summary),
            text: words(node),
            isDeprecated: flag(isDeprecated) ?? false
        )
        if documentation.isDeprecated, let mapping {
            documentation.deprecation =
                Self.deprecationKeys.lazy.compactMap { mapping.entry(named: $0)?.value.string }.first
        }
        return documentation
    }

    /// What generators and services call the key for the reason why something is deprecated.
    private static let deprecationKeys = [
        "x-deprecatedMessage", "x-deprecated-message", "x-deprecation-message", "x-deprecated-reason",
    ]

    /// Returns a text that only affects documentation, unless it has neither a letter nor a digit, because a dash stands for nothing, or
    /// is what Python says of any enumeration. Anything else is left out, with a warning.
    private mutating func words(_ node: YAMLNode?) -> String? {
        guard let node, node.string == nil, !node.isNull else {
            return text(node).map(Self.withoutType).flatMap { $0.hasWords && $0 != "An enumeration." ? $0 : nil }
        }
        // Some keep long texts in files of their own.
        if node.mapping?.count == 1, let text = peek(node)?.string { return text.hasWords ? text : nil }
        diagnostics.loss(
            "expected a string\(purpose(of: node)), found \(node.kindDescription); the documentation omits it (write a string)",
            at: node.mark
        )
        return nil
    }

    /// A text without the type of TypeScript that LoopBack writes behind it: `(tsType: Partial<Pet>, schemaOptions: { partial: true })`.
    private static func withoutType(_ text: String) -> String {
        guard text.utf8.last == UInt8(ascii: ")"), let type = text.firstRange(of: "(tsType: ") else { return text }
        return String(text[..<type.lowerBound]).trimmed
    }

    /// Returns the text of a default value for documentation, or `nil` if there is none or it is not a single value.
    func defaultText(_ node: YAMLNode?) -> String? {
        guard let scalar = node?.scalar, node?.isNull == false, !scalar.text.isEmpty else { return nil }
        return scalar.text
    }

    /// Reports a value of the wrong kind, with its key, which the client does without.
    ///
    /// - Parameters:
    ///   - node: The value.
    ///   - expected: What should be there.
    ///   - isNeeded: Whether there is no client without it.
    mutating func wrongKind(of node: YAMLNode, expected: String, isNeeded: Bool = false) {
        var message = "expected \(expected)\(purpose(of: node)), found \(node.kindDescription)"
        if node.scalar?.tag == "!include" {
            message += " with the tag '!include', which YAML does not have (write '{$ref: '\(node.string ?? "")'}')"
        } else if !isNeeded {
            message += "; it is ignored (write \(expected), or remove it)"
        }
        if isNeeded { diagnostics.error(message, at: node.mark) } else { diagnostics.loss(message, at: node.mark) }
    }

    /// Reports a word that is none of the few that may stand in its place, which the client does without.
    ///
    /// - Parameters:
    ///   - word: The word.
    ///   - noun: What it should be, such as *style*.
    ///   - known: The words that may stand there.
    ///   - mark: The place of the word.
    mutating func unknownWord(_ word: String, for noun: String, among known: [String], at mark: Mark?) {
        let hint = NearestName.hint(for: word, among: known)
        let advice = hint.isEmpty ? " (write \(NearestName.choice(of: known)))" : hint
        diagnostics.loss("unknown \(noun) '\(word)' is ignored\(advice)", at: mark)
    }
}

extension String {
    /// Whether the text says something: it has letters, digits or code, or is longer than what stands for nothing.
    fileprivate var hasWords: Bool {
        utf8.count > 80
            || utf8.contains { $0 >= 0x80 || $0 == UInt8(ascii: "`") || $0.isLetter || $0.isDigit }
    }
}

extension YAMLNode {
    /// The value of a Boolean, or of a text or number that can mean nothing else.
    var flag: Bool? {
        if let bool { return bool }
        switch string?.lowercased() {
        case "true", "yes", "on", "1": return true
        case "false", "no", "off", "0": return false
        default: return nil
        }
    }

    /// What to do to make the node the only item of a sequence. Brackets are right in JSON and in YAML, but not around a mapping in block
    /// style, which starts where its first key does.
    fileprivate var adviceToList: String {
        mapping?.first?.key.mark == mark ? "write '- ' before it" : "put it in brackets"
    }

    /// The items that a text would be if it stood in brackets: commas divide it there, unless it has quotes.
    fileprivate var itemsInBrackets: [YAMLNode] {
        guard let scalar, scalar.isPlain, scalar.text.contains(",") else { return [self] }
        let items = scalar.text.split(separator: ",").map(\.trimmed).filter { !$0.isEmpty }
        return items.map { YAMLNode(text: $0, isPlain: true, at: mark) }
    }

    /// What to do to make a value the member of a mapping, in JSON as in each style of YAML.
    ///
    /// - Parameter key: The key of the member.
    static func advice(toWriteUnder key: String) -> String { "write it under '\(key)' in a mapping" }
}
