import Dispatch
import Foundation
import LoopbackServer
import Testing

@testable import ServiceRuntime

@Suite("A service request", .timeLimit(.minutes(20)))
struct ServiceRequestTests {
    @Test("gives the value and the raw answer")
    func value() async throws {
        let client = try StubClient(answering: 200, headers: ["ETag": "\"1\""], #"{"name": "pear"}"#)
        let request = client.fruit(returns: .value as ResponseFormat<Fruit>)
        #expect(client.transport.requests.isEmpty)
        #expect(try await request.value() == Fruit(name: "pear"))
        let response = try await client.send(request)
        #expect(try response.value == Fruit(name: "pear"))
        #expect(response.httpResponse.headers["etag"] == "\"1\"")
        #expect(client.transport.requests.count == 2)
    }

    @Test("reads every form of response")
    func formats() async throws {
        let text = try StubClient { _ in
            HTTPResponse(statusCode: 200, headers: ["Content-Type": "text/plain"], data: Data("äpfel".utf8))
        }
        #expect(try await text.fruit(returns: .text).value() == "äpfel")
        #expect(try await text.fruit(returns: .data).value() == Data("äpfel".utf8))
        try await text.fruit(returns: .nothing).value()

        let fruit = try StubClient(answering: 200, #"{"name": "fig"}"#)
        #expect(try await fruit.fruit(returns: .optionalValue as ResponseFormat<Fruit?>).value() == Fruit(name: "fig"))
        let none = try StubClient(answering: 204)
        #expect(try await none.fruit(returns: .optionalValue as ResponseFormat<Fruit?>).value() == nil)
        #expect(try await none.fruit(returns: .value as ResponseFormat<JSONValue>).value() == .null)

        let list = try StubClient(answering: 200, #"[{"name": "fig"}, {"name": "pear"}]"#)
        let collection: PagedCollection<Fruit> = try await list.fruit(returns: .list()).value()
        #expect(collection.items.map(\.name) == ["fig", "pear"])
        #expect(collection.isExhausted)
    }

    @Test("takes a success without a body for an empty collection, unless it promises content", arguments: [202, 204])
    func emptyCollection(status: Int) async throws {
        let format: ResponseFormat<PagedCollection<Fruit>> = .list()
        let nothing = try await StubClient(answering: status).fruit(returns: format).value()
        #expect(nothing.items.isEmpty)
        #expect(nothing.isExhausted)
        await #expect(throws: ServiceError.self) { try await StubClient(answering: 200).fruit(returns: format).value() }
    }

    @Test("fails with the service's refusal, decoded as the most exact description says")
    func failures() async throws {
        let client = try StubClient(
            answering: 404,
            headers: ["x-ms-request-id": "r1"],
            #"{"code": "NoFruit", "message": "m"}"#
        )
        let request = client.fruit(returns: .value as ResponseFormat<Fruit>) {
            $0.query("token", "secret")
            $0.failure(.any, Fruit.self)
            $0.failure(.code(404), FruitError.self)
            $0.failure(.range(4), Fruit.self)
        }
        let failure = try #require(try await failure { try await request.value() }.failure)
        #expect(failure.statusCode == 404)
        #expect(failure.isNotFound)
        #expect(failure.error(as: FruitError.self)?.code == "NoFruit")
        #expect(failure.error(as: Fruit.self) == nil)
        #expect(failure.message == "m")
        #expect(failure.requestId == "r1")
        #expect(failure.url == "https://fruit.example/fruit?token=REDACTED")
        #expect(failure.httpResponse.data != nil)
    }

    @Test("keeps the refusal whose body cannot be read")
    func unreadableFailure() async throws {
        let client = try StubClient(answering: 500, "<html>")
        let request = client.fruit(returns: .nothing) { $0.failure(.any, FruitError.self) }
        let failure = try #require(try await failure { try await request.value() }.failure)
        #expect(failure.statusCode == 500)
        #expect(failure.error == nil)
        #expect(failure.decodingError is ModelReadingError)
    }

    @Test("receives a 304, and only its value throws")
    func notModified() async throws {
        let client = try StubClient(answering: 304, headers: ["ETag": "\"1\""])
        let request = client.fruit(returns: .value as ResponseFormat<Fruit>)
        let response = try await request.response()
        #expect(response.isNotModified)
        let failure = try #require(try await failure { try response.value }.failure)
        #expect(failure.isNotModified)
    }

    @Test("says where a response cannot be read")
    func decodingError() async throws {
        let client = try StubClient(answering: 200, #"{"name": []}"#)
        let error = try await failure {
            try await client.fruit(returns: .value as ResponseFormat<Fruit>).value()
        }
        guard case .client(_, let cause) = error else {
            Issue.record("\(error)")
            return
        }
        #expect(
            error.clientMessageWithoutId
                == "Decoding error: cannot read the response (200) to GET https://fruit.example/fruit [request id ID]."
        )
        #expect((cause as? ModelReadingError)?.path == "name")
    }

    @Test(
        "quotes no secret of a response that cannot be read",
        arguments: [
            (#"{"when": "s3cret-key"}"#, "when: 'REDACTED' is not a date and time such as 2026-11-20T20:12:00Z"),
            (#"{"s3cret-key": "x"}"#, "REDACTED: 'x' is not a date and time such as 2026-11-20T20:12:00Z"),
            (
                #"{"access_token": "hunter2"}"#,
                "access_token: 'REDACTED' is not a date and time such as 2026-11-20T20:12:00Z"
            ),
            (#"{"code": "hunter2"}"#, "code: 'REDACTED' is not a date and time such as 2026-11-20T20:12:00Z"),
            (
                #"{"when": "https://u:hunter2@a.example/"}"#,
                "when: 'https://REDACTED@a.example/' is not a date and time such as 2026-11-20T20:12:00Z"
            ),
        ]
    )
    func secretsInUnreadableResponses(body: String, text: String) async throws {
        let policy = APIKeyCredentialPolicy(credential: APIKeyCredential("s3cret-key"), name: "X-Key")
        for (status, format) in [(200, .value), (400, .value)] as [(Int, ResponseFormat<[String: Date]>)] {
            let client = try StubClient(authPolicy: policy) { _ in .json(body, status: status) }
            let request = client.fruit(returns: format) {
                $0.secret(members: ["code"])
                $0.failure(.code(400), [String: Date].self)
            }
            let error = try await failure { try await request.value() }
            let cause = if case .client(_, let cause) = error { cause } else { error.failure?.decodingError }
            #expect(cause.map { "\($0)" } == text)
        }
    }

    @Test("quotes no secret of a header field, an item or a page that cannot be read")
    func secretsInUnreadableParts() async throws {
        let client = try StubClient(answering: 200, headers: ["X-Count": "Bearer s3cret-0123"], #"{"token": 12.5}"#)
        let response = try await client.fruit(returns: .nothing).response()
        let inHeader = #expect(throws: ServiceError.self) { try response.headers(as: CountHeaders.self) }
        #expect(inHeader?.description.contains("found 'Bearer REDACTED'") == true)
        let lines = try await client.fruit(returns: .lines() as ResponseFormat<ServiceStream<[String: Int]>>).value()
        let inItem = try await failure { for try await _ in lines {} }
        #expect(inItem.description.contains("token: REDACTED is not an integer"))
        let pages = try StubClient(answering: 200, #"[{"token": 12.5}]"#)
        let format: ResponseFormat<PagedCollection<[String: Int]>> = .list()
        let inPage = try await failure { try await pages.fruit(returns: format).value() }
        #expect(inPage.description.contains("[0].token: REDACTED is not an integer"))
    }

    /// A header field that is a number.
    private struct CountHeaders: ResponseHeaders {
        init(reading reader: ModelReader) throws { _ = try reader.read("X-Count") as Int }
    }

    @Test("logs that a response cannot be read, and where, but nothing of what it says")
    func unreadableResponses() async throws {
        let logger = RecordingLogger(level: .error)
        let body = #"{"pets": [{"name": "s3cret"}, {"name": {"s3cret": 1}}]}"#
        let pets = try StubClient(answering: 200, body, logger: logger)
        _ = try await failure { try await pets.fruit(returns: .value as ResponseFormat<[String: [Fruit]]>).value() }
        let stream = try await pets.fruit(returns: .lines(of: "pet") as ResponseFormat<ServiceStream<Fruit>>).value()
        _ = try await failure { for try await _ in stream {} }
        let missing = try StubClient(answering: 404, "{}", logger: logger)
        _ = try await failure { try await missing.fruit(returns: .nothing).value() }
        let call = "to GET https://fruit.example/fruit [request id ID]."
        #expect(
            logger.messages.map(\.withoutRequestIds) == [
                "Decoding error: cannot read the response (200) \(call) The problem is at 'pets[1].name'.",
                "Decoding error: cannot read item 1 of the response \(call) The problem is at 'pet'.",
            ]
        )
    }

    @Test("logs a page that cannot be read once, whether it is the first or a later one")
    func unreadablePages() async throws {
        let logger = RecordingLogger(level: .error)
        let format: ResponseFormat<PagedCollection<Fruit>> = .page(items: "items", nextLink: "next")
        let first = try StubClient(answering: 200, #"{"items": [{"name": []}]}"#, logger: logger)
        _ = try await failure { try await first.fruit(returns: format).value() }
        #expect(logger.messages.count == 1)
        let later = try StubClient(logger: logger) { request in
            let isFirst = request.httpRequest.url.query() == nil
            return .json(isFirst ? #"{"items": [], "next": "/fruit?page=2"}"# : #"{"items": [{"name": []}]}"#)
        }
        let pages = try await later.fruit(returns: format).value()
        _ = try await failure { for try await _ in pages {} }
        #expect(logger.messages.count == 2)
        #expect(logger.messages.allSatisfy { $0.hasPrefix("Decoding error: cannot read the page at ") })
        #expect(logger.messages.allSatisfy { $0.hasSuffix(" The problem is at 'items[0].name'.") })
    }

    @Test("says how often a response was asked for that cannot be read")
    func decodingErrorOfLaterTry() async throws {
        let server = try LoopbackServer()
        server.reply(.status(503, headers: [("Retry-After", "0")]), .json(#"{"name": []}"#))
        let request = ServiceRequest<Fruit>(
            RequestDescription(.get, "/fruit", options: nil),
            client: try server.client(tries: 2),
            returns: .value
        )
        let error = try await failure { try await request.value() }
        #expect(
            error.clientMessageWithoutId
                == "Decoding error: cannot read the response (200) to GET \(server.url)/fruit "
                + "[request id ID, 2 tries (try 1: status 503)]."
        )
    }

    @Test("names the media type of a response that no model is read from, such as the page of a sign-in")
    func foreignResponse() async throws {
        let client = try StubClient { _ in
            let headers: HTTPHeaders = ["Content-Type": "text/html; charset=utf-8"]
            return HTTPResponse(statusCode: 200, headers: headers, data: Data("<html>".utf8))
        }
        let error = try await failure { try await client.fruit(returns: .value as ResponseFormat<Fruit>).value() }
        #expect(
            error.clientMessageWithoutId
                == "Decoding error: cannot read the response (200, 'text/html') to GET https://fruit.example/fruit "
                + "[request id ID]."
        )
        let streams: ResponseFormat<ServiceStream<Fruit>> = .stream()
        let page = try await failure { try await client.fruit(returns: streams).value() }
        #expect(
            page.clientMessageWithoutId
                == "The service returned 'text/html' for GET https://fruit.example/fruit [request id ID] instead of a "
                + "stream of items."
        )
        let plain = try StubClient { _ in
            HTTPResponse(statusCode: 200, headers: ["Content-Type": "text/plain"], data: Data("Sign in.".utf8))
        }
        let stream = try await plain.fruit(returns: streams).value()
        let other = try await failure { for try await _ in stream {} }
        #expect(
            other.clientMessageWithoutId
                == "Decoding error: cannot read item 1 of the response ('text/plain') to GET https://fruit.example/fruit "
                + "[request id ID]."
        )
    }

    @Test("calls its handler once, on the queue that the options name")
    func queue() async throws {
        let key = DispatchSpecificKey<String>()
        let clientQueue = DispatchQueue(label: "client")
        clientQueue.setSpecific(key: key, value: "client")
        let callQueue = DispatchQueue(label: "call")
        callQueue.setSpecific(key: key, value: "call")
        let client = try StubClient(queue: clientQueue) { _ in .json(#"{"name": "fig"}"#, status: 201) }
        for (queue, expected) in [(nil, "client"), (callQueue, "call")] {
            let calls = Locked(0)
            let request = client.fruit(StubOptions(dispatchQueue: queue), returns: .value as ResponseFormat<Fruit>)
            let (place, name, status) = await withCheckedContinuation { continuation in
                // A checked continuation stops the program if it is resumed twice.
                request.run { result, httpResponse in
                    calls.withLock { $0 += 1 }
                    let name = (try? result.get())?.name
                    continuation.resume(
                        returning: (DispatchQueue.getSpecific(key: key), name, httpResponse?.statusCode)
                    )
                }
            }
            #expect(place == expected)
            #expect(name == "fig")
            #expect(status == 201)
            #expect(calls.withLock { $0 } == 1)
        }
    }

    @Test("hands the errors of the transport on as ours")
    func transportErrors() async throws {
        struct Broken: Error {}
        let client = try StubClient { _ in throw Broken() }
        let error = try await failure { try await client.fruit(returns: .nothing).value() }
        guard case .client(_, let cause) = error else {
            Issue.record("\(error)")
            return
        }
        #expect(
            error.clientMessageWithoutId
                == "The request could not be completed. [GET https://fruit.example/fruit, request id ID]"
        )
        #expect(cause is Broken)
    }
}
