import ServiceDescription

/// An identifier that names the service, what there is in it and what is done, as Google's do: `dns.managedZones.list` of the tag
/// `managedZones`, and Microsoft Graph's `users.mailFolders.ListMessages` of `users.mailFolder`. Adobe's are paths:
/// `v1/scenes/assemble` of `Scenes`.
enum DottedIdentifier {
    /// The maximum number of parts of an identifier, so that none takes long to look through.
    private static let maximumParts = 32

    /// The name of the operation within the tag's group: the part after the tag, or the tag where nothing follows it; `nil` if the
    /// identifier does not name the tag.
    static func name(behind tag: String, in identifier: String) -> String? {
        let parts = identifier.utf8.split(maxSplits: maximumParts) {
            $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/")
        }
        .map { Substring($0) }
        guard (2...maximumParts).contains(parts.count) else { return nil }
        let words = parts.map { Words(String($0)).compared }
        let wanted = Words(tag).compared
        let letters = wanted.joined()
        for start in parts.indices {
            // However the words are divided: `createpdf` is *Create PDF*.
            var rest = letters[...]
            for end in start..<parts.count {
                let part = words[end].joined()
                guard rest.hasPrefix(part) else { break }
                rest = rest.dropFirst(part.count)
                guard rest.isEmpty else { continue }
                let name = parts[(end + 1)...]
                // `list.pets` says what is done with pets; `shop.pets` says where they are.
                if name.isEmpty, identifier.utf8.contains(UInt8(ascii: "/")) || haveVerb(words[..<start]) { break }
                return name.isEmpty ? tag : beginningWithVerb(name) ?? name.joined(separator: ".")
            }
        }
        // Microsoft's converter of OData leaves out things that the tag has: `user.ListUser` and `users.ListMessages` are of
        // `users.user` and `users.message`.
        let name = parts.indices.drop { index in
            index < parts.count - 1 && words[index].allSatisfy(wanted.contains)
        }
        guard tag.utf8.contains(UInt8(ascii: ".")), identifier.utf8.contains(UInt8(ascii: ".")),
            name.count < parts.count
        else { return nil }
        return beginningWithVerb(parts[name])
    }

    /// Whether one of several parts begins with a verb.
    private static func haveVerb(_ parts: ArraySlice<[String]>) -> Bool {
        parts.contains { $0.first.map { Verbs.mayBe($0) || $0 == "get" } ?? true }
    }

    /// A name whose last part is a verb, with that before the things that it is done to: *list agendas* for `agendas.list`; `nil` for any
    /// other. Those are one thing if a parameter says which, or if nothing else can be done with several.
    static func withVerbFirst(_ name: String, of operation: Operation) -> String? {
        guard operation.hasOwnIdentifier, name.utf8.contains(UInt8(ascii: ".")) else { return nil }
        let parts = name.split(separator: ".", maxSplits: maximumParts, omittingEmptySubsequences: false)
        guard (2...maximumParts).contains(parts.count), parts.allSatisfy(DividedIdentifier.isName),
            let verb = parts.last?.lowercased(), Verbs.contains(verb), !Verbs.sessions.contains(verb), verb != "index",
            !Verbs.contains(Words(String(parts[0])).words.first)
        else { return nil }
        var things = parts.dropLast().map { Words(String($0)).words }
        let isOfOne = operation.segments.last { $0.words.map { $0.lowercased() } != [verb] }?.isParameter == true
        for index in things.indices where index < things.count - 1 || isOfOne || Verbs.haveOneObject(verb) {
            things[index] = Inflection.one(of: things[index])
        }
        return ([verb] + things.joined()).joined(separator: " ")
    }

    /// The name of what is done with things, as Microsoft's converter of OData writes it, with the verb first: `ListEventInstances` for
    /// `events.ListInstances`; `nil` if the last part does not begin with a verb in capitals.
    private static func beginningWithVerb(_ parts: ArraySlice<Substring>) -> String? {
        guard let last = parts.last, last.utf8.first?.isCapital == true else { return nil }
        let words = Words(String(last)).words
        guard words.count > 1, Verbs.contains(words[0]) else { return nil }
        let object = Inflection.compared(Array(words.dropFirst()))
        let things = parts.dropLast().filter { !object.starts(with: Words(String($0)).compared) }
        return ([words[0]] + things.map { Inflection.singular(String($0)) } + words.dropFirst()).joined(separator: " ")
    }
}
