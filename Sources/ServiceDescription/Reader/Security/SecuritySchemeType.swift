/// The type of a security scheme, in the words of all versions.
enum SecuritySchemeType: String, CaseIterable {
    case apiKey, http, basic, oauth2, openIdConnect, mutualTLS
    /// Not a type in any version: authors mean `http` with the scheme `bearer`.
    case bearer

    /// The words for types in documents.
    static let words = allCases.filter { $0 != .bearer }.map(\.rawValue)

    /// The type that a document calls by a word.
    init?(_ word: String) {
        guard let type = Self(rawValue: word), type != .bearer else { return nil }
        self = type
    }

    /// The type that an author means by another word.
    init?(meantBy word: String) {
        let word = word.lowercased()
        let type = Self.allCases.first { $0.rawValue.lowercased() == word } ?? Self.otherWords[word]
        guard let type else { return nil }
        self = type
    }

    private static let otherWords: [String: SecuritySchemeType] = [
        "api_key": .apiKey, "api-key": .apiKey, "basicauth": .basic, "bearerauth": .bearer, "jwt": .bearer,
        "oauth": .oauth2, "oauth2.0": .oauth2,
    ]

    /// Whether tokens have scopes, which requirements name.
    var hasScopes: Bool { self == .oauth2 || self == .openIdConnect }
}
