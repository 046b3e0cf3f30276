import Foundation
import LoopbackServer
import Testing

@testable import ServiceRuntime

/// Which credentials an operation is sent with, and where credentials go at all.
@Suite("Authentication by security schemes")
struct SchemeAuthenticationTests {
    private static let policies: [(String, any Authenticating)] = [
        ("key", APIKeyCredentialPolicy(credential: APIKeyCredential("s3cret-k"), name: "X-Key")),
        ("part", APIKeyCredentialPolicy(credential: APIKeyCredential("s3cret-p"), name: "part", location: .query)),
        ("login", BasicCredentialPolicy(credential: BasicCredential(userName: "u", password: "s3cret"))),
    ]

    private static func policy(holding schemes: [String], requirements: [[String]] = [["key"]])
        -> SchemeAuthenticationPolicy
    {
        var policy = SchemeAuthenticationPolicy(defaultRequirements: requirements)
        for (scheme, proof) in policies {
            policy.add(scheme, schemes.contains(scheme) ? proof : nil)
        }
        return policy
    }

    private static func client(
        _ server: LoopbackServer,
        authPolicy: any Authenticating,
        logger: any ClientLogger = SuiteLogger()
    ) throws -> PipelineClient {
        var options = ScriptedClientOptions()
        options.logger = logger
        options.transportOptions = TransportOptions(retryOptions: .none, allowsInsecureCredentials: true)
        return try PipelineClient(endpoint: server.url, authPolicy: authPolicy, withOptions: options, package: "Test")
    }

    // MARK: - Which credentials

    @Test(
        "the first set counts of which all credentials are there",
        arguments: [
            (["key"], nil, "GET /a X-Key=s3cret-k"),
            (["key", "login"], nil, "GET /a X-Key=s3cret-k"),
            (["key", "login"], [["login"]], "GET /a Authorization=Basic dTpzM2NyZXQ="),
            (["key", "login"], [["part"], ["login"], ["key"]], "GET /a Authorization=Basic dTpzM2NyZXQ="),
            (["key", "login"], [["part", "login"], ["key"]], "GET /a X-Key=s3cret-k"),
            (
                ["key", "part", "login"], [["part", "login"], ["key"]],
                "GET /a?part=s3cret-p Authorization=Basic dTpzM2NyZXQ="
            ),
            (["key"], [["login"], []], "GET /a"),
            (["login"], [["login"], []], "GET /a Authorization=Basic dTpzM2NyZXQ="),
        ] as [([String], [[String]]?, String)]
    )
    func sent(held: [String], accepted: [[String]]?, expected: String) async throws {
        let server = try LoopbackServer()
        server.reply(.status(204))
        let client = try Self.client(server, authPolicy: Self.policy(holding: held))
        var description = RequestDescription(.get, "/a", options: nil)
        if let accepted {
            description.security(accepted)
        }
        try await ServiceRequest(description, client: client, returns: .nothing).value()
        let request = try #require(await server.requests(count: 1).first)
        let proofs = request.headers.filter { ["X-Key", "Authorization"].contains($0.name) }
            .map { " \($0.name)=\($0.value)" }
        #expect("\(request.method) \(request.target)\(proofs.joined())" == expected)
    }

    @Test(
        "a credential serves the other schemes that it is added for, unless they have their own",
        arguments: [(nil, "key"), ("login", "login")] as [(String?, String)]
    )
    func servesOthers(own: String?, expected: String) async throws {
        let proofs = Dictionary(uniqueKeysWithValues: Self.policies)
        var policy = SchemeAuthenticationPolicy(defaultRequirements: [["key"]])
        policy.add("key", alsoFor: ["other"], proofs["key"])
        policy.add("other", own.flatMap { proofs[$0] })
        let transport = ScriptedTransport(.status(204))
        let client = try PipelineClient.scripted(transport, authPolicy: policy)
        var description = RequestDescription(.get, "/a", options: nil)
        description.security([["other"]])
        try await ServiceRequest(description, client: client, returns: .nothing).value()
        let request = try #require(transport.requests.first).httpRequest
        #expect((request.headers["X-Key"] != nil) == (expected == "key"))
        #expect((request.headers["Authorization"] != nil) == (expected == "login"))
    }

