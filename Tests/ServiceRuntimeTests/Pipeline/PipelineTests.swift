import Foundation
import Testing

@testable import ServiceRuntime

@Suite("Pipeline")
struct PipelineTests {
    /// Writes its name into the request and the response.
    private struct Stamp: PipelineStage {
        let name: String

        func process(_ request: PipelineRequest, next: PipelineNext) async throws -> PipelineResponse {
            var request = request
            request.httpRequest.headers["Stamps"] = (request.httpRequest.headers["Stamps"] ?? "") + name
            var response = try await next(request)
            response.httpResponse.headers["Stamps"] = (response.httpResponse.headers["Stamps"] ?? "") + name
            return response
        }
    }

    @Test("requests go inwards and responses outwards")
    func order() async throws {
        let transport = ScriptedTransport(.status(200))
        let pipeline = Pipeline(stages: [Stamp(name: "a"), Stamp(name: "b")], transport: transport)
        let request = PipelineRequest(httpRequest: try HTTPRequest(method: .get, url: "https://example.org"))
        let response = try await pipeline.send(request)
        #expect(transport.requests.first?.httpRequest.headers["Stamps"] == "ab")
        #expect(response.httpResponse.headers["Stamps"] == "ba")
    }

    @Test("stages of the user see each request, or each try, before it is authenticated")
    func userStages() async throws {
        struct Probe: PipelineStage {
            let name: String

            func process(_ request: PipelineRequest, next: PipelineNext) async throws -> PipelineResponse {
                var request = request
                #expect(request.httpRequest.headers["Authorization"] == nil)
                request.httpRequest.headers[name] = "\(request.context.tryNumber)"
                return try await next(request)
            }
        }
        let transport = ScriptedTransport(.status(500), .status(200))
        let client = try PipelineClient.scripted(
            transport,
            authPolicy: BearerTokenCredentialPolicy(credential: StaticTokenCredential("s3cret")),
            perRequestPolicies: [Probe(name: "Per-Request")],
            perRetryPolicies: [Probe(name: "Per-Try")]
        )
        _ = try await client.send()
        #expect(transport.requests.map { $0.httpRequest.headers["Per-Request"] } == ["1", "1"])
        #expect(transport.requests.map { $0.httpRequest.headers["Per-Try"] } == ["1", "2"])
    }

    @Test("a context gives each key its default until it is set")
    func context() {
        enum Number: PipelineContextKey { static var defaultValue: Int { 7 } }
        enum Word: PipelineContextKey { static var defaultValue: String? { "none" } }
        var context = PipelineContext()
        #expect(context[Number.self] == 7)
        #expect(context[Word.self] == "none")
        context[Number.self] = 8
        context[Word.self] = nil
        #expect(context[Number.self] == 8)
        #expect(context[Word.self] == nil)
    }

    @Test("a context of the caller reaches the stages")
    func callersContext() async throws {
        enum Word: PipelineContextKey { static var defaultValue: String { "" } }
        var context = PipelineContext()
        context[Word.self] = "hello"
        let transport = ScriptedTransport(.status(200))
        _ = try await PipelineClient.scripted(transport).send(options: ScriptedOptions(context: context))
        #expect(transport.requests.first?.context[Word.self] == "hello")
    }
}
