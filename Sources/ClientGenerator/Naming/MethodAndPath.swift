import ServiceDescription

/// Identifiers that are the method, or another verb, and the path: `GET_mail-send` for `GET /mail/send`, `getApiMailSend` or
/// `get_api_mail_send` for `GET /api/mail/send`, as Grape and rswag write it, and `list-users-by-user-id-posts` for
/// `GET /users/{user-id}/posts`, as Huma does.
enum MethodAndPath {
    /// The verb, in small letters; `nil` if an operation's identifier is something else.
    static func verb(of operation: ServiceDescription.Operation) -> String? {
        let (identifier, method) = (operation.identifier, operation.method)
        if identifier.hasPrefix(method) {
            let rest = identifier.dropFirst(method.count)
            let isSeparated = rest.first.map { "_- ".contains($0) } == true
            return isSeparated && haveSameWords(rest, operation.path) ? method.lowercased() : nil
        }
        let verb = String(identifier.utf8.prefix(while: \.isSmall)) ?? ""
        guard verb == method.lowercased() || Verbs.certain.contains(verb) && Verbs.canBeDone(verb, by: method) else {
            return nil
        }
        let rest = identifier.dropFirst(verb.count)
        guard let first = rest.first, first.isUppercase || "_- ".contains(first), haveSameWords(rest, operation.path)
        else {
            return nil
        }
        // `getMail` for `GET /mail` is a name as it is.
        let start = operation.path.split(separator: "/", maxSplits: 1).first.map(RouteSegment.init)
        let isRoute = operation.path.contains("{") || start.map { $0.isGeneral || $0.isVersion } == true
        return isRoute ? verb : nil
    }

    /// Whether a text has the letters and numbers of a path, in whatever case, perhaps with *by* before parameters. Most differ in
    /// their first letters, so neither is read to its end.
    private static func haveSameWords(_ text: Substring, _ path: String) -> Bool {
        let isPartOfWord: (Character) -> Bool = { $0.isLetter || $0.isNumber }
        let words = text.lazy.filter(isPartOfWord)
        let areSame: (Character, Character) -> Bool = { $0 == $1 || $0.lowercased() == $1.lowercased() }
        if words.elementsEqual(path.lazy.filter(isPartOfWord), by: areSame) { return true }
        guard path.utf8.contains(UInt8(ascii: "{")) else { return false }
        return words.elementsEqual(
            path.lazy.flatMap { $0 == "{" ? "by" : String($0) }.filter(isPartOfWord),
            by: areSame
        )
    }
}
