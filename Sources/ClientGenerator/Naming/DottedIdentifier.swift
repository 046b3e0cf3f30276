/// An identifier that names the service, what there is in it and what is done, as Google's do: `dns.managedZones.list` of the tag
/// `managedZones`, and Microsoft Graph's `users.mailFolders.ListMessages` of `users.mailFolder`. Adobe's are paths: `v1/scenes/assemble` of `Scenes`.
struct DottedIdentifier {
    /// The part after the tag: the name of the operation within the tag's group.
    let behindTag: String

    /// How many parts an identifier has at most, so that none takes long to look through.
    private static let mostParts = 32

    /// Finds the tag in an identifier; `nil` if it is not there.
    init?(_ identifier: String, tag: String) {
        let parts = identifier.split(maxSplits: Self.mostParts) { $0 == "." || $0 == "/" }
        guard parts.count <= Self.mostParts else { return nil }
        let words = parts.map { Inflection.compared(Words(String($0)).words) }
        let wanted = Inflection.compared(Words(tag).words)
        for start in parts.indices.dropLast() {
            var rest = wanted[...]
            for end in start..<parts.count - 1 {
                guard rest.starts(with: words[end]) else { break }
                rest = rest.dropFirst(words[end].count)
                guard rest.isEmpty else { continue }
                behindTag = parts[(end + 1)...].joined(separator: ".")
                return
            }
        }
        return nil
    }
}
