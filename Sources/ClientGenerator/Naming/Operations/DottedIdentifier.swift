/// An identifier that names the service, what there is in it and what is done, as Google's do: `dns.managedZones.list` of the tag
/// `managedZones`, and Microsoft Graph's `users.mailFolders.ListMessages` of `users.mailFolder`. Adobe's are paths:
/// `v1/scenes/assemble` of `Scenes`.
struct DottedIdentifier {
    /// The part after the tag: the name of the operation within the tag's group.
    let behindTag: String

    /// The maximum number of parts of an identifier, so that none takes long to look through.
    private static let maximumParts = 32

    /// Finds the tag in an identifier; `nil` if it is not there.
    init?(_ identifier: String, tag: String) {
        let parts = identifier.utf8.split(maxSplits: Self.maximumParts) {
            $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/")
        }
        .map { Substring($0) }
        guard parts.count <= Self.maximumParts else { return nil }
        let words = parts.map { Inflection.compared(Words(String($0)).words) }
        let wanted = Inflection.compared(Words(tag).words)
        for start in parts.indices.dropLast() {
            var rest = wanted[...]
            for end in start..<parts.count - 1 {
                guard rest.starts(with: words[end]) else { break }
                rest = rest.dropFirst(words[end].count)
                guard rest.isEmpty else { continue }
                let name = parts[(end + 1)...]
                behindTag = Self.beginningWithVerb(name) ?? name.joined(separator: ".")
                return
            }
        }
        // Microsoft's converter of OData leaves out things that the tag has: `user.ListUser` and `users.ListMessages` are of
        // `users.user` and `users.message`.
        let name = parts.indices.drop { index in
            index < parts.count - 1 && words[index].allSatisfy(wanted.contains)
        }
        guard tag.utf8.contains(UInt8(ascii: ".")), identifier.utf8.contains(UInt8(ascii: ".")),
            name.count < parts.count,
            let function = Self.beginningWithVerb(parts[name])
        else { return nil }
        behindTag = function
    }

    /// The name of what is done with things, as Microsoft's converter of OData writes it, with the verb first: `ListEventInstances` for
    /// `events.ListInstances`; `nil` if the last part does not begin with a verb in capitals.
    private static func beginningWithVerb(_ parts: ArraySlice<Substring>) -> String? {
        guard let last = parts.last, last.utf8.first?.isCapital == true else { return nil }
        let words = Words(String(last)).words
        guard words.count > 1, Verbs.contains(words[0]) else { return nil }
        let object = Inflection.compared(Array(words.dropFirst()))
        let things = parts.dropLast().filter { !object.starts(with: Inflection.compared(Words(String($0)).words)) }
        return ([words[0]] + things.map { Inflection.singular(String($0)) } + words.dropFirst()).joined(separator: " ")
    }
}