    @Test(
        "an operation fails before it is sent if no set can be met",
        arguments: [
            (["login"], nil, "for 'key', but the client was created with only one for 'login'."),
            ([], nil, "for 'key', but the client was created with none."),
            (
                ["key", "login"], [["part"], ["part", "login"]],
                "for 'part', or 'part' and 'login', but the client was created with only one for 'key' and 'login'."
            ),
        ] as [([String], [[String]]?, String)]
    )
    func refused(held: [String], accepted: [[String]]?, expected: String) async throws {
        let transport = ScriptedTransport(.status(204))
        let client = try PipelineClient.scripted(transport, authPolicy: Self.policy(holding: held))
        var description = RequestDescription(.get, "/a", options: nil)
        if let accepted {
            description.security(accepted)
        }
        let request = ServiceRequest(description, client: client, returns: .nothing)
        let error = await #expect(throws: ServiceError.self) { try await request.value() }
        guard case .client(let message, _) = error else {
            Issue.record("\(String(describing: error)) is no error of the client")
            return
        }
        #expect(message == "GET https://example.org/a requires a credential \(expected)")
        #expect(transport.requests.isEmpty)
    }

    @Test("an operation that wants no credential is sent by a client that has none")
    func anonymous() async throws {
        let transport = ScriptedTransport(.status(204))
        let client = try PipelineClient.scripted(transport, authPolicy: Self.policy(holding: []))
        var description = RequestDescription(.get, "/a", options: nil)
        description.anonymous()
        try await ServiceRequest(description, client: client, returns: .nothing).value()
        #expect(transport.requests.count == 1)
    }

    @Test("only the credential that is used must not go over plain http")
    func insecure() async throws {
        let transport = ScriptedTransport(.status(204))
        let client = try PipelineClient.scripted(transport, authPolicy: Self.policy(holding: ["key", "login"]))
        for (scheme, isSent) in [("key", true), ("login", false)] {
            var description = RequestDescription(.get, "/a", options: nil)
            description.server("http://example.org")
            description.security([[scheme]])
            let request = ServiceRequest(description, client: client, returns: .nothing)
            if isSent {
                try await request.value()
            } else {
                await #expect(throws: ServiceError.self) { try await request.value() }
            }
        }
        #expect(transport.requests.count == 1)
    }

    @Test("every credential is checked when the client is made")
    func validation() {
        var policy = SchemeAuthenticationPolicy(defaultRequirements: [["key"]])
        policy.add("login", BasicCredentialPolicy(credential: BasicCredential(userName: "a:b", password: "s3cret")))
        #expect(throws: ServiceError.self) {
            try PipelineClient.scripted(ScriptedTransport(.status(200)), authPolicy: policy)
        }
    }

    // MARK: - Where credentials go

    @Test("an operation's own server gets the credential, because the description says so")
    func ownServer() async throws {
        let (service, other) = (try LoopbackServer(), try LoopbackServer())
        other.reply(.status(204))
        let client = try Self.client(service, authPolicy: Self.policy(holding: ["key"]))
        var description = RequestDescription(.get, "/a", options: nil)
        description.server(other.url.absoluteString)
        try await ServiceRequest(description, client: client, returns: .nothing).value()
        #expect(await other.requests(count: 1).first?[header: "X-Key"] == "s3cret-k")
    }

    @Test("a request of the caller's own gets the credential at the service only")
    func ownRequest() async throws {
        let (service, other) = (try LoopbackServer(), try LoopbackServer())
        service.reply(.status(204))
        other.reply(.status(204))
        let logger = RecordingLogger(level: .debug)
        let client = try Self.client(service, authPolicy: Self.policy(holding: ["key"]), logger: logger)
        for server in [service, other] {
            let request = HTTPRequest(method: .get, url: server.url.appending(path: "a"))
            _ = try await client.exchange(request, context: PipelineContext())
        }
        #expect(await service.requests(count: 1).first?[header: "X-Key"] == "s3cret-k")
        #expect(await other.requests(count: 1).first?[header: "X-Key"] == nil)
        #expect(
            logger.messages.contains {
                $0.contains("GET \(other.url.appending(path: "a")) is sent without the client's credential")
            }
        )
    }

    @Test("a stage of the user's cannot lead the credential elsewhere")
    func redirectingStage() async throws {
        struct Elsewhere: PipelineStage {
            let url: URL

            func process(_ request: PipelineRequest, next: PipelineNext) async throws -> PipelineResponse {
                var request = request
                request.httpRequest.url = url
                return try await next(request)
            }
        }
        let (service, other) = (try LoopbackServer(), try LoopbackServer())
        other.reply(.status(204))
        var options = ScriptedClientOptions()
        options.transportOptions = TransportOptions(
            retryOptions: .none,
            perRetryPolicies: [Elsewhere(url: other.url)],
            allowsInsecureCredentials: true
        )
        let client = try PipelineClient(
            endpoint: service.url,
            authPolicy: Self.policy(holding: ["key"]),
            withOptions: options,
            package: "Test"
        )
        let request = ServiceRequest(RequestDescription(.get, "/a", options: nil), client: client, returns: .nothing)
        try await request.value()
        #expect(await other.requests(count: 1).first?[header: "X-Key"] == nil)
    }
}
