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
/// A request for a token goes on if the calls that need it are canceled, and the next call gets its token. A canceled request might
/// have used a refresh token up, whose successor would be lost (RFC 9700, section 4.14.2).
///
/// Clients that share the credential also share its tokens.
public final class CachingTokenCredential: ForgetfulCredential, SecretHolder {
    private struct State {
        var tokens: [[String]: CachedToken] = [:]
        /// The token to begin with, for any scopes.
        var firstToken: CachedToken?
        /// How often the tokens were forgotten.
        var generation = 0
    }

    private struct CachedToken {
        let token: AccessToken
        /// When another is requested, or `nil` for never.
        let renewal: Date?
    }

    private let state = Locked(State())
    private let margin: TimeInterval
    private let now: @Sendable () -> Date
    private let get: @Sendable ([String]) async throws -> AccessToken
    private let tokenRequests = TokenRequests(outlivesWaiters: true)

    /// Creates a credential that caches the tokens of a closure.
    ///
    /// - Parameters:
    ///   - firstToken: A token to begin with, whatever its scopes, such as one that was stored before the last launch. It is replaced
    ///     like any other: when it expires, or when the service rejects it.
    ///   - margin: How many seconds before its expiry a token is replaced, so that it does not expire in transit.
    ///     Tokens that live less than twice that long are replaced at half of their lifetime. Below 0 counts as 0.
    ///   - token: Gets a new token for some scopes. A token without an expiry date is cached until ``forgetTokens()``.
    public convenience init(
        startingWith firstToken: AccessToken? = nil,
        refreshingEarlier margin: TimeInterval = 60,
        token: @escaping @Sendable (_ scopes: [String]) async throws -> AccessToken
    ) {
        self.init(startingWith: firstToken, refreshingEarlier: margin, now: { Date() }, token: token)
    }

    /// Creates a credential with the clock of a test.
    init(
        startingWith firstToken: AccessToken? = nil,
        refreshingEarlier margin: TimeInterval,
        now: @escaping @Sendable () -> Date,
        token: @escaping @Sendable (_ scopes: [String]) async throws -> AccessToken
    ) {
        self.margin = margin.bounded
        self.now = now
        get = token
        state.exchange(\.firstToken, for: firstToken.map(cached))
    }

    /// Gets a valid token from the cache, or a new one.
    ///
    /// - Parameter scopes: The scopes of the token.
    /// - Throws: The closure's error. The next call asks again.
    public func token(forScopes scopes: [String]) async throws -> AccessToken {
        if let cached = cachedToken(scopes) { return cached }
        let request = tokenRequests.request(scopes: scopes, generation: generation)
        return try await tokenRequests.token(for: request) { [self] in try await newToken(scopes) }
    }

    private func newToken(_ scopes: [String]) async throws -> AccessToken {
        let generation = generation
        // Another may have got one since it was seen that there is none.
        if let cached = cachedToken(scopes) { return cached }
        let token = try await get(scopes)
        let cached = cached(token)
        state.withLock { state in
            // A token that was requested before the cache was emptied must not return to it.
            if state.generation == generation { state.tokens[scopes] = cached }
        }
        return token
    }

    /// Removes all tokens from the cache, so that the next request asks for a new one, for example after signing out. A token that the
    /// service rejects (401) is removed by the client.
    public func forgetTokens() {
        state.withLock { state in
            state.tokens = [:]
            state.firstToken = nil
            state.generation += 1
        }
    }

    /// How often tokens were forgotten.
    var generation: Int { state.withLock(\.generation) }

    /// The token of the cache, if it is valid for long enough.
    func cachedToken(_ scopes: [String]) -> AccessToken? {
        guard let cached = state.withLock({ $0.tokens[scopes] ?? $0.firstToken }) else { return nil }
        return isValid(cached) ? cached.token : nil
    }

    /// Removes a token that the service rejects.
    func forget(_ token: String) {
        state.withLock { state in
            let isMeant = { (cached: CachedToken) in cached.token.token == token }
            let wasUsed = (state.tokens.values + [state.firstToken].compactMap(\.self)).contains {
                isMeant($0) && isValid($0)
            }
            state.tokens = state.tokens.filter { !isMeant($0.value) }
            if state.firstToken.map(isMeant) == true { state.firstToken = nil }
            // If it has expired, its successor may be on the way already.
            if wasUsed { state.generation += 1 }
        }
    }

    private func isValid(_ cached: CachedToken) -> Bool { cached.renewal.map { $0 > now() } ?? true }

    /// A token that has just come, and when it is replaced. The margin may be longer than all of its time.
    private func cached(_ token: AccessToken) -> CachedToken {
        CachedToken(
            token: token,
            renewal: token.expiresOn.map { end in end - min(margin, max(0, end.timeIntervalSince(now())) / 2) }
        )
    }
}
