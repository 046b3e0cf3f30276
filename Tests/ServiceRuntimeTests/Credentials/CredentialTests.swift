import Foundation
import Testing

@testable import ServiceRuntime

@Suite("Credentials")
struct CredentialTests {
    private func sent(
        _ policy: any Authenticating,
        anonymously: Bool = false,
        endpoint: String = "https://example.org",
        path: String = "/"
    ) async throws -> HTTPRequest {
        let transport = ScriptedTransport(.status(200))
        let client = try PipelineClient.scripted(transport, endpoint: endpoint, authPolicy: policy)
        var description = RequestDescription(.get, path, options: nil)
        if anonymously {
            description.anonymous()
        }
        _ = try await ServiceRequest(description, client: client, returns: .data).value()
        return try #require(transport.requests.first).httpRequest
    }

    @Test("a token goes into the Authorization field")
    func bearer() async throws {
        let policy = BearerTokenCredentialPolicy(credential: StaticTokenCredential("s3cret"))
        #expect(try await sent(policy).headers["authorization"] == "Bearer s3cret")
    }

    @Test("the credential is asked for the policy's scopes, and for each request anew")
    func scopes() async throws {
        struct Scoped: TokenCredential {
            func token(forScopes scopes: [String]) async throws -> AccessToken {
                AccessToken(token: scopes.joined(separator: "+"))
            }
        }
        let policy = BearerTokenCredentialPolicy(credential: Scoped(), scopes: ["a", "b"])
        #expect(try await sent(policy).headers["Authorization"] == "Bearer a+b")
    }

    @Test("user name and password are encoded as RFC 7617 has it")
    func basic() async throws {
        let example = ("Aladdin", "open sesame")
        let credential = BasicCredential(userName: example.0, password: example.1)
        let policy = BasicCredentialPolicy(credential: credential)
        #expect(try await sent(policy).headers["Authorization"] == "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==")
    }

    @Test("a user name may be left out beside a password, as for personal access tokens")
    func basicWithoutName() async throws {
        let policy = BasicCredentialPolicy(credential: BasicCredential(userName: "", password: "s3cret"))
        #expect(try await sent(policy).headers["Authorization"] == "Basic OnMzY3JldA==")
        let nothing = BasicCredential(userName: "", password: "")
        #expect(throws: ServiceError.self) { try nothing.validate() }
    }

    @Test("a password has no control characters (RFC 7617, section 2)")
    func basicPassword() {
        let credential = BasicCredential(userName: "Aladdin", password: "s3cret\n")
        let error = #expect(throws: ServiceError.self) { try credential.validate() }
        #expect(error?.description.contains("password contains a line break") == true)
        #expect(error?.description.contains("s3cret") == false)
    }

    @Test("a key stands where the service wants it")
    func apiKey() async throws {
        let credential = APIKeyCredential("s3cret=1&2")
        let inHeader = try await sent(APIKeyCredentialPolicy(credential: credential, name: "X-Key"))
        #expect(inHeader.headers["X-Key"] == "s3cret=1&2")
        let inQuery = try await sent(
            APIKeyCredentialPolicy(credential: credential, name: "key", location: .query),
            path: "/a?b=1&key=old"
        )
        #expect(inQuery.url.absoluteString == "https://example.org/a?b=1&key=s3cret%3D1%262")
        let inCookie = try await sent(APIKeyCredentialPolicy(credential: credential, name: "sid", location: .cookie))
        #expect(inCookie.headers["Cookie"] == "sid=s3cret%3D1%262")
    }

    @Test("a key that changes is asked for with each try, no log shows any, and that the service rejects it is final")
    func changingKey() async throws {
        let keys = Locked(["s3cret-3", "s3cret-2", "s3cret-1"])
        let credential = APIKeyCredential { keys.withLock { $0.popLast() } ?? "" }
        let transport = ScriptedTransport(.status(503, headers: ["Content-Type": "text/s3cret-1"]), .status(401))
        let logger = RecordingLogger(level: .debug)
        let policy = APIKeyCredentialPolicy(credential: credential, name: "X-Key")
        let client = try PipelineClient.scripted(transport, authPolicy: policy, logger: logger)
        let error = await #expect(throws: ServiceError.self) { try await client.send() }
        #expect(error?.failure?.statusCode == 401)
        #expect(transport.requests.map { $0.httpRequest.headers["X-Key"] } == ["s3cret-1", "s3cret-2"])
        #expect(!logger.messages.contains { $0.contains("s3cret") })
    }

