/// A credential whose tokens can be forgotten. Whoever asks for one after that must not get one that was requested before.
protocol ForgetfulCredential: TokenCredential {
    /// How often tokens were forgotten.
    var generation: Int { get }

    /// The token that it has, and would return without asking anybody.
    ///
    /// - Parameter scopes: The scopes of the token.
    func cachedToken(_ scopes: [String]) -> AccessToken?

    /// Forgets a token, unless that was done already.
    ///
    /// - Parameter token: The token, which the service rejects.
    func forget(_ token: String)
}

/// Requests for tokens, of which one serves all callers that need the same at the same time.
///
/// Nothing is cached here: once a request is complete, the next one is made again.
final class TokenRequests: Sendable {
    /// How long a request goes on at most if nobody waits for it. One that never ends must not be what all later calls wait for.
    private static let unattendedLimit: Duration = .seconds(60)

    /// A request for a token.
    struct Request: Hashable, Sendable {
        /// Whose request it is: two policies in one pipeline do not share tokens.
        let requester: ObjectIdentifier
        /// The scopes of the token.
        let scopes: [String]
        /// The claims that the token must have, which only a ``ClaimsTokenCredential`` knows.
        let claims: String?
        /// How often tokens of the credential were forgotten before.
        let generation: Int
    }

    private let outlivesWaiters: Bool
    private let open = Locked<[Request: SharedTaskSlot<AccessToken>]>([:])

    /// - Parameter outlivesWaiters: Whether a request goes on when nobody waits for it any more, because its token is kept. It does so for
    ///   60 seconds from its beginning.
    init(outlivesWaiters: Bool = false) {
        self.outlivesWaiters = outlivesWaiters
    }

    /// Describes a request of the owner's.
    func request(scopes: [String], claims: String? = nil, generation: Int) -> Request {
        Request(requester: requester, scopes: scopes, claims: claims, generation: generation)
    }

    /// The identity of the owner.
    var requester: ObjectIdentifier { ObjectIdentifier(self) }

    /// Requests a token, or waits for the same request of others.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - get: Makes it.
    /// - Throws: What the closure throws, or `CancellationError` if the waiting task was canceled, which does not
    ///   affect others that wait.
    func token(
        for request: Request,
        _ get: @escaping @Sendable () async throws -> AccessToken
    ) async throws -> AccessToken {
        let (ticket, keeper) = open.withLock { open in
            if let ticket = open[request]?.join() { return (ticket, SharedTask<AccessToken>.Ticket?.none) }
            let ticket = open[request, default: SharedTaskSlot()].start { _ in get }
            return (ticket, outlivesWaiters ? ticket.task.join() : nil)
        }
        if let keeper {
            _ = RuntimeTask.start { [self] in
                // An error is that of those who wait; if nobody does, the next one asks again.
                do {
                    _ = try await TimeLimit.run(Self.unattendedLimit, ContinuousClock()) { [self] _ in
                        try await token(of: keeper, for: request)
                    }
                } catch {}
            }
        }
        return try await token(of: ticket, for: request)
    }

    private func token(of ticket: SharedTask<AccessToken>.Ticket, for request: Request) async throws -> AccessToken {
        defer {
            open.withLock { open in
                // Only the same task, which the ticket keeps: another may have been started since.
                if open[request]?.task === ticket.task, ticket.task.isOver { open[request] = nil }
            }
        }
        return try await ticket.value()
    }

    /// How many wait for the response to a request at the moment.
    func waiterCount(for request: Request) -> Int {
        open.withLock { $0[request]?.task?.waiterCount ?? 0 }
    }
}
