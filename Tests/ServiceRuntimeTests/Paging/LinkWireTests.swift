import Foundation
import LoopbackServer
import Testing

@testable import ServiceRuntime

/// Two servers, of which one is the service's.
@Suite("A next link over the network", .timeLimit(.minutes(20)))
struct LinkWireTests {
    private let service: LoopbackServer
    private let other: LoopbackServer

    init() throws {
        service = try LoopbackServer()
        other = try LoopbackServer()
        let next = other.url.appendingPathComponent("more").absoluteString
        service.reply(.json(#"{"items": [{"name": "fig"}], "next": "\#(next)"}"#))
        other.reply(.json(#"{"items": [{"name": "kiwi"}]}"#))
    }

    private func names(trusting origins: [URL] = []) async throws -> [String] {
        let client = try PipelineClient.scripted(
            URLSessionTransport(),
            endpoint: service.url.absoluteString,
            authPolicy: BearerTokenCredentialPolicy(credential: StaticTokenCredential("s3cret")),
            allowsInsecureCredentials: true
        )
        var context = PipelineContext()
        context.trustedOrigins = origins
        let options = ScriptedOptions(context: context)
        var description = RequestDescription(.get, "/fruit", options: options)
        description.cookie("session", "s3cret")
        let format: ResponseFormat<PagedCollection<Fruit>> = .page(items: "items", nextLink: "next")
        let pages = try await ServiceRequest(description, client: client, returns: format).value()
        return try await pages.reduce(into: []) { $0.append($1.name) }
    }

    @Test("to another server sends nothing there, not even a connection that could be counted")
    func refused() async throws {
        let error = try await failure { try await names() }
        #expect(error.clientMessage?.contains("a next link to another host") == true)
        #expect(service.requests.map { $0[header: "Authorization"] } == ["Bearer s3cret"])
        #expect(other.requests.isEmpty)
    }

    @Test("to another server that is trusted sends nothing there that is meant for the service")
    func trusted() async throws {
        #expect(try await names(trusting: [other.url]) == ["fig", "kiwi"])
        #expect(other.requests.map(\.target) == ["/more"])
        #expect(other.requests.map { $0[header: "Authorization"] } == [nil])
        #expect(other.requests.map { $0[header: "Cookie"] } == [nil])
    }
}
