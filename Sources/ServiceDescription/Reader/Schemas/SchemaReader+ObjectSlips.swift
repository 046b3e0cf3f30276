import YAML

extension SchemaReader {
    /// The only member whose name in brackets stands for any name, as in `<field_name>` (APIFlask); `nil` if there is none.
    func placeholder(among members: YAMLMapping) -> YAMLMapping.Entry? {
        let placeholders = members.filter { member in
            let name = member.name
            guard name.hasPrefix("<") && name.hasSuffix(">") || name.hasPrefix("{") && name.hasSuffix("}") else {
                return false
            }
            let inner = name.dropFirst().dropLast()
            return inner.contains(where: \.isLetter) && !inner.contains { "<>{}".contains($0) }
        }
        return placeholders.count == 1 ? placeholders[0] : nil
    }

    /// Reads what all members hold for which one stands.
    mutating func readValue(ofPlaceholder member: YAMLMapping.Entry) -> Schema {
        source.diagnostics.warning(
            "the member '\(member.name)' is treated as members with any names (write 'additionalProperties' instead)",
            at: member.key.mark
        )
        return readValue(member.value)
    }

    /// Whether a member can have a name: the literal that names it in the client ends at U+0000. If not, that is a loss.
    mutating func canBeSent(_ name: String, at mark: Mark) -> Bool {
        guard name.utf8.contains(0) else { return true }
        source.diagnostics.loss("a member whose name contains U+0000 is ignored (rename it)", at: mark)
        return false
    }
}
