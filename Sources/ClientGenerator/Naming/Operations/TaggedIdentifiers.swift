import ServiceDescription

/// Identifiers that begin with the tag of their operation, which is its group and says the same.
enum TaggedIdentifiers {
    /// An identifier without the tag that it begins with, where the tag is its group: `users.user.ListUser` for the tag
    /// `users.user`, `user_groups_list` for the tag `user-groups`, `userGroups-list` for `User groups`, `UserList` for
    /// `User`, and `userList` for `users`.
    static func withoutTag(_ tag: String, _ identifier: String) -> String {
        let rest = behindTag(tag, identifier)
        // A number is no name: `search-1` is one of several functions. Nor is what needs the verb: `search_with_post`.
        let isName = rest.first { $0.isLetter || $0.isNumber }?.isLetter == true
        return isName && !(Verbs.contains(tag) && beginsWithPreposition(rest)) ? rest : identifier
    }

    private static func beginsWithPreposition(_ name: String) -> Bool {
        let word = Words(name).words.first?.lowercased() ?? ""
        return word == "without" || LinkingWords.prepositions.contains(word)
    }

    private static func behindTag(_ tag: String, _ identifier: String) -> String {
        if let name = DottedIdentifier.name(behind: tag, in: identifier) { return name }
        if identifier.hasPrefix(tag) {
            let rest = identifier.dropFirst(tag.count)
            if let separator = rest.first, ".:/".contains(separator), rest.count > 1 { return String(rest.dropFirst()) }
        }
        let words = Words(tag).lowercased
        if let end = endOfTag(tag, in: identifier) {
            let rest = identifier[end...].dropFirst()
            // However the words are divided: `microprofile_health` is *MicroProfile Health*.
            let said = Words(String(identifier[..<end])).lowercased.joined()
            if !rest.isEmpty, said == words.joined() { return String(rest) }
        }
        let all = Words(identifier)
        guard all.words.count > words.count else { return identifier }
        let (said, compared) = (Inflection.compared(words), Inflection.compared(all.words))
        guard compared.starts(with: said) else { return identifier }
        let rest = all.words.dropFirst(words.count)
        // A thing that is not called as in the tag may be another one: `petNumbers` and *pets*. It is none if the verb comes last:
        // `adminKeyList`.
        let isTag = all.lowercased.starts(with: words) && isThing(words, in: identifier, before: rest.first)
        let ends = [rest.first, rest.last].compactMap { $0?.lowercased() }
        guard isTag || ends.contains(where: Verbs.all.contains) else { return identifier }
        return rest.joined(separator: " ")
    }

    /// Whether the words of a tag are a thing at the beginning of an identifier. Where a small letter begins, a single word may be a
    /// verb, `orderNumbers`, and what follows may need it, `assetFromHash`.
    private static func isThing(_ tag: [String], in identifier: String, before next: String?) -> Bool {
        if identifier.first?.isUppercase == true { return true }
        let isLinked = next.map { LinkingWords.all.contains($0.lowercased()) } ?? true
        return !isLinked && !(tag.count == 1 && Verbs.mayBe(tag[0]))
    }

    /// The first separator in an identifier that has as many letters before it as a tag. Only there can the tag end.
    private static func endOfTag(_ tag: String, in identifier: String) -> String.Index? {
        let isLetter: (Character) -> Bool = { $0.isLetter || $0.isNumber }
        var missing = tag.count(where: isLetter)
        for index in identifier.indices {
            if isLetter(identifier[index]) { missing -= 1 }
            if missing < 0 { return nil }
            if missing == 0, "_-".contains(identifier[index]) { return index }
        }
        return nil
    }
}
