import ServiceDescription

/// Identifiers that are the method, or another verb, and the path: `GET_mail-send` for `GET /mail/send`, `getApiMailSend` or
/// `get_api_mail_send` for `GET /api/mail/send`, as Grape and rswag write it, and `list-users-by-user-id-posts` for
/// `GET /users/{user-id}/posts`, as Huma does. Stripe leaves the version out, `GetUsersUser` for `GET /v1/users/{user}`, and Box calls
/// all parameters the same, `get_users_id` for `GET /users/{user_id}`. Trello writes the parameters last, `getCardsByIdBoard` for
/// `GET /boards/{idBoard}/cards`. API Platform writes the method behind the path.
enum MethodAndPath {
    /// The verb, in small letters; `nil` if an operation's identifier is something else.
    static func verb(of operation: Operation) -> String? {
        let (identifier, method, path) = (operation.identifier, operation.method, operation.path[...])
        if identifier.hasPrefix(method) {
            let rest = identifier.dropFirst(method.count)
            let isSeparated = rest.first.map { "_- ".contains($0) } == true
            return isSeparated && haveSameWords(rest, path) ? method.lowercased() : nil
        }
        if let verb = verbBehindPath(operation) ?? methodBehindPath(operation) { return verb }
        let length = identifier.utf8.dropFirst().prefix(while: \.isSmall).count + 1
        let verb = identifier.prefix(length).lowercased()
        guard verb == method.lowercased() || Verbs.certain.contains(verb) && Verbs.canBeDone(verb, by: method) else {
            return nil
        }
        let rest = identifier.dropFirst(length)
        guard let first = rest.first, first.isUppercase || "_- ".contains(first) else { return nil }
        let hasParameter = operation.path.utf8.contains(UInt8(ascii: "{"))
        if haveSameWords(rest, path) {
            // `getMail` for `GET /mail` is a name as it is.
            let start = operation.path.split(separator: "/", maxSplits: 1).first
            return hasParameter || start.map { $0.isGeneralSegment || $0.isVersion } == true ? verb : nil
        }
        return hasParameter && haveSameWords(rest, withoutBeginning(path)) ? verb : nil
    }

    /// The verb of a route that API Platform named: *get* for `api_books_id_get` of `GET /books/{id}` or `GET /api/books/{id}`, and
    /// *list* for `api_books_get_collection`.
    private static func verbBehindPath(_ operation: Operation) -> String? {
        guard operation.identifier.hasPrefix("api_") else { return nil }
        let method = operation.method.lowercased()
        for (verb, ending) in [("list", "_get_collection"), (method, "_" + method)] {
            guard operation.identifier.hasSuffix(ending), verb != "list" || method == "get" else { continue }
            let route = operation.identifier.dropLast(ending.count)
            if [route, route.dropFirst("api".count)].contains(where: { isRoute($0, of: operation) }) { return verb }
        }
        return nil
    }

    /// The method behind a path, as OpenAPI Generator names operations, *delete* of `petsIdDelete` for `DELETE /pets/{id}`, and
    /// commercetools those of its RAML, *get* of `ByProjectKeyPetsByIDGet` for `GET /{projectKey}/pets/{ID}`.
    private static func methodBehindPath(_ operation: Operation) -> String? {
        let method = operation.method.lowercased()
        let length = operation.identifier.utf8.count - method.utf8.count
        // `Pets_Get` is a group and a name.
        guard length > 0, operation.identifier.utf8.dropFirst(length).first?.isCapital == true,
            operation.identifier.utf8.allSatisfy(\.isPartOfWord), operation.identifier.lowercased().hasSuffix(method)
        else { return nil }
        return isRoute(operation.identifier.dropLast(method.count), of: operation) ? method : nil
    }

    /// A path without what those of many services begin with.
    private static func withoutBeginning(_ path: Substring) -> Substring {
        var rest = path
        while let start = rest.utf8.firstIndex(where: { $0 != UInt8(ascii: "/") }) {
            let segment = Substring(rest[start...].utf8.prefix { $0 != UInt8(ascii: "/") })
            guard segment.isVersion || segment.isGeneralSegment else { break }
            rest = rest[segment.endIndex...]
        }
        return rest
    }

    /// Whether a text is the path of an operation, as ``haveSameWords(_:_:)`` compares them, with or without its beginning.
    private static func isRoute(_ text: Substring, of operation: Operation) -> Bool {
        let path = operation.path[...]
        if haveSameWords(text, path) { return true }
        let short = withoutBeginning(path)
        return short != path && haveSameWords(text, short)
    }

    /// Whether a text has the letters and numbers of a path, in whatever case, perhaps with *by* before parameters, or with *id* in
    /// their place. Most differ before the first parameter or in their length, so nothing is put together for them.
    private static func haveSameWords(_ text: Substring, _ path: Substring) -> Bool {
        let words = letters(of: text)
        let all = letters(of: path)
        if words == all { return true }
        let parts = path.parts(between: "{", omittingEmptySubsequences: false)
        guard parts.count > 1, words.starts(with: letters(of: parts[0])) else { return false }
        let by = "by".utf8.count * (parts.count - 1)
        if words.count == all.count + by {
            return [parts.joined(separator: "{by"), withParametersLast(parts)].contains {
                words == letters(of: $0[...])
            }
        }
        guard words.count < all.count + by, let short = withShortIdentifiers(parts) else { return false }
        return words == letters(of: short[...])
    }

    /// The letters and numbers of a text in lower case.
    private static func letters(of text: Substring) -> [UInt8] {
        var letters: [UInt8] = []
        letters.reserveCapacity(text.utf8.count)
        for byte in text.utf8 {
            guard byte < 0x80 else {
                let words = String.UnicodeScalarView(text.unicodeScalars.filter(\.isPartOfWord))
                return Array(String(words).lowercased().utf8)
            }
            if byte.isPartOfWord { letters.append(byte.isCapital ? byte | 0x20 : byte) }
        }
        return letters
    }

    /// A path, divided before each parameter, with *id* as the name of each parameter; `nil` if no parameter's name ends in
    /// *id*. `get_pets_id` for `/pets/{name}` may be about an ID, but no other name ends in *id* twice: Mailchimp's
    /// `getListsIdMembersId` is `/lists/{list_id}/members/{subscriber_hash}`.
    private static func withShortIdentifiers(_ parts: [Substring]) -> String? {
        let endLikeThat = parts.dropFirst().contains { $0.prefix { $0 != "}" }.lowercased().hasSuffix("id") }
        return endLikeThat ? parts[0] + parts.dropFirst().map { "id" + $0.drop { $0 != "}" } }.joined() : nil
    }

    /// The fixed parts of a path, divided before each parameter, and *by* before each of its parameters.
    private static func withParametersLast(_ parts: [Substring]) -> String {
        let divided = parts.dropFirst().map { $0.split(separator: "}", maxSplits: 1, omittingEmptySubsequences: false) }
        let fixed = parts[0] + divided.flatMap { $0.dropFirst() }.joined()
        return fixed + divided.map { "by" + $0[0] }.joined()
    }

    /// Whether an identifier is the path alone, which says what is done: Plaid's `accountsGet` of `POST /accounts/get`.
    static func isPath(_ operation: Operation) -> Bool { isRoute(operation.identifier[...], of: operation) }
}
