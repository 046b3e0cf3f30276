/// A fixed token that you obtained elsewhere, usable for as long as it is valid.
public struct StaticTokenCredential: TokenCredential, SecretHolder {
    private let accessToken: AccessToken

    /// Creates a credential.
    ///
    /// - Parameter token: The token, without the word `Bearer`.
    public init(_ token: String) {
        accessToken = AccessToken(token: token)
    }

    /// Checks that the token is usable.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if the token is empty or contains line breaks.
    public func validate() throws {
        try HeaderValidation.check(secret: accessToken.token, as: "token")
    }

    /// Returns the token.
    ///
    /// - Parameter scopes: Not used, because the token's scopes are fixed.
    public func token(forScopes scopes: [String]) async throws -> AccessToken {
        accessToken
    }
}
