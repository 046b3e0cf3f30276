import Foundation
import LoopbackServer
import Testing

@testable import ServiceRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("URLSessionTransport against a server that misbehaves", .timeLimit(.minutes(20)))
struct TransportFaultTests {
    private func send(
        to server: LoopbackServer,
        _ method: HTTPMethod = .get,
        timeout: TimeInterval = LoopbackServer.patience
    ) async throws -> HTTPResponse {
        let request = HTTPRequest(method: method, url: server.url.appendingPathComponent("x"))
        return try await URLSessionTransport(timeout: timeout).send(PipelineRequest(httpRequest: request)).httpResponse
    }

    /// The code of the connection failure that a call ends with.
    private func failure(of body: () async throws -> some Any) async -> ConnectionFailure? {
        do {
            _ = try await body()
            return nil
        } catch {
            return ConnectionFailure(error)
        }
    }

    @Test(
        "a 401 is a response, whatever scheme it challenges for",
        arguments: ["Basic realm=\"x\"", "Digest realm=\"x\", nonce=\"y\"", "Bearer", nil]
    )
    func challenge(scheme: String?) async throws {
        let server = try LoopbackServer()
        server.reply(.json("[1]", status: 401, headers: scheme.map { [("WWW-Authenticate", $0)] } ?? []))
        let response = try await send(to: server)
        #expect(response.statusCode == 401)
        #expect(response.data == Data("[1]".utf8))
        #expect(server.requests.count == 1)
    }

    @Test("a body that is shorter than announced is a lost connection")
    func truncatedBody() async throws {
        let server = try LoopbackServer()
        server.reply(.json("{}", delivery: .truncated(by: 1)))
        let failure = await failure { try await send(to: server) }
        #expect(failure?.isBeforeSending == false)
    }

    @Test("the length of the body that a HEAD does not have is no fault")
    func head() async throws {
        let server = try LoopbackServer()
        server.reply(.json("{}"))
        let response = try await send(to: server, .head)
        #expect(response.statusCode == 200)
        #expect(response.headers["content-length"] == "2")
    }

    @Test("a connection that is closed instead of a response may be tried again")
    func dropped() async throws {
        let server = try LoopbackServer()
        server.reply(.drop)
        let failure = await failure { try await send(to: server) }
        #expect(failure?.isBeforeSending == false)
    }

    @Test(
        "a response that does not go on is given up, and not before its time",
        arguments: [.stalled, .stalledInBody] as [Reply.Delivery]
    )
    func stalled(delivery: Reply.Delivery) async throws {
        let server = try LoopbackServer()
        server.reply(.json("{\"a\":1}", delivery: delivery))
        let start = ContinuousClock.now
        let failure = await failure { try await send(to: server, timeout: 0.2) }
        #expect(failure?.isBeforeSending == false)
        #expect(ContinuousClock.now - start >= .milliseconds(200))
    }

    @Test("a canceled task closes its connection", arguments: [.stalled, .stalledInBody] as [Reply.Delivery])
    func canceled(delivery: Reply.Delivery) async throws {
        let server = try LoopbackServer()
        server.reply(.json("{\"a\":1}", delivery: delivery))
        let task = Task { try await send(to: server) }
        _ = await server.requests(count: 1)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        await server.disconnected()
    }

    @Test("a redirect is a response", arguments: [301, 302, 303, 307, 308])
    func redirect(status: Int) async throws {
        let server = try LoopbackServer()
        server.reply(.status(status, headers: [("Location", "/elsewhere")]))
        let response = try await send(to: server, .post)
        #expect(response.statusCode == status)
        #expect(response.headers["Location"] == "/elsewhere")
        #expect(server.requests.count == 1)
    }

    @Test("a port where nobody listens is told apart from a connection that was lost")
    func refused() async throws {
        let port = try RefusingPort()
        let request = HTTPRequest(method: .get, url: port.url)
        let transport = URLSessionTransport(timeout: LoopbackServer.patience)
        let failure = await failure { try await transport.send(PipelineRequest(httpRequest: request)) }
        #expect(failure?.isBeforeSending == true)
    }

    @Test("the cause of a failure does not hold the URL, whose query may hold a key")
    func secrecyOfTheCause() async throws {
        let port = try RefusingPort()
        let url = port.url.appending(queryItems: [URLQueryItem(name: "key", value: "s3cret")])
        let request = HTTPRequest(method: .get, url: url)
        let transport = URLSessionTransport(timeout: LoopbackServer.patience)
        let error = await #expect(throws: ServiceError.self) {
            try await transport.send(PipelineRequest(httpRequest: request))
        }
        let cause = try #require(error?.underlyingError as? URLError)
        #expect(cause.code == .cannotConnectToHost)
        #expect(!"\(cause) \(cause.userInfo)".contains("s3cret"))
    }
}
