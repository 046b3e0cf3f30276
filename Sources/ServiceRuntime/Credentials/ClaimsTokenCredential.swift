/// A credential that can request tokens with additional claims that a service requires, for example because the user must sign
/// in with a stronger method or was signed out ([Claims
/// challenges](https://learn.microsoft.com/entra/identity-platform/claims-challenge)).
///
/// With any other credential, the service's refusal is the response to the request.
public protocol ClaimsTokenCredential: TokenCredential {
    /// Returns a new token with additional claims.
    ///
    /// - Parameters:
    ///   - scopes: The scopes to request. Empty if the credential determines them.
    ///   - claims: The claims, as JSON (OpenID Connect Core 1.0 section 5.5).
    /// - Throws: The error that prevents the credential from supplying a token.
    func token(forScopes scopes: [String], claims: String) async throws -> AccessToken
}
