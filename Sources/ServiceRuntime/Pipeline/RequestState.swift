import Foundation

/// What the stages of a pipeline remember of one request over all its tries and redirections, in memory and no longer than
/// that.
struct RequestState: Sendable {
    /// The tokens that credentials gave for this request, by what was asked.
    private(set) var tokens: [TokenRequests.Request: AccessToken] = [:]
    /// The claims that the service requires of this request's tokens, by the user of the credential.
    private(set) var claims: [ObjectIdentifier: String] = [:]
    /// The users of credentials that tokens were requested from for this request, instead of coming from a cache.
    private(set) var renewed: Set<ObjectIdentifier> = []
    /// The users of credentials that have responded to a challenge: their credentials have no better token afterwards.
    var challenged: Set<ObjectIdentifier> = []
    /// The secrets of the last try, which stages before those that added them must not show either.
    var secrets: [String] = []

    /// The token that a credential gave for this request, unless it has expired by now.
    ///
    /// - Parameters:
    ///   - tokenRequest: What was asked.
    ///   - now: The present time.
    func token(for tokenRequest: TokenRequests.Request, now: Date) -> AccessToken? {
        tokens[tokenRequest].flatMap { token in token.expiresOn.map { $0 <= now } == true ? nil : token }
    }

    /// Keeps a token for the next try, which asks for the same claims.
    ///
    /// - Parameters:
    ///   - token: The token.
    ///   - tokenRequest: What was asked.
    ///   - isNew: Whether it was requested for this request, and did not come from a cache.
    mutating func keep(_ token: AccessToken, for tokenRequest: TokenRequests.Request, isNew: Bool) {
        if isNew { renewed.insert(tokenRequest.requester) }
        tokens[tokenRequest] = token
        claims[tokenRequest.requester] = tokenRequest.claims
    }

    /// Forgets the tokens of a credential for this request, because the service rejects one.
    ///
    /// - Parameter requester: The user of the credential.
    mutating func forgetTokens(for requester: ObjectIdentifier) {
        tokens = tokens.filter { $0.key.requester != requester }
    }
}
