import Foundation

/// A credential that keeps tokens in memory until shortly before they expire, and asks for a new one then, once for all who wait.
///
/// ```swift
/// let credential = CachingTokenCredential { scopes in
///     let grant = try await signIn.value()
///     return AccessToken(token: grant.accessToken, expiresOn: Date(timeIntervalSinceNow: grant.expiresIn))
/// }
/// ```
///
/// Clients that share the credential share its tokens.
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

    /// Keeps the tokens that a closure gets.
    ///
    /// - Parameters:
    ///   - margin: How many seconds before it expires a token is replaced, so that it is still valid when it arrives.
    ///   - token: Gets a token that is good for some scopes. One without a time at which it expires is kept until
    ///     ``forgetTokens()``.
    public convenience init(
        refreshingEarlier margin: TimeInterval = 60,
        token: @escaping @Sendable (_ scopes: [String]) async throws -> AccessToken
    ) {
        self.init(refreshingEarlier: margin, now: { Date() }, token: token)
    }

    /// Keeps tokens by the clock of a test.
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

    /// Gets a token that is valid now: one that was kept, or a new one.
    ///
    /// - Parameter scopes: What the token is to be good for.
    /// - Returns: The token.
    /// - Throws: What keeps a new one from being had. The next call asks again.
    public func token(forScopes scopes: [String]) async throws -> AccessToken {
        let kept = state.withLock { $0.tokens[scopes] }
        if let kept, kept.expiresOn.map({ $0.timeIntervalSince(now()) > margin }) ?? true { return kept }
        guard let token = try await questions.token(for: questions.question(scopes: scopes, claims: nil)) else {
            throw ServiceError.client("The credential has no token.")
        }
        return token
    }

    /// Forgets all tokens, so that the next request asks for a new one: after signing out, or if the service refuses them before
    /// they expire.
    public func forgetTokens() {
        state.withLock { state in
            state.tokens = [:]
            state.generation += 1
        }
    }

    /// Where the tokens come from.
    private struct Source: TokenCredential {
        let state: Locked<State>
        let get: @Sendable ([String]) async throws -> AccessToken

        func token(forScopes scopes: [String]) async throws -> AccessToken {
            let generation = state.withLock(\.generation)
            let token = try await get(scopes)
            state.withLock { state in
                // One that was asked for before all were forgotten may be one of them.
                if state.generation == generation { state.tokens[scopes] = token }
            }
            return token
        }
    }
}
