import Foundation

/// What the stages of a pipeline remember of one request over all its tries and redirections, in memory and no longer than
/// that.
final class RequestState: Sendable {
    private struct State {
        var tokens: [TokenRequests.Request: AccessToken] = [:]
        /// The claims, by the user of the credential.
        var claims: [ObjectIdentifier: String] = [:]
        /// The users of credentials that tokens were requested from for this request.
        var renewed: Set<ObjectIdentifier> = []
        var challenged: Set<ObjectIdentifier> = []
        var secrets: [String] = []
    }

    private let state = Locked(State())

    /// The secrets of the last try, which stages before those that added them must not show either.
    var secrets: [String] {
        get { state.withLock(\.secrets) }
        set { state.withLock { $0.secrets = newValue } }
    }

    /// The token that a credential gave for this request, unless it has expired by now.
    ///
    /// - Parameters:
    ///   - tokenRequest: What was asked.
    ///   - now: The present time.
    func token(for tokenRequest: TokenRequests.Request, now: Date) -> AccessToken? {
        state.withLock { state in
            guard let token = state.tokens[tokenRequest] else { return nil }
            if let end = token.expiresOn, end <= now { return nil }
            return token
        }
    }

    /// Keeps a token for the next try, which asks for the same claims.
    ///
    /// - Parameters:
    ///   - token: The token.
    ///   - tokenRequest: What was asked.
    ///   - isNew: Whether it was requested for this request, and did not come from a cache.
    func keep(_ token: AccessToken, for tokenRequest: TokenRequests.Request, isNew: Bool) {
        state.withLock { state in
            if isNew { state.renewed.insert(tokenRequest.requester) }
            state.tokens[tokenRequest] = token
            state.claims[tokenRequest.requester] = tokenRequest.claims
        }
    }

    /// Whether a credential's token was requested for this request.
    ///
    /// - Parameter requester: The user of the credential.
    func hasNewToken(for requester: ObjectIdentifier) -> Bool {
        state.withLock { $0.renewed.contains(requester) }
    }

    /// Forgets the tokens of a credential for this request, because the service rejects one.
    ///
    /// - Parameter requester: The user of the credential.
    func forgetTokens(for requester: ObjectIdentifier) {
        state.withLock { state in state.tokens = state.tokens.filter { $0.key.requester != requester } }
    }

    /// Returns the claims that the service requires of this request's tokens.
    ///
    /// - Parameter requester: The user of the credential.
    func claims(for requester: ObjectIdentifier) -> String? {
        state.withLock { $0.claims[requester] }
    }

    /// Returns whether to respond to a challenge: only the first time, because the credential has no better token
    /// afterwards.
    ///
    /// - Parameter requester: The user of the credential.
    func mayRespondToChallenge(for requester: ObjectIdentifier) -> Bool {
        state.withLock { $0.challenged.insert(requester).inserted }
    }
}
