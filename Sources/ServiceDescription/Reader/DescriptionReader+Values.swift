import Suggestions
import YAML

extension DescriptionReader {
    /// The fields of an object. What is no mapping is an error; an unknown key near a known one is a warning.
    mutating func fields<Key: Keyword>(_ node: YAMLNode, as kind: Key.Type) -> Fields<Key>? {
        guard let fields = Fields<Key>(node) else {
            wrongKind(of: node, expected: "a mapping")
            return nil
        }
        warnAboutMisspellings(in: fields)
        return fields
    }

    /// Warns about unknown keys that are near a known one.
    mutating func warnAboutMisspellings<Key: Keyword>(in fields: Fields<Key>) {
        for entry in fields.unknown {
            if let meant = Self.keyword(meantBy: entry.name, of: Key.self) {
                diagnostics.loss("unknown key '\(entry.name)' (did you mean '\(meant)'?)", at: entry.key.mark)
            }
        }
    }

    /// The keyword that a misspelt key means. Short keys resemble too much to be sure of it.
    static func keyword<Key: Keyword>(meantBy name: String, of kind: Key.Type) -> String? {
        guard name.count > 2 else { return nil }
        let names = Key.allCases.lazy.map(\.rawValue).filter { $0.count > 3 && !$0.hasPrefix("x-") }
        return NearestName.nearest(to: name, among: names, limit: name.count < 8 ? 1 : 2)
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

    /// The texts of a sequence. A single text stands for a sequence of one.
    mutating func texts(_ node: YAMLNode?) -> [String] {
        guard let node, !node.isNull else { return [] }
        if let text = node.string { return [text] }
        return sequence(node).compactMap { text($0) }
    }

    /// A boolean; `nil` if it is absent or null. Texts such as `"true"`, or the `yes` of YAML 1.1, are taken for what they
    /// say where nothing else can be meant.
    mutating func flag(_ node: YAMLNode?) -> Bool? {
        guard let node, !node.isNull else { return nil }
        if let value = node.bool { return value }
        switch node.string?.lowercased() {
        case "true", "yes", "on": return true
        case "false", "no", "off": return false
        default:
            wrongKind(of: node, expected: "a boolean")
            return nil
        }
    }

    /// The items of a sequence; none if it is absent or null.
    mutating func sequence(_ node: YAMLNode?) -> [YAMLNode] {
        guard let node, !node.isNull else { return [] }
        guard let items = node.sequence else {
            wrongKind(of: node, expected: "a sequence")
            return []
        }
        return items
    }

    /// The members of a mapping, extensions (`x-…`) included; none if it is absent or null.
    mutating func members(_ node: YAMLNode?) -> YAMLMapping {
        guard let node, !node.isNull else { return YAMLMapping([]) }
        guard let mapping = node.mapping else {
            wrongKind(of: node, expected: "a mapping")
            return YAMLMapping([])
        }
        return mapping
    }

    /// Documentation of the given parts.
    mutating func documentation(
        summary: YAMLNode? = nil,
        text node: YAMLNode?,
        isDeprecated: YAMLNode? = nil
    ) -> Documentation {
        Documentation(summary: text(summary), text: text(node), isDeprecated: flag(isDeprecated) ?? false)
    }

    /// What a default value says in documentation; `nil` if there is none, or it is more than one value.
    func defaultText(_ node: YAMLNode?) -> String? {
        guard let scalar = node?.scalar, node?.isNull == false, !scalar.text.isEmpty else { return nil }
        return scalar.text
    }

    /// Reports a value of the wrong kind.
    mutating func wrongKind(of node: YAMLNode, expected: String) {
        diagnostics.error("expected \(expected), found \(node.kindDescription)", at: node.mark)
    }
}
