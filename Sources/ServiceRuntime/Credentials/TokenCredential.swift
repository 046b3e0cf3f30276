/// A credential that hands out access tokens which expire, such as the ones of OAuth 2.0.
///
/// Clients ask for a token once for each request, whose tries it serves, and keep none: keeping tokens until they expire is
/// the business of the credential, which knows best how. Requests that want a token at the same time share one question.
public protocol TokenCredential: Credential {
    /// Gets a token that is valid now.
    ///
    /// - Parameter scopes: What the token is to be good for; empty if the credential knows.
    /// - Returns: The token.
    /// - Throws: What keeps it from being had.
    func token(forScopes scopes: [String]) async throws -> AccessToken

    /// Gets a new token that has some claims, because the service did not find them in the last one: the user must have signed
    /// in more strongly, for example, or was signed out
    /// ([Claims challenges](https://learn.microsoft.com/entra/identity-platform/claims-challenge)).
    ///
    /// - Parameters:
    ///   - scopes: What the token is to be good for; empty if the credential knows.
    ///   - claims: The claims, as JSON (OpenID Connect Core 1.0 section 5.5).
    /// - Returns: The token; nil, as it is unless a type does it, if the credential cannot ask for claims. The service's
    ///   refusal is the answer to the request then.
    /// - Throws: What keeps it from being had.
    func token(forScopes scopes: [String], claims: String) async throws -> AccessToken?
}

extension TokenCredential {
    /// Nil: most credentials cannot ask for claims.
    public func token(forScopes scopes: [String], claims: String) async throws -> AccessToken? { nil }

    /// Does nothing: a credential that fetches its tokens has nothing to check beforehand.
    public func validate() throws {}
}
