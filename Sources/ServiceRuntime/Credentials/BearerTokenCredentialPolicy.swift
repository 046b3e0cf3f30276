import Foundation

/// A policy that sends a bearer token with each request (RFC 6750).
///
/// The policy asks the credential for a token once per request. All tries and redirects of the request use that token
/// while it is valid. If the service requires a token with other claims (401 with `insufficient_claims`), the policy
/// asks a ``ClaimsTokenCredential`` for one, once, and the request is sent again. The same happens when the service
/// rejects a token of a ``CachingTokenCredential``: with `invalid_token`, or with a 401 that gives no reason if the token was cached
/// before the request.
public struct BearerTokenCredentialPolicy: Authenticating {
    private let credential: any TokenCredential
    // What else the credential can do: found once, because each request asks.
    private let claimant: (any ClaimsTokenCredential)?
    private let forgetful: (any ForgetfulCredential)?
    private let scopes: [String]
    private let tokenRequests = TokenRequests()
    /// Tells the time.
    var now: @Sendable () -> Date = { Date() }

    /// Creates the policy.
    ///
    /// - Parameters:
    ///   - credential: The credential that supplies the tokens.
    ///   - scopes: The scopes to request. Empty if the credential determines them.
    public init(credential: any TokenCredential, scopes: [String] = []) {
        self.credential = credential
        claimant = credential as? any ClaimsTokenCredential
        forgetful = credential as? any ForgetfulCredential
        self.scopes = scopes
    }

    /// Checks the credential.
    ///
    /// - Throws: The error that the credential's validation throws.
    public func validate() throws {
        try credential.validate()
    }

    /// Adds the token in the `Authorization` field.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if the credential fails to supply a token, with its error as the cause,
    ///   or if the token cannot be sent.
    public func authenticate(_ request: inout PipelineRequest) async throws {
        let requester = tokenRequests.requester
        let claims = request.context.state.flatMap { state in state.withLock { $0.claims[requester] } }
        let token = try await token(for: tokenRequest(claims: claims), request)
        try add(token, to: &request)
    }

    /// Asks for another token if the service says which claims the previous one lacks, or rejects one of a cache.
    ///
    /// - Parameters:
    ///   - request: The request as it was sent. It receives the new token.
    ///   - response: The response to it.
    /// - Returns: Whether the request should be sent again.
    /// - Throws: ``ServiceError/client(_:_:)`` if the credential fails.
    public func authenticate(_ request: inout PipelineRequest, after response: HTTPResponse) async throws -> Bool {
        guard response.statusCode == 401, let state = request.context.state else { return false }
        let claims = claimant == nil ? nil : AuthenticationChallenge.claims(in: response.headers)
        let requester = tokenRequests.requester
        let sent = Self.token(in: request)
        if claims == nil {
            let errors = AuthenticationChallenge.tokenErrors(in: response.headers)
            // Many services do not say why. Then another token helps only if this one is not new.
            let isNew = state.withLock { $0.renewed.contains(requester) }
            let isRejected = errors.isEmpty ? !isNew : errors.contains("invalid_token")
            guard isRejected, let sent, let forgetful else { return false }
            forgetful.forget(sent)
            state.withLock { $0.forgetTokens(for: requester) }
        }
        let tokenRequest = tokenRequest(claims: claims)
        guard state.withLock({ $0.challenged.insert(requester).inserted }) else { return false }
        let token = try await token(for: tokenRequest, request)
        guard token.token != sent else { return false }
        try add(token, to: &request)
        return true
    }

    private static let prefix = "Bearer "

    private static func token(in request: PipelineRequest) -> String? {
        guard let field = request.httpRequest.headers["Authorization"], field.hasPrefix(prefix) else { return nil }
        return String(field.dropFirst(prefix.count))
    }

    private func add(_ token: AccessToken, to request: inout PipelineRequest) throws {
        try HeaderValidation.check(secret: token.token, as: "token")
        request.httpRequest.addSecret(token.token)
        request.httpRequest.headers["Authorization"] = Self.prefix + token.token
    }

    private func tokenRequest(claims: String?) -> TokenRequests.Request {
        tokenRequests.request(scopes: scopes, claims: claims, generation: forgetful?.generation ?? 0)
    }

    private func token(
        for tokenRequest: TokenRequests.Request,
        _ request: PipelineRequest
    ) async throws -> AccessToken {
        let now = now()
        let known = request.context.state.flatMap { state in state.withLock { $0.token(for: tokenRequest, now: now) } }
        if let known { return known }
        if tokenRequest.claims == nil, let token = forgetful?.cachedToken(scopes) {
            request.context.state?.withLock { $0.keep(token, for: tokenRequest, isNew: false) }
            return token
        }
        do {
            let token = try await tokenRequests.token(for: tokenRequest) { [credential, claimant, scopes] in
                if let claimant, let claims = tokenRequest.claims {
                    return try await claimant.token(forScopes: scopes, claims: claims)
                }
                return try await credential.token(forScopes: scopes)
            }
            request.context.state?.withLock { $0.keep(token, for: tokenRequest, isNew: true) }
            return token
        } catch {
            throw ServiceError.credential(lacks: "token", error)
        }
    }
}
