import YAML

extension DescriptionSource {
    /// Whether a member can have a name: the literal that names it in the client ends at U+0000. If not, that is a loss.
    mutating func canBeMember(_ name: String, at mark: Mark) -> Bool {
        guard name.utf8.contains(0) else { return true }
        diagnostics.loss("a member whose name contains U+0000 is ignored (rename it)", at: mark)
        return false
    }

    /// Warns about a required member that is not among the members. None that is required itself is meant.
    mutating func reportMissing(_ member: SchemaTable.UndeclaredMember, among properties: [Property]) {
        let others = properties.lazy.filter { !$0.isRequired }.map(\.name)
        let hint = references.hints.hint(for: member.name, among: others)
        diagnostics.loss(
            "'\(member.name)' is required but is not a property; the requirement is ignored"
                + (hint.isEmpty ? " (add it to 'properties')" : hint),
            at: member.mark
        )
    }
}
