/// An identifier that names the service, what there is in it and what is done, as Google's do: `dns.managedZones.list` of the tag
/// `managedZones`, and Microsoft Graph's `users.mailFolders.ListMessages` of `users.mailFolder`.
struct DottedIdentifier {
    /// What stands behind the tag: what the operation is called within the tag's group.
    let behindTag: String

    /// Finds the tag in an identifier; `nil` if it does not stand there.
    init?(_ identifier: String, tag: String) {
        let parts = identifier.split(separator: ".")
        guard parts.count > 1 else { return nil }
        let wanted = Self.compared(tag)
        for start in parts.indices.dropLast() {
            for end in (start + 1)..<parts.count {
                guard Self.compared(parts[start..<end].joined(separator: " ")) == wanted else { continue }
                behindTag = parts[end...].joined(separator: ".")
                return
            }
        }
        return nil
    }

    private static func compared(_ name: String) -> [String] {
        Words(name).words.map { Inflection.singular($0.lowercased()) }
    }
}
