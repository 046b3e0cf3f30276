extension Union {
    /// Where an alternative is identified only by its schema's name, and that is not one of the values that the member allows, uses the
    /// one allowed value that resembles the name: `CAT` for `Cat` or `CatRequest`.
    ///
    /// - Parameters:
    ///   - names: The names of the alternatives' schemas.
    ///   - allowed: The values that each alternative allows for the member; empty if any.
    ///   - mapped: The values of which the description says what they stand for.
    mutating func takeValues(meantBy names: [String?], allowed: [[String]], mapped: Set<String>) {
        let taken = Set(alternatives.flatMap(\.discriminatorValues))
        // Alternatives mostly allow the same values, of which there may be as many as alternatives.
        var values: [String] = []
        var similar = SimilarValues(values)
        let meant = alternatives.indices.map { index -> String? in
            guard let name = names[index], alternatives[index].discriminatorValues == [name], !mapped.contains(name)
            else {
                return nil
            }
            if allowed[index] != values {
                values = allowed[index]
                similar = SimilarValues(values)
            }
            return similar.onlyOne(like: name, except: taken)
        }
        let counts = Dictionary(meant.lazy.compactMap { $0 }.map { ($0, 1) }, uniquingKeysWith: +)
        for (index, value) in meant.enumerated() {
            if let value, counts[value] == 1 { alternatives[index].discriminatorValues = [value] }
        }
    }

    /// Lets the allowed values that no subtype has stand for the base, which is the first alternative, in place of its name. If a
    /// subtype has a value that is not allowed, they may be meant for that.
    ///
    /// - Parameter allowed: The values that the base allows.
    mutating func giveBaseUnclaimedValues(of allowed: [String]) {
        let claimed = Set(alternatives.dropFirst().flatMap(\.discriminatorValues))
        let unclaimed = allowed.filter { !claimed.contains($0) }
        guard !unclaimed.isEmpty, claimed.isSubset(of: allowed) else { return }
        alternatives[0].discriminatorValues = unclaimed
    }

    /// The values of each alternative that distinguish it. If all alternatives allow the same values, for example because they
    /// share an enumeration, none does.
    static func tellingValues(_ lists: [[String]]) -> [[String]] {
        let given = lists.filter { !$0.isEmpty }.map { Set($0) }
        return given.count > 1 && given.allSatisfy { $0 == given[0] } ? lists.map { _ in [] } : lists
    }
}
