import Foundation
import LoopbackServer
import Testing

@testable import ServiceRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What arrives at which server.
@Suite("Redirects over the network", .timeLimit(.minutes(20)))
struct RedirectWireTests {
    private let service: LoopbackServer
    private let other: LoopbackServer

    init() throws {
        service = try LoopbackServer()
        other = try LoopbackServer()
    }

    private func client(_ retryOptions: RetryOptions = .none) throws -> PipelineClient {
        try .scripted(
            URLSessionTransport(),
            endpoint: service.url.absoluteString,
            authPolicy: BearerTokenCredentialPolicy(credential: StaticTokenCredential("s3cret")),
            retryOptions: retryOptions,
            allowsInsecureCredentials: true
        )
    }

    private func redirect(_ status: Int, to location: String) -> Reply {
        .status(status, headers: [("Location", location)])
    }

    /// Sends a request with a body.
    private func send(_ method: HTTPMethod, _ client: PipelineClient) async throws -> Int {
        var description = RequestDescription(method, "/here", options: nil)
        description.header("X-Color", "red")
        description.body("fig", as: "text/plain")
        return try await ServiceRequest<Data>(description, client: client, returns: .data).response().statusCode
    }

    @Test(
        "within the origin keep the credential, and the method and the body as RFC 9110 says",
        arguments: [
            (301, .post, "GET", ""), (302, .post, "GET", ""), (303, .post, "GET", ""), (303, .put, "GET", ""),
            (301, .put, "PUT", "fig"), (302, .put, "PUT", "fig"), (307, .post, "POST", "fig"),
            (308, .post, "POST", "fig"), (308, .put, "PUT", "fig"),
        ] as [(Int, HTTPMethod, String, String)]
    )
    func sameOrigin(status: Int, method: HTTPMethod, expected: String, body: String) async throws {
        service.reply(redirect(status, to: "there?x=1#part"), .status(204))
        #expect(try await send(method, client()) == 204)
        let requests = service.requests
        #expect(requests.map(\.target) == ["/here", "/there?x=1"])
        #expect(requests.map(\.method) == [method.rawValue, expected])
        #expect(requests.map(\.text) == ["fig", body])
        #expect(requests.map { $0[header: "Content-Type"] } == ["text/plain", body.isEmpty ? nil : "text/plain"])
        #expect(requests.map { $0[header: "Authorization"] } == ["Bearer s3cret", "Bearer s3cret"])
        #expect(requests.map { $0[header: "X-Color"] } == ["red", "red"])
    }

    @Test("to another origin take the body along, but not the credential, and back it does not come")
    func otherOrigin() async throws {
        service.reply(redirect(307, to: other.url.appendingPathComponent("there").absoluteString), .status(204))
        other.reply(redirect(308, to: service.url.appendingPathComponent("back").absoluteString))
        #expect(try await send(.put, client()) == 204)
        #expect(other.requests.map(\.text) == ["fig"])
        #expect(other.requests.map { $0[header: "Authorization"] } == [nil])
        #expect(service.requests.map(\.target) == ["/here", "/back"])
        #expect(service.requests.map { $0[header: "Authorization"] } == ["Bearer s3cret", nil])
    }

    @Test("to another origin do not take along what the session's configuration adds")
    func configuredFields() async throws {
        service.reply(redirect(307, to: "/there"), redirect(307, to: other.url.absoluteString))
        other.reply(.status(204))
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpAdditionalHeaders = ["X-Key": "s3cret", "x-color": "blue"]
        let transport = URLSessionTransport(configuration: configuration)
        #expect(try await send(.put, .scripted(transport, endpoint: service.url.absoluteString)) == 204)
        #expect(service.requests.map { $0[header: "X-Key"] } == ["s3cret", "s3cret"])
        #expect(service.requests.map { $0[header: "X-Color"] } == ["red", "red"])
        #expect(other.requests.map { $0[header: "X-Key"] } == [nil])
        #expect(other.requests.map { $0[header: "X-Color"] } == [nil])
    }

    @Test("are followed anew by each try, from where the request was meant to go")
    func retried() async throws {
        service.on("PUT", "/here") { _ in .status(307, headers: [("Location", "/there")]) }
        service.reply(.status(503), .drop, .status(204))
        let retryOptions = RetryOptions(clock: RecordingClock())
        #expect(try await send(.put, client(retryOptions)) == 204)
        let targets = service.requests.map(\.target)
        #expect(targets == ["/here", "/there", "/here", "/there", "/here", "/there"])
    }

    @Test("that go round end in an error that says so")
    func loop() async throws {
        service.on("GET", "/") { _ in .status(302, headers: [("Location", "/")]) }
        let client = try client()
        let error = try await failure { try await client.send() }
        #expect(error.clientMessage?.contains("redirected the request more than 10 times") == true)
        #expect(service.requests.count == 11)
    }
}
