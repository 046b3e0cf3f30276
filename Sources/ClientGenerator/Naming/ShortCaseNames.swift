import ClientConfiguration
import ServiceDescription

/// Shortens the names of unions' cases where the user wants it: removes prefixes of schema names that `rename.prefixes`
/// lists, and words that a union under `shortCases` begins and ends with.
///
/// A short name depends only on the union and the alternative, so a new alternative does not rename the others.
enum ShortCaseNames {
    /// The unions, with shortened names of their cases.
    ///
    /// - Parameters:
    ///   - unions: The unions of the client.
    ///   - configuration: The user's wishes.
    ///   - diagnostics: Receives an error for each pattern that matches no union.
    static func written(
        into unions: [UnionDeclaration],
        _ configuration: ClientConfiguration,
        diagnostics: inout Diagnostics
    ) -> [UnionDeclaration] {
        let prefixes = NamePrefixes(configuration.rename[.prefixes])
        let names = unions.map(\.name)
        for pattern in configuration.shortCases where !names.contains(where: { pattern.matches($0) }) {
            diagnostics.unknown(pattern, "the client has no enumeration with associated values", among: names)
        }
        if configuration.shortCases.isEmpty, configuration.rename[.prefixes].isEmpty { return unions }
        var unions = unions
        for index in unions.indices {
            let isShort = configuration.shortCases.contains { $0.matches(unions[index].name) }
            let union = isShort ? Words(unions[index].name).lowercased : []
            let wanted = unions[index].cases.map { prefixes.shortened($0.name) ?? SwiftName.unescaped($0.name) }
                .map { withoutWords(of: union, $0) }
            assign(wanted, to: &unions[index].cases)
        }
        return unions
    }

    /// A name without the words that a union begins and ends with; the name itself if that is all of it.
    private static func withoutWords(of union: [String], _ name: String) -> String {
        let words = Words(name).words
        let compared = words.map { $0.lowercased() }
        let first = zip(compared, union).prefix { $0 == $1 }.count
        let rest = compared.dropFirst(first)
        let last = zip(rest.reversed(), union.dropFirst(first).reversed()).prefix { $0 == $1 }.count
        let kept = words.dropFirst(first).dropLast(last)
        return kept.isEmpty ? name : kept.joined(separator: " ")
    }

    /// Assigns the short names to cases. Cases that keep their names come first, so that no short name takes one of
    /// these.
    private static func assign(_ wanted: [String], to cases: inout [UnionDeclaration.Case]) {
        var scope = NameScope(reserved: ReservedNames.membersOfUnions)
        let names = zip(wanted, cases).map { wanted, known in
            WantedName(SwiftName.unescaped(known.name), firstOf: [SwiftName.caseName(wanted), known.name])
        }
        for (index, name) in zip(cases.indices, scope.claim(names)) { cases[index].name = name }
    }
}

extension Located<String> {
    /// Whether a name matches the pattern, in which `*` matches any text.
    fileprivate func matches(_ name: String) -> Bool {
        ClientConfiguration.Filter.matches(name, pattern: value)
    }
}
