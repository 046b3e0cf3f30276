import Foundation
import LoopbackServer
import Testing

@testable import ServiceRuntime

/// Hands out numbered tokens, and keeps what it was asked.
private final class CountingCredential: ClaimsTokenCredential {
    private let asked = Locked<[String]>([])
    /// The questions that are open.
    private let (held, holder) = AsyncStream<CheckedContinuation<Void, any Error>>.makeStream()
    private let lifetime: TimeInterval?
    private let isHeld: Bool

    /// - Parameter isHeld: Whether tokens are handed out only by ``respond(with:)``.
    init(lifetime: TimeInterval? = nil, isHeld: Bool = false) {
        self.lifetime = lifetime
        self.isHeld = isHeld
    }

    /// The claims of each question, or its scopes.
    var questions: [String] { asked.withLock { $0 } }

    func token(forScopes scopes: [String]) async throws -> AccessToken {
        try await next(scopes.joined(separator: " "))
    }

    func token(forScopes scopes: [String], claims: String) async throws -> AccessToken {
        try await next(claims)
    }

    private func next(_ question: String) async throws -> AccessToken {
        let number = asked.withLock { asked in
            asked.append(question)
            return asked.count
        }
        if isHeld { try await withCheckedThrowingContinuation { _ = holder.yield($0) } }
        return AccessToken(token: "s3cret-\(number)", expiresOn: lifetime.map { Date(timeIntervalSince1970: $0) })
    }

    /// Answers the question that is open, once there is one.
    func respond(with error: (any Error)? = nil) async {
        for await response in held {
            if let error { response.resume(throwing: error) } else { response.resume() }
            return
        }
    }
}

/// A credential that knows nothing of claims.
private struct PlainCredential: TokenCredential {
    let tokens: CountingCredential

    func token(forScopes scopes: [String]) async throws -> AccessToken {
        try await tokens.token(forScopes: scopes)
    }
}

@Suite("Bearer tokens", .timeLimit(.minutes(20)))
struct BearerTokenTests {
    /// The challenge of the documentation: https://learn.microsoft.com/entra/identity-platform/claims-challenge
    private static let challenge =
        #"Bearer realm="", authorization_uri="https://login.example/authorize", error="insufficient_claims", "#
        + #"claims="eyJhY2Nlc3NfdG9rZW4iOiB7ImZvbyI6ICJiYXIifX0=""#
    private static let claims = #"{"access_token": {"foo": "bar"}}"#

    private func client(
        _ server: LoopbackServer,
        _ credential: any TokenCredential,
        clock: RecordingClock = RecordingClock(),
        now: @escaping @Sendable () -> Date = { Date() }
    ) throws -> PipelineClient {
        var policy = BearerTokenCredentialPolicy(credential: credential, scopes: ["read"])
        policy.now = now
        return try .scripted(
            URLSessionTransport(),
            endpoint: server.url.absoluteString,
            authPolicy: policy,
            retryOptions: RetryOptions(clock: clock),
            allowsInsecureCredentials: true
        )
    }

