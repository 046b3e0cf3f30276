import Foundation
import Testing

@testable import ServiceRuntime

/// A transport over a library that returns every body as a stream.
@Suite("A transport that always returns streams", .timeLimit(.minutes(20)))
struct StreamingTransportTests {
    private let files: TemporaryFiles

    init() throws { files = try TemporaryFiles() }

    private static func response(
        _ parts: [String],
        status: Int = 200,
        onCancel: @escaping @Sendable () -> Void = {}
    ) -> HTTPResponse {
        let rest = Locked(parts[...])
        var response = HTTPResponse(statusCode: status, headers: ["Content-Type": "application/json"])
        response.bodyStream = HTTPBodyStream(
            next: { rest.withLock { $0.popFirst() }.map { Data($0.utf8) } },
            onCancel: onCancel
        )
        return response
    }

    private func client(
        maximumResponseSize: Int? = nil,
        response: @escaping @Sendable (PipelineRequest) -> HTTPResponse
    ) throws -> PipelineClient {
        let options = StubClientOptions(
            transportOptions: TransportOptions(
                retryOptions: .none,
                transport: StubTransport(response: response),
                maximumResponseSize: maximumResponseSize
            )
        )
        let url = URL(string: "https://fruit.example")
        return try PipelineClient(endpoint: url, authPolicy: nil, withOptions: options, package: "Stub")
    }

    private func request<Output>(
        _ format: ResponseFormat<Output>,
        _ client: PipelineClient
    ) -> ServiceRequest<Output> {
        var description = RequestDescription(.get, "/fruit")
        description.failure(.any, FruitError.self)
        return ServiceRequest(description, client: client, returns: format)
    }

