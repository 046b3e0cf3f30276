import Foundation
import Testing

@testable import ServiceRuntime

@Suite("What a call adds to a request")
struct RequestAdditionTests {
    @Test("header fields and query parameters that the description does not name are sent")
    func headersAndQuery() async throws {
        let client = try StubClient(answering: 200, #"{"name": "fig"}"#)
        let request = client.fruit(returns: .value as ResponseFormat<Fruit>) {
            $0.accept("application/json")
            $0.query("kind", "sweet")
        }
        _ = try await request.header("Accept", "application/vnd.fruit+json").header("X-Count", 3)
            .query("debug", true).query("none", String?.none).value()
        _ = try await request.value()
        let (changed, unchanged) = (client.transport.requests[0], client.transport.requests[1])
        #expect(changed.headers["Accept"] == "application/vnd.fruit+json")
        #expect(changed.headers["X-Count"] == "3")
        #expect(changed.url.query() == "kind=sweet&debug=true")
        #expect(unchanged.headers["Accept"] == "application/json")
        #expect(unchanged.headers["X-Count"] == nil)
        #expect(unchanged.url.query() == "kind=sweet")
    }

    @Test("a header field that cannot be sent fails before anything is")
    func badHeader() async throws {
        let client = try StubClient(answering: 200)
        let request = client.fruit(returns: .nothing).header("X-Note", "a\r\nX-Admin: 1")
        await #expect(throws: ServiceError.self) { try await request.value() }
        #expect(client.transport.requests.isEmpty)
    }

    @Test("a POST with an Idempotency-Key is tried again with the same key")
    func idempotencyKey() async throws {
        let client = try StubClient(retryOptions: RetryOptions(delay: 0)) { request in
            HTTPResponse(statusCode: request.context.tryNumber < 3 ? 502 : 204)
        }
        let request = ServiceRequest<Void>(
            RequestDescription(.post, "/fruit", options: nil),
            client: client,
            returns: .nothing
        )
        let error = await #expect(throws: ServiceError.self) { try await request.value() }
        #expect(error?.failure?.tries == 1)
        try await request.header("Idempotency-Key", "k1").value()
        #expect(client.transport.requests.map { $0.headers["Idempotency-Key"] } == [nil, "k1", "k1", "k1"])
    }

    @Test("the same request can be read in another format, and then be written to a file")
    func otherFormat() async throws {
        let client = try StubClient(answering: 200, #"{"name": "fig"}"#)
        let request = client.fruit(returns: .nothing) { $0.query("kind", "sweet") }
        #expect(try await request.returning(.data).value() == Data(#"{"name": "fig"}"#.utf8))
        #expect(try await request.returning(.value as ResponseFormat<Fruit>).value() == Fruit(name: "fig"))
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try await request.returning(.data).download(to: file)
        #expect(try String(contentsOf: file, encoding: .utf8) == #"{"name": "fig"}"#)
        #expect(Set(client.transport.requests.map(\.url)).count == 1)
    }
}
