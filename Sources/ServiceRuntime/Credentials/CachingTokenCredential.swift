import Foundation

/// A credential that caches tokens in memory until shortly before they expire. Calls that need a new token at the same time share one
/// request for it.
///
/// ```swift
/// let credential = CachingTokenCredential { scopes in
///     let grant = try await signIn.value()
///     return AccessToken(token: grant.accessToken, expiresOn: Date(timeIntervalSinceNow: grant.expiresIn))
/// }
/// ```
///
/// Clients that share the credential also share its tokens.
public final class CachingTokenCredential: ForgetfulCredential, SecretHolder {
    private struct State {
        var tokens: [[String]: AccessToken] = [:]
        /// How often the tokens were forgotten.
        var generation = 0
    }

    private let source: Source
    private let questions: TokenQuestions

    /// Creates a credential that caches the tokens of a closure.
    ///
    /// - Parameters:
    ///   - margin: How many seconds before its expiry a token is replaced, so that it is still valid when it arrives.
    ///   - token: Gets a token for some scopes. A token without an expiry date is cached until ``forgetTokens()``.
    public convenience init(
        refreshingEarlier margin: TimeInterval = 60,
        token: @escaping @Sendable (_ scopes: [String]) async throws -> AccessToken
    ) {
        self.init(refreshingEarlier: margin, now: { Date() }, token: token)
    }

    /// Creates a credential with the clock of a test.
    init(
        refreshingEarlier margin: TimeInterval,
        now: @escaping @Sendable () -> Date,
        token: @escaping @Sendable (_ scopes: [String]) async throws -> AccessToken
    ) {
        source = Source(margin: margin, now: now, get: token)
        questions = TokenQuestions(source)
    }

    /// Gets a valid token from the cache, or a new one.
    ///
    /// - Parameter scopes: The scopes of the token.
    /// - Returns: The token.
    /// - Throws: The closure's error. The next call asks again.
    public func token(forScopes scopes: [String]) async throws -> AccessToken {
        if let kept = source.kept(scopes) { return kept }
        guard let token = try await questions.token(for: questions.question(scopes: scopes, claims: nil)) else {
            throw ServiceError.client("The credential has no token.")
        }
        return token
    }

    /// Removes all tokens from the cache, so that the next request asks for a new one: after signing out, or if the service rejects
    /// tokens before they expire.
    public func forgetTokens() {
        source.state.withLock { state in
            state.tokens = [:]
            state.generation += 1
        }
    }

    /// How often the tokens were forgotten.
    var generation: Int { source.generation }

    /// The closure as a credential that fills the cache.
    private struct Source: ForgetfulCredential {
        let state = Locked(State())
        let margin: TimeInterval
        let now: @Sendable () -> Date
        let get: @Sendable ([String]) async throws -> AccessToken

        var generation: Int { state.withLock(\.generation) }

        /// The token of the cache, if it is valid for long enough.
        func kept(_ scopes: [String]) -> AccessToken? {
            let token = state.withLock { $0.tokens[scopes] }
            guard let token, let end = token.expiresOn else { return token }
            return end.timeIntervalSince(now()) > margin ? token : nil
        }

        func token(forScopes scopes: [String]) async throws -> AccessToken {
            let generation = generation
            // Another may have got one since it was seen that there is none.
            if let kept = kept(scopes) { return kept }
            let token = try await get(scopes)
            state.withLock { state in
                // A token that was requested before the cache was emptied must not return to it.
                if state.generation == generation { state.tokens[scopes] = token }
            }
            return token
        }
    }
}
