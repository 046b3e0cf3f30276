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

    /// What the request for the fruit asks for in a format.
    private func accepted<Output>(
        _ format: ResponseFormat<Output>,
        naming mediaTypes: String? = nil
    ) async throws -> String? {
        let client = try StubClient(answering: 200)
        let request = client.fruit(returns: format) { description in
            if let mediaTypes { description.accept(mediaTypes) }
        }
        _ = await request.outcome()
        return try #require(client.transport.requests.first).headers["Accept"]
    }

    @Test("the format asks for JSON if it reads values, unless the description names something else")
    func acceptedMediaTypes() async throws {
        typealias Fruits = PagedCollection<Fruit>
        let json = "application/json"
        #expect(try await accepted(.value as ResponseFormat<Fruit>) == json)
        #expect(try await accepted((.value as ResponseFormat<Date>).reading(as: .rfc1123)) == json)
        #expect(try await accepted(.optionalValue as ResponseFormat<Fruit?>) == json)
        #expect(try await accepted(.list() as ResponseFormat<Fruits>) == json)
        #expect(try await accepted(.page(items: "items", nextLink: "next") as ResponseFormat<Fruits>) == json)
        #expect(try await accepted(.page(items: nil, next: .linkHeader("next")) as ResponseFormat<Fruits>) == json)
        #expect(try await accepted(.longRunning(.value) as ResponseFormat<LongRunningOperation<Fruit>>) == json)
        #expect(try await accepted(.longRunning(.nothing)) == nil)
        #expect(try await accepted(.nothing) == nil)
        #expect(try await accepted(.data) == nil)
        #expect(try await accepted(.text) == nil)
        #expect(try await accepted(.events) == "text/event-stream")
        #expect(try await accepted(.eventObjects() as ResponseFormat<ServiceStream<Fruit>>) == "text/event-stream")
        #expect(try await accepted(.stream() as ResponseFormat<ServiceStream<Fruit>>) == nil)
        #expect(try await accepted(.lines() as ResponseFormat<ServiceStream<Fruit>>) == nil)
        var byStatus = ResponsesByStatus<Fruit?>()
        byStatus.add(.code(202), .text) { Fruit(name: $0) }
        byStatus.add(.code(204), nil)
        #expect(try await accepted(.byStatus(byStatus)) == nil)
        byStatus.add(.code(200), .value) { (fruit: Fruit) in fruit }
        #expect(try await accepted(.byStatus(byStatus)) == json)
        for mediaTypes in ["application/xml", "*/*", "application/json, text/json"] {
            #expect(try await accepted(.value as ResponseFormat<Fruit>, naming: mediaTypes) == mediaTypes)
        }
    }

    @Test("a request made of another one asks for the same")
    func acceptedMediaTypesOfOtherRequests() async throws {
        let client = try StubClient(answering: 200, #"{"name": "fig"}"#)
        let ofValue = client.fruit(returns: .value as ResponseFormat<Fruit>)
        _ = try await ofValue.returning(.data).value()
        _ = try await ofValue.query("kind", "sweet").value()
        _ = try await ServiceRequest(ofValue.requestDescription, client: client, returns: .text).value()
        _ = try await client.send(ofValue)
        _ = try await client.fruit(returns: .data).returning(.value as ResponseFormat<Fruit>).value()
        let json = "application/json"
        #expect(client.transport.requests.map { $0.headers["Accept"] } == [json, json, json, json, nil])
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
        #expect(error?.failure?.tryCount == 1)
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
