import Foundation
import Testing

@testable import ServiceRuntime

@Suite("A call with the context of another one", .timeLimit(.minutes(20)))
struct CallOfStageTests {
    /// How a stage makes a call.
    enum Way: CaseIterable, Sendable {
        case request, completionHandler, operation
    }

    /// Makes a call before it passes a request on, and one when the response has come.
    private struct AuditPolicy: PipelineStage {
        let client: StubClient
        let way: Way
        let answers = Locked<[String]>([])

        func process(_ request: PipelineRequest, next: PipelineNext) async throws -> PipelineResponse {
            try await call(request.context)
            let response = try await next(request)
            try await call(response.context)
            return response
        }

        private func call(_ context: PipelineContext) async throws {
            let request = HTTPRequest(method: .post, url: client.endpoint)
            let answer: Data? =
                switch way {
                case .request: try await client.send(request, context: context).data
                case .operation: try await client.fruit(StubOptions(context: context), returns: .data).value()
                case .completionHandler:
                    try await withCheckedThrowingContinuation { continuation in
                        client.request(request, context: context) { result, _ in continuation.resume(with: result) }
                    }
                }
            answers.withLock { $0.append(answer.map { String(decoding: $0, as: UTF8.self) } ?? "none") }
        }
    }

    @Test("has a response of its own, and leaves a download and a stream what they are", arguments: Way.allCases)
    func delivery(way: Way) async throws {
        let files = try TemporaryFiles()
        let file = files.folder.appendingPathComponent("picture")
        let audit = AuditPolicy(client: try StubClient(answering: 200, "accepted"), way: way)
        let client = try StubClient(policies: [audit]) { _ in .json("picture") }
        try await client.fruit(returns: .data).download(to: file)
        #expect(try String(contentsOf: file, encoding: .utf8) == "picture")
        var parts: [Data] = []
        for try await part in try await client.fruit(returns: .data).streamed().value() { parts.append(part) }
        #expect(parts == [Data("picture".utf8)])
        #expect(audit.answers.withLock { $0 } == ["accepted", "accepted", "accepted", "accepted"])
    }

    /// Keeps the context of the last response.
    private struct KeepingPolicy: PipelineStage {
        let kept = Locked<PipelineContext?>(nil)

        func process(_ request: PipelineRequest, next: PipelineNext) async throws -> PipelineResponse {
            let response = try await next(request)
            kept.exchange(\.self, for: response.context)
            return response
        }
    }

    @Test("begins with a first try, and with the credential, whatever has become of the other one")
    func course() async throws {
        let stage = KeepingPolicy()
        let transport = ScriptedTransport(
            .status(503),
            .status(302, headers: ["Location": "https://elsewhere.example/"]),
            .status(200),
            .json(#"{"items": []}"#)
        )
        let client = try PipelineClient.scripted(
            transport,
            authPolicy: BearerTokenCredentialPolicy(credential: StaticTokenCredential("s3cret")),
            perRequestPolicies: [stage]
        )
        _ = try await client.send(.get, "/here")
        let context = try #require(stage.kept.withLock { $0 })
        let request = try HTTPRequest(method: .get, url: "https://example.org/there")
        let pages = try PagedCollection<String>(
            client: client,
            request: request,
            context: context,
            data: Data(#"{"items": ["a"], "continuationToken": "/next"}"#.utf8)
        )
        #expect(try await pages.nextPage() == [])
        _ = try await client.send(request, context: context)
        #expect(
            transport.requests.map(\.httpRequest.url.absoluteString) == [
                "https://example.org/here", "https://example.org/here", "https://elsewhere.example/",
                "https://example.org/next", "https://example.org/there",
            ]
        )
        #expect(transport.requests.map(\.context.tryNumber) == [1, 2, 2, 1, 1])
        #expect(
            transport.requests.map { $0.httpRequest.headers["Authorization"] } == [
                "Bearer s3cret", "Bearer s3cret", nil, "Bearer s3cret", "Bearer s3cret",
            ]
        )
        #expect(transport.requests.last?.context.pathTemplate == nil)
    }

    /// Makes a call with the context of its request, and one with a progress handler besides. The request then has none.
    private struct ProgressPolicy: PipelineStage {
        let client: PipelineClient

        func process(_ request: PipelineRequest, next: PipelineNext) async throws -> PipelineResponse {
            let audit = HTTPRequest(method: .post, url: client.endpoint)
            var context = request.context
            _ = try await client.send(audit, context: context)
            context.progressHandler = { _ in }
            _ = try await client.send(audit, context: context)
            var request = request
            request.context.progressHandler = nil
            return try await next(request)
        }
    }

    @Test("takes along what the caller has set, except the progress handler, which is for the other one")
    func whatGoesAlong() async throws {
        enum Word: PipelineContextKey { static var defaultValue: String { "" } }
        let (token, transport) = (CancellationToken(), ScriptedTransport(.status(200)))
        let stage = ProgressPolicy(client: try PipelineClient.scripted(transport))
        var context = PipelineContext()
        context[Word.self] = "hello"
        context.cancellationToken = token
        context.clientRequestId = "8"
        context.retryOptions = RetryOptions(maximumTries: 7)
        let client = try StubClient(policies: [stage]) { request in
            #expect(request.context.progressHandler == nil)
            return .json("{}")
        }
        let request = client.fruit(StubOptions(context: context), returns: .data)
        _ = try await request.reportingProgress { _ in }.value()
        #expect(client.transport.requests.count == 1)
        let contexts = transport.requests.map(\.context)
        #expect(contexts.map { $0[Word.self] } == ["hello", "hello"])
        #expect(contexts.map(\.clientRequestId) == ["8", "8"])
        #expect(contexts.map(\.retryOptions?.maximumTries) == [7, 7])
        #expect(contexts.allSatisfy { $0.cancellationToken === token })
        #expect(contexts.map { $0.progressHandler != nil } == [false, true])
    }
}
