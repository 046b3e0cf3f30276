import Foundation
import LoopbackServer
import Testing

@testable import ServiceRuntime

@Suite("Shared access signatures and anonymous access", .timeLimit(.minutes(20)))
struct SharedAccessSignatureTests {
    private static let signature = "?sv=2023-01-03&se=2026-11-22T00%3A00%3A00Z&sp=r&sig=s3cret%2Bs3cret%3D"

    private func policy(_ signature: String = signature) -> SharedAccessSignatureCredentialPolicy {
        SharedAccessSignatureCredentialPolicy(credential: SharedAccessSignatureCredential(signature))
    }

    @Test("go into the query as they are, in the place of what was there, and into no log or error")
    func query() async throws {
        let server = try LoopbackServer()
        server.on("GET", "/c/b") { _ in .status(403) }
        let logger = RecordingLogger(level: .debug)
        let client = try PipelineClient.scripted(
            URLSessionTransport(),
            endpoint: server.url.absoluteString,
            authPolicy: policy(),
            logger: logger,
            allowsInsecureCredentials: true
        )
        let error = await #expect(throws: ServiceError.self) { try await client.send(.get, "/c/b?comp=x&sp=w&sig=old") }
        #expect(
            server.requests.map(\.query)
                == ["comp=x&sv=2023-01-03&se=2026-11-22T00%3A00%3A00Z&sp=r&sig=s3cret%2Bs3cret%3D"]
        )
        #expect(!(logger.messages + ["\(String(describing: error))"]).contains { $0.contains("s3cret") })
    }

    @Test("do not go over plain http unless allowed")
    func insecure() {
        #expect(throws: ServiceError.self) {
            try PipelineClient.scripted(
                ScriptedTransport(.status(200)),
                endpoint: "http://example.org",
                authPolicy: policy()
            )
        }
    }

    @Test(
        "are refused if they are none",
        arguments: [
            "", "?", "sv=1", "sig=", "sig=s3cret\n", "sig=a b", "sig=a#b", "sig=ä", "sig=s3cret%", "sig=s3cret%2",
            "sig=s3cret%zz", "sig=\"s3cret\"", "sig=<s3cret>", "sig=s3cret\\", "sig=s3cret|", "sig=s3cret^",
            "sig=`s3cret`", "sig={s3cret}", "sig=[s3cret]",
        ]
    )
    func validation(signature: String) {
        let error = #expect(throws: ServiceError.self) { try policy(signature).validate() }
        #expect(error.map { "\($0)" }?.contains("s3cret") == false)
    }

    @Test("anonymous access sends nothing, over plain http as well")
    func anonymous() async throws {
        let server = try LoopbackServer()
        server.reply(.status(204))
        let client = try PipelineClient.scripted(
            URLSessionTransport(),
            endpoint: server.url.absoluteString,
            authPolicy: AnonymousAccessPolicy()
        )
        _ = try await client.send()
        #expect(server.requests.map { $0[header: "Authorization"] } == [nil])
    }
}
