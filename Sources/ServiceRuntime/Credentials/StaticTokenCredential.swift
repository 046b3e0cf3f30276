/// A token that was had elsewhere and is used as it is, for as long as it is valid.
public struct StaticTokenCredential: TokenCredential, SecretHolder {
    private let accessToken: AccessToken

    /// Creates a credential.
    ///
    /// - Parameter token: The token, without the word `Bearer`.
    public init(_ token: String) {
        accessToken = AccessToken(token: token)
    }

    /// Checks that there is a token.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if the token is empty or has line breaks in it.
    public func validate() throws {
        try SecretValidation.check(accessToken.token, as: "token")
    }

    /// Gives the token.
    ///
    /// - Parameter scopes: Not used: the token is good for what it is good for.
    /// - Returns: The token.
    public func token(forScopes scopes: [String]) async throws -> AccessToken {
        accessToken
    }
}
