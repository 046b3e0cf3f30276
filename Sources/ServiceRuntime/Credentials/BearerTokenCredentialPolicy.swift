/// Sends a credential's token with each request, as RFC 6750 says.
public struct BearerTokenCredentialPolicy: Authenticating {
    private let credential: any TokenCredential
    private let scopes: [String]

    /// Creates the policy.
    ///
    /// - Parameters:
    ///   - credential: Hands out the tokens.
    ///   - scopes: What the tokens are to be good for; empty if the credential knows.
    public init(credential: any TokenCredential, scopes: [String] = []) {
        self.credential = credential
        self.scopes = scopes
    }

    /// Checks the credential.
    ///
    /// - Throws: What the credential's own check throws.
    public func validate() throws {
        try credential.validate()
    }

    /// Adds the token in the `Authorization` field.
    ///
    /// - Parameter request: The request.
    /// - Throws: What the credential throws, or ``ServiceError/client(_:_:)`` if its token cannot be sent.
    public func authenticate(_ request: inout PipelineRequest) async throws {
        let token = try await credential.token(forScopes: scopes).token
        try SecretValidation.check(token, as: "token")
        request.httpRequest.headers["Authorization"] = "Bearer \(token)"
    }
}
