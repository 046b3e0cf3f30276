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
public final class CachingTokenCredential: TokenCredential, SecretHolder {
    private struct State {
        var tokens: [[String]: AccessToken] = [:]
        /// How often the tokens were forgotten.
        var generation = 0
    }

    private let state: Locked<State>
    private let questions: TokenQuestions
    private let margin: TimeInterval
    private let now: @Sendable () -> Date

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
        let state = Locked(State())
        self.state = state
        self.margin = margin
        self.now = now
        questions = TokenQuestions(Source(state: state, get: token))
    }

    /// Gets a valid token from the cache, or a new one.
    ///
    /// - Parameter scopes: The scopes of the token.
    /// - Returns: The token.
    /// - Throws: The closure's error. The next call asks again.
    public func token(forScopes scopes: [String]) async throws -> AccessToken {
        let kept = state.withLock { $0.tokens[scopes] }
        if let kept, kept.expiresOn.map({ $0.timeIntervalSince(now()) > margin }) ?? true { return kept }
        guard let token = try await questions.token(for: questions.question(scopes: scopes, claims: nil)) else {
            throw ServiceError.client("The credential has no token.")
        }
        return token
    }

    /// Removes all tokens from the cache, so that the next request asks for a new one: after signing out, or if the service rejects
    /// tokens before they expire.
    public func forgetTokens() {
        state.withLock { state in
            state.tokens = [:]
            state.generation += 1
        }
    }

    /// The closure as a credential that fills the cache.
    private struct Source: TokenCredential {
        let state: Locked<State>
        let get: @Sendable ([String]) async throws -> AccessToken

        func token(forScopes scopes: [String]) async throws -> AccessToken {
            let generation = state.withLock(\.generation)
            let token = try await get(scopes)
            state.withLock { state in
                // A token that was requested before the cache was emptied must not return to it.
                if state.generation == generation { state.tokens[scopes] = token }
            }
            return token
        }
    }
}
