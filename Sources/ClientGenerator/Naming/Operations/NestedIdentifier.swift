import ServiceDescription

/// An identifier that names the service, things within each other and what is done with the last of them, as Google's do:
/// `cloudkms.projects.locations.keyRings.list` of the tag `projects`.
struct NestedIdentifier {
    /// The maximum number of nested things, so that no name takes long to make.
    private static let maximumThings = 16

    /// The things, each within the one before.
    private let things: [Substring]
    /// The words of the last part.
    private let action: [String]
    /// Whether the last part is an action; `logging` in `zones.clusters.logging` is not.
    private let isDone: Bool

    /// The parts of an identifier that names things within each other behind the group: `versions` and `list` of `models.versions.list`;
    /// `nil` if there is nothing between the group and what is done.
    init?(_ divided: DividedIdentifier, of operation: Operation) {
        self.init(in: divided.name, behind: [divided.group], of: operation)
    }

    /// The parts of an identifier; `nil` if it is no such identifier.
    init?(_ operation: Operation) {
        guard let (service, name) = operation.behindService, Self.isName(service) else { return nil }
        self.init(in: name, behind: [], of: operation)
    }

    private init?(in name: Substring, behind group: [Substring], of operation: Operation) {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard let action = parts.last, parts.count > 1, parts.allSatisfy(Self.isName) else { return nil }
        things = group + parts.dropLast()
        self.action = Words(String(action)).words
        isDone =
            operation.path.hasSuffix(":" + action)
            || Verbs.contains(self.action.first) || Verbs.contains(self.action.last)
    }

    /// The names of the operation's types; `nil` if no thing is within another, so that the identifier is short enough.
    var typeNames: [String]? { things.count > 1 ? names(isInGroup: false) : nil }

    /// The operation's names, each with the verb first, the best first. The others say within what the thing is, which
    /// tells `zones.clusters.list` from `locations.clusters.list`.
    ///
    /// - Parameter isInGroup: Whether the tag, which the identifier names first, is the operation's group.
    /// - Returns: `nil` if nothing else is named, or too much.
    func names(isInGroup: Bool) -> [String]? {
        let things = things.dropFirst(isInGroup ? 1 : 0)
        guard (1...Self.maximumThings).contains(things.count) else { return nil }
        return names(with: things.map { Words(String($0)).words })
    }

    /// A word in small letters, or several that capitals divide.
    private static func isName(_ part: Substring) -> Bool {
        part.utf8.first?.isSmall == true && part.utf8.allSatisfy { $0.isSmall || $0.isCapital || $0.isDigit }
    }

    private func names(with things: [[String]]) -> [String] {
        let small = action.map { $0.lowercased() }
        let isOfMany = ["list", "batch", "query", "search"].contains(small[0]) || small.last == "list"
        let verb = isDone ? Array(action.prefix(Self.verbLength(small))) : []
        let object = Array(action.dropFirst(verb.count))
        let last = things.suffix(1).map { isOfMany ? $0 : Inflection.one(of: $0) }
        let named = things.indices.reversed().map { start in
            verb + (things[start...].dropLast().map(Inflection.one) + last).flatMap { $0 } + object
        }
        // `getPublicKey` says of itself what it gets; `markFailed` and `searchByUrl` do not.
        let saysWhat = !verb.isEmpty && !object.isEmpty && !Self.completes(small[verb.count])
        return ((saysWhat ? [action] : []) + named).map { $0.joined(separator: " ") }
    }

    /// How many words are the verb: two of `batchGetAssets` and `quickAdd`, one of `getPublicKey`.
    private static func verbLength(_ action: [String]) -> Int {
        let isOfMany = action[0] == "aggregated" || Verbs.ofMany.contains(action[0])
        return action.count > 1 && (isOfMany || action.count == 2 && Verbs.certain.contains(action[1])) ? 2 : 1
    }

    /// Whether the word after a verb is an adverb or a result (how something is done, or what it becomes) and not an object.
    private static func completes(_ word: String) -> Bool {
        word.hasSuffix("ed") || ["as", "by", "for", "from", "in", "to", "with"].contains(word)
    }
}
