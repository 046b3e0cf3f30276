import Foundation
import LoopbackServer
import Testing

@testable import ServiceRuntime

/// Answers that would take more memory than they may.
@Suite("The size of a response", .timeLimit(.minutes(20)))
struct ResponseSizeTests {
    private let server: LoopbackServer
    private let files: TemporaryFiles

    init() throws {
        server = try LoopbackServer()
        files = try TemporaryFiles()
    }

    private func request<Output>(
        _ format: ResponseFormat<Output>,
        retryOptions: RetryOptions = .none
    ) throws -> ServiceRequest<Output> {
        let transportOptions = TransportOptions(retryOptions: retryOptions, maximumResponseSize: 10)
        let options = StubClientOptions(transportOptions: transportOptions)
        let client = try PipelineClient(endpoint: server.url, authPolicy: nil, withOptions: options, package: "Stub")
        return ServiceRequest(RequestDescription(.get, "/x", options: nil), client: client, returns: format)
    }

    private func text(_ count: Int) -> Data { Data(repeating: UInt8(ascii: "x"), count: count) }

    @Test("that fits is received, and that of one byte more is refused")
    func limit() async throws {
        server.reply(Reply(body: text(10)), Reply(body: text(11)))
        let request = try request(.data)
        #expect(try await request.value() == text(10))
        let error = try await failure { try await request.value() }
        #expect(
            error.clientMessage?.contains("The response (200) to GET \(server.url)/x is larger than 10 bytes") == true
        )
    }

    @Test("says for what request it was, and how often that was tried")
    func details() async throws {
        server.reply(Reply(status: 503), Reply(body: text(11)))
        let retryOptions = RetryOptions(clock: RecordingClock())
        let error = try await failure { try await request(.data, retryOptions: retryOptions).value() }
        let id = try #require(server.requests.last?[header: "x-ms-client-request-id"])
        #expect(
            error.clientMessage?.contains("10 bytes [request id \(id), 2 tries (try 1: status 503)]. ") == true,
            "\(error)"
        )
    }

    @Test("that does not end is refused as soon as it is too large")
    func endless() async throws {
        server.reply(Reply(delivery: .stalledAfter([text(6), text(6)])))
        let error = try await failure { try await request(.data).value() }
        #expect(error.clientMessage?.contains("(200)") == true, "\(error)")
    }

    /// A few bytes of a compressed response would otherwise take gigabytes and seconds.
    @Test(
        "says how many values it may have: one for each 64 bytes",
        arguments: [
            ("application/json", "[", "{},", "{}]"), ("application/xml", "<a>", "<b/>", "<b/></a>"),
        ]
    )
    func values(mediaType: String, beginning: String, value: String, end: String) async throws {
        let client = { (count: Int, size: Int?) in
            let response = HTTPResponse(
                statusCode: 200,
                headers: ["Content-Type": mediaType],
                data: Data((beginning + String(repeating: value, count: count - 2) + end).utf8)
            )
            let transport = StubTransport { _ in response }
            let options = StubClientOptions(
                transportOptions: TransportOptions(transport: transport, maximumResponseSize: size)
            )
            return try PipelineClient(
                endpoint: URL(string: "https://a.example"),
                authPolicy: nil,
                withOptions: options,
                package: "Stub"
            )
        }
        let description = RequestDescription(.get, "/x", options: nil)
        let format: ResponseFormat<JSONValue> = .value
        for (count, size) in [(100_000, 10), (100_001, 100_001 * 64), (100_001, nil)] as [(Int, Int?)] {
            _ = try await ServiceRequest(description, client: client(count, size), returns: format).value()
        }
        let tooMany = try client(100_001, 100_000 * 64)
        let request = ServiceRequest(description, client: tooMany, returns: format)
        let error = try await failure { try await request.value() }
        #expect(
            error.description.hasSuffix(
                "(there are more than 100000 values; to read more, set TransportOptions(maximumResponseSize:), which allows "
                    + "one for each 64 bytes)"
            ),
            "\(error)"
        )
    }

    @Test("that says failure does not matter, but its body is cut")
    func cut() async throws {
        let replies = [Reply.Delivery.stalledAfter([text(6), text(6)]), .stalledAfter([text(12)]), .whole]
        for delivery in replies {
            server.reply(Reply(status: 409, body: text(12), delivery: delivery))
            let error = try await failure { try await request(.data).value() }
            #expect(error.failure?.isConflict == true, "\(error)")
            #expect(error.failure?.httpResponse.data == text(10))
        }
        server.reply(Reply(status: 503, body: text(12)), Reply(body: text(10)))
        let retryOptions = RetryOptions(clock: RecordingClock())
        #expect(try await request(.data, retryOptions: retryOptions).value() == text(10))
    }

    @Test("is that of the unpacked body")
    func compressed() async throws {
        // A hundred thousand times the letter a.
        let base64 = "H4sIAAAAAAACA+3BMQEAAADCoKzrX8IaHkAB" + String(repeating: "A", count: 128) + "rwaH+uIboIYBAA=="
        let packed = try #require(Data(base64Encoded: base64))
        server.reply(Reply(headers: [("Content-Encoding", "gzip")], body: packed))
        let error = try await failure { try await request(.data).value() }
        #expect(error.clientMessage?.contains("is larger than 10 bytes") == true, "\(error)")
    }

    @Test("does not matter in a file or a stream, but that of their failures does")
    func notInMemory() async throws {
        let file = files.folder.appendingPathComponent("x")
        server.reply(Reply(body: text(11)), Reply(body: text(11)))
        try await request(.data).download(to: file)
        #expect(try Data(contentsOf: file) == text(11))
        var received = Data()
        for try await part in try await request(.data).streamed().value() { received += part }
        #expect(received == text(11))
        let endless = Reply(status: 404, delivery: .stalledAfter([text(11)]))
        server.reply(endless, endless)
        let error = try await failure { try await request(.data).download(to: file) }
        #expect(error.failure?.httpResponse.data == text(10), "\(error)")
        let other = try await failure { try await request(.data).streamed().value() }
        #expect(other.failure?.httpResponse.data == text(10), "\(other)")
    }

    @Test(
        "counts for each item of a stream",
        arguments: [
            ("text/event-stream", "data: 123456\n\n", ["data: 12", "345678901"]),
            ("text/event-stream", ": 2345\ndata: 1\n\n", ["data: \n", "data: \n"]),
            ("application/jsonl", "1234567890\n", ["123456", "78901"]),
        ]
    )
    func items(mediaType: String, first: String, rest: [String]) async throws {
        let parts = ([first] + rest).map { Data($0.utf8) }
        server.reply(Reply(headers: [("Content-Type", mediaType)], delivery: .stalledAfter(parts)))
        let format: ResponseFormat<ServiceStream<ServerSentEvent>> = .events
        var iterator = try await request(format).value().makeAsyncIterator()
        #expect(try await iterator.next() != nil)
        let error = try await failure { try await iterator.next() }
        #expect(error.clientMessage?.contains("is larger than 10 bytes") == true, "\(error)")
    }
}
