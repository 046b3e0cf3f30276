/// A credential that hands out access tokens which expire, such as the ones of OAuth 2.0.
///
/// Clients ask for a token whenever they send a request and keep none: keeping tokens until they expire is the business
/// of the credential, which knows best how.
public protocol TokenCredential: Credential {
    /// Gets a token that is valid now.
    ///
    /// - Parameter scopes: What the token is to be good for; empty if the credential knows.
    /// - Returns: The token.
    /// - Throws: What keeps it from being had.
    func token(forScopes scopes: [String]) async throws -> AccessToken
}

extension TokenCredential {
    /// Does nothing: a credential that fetches its tokens has nothing to check beforehand.
    public func validate() throws {}
}
