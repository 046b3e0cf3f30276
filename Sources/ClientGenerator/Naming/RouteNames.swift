import ServiceDescription

/// The names of an operation that the description does not name: what is done, and the fixed parts of the path. Its parameters
/// are the labels of the method, so `GET /api/v1/users/{userId}/posts` is `getUserPosts(userId:)`.
struct RouteNames {
    /// The words of the method's names, the best first.
    let names: [[String]]
    /// The words of the names of its types, the best first. They have no labels, so parameters are in them, but for those that say
    /// which one of many things is meant: a later `/products` does not rename the types of `/products/{category}`.
    let typeNames: [[String]]
    /// The words of the best name if the operation returns a collection, of which the last word is not made one thing.
    let ofCollection: [String]

    /// The names of an operation; `nil` if the description names it, or if its path has no part besides those that all
    /// services have.
    init?(_ operation: ServiceDescription.Operation) {
        guard !operation.hasOwnIdentifier || Self.isRoute(operation) else { return nil }
        let segments = operation.path.split(separator: "/").map(RouteSegment.init)
        let general = segments.prefix { $0.isVersion || $0.isGeneral }.count
        let versioned = segments.prefix(general).filter(\.isVersion)
        let own = Array(segments.dropFirst(general))
        let verb = operation.method.lowercased()
        let things = RouteWords.words(of: own)
        guard !things.isEmpty || own.contains(where: \.isParameter) else { return nil }
        let versionedThings = RouteWords.words(of: versioned)
        let described = RouteWords.words(of: own, withParameters: true)
        let function = RouteFunction(own, of: operation)
        names =
            (function.map { [$0.words] } ?? [])
            + [things, versionedThings + things, RouteWords.words(of: segments)].map { [verb] + $0 }
        typeNames =
            (function.map { [$0.typeWords] } ?? [])
            + [described, versionedThings + described, RouteWords.words(of: segments, withParameters: true)].map {
                [verb] + $0
            }
        ofCollection = function?.ofCollection ?? [verb] + RouteWords.words(of: own, isCollection: true)
    }

    /// Whether the identifier of an operation is the method and the path: `GET_mail-send` for `GET /mail/send`, and
    /// `getApiMailSend` or `get_api_mail_send` for `GET /api/mail/send`, as Grape and rswag write it.
    static func isRoute(_ operation: ServiceDescription.Operation) -> Bool {
        let (identifier, method) = (operation.identifier, operation.method)
        let rest = identifier.dropFirst(method.count)
        guard let first = rest.first else { return false }
        let isSeparated = "_- ".contains(first)
        let isInCapitals = isSeparated && identifier.hasPrefix(method)
        let begins = isInCapitals || (isSeparated || first.isUppercase) && identifier.hasPrefix(method.lowercased())
        guard begins, haveSameWords(rest, operation.path) else { return false }
        if isInCapitals { return true }
        // `getMail` for `GET /mail` is a name as it is.
        let start = operation.path.split(separator: "/", maxSplits: 1).first.map(RouteSegment.init)
        return operation.path.contains("{") || start.map { $0.isGeneral || $0.isVersion } == true
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
