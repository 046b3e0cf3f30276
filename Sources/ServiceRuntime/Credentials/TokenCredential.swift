/// A credential that supplies access tokens that expire, such as those of OAuth 2.0.
///
/// Clients ask for a token once per request, use it for all tries of the request, and do not store it. Caching tokens
/// until they expire is up to the credential: see ``CachingTokenCredential``. Requests that need a token at the same time share one call.
public protocol TokenCredential: Credential {
    /// Returns a token that is currently valid.
    ///
    /// - Parameter scopes: The scopes to request. Empty if the credential determines them.
    /// - Throws: The error that prevents the credential from supplying a token.
    func token(forScopes scopes: [String]) async throws -> AccessToken
}

extension TokenCredential {
    /// Does nothing, because a credential that fetches its tokens has nothing to check in advance.
    public func validate() throws {}
}
