/// A credential whose tokens can be forgotten. Whoever asks for one after that must not get one that was requested before.
protocol ForgetfulCredential: TokenCredential {
    /// How often tokens were forgotten.
    var generation: Int { get }

    /// Forgets a token, unless that was done already.
    ///
    /// - Parameter token: The token, which the service rejects.
    func forget(_ token: String)
}

/// Requests tokens from a credential, with one request for all callers that need one at the same time.
///
/// Nothing is cached: once a request is complete, the next one is made again.
final class TokenQuestions: Sendable {
    /// A request for a token.
    struct Question: Hashable, Sendable {
        /// Which policy asks: two of them in one pipeline do not share tokens.
        let asker: ObjectIdentifier
        /// The scopes of the token.
        let scopes: [String]
        /// The claims that the token must have.
        let claims: String?
        /// How often tokens of the credential were forgotten before.
        let generation: Int
    }

    private let credential: any TokenCredential
    private let forgetful: (any ForgetfulCredential)?
    private let asked = Locked<[Question: SharedTask<AccessToken?>]>([:])

    init(_ credential: any TokenCredential) {
        self.credential = credential
        forgetful = credential as? any ForgetfulCredential
    }

    /// The identity of the credential's user.
    var asker: ObjectIdentifier { ObjectIdentifier(self) }

    /// A question to this credential.
    func question(scopes: [String], claims: String?) -> Question {
        Question(asker: asker, scopes: scopes, claims: claims, generation: forgetful?.generation ?? 0)
    }

    /// Lets the credential forget a token that the service rejects.
    ///
    /// - Returns: Whether the credential may have another one.
    func forget(_ token: String) -> Bool {
        forgetful?.forget(token)
        return forgetful != nil
    }

    /// Requests a token, or waits for the same request of others.
    ///
    /// - Parameter question: The request.
    /// - Returns: The token, or `nil` if the credential cannot get one with these claims.
    /// - Throws: The credential's error, or `CancellationError` if the waiting task was canceled, which does not
    ///   affect others that wait.
    func token(for question: Question) async throws -> AccessToken? {
        let credential = credential
        let (task, ticket) = asked.withLock { asked in
            if let task = asked[question], let ticket = task.join() {
                return (task, ticket)
            }
            let task = SharedTask<AccessToken?> {
                if let claims = question.claims {
                    return try await credential.token(forScopes: question.scopes, claims: claims)
                }
                return try await credential.token(forScopes: question.scopes)
            }
            asked[question] = task
            return (task, task.founder)
        }
        defer {
            asked.withLock { asked in
                // Only the same question: another may have been asked since.
                if asked[question] === task, task.isOver { asked[question] = nil }
            }
        }
        return try await task.value(for: ticket)
    }

    /// How many wait for the response to a question at the moment.
    func waiterCount(for question: Question) -> Int {
        asked.withLock { $0[question]?.waiterCount ?? 0 }
    }
}
