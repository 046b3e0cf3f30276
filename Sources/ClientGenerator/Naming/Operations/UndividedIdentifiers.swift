import ServiceDescription

/// Identifiers whose words no capitals and no separators divide: `getspendlimit` of `GET /spend_limit`, and `CreateAPIkeyforapet` of
/// `POST /pets/{id}/api_keys`. The path says where each word begins.
enum UndividedIdentifiers {
    /// Words that identifiers have between those of the path.
    private static let connecting = LinkingWords.prepositions.union(LinkingWords.articles).union(["all", "and"])

    /// The maximum length of an identifier, in bytes, so that dividing none takes long.
    private static let maximumLength = 100

    /// The words of an identifier, the verb first, in the case that they have there; `nil` if its own letters divide it, or if the path
    /// does not say all that it says.
    static func words(_ identifier: String, of operation: Operation) -> [String]? {
        guard operation.hasOwnIdentifier, (1...maximumLength).contains(identifier.utf8.count),
            identifier.utf8.allSatisfy({ $0.isSmall || $0.isCapital })
        else { return nil }
        let small = identifier.lowercased()
        let verbs = Verbs.certain.filter { small.hasPrefix($0) }.sorted { $0.count > $1.count }
        if verbs.isEmpty { return nil }
        let things = operation.segments.flatMap { segment in
            (segment.words + segment.parameters.flatMap { Words($0).words }).map { $0.lowercased() }
        }
        // Capitals divide most identifiers, for which not all that the path says has to be known.
        let own = Words(identifier).lowercased
        let isDivided =
            Verbs.certain.contains(own[0])
            && own.dropFirst().allSatisfy { word in
                connecting.contains(word) || things.contains(word)
                    || things.contains { forms(of: $0).contains(word) }
            }
        if isDivided { return nil }
        let words = Set(things.flatMap(forms)).union(connecting).sorted()
        return verbs.lazy.compactMap { division(of: identifier, behind: $0, into: words) }.first
    }

    /// A word as identifiers say it.
    private static func forms(of word: String) -> [String] {
        [word, Inflection.singular(word), Inflection.plural(word)]
    }

    /// The fewest words that an identifier can be divided into, if it begins with a verb.
    private static func division(of identifier: String, behind verb: String, into known: [String]) -> [String]? {
        let letters = Array(identifier)
        let small = identifier.lowercased()
        // The words that lead to each letter.
        var divisions: [Int: [Range<Int>]] = [verb.count: [0..<verb.count]]
        for start in verb.count..<letters.count {
            guard let before = divisions[start] else { continue }
            let rest = String(small.dropFirst(start))
            for word in known where rest.hasPrefix(word) {
                let end = start + word.count
                if divisions[end].map({ $0.count <= before.count + 1 }) != true {
                    divisions[end] = before + [start..<end]
                }
            }
        }
        guard let words = divisions[letters.count], words.count > 1 else { return nil }
        // A capital behind a small letter begins a word.
        let begins = Set(words.map(\.lowerBound))
        let isDividedThere = letters.indices.dropFirst().allSatisfy { index in
            begins.contains(index) || !letters[index].isUppercase || letters[index - 1].isUppercase
        }
        return isDividedThere ? words.map { String(letters[$0]) } : nil
    }
}
