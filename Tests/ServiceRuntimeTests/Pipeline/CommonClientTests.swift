import Foundation
import Testing

@testable import ServiceRuntime

@Suite("What all clients have in common")
struct CommonClientTests {
    @Test(
        "an endpoint that no request can be sent to is refused",
        arguments: [
            "", "/things", "example.org", "ftp://example.org", "https://", "https://user:pass@example.org",
        ]
    )
    func endpoint(text: String) {
        #expect(throws: ServiceError.self) {
            try PipelineClient.scripted(ScriptedTransport(.status(200)), endpoint: text)
        }
    }

    @Test("what all clients have in common cannot change")
    func immutability() throws {
        let client = try PipelineClient.scripted(ScriptedTransport(.status(200)))
        let members = Mirror(reflecting: client).children
        #expect(members.compactMap(\.label) == ["endpoint", "pipeline", "commonOptions"])
        let source = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
            .appendingPathComponent("Sources/ServiceRuntime/Pipeline/PipelineClient.swift")
        let text = try String(contentsOf: source, encoding: .utf8)
        let declarations = text.split(separator: "\n").filter { $0.hasPrefix("    ") && !$0.hasPrefix("     ") }
        #expect(!declarations.contains { $0.contains("var ") && !$0.contains("///") })
        // Every type of theirs is Sendable: this does not compile otherwise.
        requireSendable(client.endpoint, client.pipeline, client.commonOptions)
    }

    private func requireSendable(_ values: any Sendable...) {}

    @Test(
        "a continuation token is a link",
        arguments: [
            ("https://example.org/b?p=2", "https://example.org/b?p=2"), ("?p=2", "https://example.org/a/b?p=2"),
            ("/c?p=2", "https://example.org/c?p=2"), ("c", "https://example.org/a/c"),
        ]
    )
    func continuation(token: String, url: String) throws {
        let client = try PipelineClient.scripted(ScriptedTransport(.status(200)))
        let page = try #require(URL(string: "https://example.org/a/b?p=1"))
        #expect(client.continuationUrl(forRequestUrl: page, withContinuationToken: token)?.absoluteString == url)
    }

    @Test("a request of one's own gets any answer as a success")
    func request() async throws {
        let client = try PipelineClient.scripted(
            ScriptedTransport(HTTPResponse(statusCode: 404, data: Data("[]".utf8)))
        )
        let request = try HTTPRequest(method: .get, url: "https://example.org")
        let (body, status): (Data?, Int?) = try await withCheckedThrowingContinuation { continuation in
            client.request(request, context: nil) { result, httpResponse in
                continuation.resume(with: result.map { ($0, httpResponse?.statusCode) })
            }
        }
        #expect(body == Data("[]".utf8))
        #expect(status == 404)
    }
}