    @Test("are asked for once for each request, over all its tries and redirections")
    func oncePerRequest() async throws {
        let server = try LoopbackServer()
        server.reply(
            .status(503),
            .status(307, headers: [("Location", "/there")]),
            .status(503),
            .status(204),
            .status(204)
        )
        let credential = CountingCredential()
        let client = try client(server, credential)
        _ = try await client.send(.get, "/here")
        _ = try await client.send(.get, "/here")
        #expect(
            server.requests.map { $0[header: "Authorization"] }
                == ["Bearer s3cret-1", "Bearer s3cret-1", "Bearer s3cret-1", "Bearer s3cret-1", "Bearer s3cret-2"]
        )
        #expect(credential.questions == ["read", "read"])
    }

    @Test("are asked for again if the last one has expired between two tries")
    func expiry() async throws {
        let server = try LoopbackServer()
        server.reply(.status(503), .status(503), .status(204))
        let credential = CountingCredential(lifetime: 1000)
        let times = Locked<[TimeInterval]>([0, 999, 1000])
        let client = try client(server, credential) {
            Date(timeIntervalSince1970: times.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] })
        }
        _ = try await client.send()
        #expect(
            server.requests.map { $0[header: "Authorization"] }
                == ["Bearer s3cret-1", "Bearer s3cret-1", "Bearer s3cret-2"]
        )
    }

    @Test("are asked for with one question by all who want one at once")
    func singleFlight() async throws {
        let credential = CountingCredential(isHeld: true)
        let requests = TokenRequests()
        let request = requests.request(scopes: ["read"], generation: 0)
        let token = { @Sendable in
            try await requests.token(for: request) { try await credential.token(forScopes: ["read"]) }
        }
        let waiting = (0..<20).map { _ in Task.immediate { try await token() } }
        #expect(requests.waiterCount(for: request) == waiting.count)
        waiting[0].cancel()
        await #expect(throws: CancellationError.self) { try await waiting[0].value }
        await credential.respond()
        for task in waiting.dropFirst() {
            #expect(try await task.value.token == "s3cret-1")
        }
        #expect(credential.questions.count == 1)
        async let later = token()
        await credential.respond()
        #expect(try await later.token == "s3cret-2")
    }

    @Test("that cannot be had fail every request that waits, and the next one asks again")
    func failure() async throws {
        struct Offline: Error {}
        let transport = ScriptedTransport(.status(200))
        let credential = CountingCredential(isHeld: true)
        let client = try PipelineClient.scripted(
            transport,
            authPolicy: BearerTokenCredentialPolicy(credential: credential)
        )
        let first = Task { try await client.send() }
        await credential.respond(with: Offline())
        let error = await #expect(throws: ServiceError.self) { try await first.value }
        guard case .client(let text, let cause)? = error else {
            Issue.record("expected a client error, got \(String(describing: error))")
            return
        }
        #expect(text.contains("credential") && cause is Offline)
        #expect(transport.requests.isEmpty)
        async let second = client.send()
        await credential.respond()
        #expect(try await second.statusCode == 200)
    }

    @Test("are asked for with the claims that the service wants, once")
    func claimsChallenge() async throws {
        let server = try LoopbackServer()
        server.reply(
            .status(401, headers: [("WWW-Authenticate", Self.challenge)]),
            .status(503),
            .json("1"),
            .status(401)
        )
        let credential = CountingCredential()
        let client = try client(server, credential)
        var description = RequestDescription(.put, "/", options: nil)
        description.body("text", as: "text/plain")
        _ = try await ServiceRequest(description, client: client, returns: .data).value()
        #expect(credential.questions == ["read", Self.claims])
        #expect(
            server.requests.map { $0[header: "Authorization"] }
                == ["Bearer s3cret-1", "Bearer s3cret-2", "Bearer s3cret-2"]
        )
        #expect(server.requests.map(\.text) == ["text", "text", "text"])
    }

    @Test("are final if the service is not satisfied with the claims it wanted")
    func secondChallenge() async throws {
        let server = try LoopbackServer()
        server.on("GET", "/") { _ in .status(401, headers: [("WWW-Authenticate", Self.challenge)]) }
        let client = try client(server, CountingCredential())
        let error = await #expect(throws: ServiceError.self) { try await client.send() }
        #expect(error?.failure?.statusCode == 401)
        #expect(server.requests.count == 2)
    }

    private static let rejection = #"Bearer realm="x", error="invalid_token", error_description="revoked""#

    /// A credential that keeps its tokens, which are numbered.
    private func cache() -> CachingTokenCredential {
        let count = Locked(0)
        return CachingTokenCredential { _ in
            let number = count.withLock { count in
                count += 1
                return count
            }
            return AccessToken(token: "s3cret-\(number)", expiresOn: Date(timeIntervalSinceNow: 3600))
        }
    }

    @Test(
        "that the service rejects are forgotten by a cache, which is asked for another, once, whether or not it says why",
        arguments: [rejection, "Bearer", #"Basic realm="x", error="other""#, nil]
    )
    func rejected(challenge: String?) async throws {
        let server = try LoopbackServer()
        server.reply(
            .status(204),
            .status(401, headers: challenge.map { [("WWW-Authenticate", $0)] } ?? []),
            .status(503),
            .status(204),
            .status(204)
        )
        let client = try client(server, cache())
        for _ in 1...3 { _ = try await client.send() }
        #expect(
            server.requests.map { $0[header: "Authorization"] }
                == ["Bearer s3cret-1", "Bearer s3cret-1", "Bearer s3cret-2", "Bearer s3cret-2", "Bearer s3cret-2"]
        )
    }

    @Test("that the service rejects, all of them, are no reason to go on asking")
    func alwaysRejected() async throws {
        let server = try LoopbackServer()
        server.on("GET", "/") { _ in .status(401, headers: [("WWW-Authenticate", Self.rejection)]) }
        let client = try client(server, cache())
        let error = await #expect(throws: ServiceError.self) { try await client.send() }
        #expect(error?.failure?.statusCode == 401)
        #expect(server.requests.map { $0[header: "Authorization"] } == ["Bearer s3cret-1", "Bearer s3cret-2"])
    }

    @Test("that are new are no reason to go on asking if the service does not say why it refuses them")
    func alwaysRefused() async throws {
        let transport = ScriptedTransport(.status(204), .status(401))
        let client = try PipelineClient.scripted(
            transport,
            authPolicy: BearerTokenCredentialPolicy(credential: cache())
        )
        _ = try await client.send()
        let error = await #expect(throws: ServiceError.self) { try await client.send() }
        #expect(error?.failure?.statusCode == 401)
        #expect(
            transport.requests.map { $0.httpRequest.headers["Authorization"] }
                == ["Bearer s3cret-1", "Bearer s3cret-1", "Bearer s3cret-2"]
        )
    }

    @Test("that a cache began with, and that the service rejects, are replaced at once")
    func rejectedFirst() async throws {
        let transport = ScriptedTransport(.status(401), .status(204))
        let kept = AccessToken(token: "kept-s3cret")
        let credential = CachingTokenCredential(startingWith: kept) { _ in AccessToken(token: "new-s3cret") }
        let client = try PipelineClient.scripted(
            transport,
            authPolicy: BearerTokenCredentialPolicy(credential: credential)
        )
        _ = try await client.send()
        #expect(
            transport.requests.map { $0.httpRequest.headers["Authorization"] } == [
                "Bearer kept-s3cret", "Bearer new-s3cret",
            ]
        )
    }

    @Test("of a cache stay there if the service refuses for another reason, or rejects one that was replaced")
    func notRejected() async throws {
        let credential = cache()
        let transport = ScriptedTransport(
            .status(401),
            .status(403),
            .status(401, headers: ["WWW-Authenticate": #"Bearer error="insufficient_scope""#]),
            .status(401, headers: ["WWW-Authenticate": Self.challenge])
        )
        let client = try PipelineClient.scripted(
            transport,
            authPolicy: BearerTokenCredentialPolicy(credential: credential)
        )
        for _ in 1...4 { await #expect(throws: ServiceError.self) { try await client.send() } }
        #expect(transport.requests.count == 4)
        credential.forget("s3cret-0")
        #expect(try await credential.token(forScopes: []).token == "s3cret-1")
    }

    @Test("are final if the credential cannot ask for claims, or the service asks for none")
    func unanswerableChallenge() async throws {
        for challenge in [Self.challenge, "Bearer error=\"invalid_token\"", ""] {
            let server = try LoopbackServer()
            server.on("GET", "/") { _ in .status(401, headers: [("WWW-Authenticate", challenge)]) }
            let credential = CountingCredential()
            let client = try client(server, PlainCredential(tokens: credential))
            await #expect(throws: ServiceError.self) { try await client.send() }
            #expect(credential.questions == ["read"])
            #expect(server.requests.count == 1)
        }
    }

    @Test(
        "find the claims among all challenges",
        arguments: [
            (challenge, claims),
            (#"Basic realm="a, Bearer error=\"b", bearer Error = insufficient_claims,claims=eyJhIjoxfQ"#, #"{"a":1}"#),
            (#"Negotiate, Bearer claims="eyJhIjoiw78_In0", error="insufficient_claims""#, #"{"a":"ÿ?"}"#),
            (#"Digest error="insufficient_claims", claims="eyJhIjoxfQ""#, nil),
            (#"Bearer error="insufficient_claims", claims="%%%""#, nil),
            (#"Bearer error="insufficient_claims", claims="eyJhIjoxfQ"#, #"{"a":1}"#),
            ("=,= ,\"", nil),
            ("Bearer realm=\"\u{301}\", error=\"insufficient_claims\", claims=\"eyJhIjoxfQ\"", #"{"a":1}"#),
        ] as [(String, String?)]
    )
    func challenges(field: String, claims: String?) {
        #expect(AuthenticationChallenge.claims(in: ["WWW-Authenticate": field]) == claims)
    }

    @Test("that the sign-in refuses are no answer of the service")
    func refusedSignIn() async throws {
        let signIn = try PipelineClient.scripted(ScriptedTransport(.status(404)))
        let credential = CachingTokenCredential { _ in
            _ = try await signIn.send()
            return AccessToken(token: "s3cret-1")
        }
        let transport = ScriptedTransport(.status(200))
        let client = try PipelineClient.scripted(
            transport,
            authPolicy: BearerTokenCredentialPolicy(credential: credential)
        )
        let error = await #expect(throws: ServiceError.self) { try await client.send() }
        guard case .client(_, let cause)? = error else {
            Issue.record("expected a client error, got \(String(describing: error))")
            return
        }
        #expect(
            error?.clientMessageWithoutId
                == "The credential has no token for the request, so it was not sent. [GET https://example.org/, request id ID]"
        )
        #expect((cause as? ServiceError)?.failure?.isNotFound == true)
        #expect(transport.requests.isEmpty)
    }

    @Test("that are lost on the way to the credential leave a request unsent, which may be tried again")
    func lostSignIn() async throws {
        let answers = Locked([ServiceError.client("The sign-in was lost.", URLError(.networkConnectionLost))])
        let credential = CachingTokenCredential { _ in
            if let error = answers.withLock({ $0.popLast() }) { throw error }
            return AccessToken(token: "s3cret-1")
        }
        let transport = ScriptedTransport(.status(201))
        let client = try PipelineClient.scripted(
            transport,
            authPolicy: BearerTokenCredentialPolicy(credential: credential)
        )
        #expect(try await client.send(.post, "/orders").statusCode == 201)
        #expect(transport.requests.count == 1)
    }

    @Test("that a canceled sign-in does not give leave the call canceled")
    func canceledSignIn() async throws {
        let credential = CachingTokenCredential { _ in
            throw ServiceError.client("The sign-in was canceled.", CancellationError())
        }
        let client = try PipelineClient.scripted(
            ScriptedTransport(.status(200)),
            authPolicy: BearerTokenCredentialPolicy(credential: credential)
        )
        let error = await #expect(throws: ServiceError.self) { try await client.send() }
        #expect(error?.isCanceled == true)
    }
}
