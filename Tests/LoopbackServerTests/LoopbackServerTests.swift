import Foundation
import LoopbackServer
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(20))) struct LoopbackServerTests {
    private let session: URLSession

    init() {
        let configuration = URLSessionConfiguration.ephemeral
        // Among all other tests, one may wait for its turn longer than the minute that sessions give a server.
        configuration.timeoutIntervalForRequest = 600
        session = URLSession(configuration: configuration)
    }

    @Test func answersInTheOrderOfTheScriptAndRecordsWhatArrives() async throws {
        let server = try LoopbackServer()
        server.reply(.status(503), .json(#"{"a":1}"#, headers: [(name: "X-Trace", value: "7")]))
        var request = URLRequest(url: server.url.appendingPathComponent("a b"))
        request.httpMethod = "PUT"
        request.httpBody = Data("hello".utf8)
        request.setValue("yes", forHTTPHeaderField: "X-Ask")

        let (_, first) = try await session.data(for: request)
        let (data, second) = try await session.data(for: request)

        #expect((first as? HTTPURLResponse)?.statusCode == 503)
        #expect((second as? HTTPURLResponse)?.statusCode == 200)
        #expect((second as? HTTPURLResponse)?.value(forHTTPHeaderField: "x-trace") == "7")
        #expect(String(decoding: data, as: UTF8.self) == #"{"a":1}"#)
        let arrived = await server.requests(count: 2)
        #expect(arrived.map(\.method) == ["PUT", "PUT"])
        #expect(arrived[0].target == "/a%20b")
        #expect(arrived[0].text == "hello")
        #expect(arrived[0][header: "x-ask"] == "yes")
    }

    @Test func routesIgnoreTheQuery() async throws {
        let server = try LoopbackServer()
        server.on("GET", "/items") { .json("\"\($0.query ?? "")\"") }
        let url = try #require(URL(string: "/items?page=2", relativeTo: server.url))
        let (data, _) = try await session.data(from: url)
        #expect(String(decoding: data, as: UTF8.self) == "\"page=2\"")
    }

    @Test func sendsChunks() async throws {
        let server = try LoopbackServer()
        server.reply(Reply(delivery: .chunked([Data("one ".utf8), Data("two".utf8)])))
        let (data, _) = try await session.data(from: server.url)
        #expect(String(decoding: data, as: UTF8.self) == "one two")
    }

    @Test func aDroppedConnectionIsAnErrorOfTheClient() async throws {
        let server = try LoopbackServer()
        server.reply(.drop, .drop, .drop)
        await #expect(throws: (any Error).self) { try await session.data(from: server.url) }
    }

    @Test func aResponseWaitsForItsGate() async throws {
        let server = try LoopbackServer()
        let gate = Gate()
        server.reply(.json("1", delivery: .delayed(gate)))
        async let response = session.data(from: server.url)
        _ = await server.requests(count: 1)
        gate.open()
        #expect(try await String(decoding: response.0, as: UTF8.self) == "1")
    }

    @Test func noticesThatAClientLeavesAStalledResponse() async throws {
        let server = try LoopbackServer()
        server.reply(.stall)
        let task = Task { [session, url = server.url] in try await session.data(from: url) }
        _ = await server.requests(count: 1)
        task.cancel()
        await server.disconnected()
        await #expect(throws: (any Error).self) { try await task.value }
    }

    @Test func whatIsNotScriptedIsAnswered500() async throws {
        let server = try LoopbackServer()
        let (data, response) = try await session.data(from: server.url.appendingPathComponent("x"))
        #expect((response as? HTTPURLResponse)?.statusCode == 500)
        #expect(String(decoding: data, as: UTF8.self) == "no answer is scripted for GET /x")
    }
}
