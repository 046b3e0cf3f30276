extension Choice {
    /// Takes the values that the member allows in the place of the names of schemas, which stand for the alternatives of which nothing is
    /// said, where these are none of the values: `CAT` for `Cat` or `CatRequest`.
    ///
    /// - Parameters:
    ///   - names: the names of the alternatives' schemas.
    ///   - allowed: the values that each alternative allows for the member; empty if any.
    ///   - mapped: the values of which the description says what they stand for.
    mutating func takeValues(meantBy names: [String?], allowed: [[String]], mapped: Set<String>) {
        let taken = Set(alternatives.flatMap(\.tags))
        let meant = alternatives.indices.map { index -> String? in
            guard let name = names[index], alternatives[index].tags == [name], !mapped.contains(name),
                !allowed[index].contains(name)
            else { return nil }
            let free = allowed[index].filter { !taken.contains($0) }
            let same = free.filter { Self.plain($0) == Self.plain(name) }
            let alike = same.isEmpty ? free.filter { Self.isPart(Self.plain($0), of: Self.plain(name)) } : same
            return alike.count == 1 ? alike[0] : nil
        }
        for (index, value) in meant.enumerated() {
            guard let value, meant.count(where: { $0 == value }) == 1 else { continue }
            alternatives[index].tags = [value]
        }
    }

    /// The values of each alternative that tell it from others. Where all allow the same, as where they share an enumeration, none
    /// tells anything.
    static func tellingValues(_ lists: [[String]]) -> [[String]] {
        let given = lists.filter { !$0.isEmpty }.map { Set($0) }
        return given.count > 1 && given.allSatisfy { $0 == given[0] } ? lists.map { _ in [] } : lists
    }

    /// A name without what tells words from one another.
    private static func plain(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }

    /// Whether a name begins or ends with another; short ones do so by chance.
    private static func isPart(_ part: String, of name: String) -> Bool {
        part.count > 2 && (name.hasPrefix(part) || name.hasSuffix(part))
    }
}