    @Test("gives values, and the bodies of a caller's own requests")
    func values() async throws {
        let client = try client { _ in Self.response([#"{"name":"#, #""fig"}"#]) }
        #expect(try await request(.value, client).value() == Fruit(name: "fig"))
        let response = try await client.send(HTTPRequest(method: .get, url: "https://fruit.example/x"))
        #expect(response.data == Data(#"{"name":"fig"}"#.utf8))
        #expect(response.bodyStream == nil)
    }

    @Test("gives streams part by part")
    func streams() async throws {
        let client = try client { _ in Self.response(["a", "b"]) }
        var parts: [Data] = []
        for try await part in try await request(.data, client).streamed().value() { parts.append(part) }
        #expect(parts == [Data("a".utf8), Data("b".utf8)])
    }

    @Test("gives the bodies of failures, of streams too")
    func failures() async throws {
        let client = try client { _ in Self.response([#"{"code":"#, #""rotten"}"#], status: 404) }
        let error = try await failure { try await request(.value as ResponseFormat<Fruit>, client).value() }
        #expect(error.failure?.error(as: FruitError.self)?.code == "rotten")
        let streamed = try await failure { try await request(.data, client).streamed().value() }
        #expect(streamed.failure?.code == "rotten")
    }

    @Test("has its transfer ended as soon as a body is too large for the memory")
    func size() async throws {
        let (cancellations, kept) = (Locked(0), Locked<[HTTPResponse]>([]))
        let client = try client(maximumResponseSize: 10) { request in
            let parts = request.httpRequest.url.path == "/fruit" ? ["12345", "67890", "1", "2"] : ["12345", "67890"]
            let response = Self.response(parts) { cancellations.withLock { $0 += 1 } }
            // A stream ends its transfer when it is released, too.
            kept.withLock { $0.append(response) }
            return response
        }
        let error = try await failure { try await request(.data, client).value() }
        let text = "The response (200) to GET https://fruit.example/fruit is larger than 10 bytes"
        #expect(error.clientMessage?.contains(text) == true, "\(error)")
        #expect(cancellations.withLock { $0 } > 0)
        let response = try await client.send(HTTPRequest(method: .get, url: "https://fruit.example/small"))
        #expect(response.data == Data("1234567890".utf8))
    }

    @Test("has the body of a failure cut where it is too large")
    func longFailure() async throws {
        let parts = ["12345", "67890a", "b"]
        let client = try client(maximumResponseSize: 10) { _ in Self.response(parts, status: 500) }
        let error = try await failure { try await request(.data, client).value() }
        #expect(error.failure?.httpResponse.data == Data("1234567890".utf8))
    }

    /// A transport that sends each request as one of its own, through another.
    private struct Forwarding: TransportStage {
        let transport: StubTransport

        func send(_ request: PipelineRequest) async throws -> PipelineResponse {
            try await transport.send(PipelineRequest(httpRequest: request.httpRequest, logger: request.logger))
        }
    }

    /// A stage that knows no absent body.
    private struct Filling: PipelineStage {
        func process(_ request: PipelineRequest, next: PipelineNext) async throws -> PipelineResponse {
            var response = try await next(request)
            response.httpResponse.data = response.httpResponse.data ?? Data()
            return response
        }
    }

    @Test("gives a download what the request asks for, whose response is that to another")
    func forwardedDownload() async throws {
        let forwarding = Forwarding(transport: StubTransport { _ in Self.response(["con", "tent"]) })
        let options = StubClientOptions(
            transportOptions: TransportOptions(perRequestPolicies: [Filling()], transport: forwarding)
        )
        let url = URL(string: "https://fruit.example")
        let client = try PipelineClient(endpoint: url, authPolicy: nil, withOptions: options, package: "Stub")
        let file = files.folder.appendingPathComponent("fruit")
        try await request(.data, client).download(to: file)
        #expect(try Data(contentsOf: file) == Data("content".utf8))
    }

    private static func response(_ parts: AsyncThrowingStream<Data, any Error>) -> HTTPResponse {
        var response = HTTPResponse(statusCode: 200)
        response.bodyStream = HTTPBodyStream(parts)
        return response
    }

    @Test("gives bodies as the sequences of another library")
    func sequences() async throws {
        let (parts, continuation) = AsyncThrowingStream<Data, any Error>.makeStream()
        for part in ["a", "", "b"] { continuation.yield(Data(part.utf8)) }
        continuation.finish()
        let client = try client { _ in Self.response(parts) }
        var received: [Data] = []
        for try await part in try await request(.data, client).streamed().value() { received.append(part) }
        #expect(received == [Data("a".utf8), Data("b".utf8)])
    }

    @Test("loses its connection in the middle of a sequence")
    func brokenSequence() async throws {
        let (parts, continuation) = AsyncThrowingStream<Data, any Error>.makeStream()
        continuation.yield(Data("a".utf8))
        continuation.finish(throwing: URLError(.networkConnectionLost))
        let client = try client { _ in Self.response(parts) }
        #expect(try await failure { try await request(.data, client).value() }.isConnectionFailure)
    }

    /// Nobody else keeps the sequence, so that it ends between two parts, too, when it is released.
    @Test(
        "has the sequence of another library ended when the task that reads it is canceled",
        arguments: [false, true]
    )
    func canceledSequence(isBetweenParts: Bool) async throws {
        let (isRead, isCanceled, isEnded) = (Signal(), Signal(), Signal())
        let client = try client { _ in
            let (parts, continuation) = AsyncThrowingStream<Data, any Error>.makeStream()
            continuation.onTermination = { _ in isEnded.give() }
            continuation.yield(Data("a".utf8))
            return Self.response(parts)
        }
        let reading = Task {
            for try await _ in try await request(.data, client).streamed().value() {
                isRead.give()
                if isBetweenParts { await isCanceled.wait() }
            }
        }
        await isRead.wait()
        reading.cancel()
        isCanceled.give()
        #expect(try await failure { try await reading.value }.isCanceled)
        await isEnded.wait()
    }

    /// What a library throws that is told to end.
    private struct Closed: Error {}

    /// What reads a body.
    enum Reader: CaseIterable {
        case value, file, parts, events
    }

    @Test("has its transfer ended when the task that reads it is canceled", arguments: Reader.allCases)
    func cancellation(reader: Reader) async throws {
        let (isRead, isCanceled) = (Signal(), Signal())
        let client = try client { _ in
            var response = HTTPResponse(statusCode: 200, headers: ["Content-Type": "text/event-stream"])
            response.bodyStream = HTTPBodyStream(
                next: {
                    isRead.give()
                    await isCanceled.wait()
                    throw Closed()
                },
                onCancel: { isCanceled.give() }
            )
            return response
        }
        let reading = Task {
            let data = request(.data, client)
            switch reader {
            case .value: _ = try await data.value()
            case .file: try await data.download(to: files.folder.appendingPathComponent("fruit"))
            case .parts: for try await _ in try await data.streamed().value() {}
            case .events: for try await _ in try await request(.events, client).value() {}
            }
        }
        await isRead.wait()
        reading.cancel()
        await isCanceled.wait()
        #expect(try await failure { try await reading.value }.isCanceled)
    }
}