    @Test("names, passwords and signatures may change as well")
    func changingLogin() async throws {
        let login = BasicCredential { ("Aladdin", "open sesame") }
        #expect(
            try await sent(BasicCredentialPolicy(credential: login)).headers["Authorization"]
                == "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ=="
        )
        let signature = SharedAccessSignatureCredential { "?sv=1&sig=s3cret" }
        #expect(
            try await sent(SharedAccessSignatureCredentialPolicy(credential: signature)).url.absoluteString
                == "https://example.org/?sv=1&sig=s3cret"
        )
    }

    private struct SignedOut: Error {}

    @Test(
        "a request whose credential has nothing to send is not sent",
        arguments: [
            (APIKeyCredentialPolicy(credential: APIKeyCredential { throw SignedOut() }, name: "X-Key"), "key"),
            (BasicCredentialPolicy(credential: BasicCredential { throw SignedOut() }), "password"),
            (
                SharedAccessSignatureCredentialPolicy(
                    credential: SharedAccessSignatureCredential { throw SignedOut() }
                ), "signature"
            ),
        ] as [(any Authenticating, String)]
    )
    func nothingToSend(policy: any Authenticating, name: String) async throws {
        let transport = ScriptedTransport(.status(200))
        let client = try PipelineClient.scripted(transport, authPolicy: policy)
        let error = await #expect(throws: ServiceError.self) { try await client.send() }
        guard case .client(_, let cause)? = error else {
            Issue.record("expected a client error, got \(String(describing: error))")
            return
        }
        #expect(
            error?.clientMessageWithoutId
                == "The credential has no \(name) for the request, so it was not sent. [GET https://example.org/, request id ID]"
        )
        #expect(cause is SignedOut)
        #expect(transport.requests.isEmpty)
    }

    @Test("a key that changes is checked when it is sent")
    func unusableKey() async throws {
        let policy = APIKeyCredentialPolicy(credential: APIKeyCredential { "" }, name: "X-Key")
        let transport = ScriptedTransport(.status(200))
        let client = try PipelineClient.scripted(transport, authPolicy: policy)
        let error = await #expect(throws: ServiceError.self) { try await client.send() }
        #expect(error?.clientMessage == "The credential's key is empty.")
        #expect(transport.requests.isEmpty)
    }

    @Test("an operation without security gets no credential")
    func anonymous() async throws {
        let policy = BearerTokenCredentialPolicy(credential: StaticTokenCredential("s3cret"))
        #expect(try await sent(policy, anonymously: true).headers["Authorization"] == nil)
    }

    @Test(
        "a credential that cannot be sent is refused when the client is made",
        arguments: [
            BearerTokenCredentialPolicy(credential: StaticTokenCredential("")),
            BearerTokenCredentialPolicy(credential: StaticTokenCredential("s3cret\n")),
            APIKeyCredentialPolicy(credential: APIKeyCredential(""), name: "key"),
            APIKeyCredentialPolicy(credential: APIKeyCredential("s3cret"), name: "X-Key\r\nEvil"),
            APIKeyCredentialPolicy(credential: APIKeyCredential("s3cret"), name: "a b", location: .cookie),
            BasicCredentialPolicy(credential: BasicCredential(userName: "a:b", password: "s3cret")),
            CombinedAuthenticationPolicy([APIKeyCredentialPolicy(credential: APIKeyCredential(""), name: "key")]),
        ] as [any Authenticating]
    )
    func validation(policy: any Authenticating) {
        let error = #expect(throws: ServiceError.self) {
            try PipelineClient.scripted(ScriptedTransport(.status(200)), authPolicy: policy)
        }
        #expect(error.map { "\($0)" }?.contains("s3cret") == false)
    }

    @Test("a token does not go over plain http unless allowed")
    func insecure() throws {
        let policy = BearerTokenCredentialPolicy(credential: StaticTokenCredential("s3cret"))
        let transport = ScriptedTransport(.status(200))
        let error = #expect(throws: ServiceError.self) {
            try PipelineClient.scripted(transport, endpoint: "http://example.org", authPolicy: policy)
        }
        #expect(error?.clientMessage?.contains("the connection is not encrypted") == true)
        _ = try PipelineClient.scripted(
            transport,
            endpoint: "http://example.org",
            authPolicy: policy,
            allowsInsecureCredentials: true
        )
    }

    @Test("an operation with a plain http server of its own does not get the token either")
    func insecureServer() async throws {
        let transport = ScriptedTransport(.status(200))
        let policy = BearerTokenCredentialPolicy(credential: StaticTokenCredential("s3cret"))
        let client = try PipelineClient.scripted(transport, authPolicy: policy)
        var description = RequestDescription(.get, "/", options: nil)
        description.server("http://example.org")
        let request = ServiceRequest(description, client: client, returns: .data)
        let error = await #expect(throws: ServiceError.self) { try await request.value() }
        #expect(error?.clientMessage?.contains("the connection is not encrypted") == true)
        #expect(transport.requests.isEmpty)
    }

    @Test("credentials do not show what they hold")
    func secrecy() {
        let holders: [Any] = [
            StaticTokenCredential("s3cret"), AccessToken(token: "s3cret"), APIKeyCredential("s3cret"),
            BasicCredential(userName: "user", password: "s3cret"), SharedAccessSignatureCredential("sig=s3cret"),
        ]
        for holder in holders {
            var dumped = ""
            dump(holder, to: &dumped)
            for text in ["\(holder)", String(reflecting: holder), dumped] {
                #expect(!text.contains("s3cret"))
                #expect(text.contains("REDACTED"))
            }
        }
    }
}
