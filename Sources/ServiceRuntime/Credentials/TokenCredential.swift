/// A credential that supplies access tokens that expire, such as those of OAuth 2.0.
///
/// Clients ask for a token once per request, use it for all tries of the request, and do not store it. Caching tokens
/// until they expire is up to the credential: see ``CachingTokenCredential``. Requests that need a token at the same time share one call.
public protocol TokenCredential: Credential {
    /// Returns a token that is currently valid.
    ///
    /// - Parameter scopes: The scopes to request. Empty if the credential determines them.
    /// - Returns: The token.
    /// - Throws: The error that prevents the credential from supplying a token.
    func token(forScopes scopes: [String]) async throws -> AccessToken

    /// Returns a new token with additional claims that the service requires, for example because the user must sign in
    /// with a stronger method or was signed out ([Claims
    /// challenges](https://learn.microsoft.com/entra/identity-platform/claims-challenge)).
    ///
    /// - Parameters:
    ///   - scopes: The scopes to request. Empty if the credential determines them.
    ///   - claims: The claims, as JSON (OpenID Connect Core 1.0 section 5.5).
    /// - Returns: The token, or `nil` if the credential cannot request claims, which is the default. In that case, the
    ///   service's refusal is the response to the request.
    /// - Throws: The error that prevents the credential from supplying a token.
    func token(forScopes scopes: [String], claims: String) async throws -> AccessToken?
}

extension TokenCredential {
    /// Returns `nil`, because most credentials cannot request claims.
    public func token(forScopes scopes: [String], claims: String) async throws -> AccessToken? { nil }

    /// Does nothing, because a credential that fetches its tokens has nothing to check in advance.
    public func validate() throws {}
}
