/// Asks a credential for tokens, with one question for all who want the response at the same time.
///
/// Nothing is kept: once a question is answered, the next one is asked anew.
final class TokenQuestions: Sendable {
    /// What a credential is asked for.
    struct Question: Hashable, Sendable {
        /// Which policy asks: two of them in one pipeline do not share tokens.
        let asker: ObjectIdentifier
        /// What the token is to be good for.
        let scopes: [String]
        /// The claims that the token must have.
        let claims: String?
    }

    private let credential: any TokenCredential
    private let asked = Locked<[Question: SharedTask<AccessToken?>]>([:])

    init(_ credential: any TokenCredential) {
        self.credential = credential
    }

    /// Who asks.
    var asker: ObjectIdentifier { ObjectIdentifier(self) }

    /// A question to this credential.
    func question(scopes: [String], claims: String?) -> Question {
        Question(asker: asker, scopes: scopes, claims: claims)
    }

    /// Asks, or waits with those who have asked the same and wait already.
    ///
    /// - Parameter question: What is wanted.
    /// - Returns: The token, or `nil` if the credential cannot get one with these claims.
    /// - Throws: What the credential throws; `CancellationError` if the waiting task was cancelled, which leaves the others
    ///   waiting.
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
