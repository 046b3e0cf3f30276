import Foundation
import LoopbackServer
import Testing

@testable import ServiceRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("A stream of items", .timeLimit(.minutes(20)))
struct ServiceStreamTests {
    private static let eventStream = [(name: "Content-Type", value: "text/event-stream")]

    /// A request for a stream, to a server that responds in some way.
    private func request<Output>(
        _ format: ResponseFormat<Output>,
        to server: LoopbackServer,
        token: CancellationToken? = nil
    ) throws -> ServiceRequest<Output> {
        let client = try server.client()
        var description = RequestDescription(.get, "/fruit", options: StubOptions(cancellationToken: token))
        description.accept("text/event-stream")
        return ServiceRequest(description, client: client, returns: format)
    }

    private func chunks(_ text: String, cutAt cuts: Int...) -> [Data] {
        let bytes = Data(text.utf8)
        return zip([0] + cuts, cuts + [bytes.count]).map { bytes[$0..<$1] }
    }

    @Test("gives each item as it comes, however the body is cut")
    func items() async throws {
        let server = try LoopbackServer()
        // The first cut is within a character, the second within a line, the third between the ends of an event.
        let text = "data: {\"name\": \"ä\"}\n\ndata: {\"name\": \"fig\"}\n\n"
        server.reply(Reply(headers: Self.eventStream, delivery: .stalledAfter(chunks(text, cutAt: 17, 30, 45))))
        let stream: ServiceStream<Fruit> = try await request(.stream(), to: server).value()
        var iterator = stream.makeAsyncIterator()
        // The server has not ended its response.
        #expect(try await iterator.next() == Fruit(name: "ä"))
        #expect(try await iterator.next() == Fruit(name: "fig"))
        #expect(server.requests[0][header: "Accept"] == "text/event-stream")
    }

    @Test(
        "is read from types whose suffix says that each value is JSON",
        arguments: ["application/stream+json", "application/vnd.amqp.stream+json; charset=utf-8"]
    )
    func streamedJSON(mediaType: String) async throws {
        let server = try LoopbackServer()
        server.reply(Reply(headers: [("Content-Type", mediaType)], body: Data("1\n2\n".utf8)))
        var numbers: [Int] = []
        for try await number in try await request(ResponseFormat<ServiceStream<Int>>.stream(), to: server).value() {
            numbers.append(number)
        }
        #expect(numbers == [1, 2])
    }

    @Test("reads dates in the coding of the response")
    func coding() async throws {
        let server = try LoopbackServer()
        server.on("GET", "/fruit") { _ in Reply(headers: Self.eventStream, body: Data("data: 90\n\ndata: 0.5\n\n".utf8))
        }
        let format = ResponseFormat<ServiceStream<Date>>.stream().reading(as: .unixTime)
        var dates: [Date] = []
        for try await date in try await request(format, to: server).value() { dates.append(date) }
        #expect(dates.map(\.timeIntervalSince1970) == [90, 0.5])
    }

    @Test("gives whole events, whose data is JSON, or else text")
    func wholeEvents() async throws {
        let server = try LoopbackServer()
        let text = """
            data: {"n": 1.50}

            event: a"b
            id: 7
            retry: 1500
            data: [1,
            data: 2]

            data: 1,"event":"c"

            : nothing
            event: ping

            event: ping
            data:

            data: [DONE]


            """
        server.on("GET", "/fruit") { _ in Reply(headers: Self.eventStream, body: Data(text.utf8)) }
        var events: [JSONValue] = []
        let format = ResponseFormat<ServiceStream<JSONValue>>.eventObjects()
        for try await event in try await request(format, to: server).value() { events.append(event) }
        #expect(
            events == [
                ["event": "message", "data": ["n": 1.5]],
                ["event": "a\"b", "data": [1, 2], "id": "7", "retry": 1500],
                // The last identifier stays that of the events behind it.
                ["event": "message", "data": "1,\"event\":\"c\"", "id": "7"],
                // Its data is empty; the one before has none, and is no event.
                ["event": "ping", "data": "", "id": "7"],
            ]
        )
    }

    @Test("passes over whole events without data that no item can be")
    func wholeEventsWithoutData() async throws {
        /// An event as a description has it.
        struct Named: ServiceModel, Hashable {
            let data: Fruit

            init(reading reader: ModelReader) throws { data = try reader.read("data") }
            func writeMembers(to writer: ModelWriter) { writer.write(data, for: "data") }
        }
        let server = try LoopbackServer()
        let text = "event: ping\ndata:\n\ndata: {\"name\": \"fig\"}\n\n"
        server.on("GET", "/fruit") { _ in Reply(headers: Self.eventStream, body: Data(text.utf8)) }
        let format = ResponseFormat<ServiceStream<Named>>.eventObjects()
        var fruits: [String] = []
        for try await event in try await request(format, to: server).value() { fruits.append(event.data.name) }
        #expect(fruits == ["fig"])
    }

    @Test("gives whole events, whose data is text if the description says so")
    func wholeEventsOfText() async throws {
        let server = try LoopbackServer()
        let text = "event: log\ndata: 1.50\n\ndata: 1.50\n\nevent: log\ndata: \"a\"\ndata: b\n\n"
        server.on("GET", "/fruit") { _ in Reply(headers: Self.eventStream, body: Data(text.utf8)) }
        var events: [JSONValue] = []
        let format = ResponseFormat<ServiceStream<JSONValue>>.eventObjects(textOf: ["log", "other"])
        for try await event in try await request(format, to: server).value() { events.append(event) }
        #expect(
            events == [
                ["event": "log", "data": "1.50"], ["event": "message", "data": 1.5],
                ["event": "log", "data": "\"a\"\nb"],
            ]
        )
    }

    /// RFC 7464, section 2.3: the writer of a log may die in the middle of an item.
    @Test("goes on behind items that cannot be read, if that is wanted")
    func damagedItems() async throws {
        let server = try LoopbackServer()
        let text = "\u{1E}{\"name\": \"a\"}\n\u{1E}{\"name\": \u{1E}{\"name\": []}\n\u{1E}{\"name\": \"b\"}\n"
        server.on("GET", "/fruit") { _ in
            Reply(headers: [("Content-Type", "application/json-seq")], body: Data(text.utf8))
        }
        let stream: ServiceStream<Fruit> = try await request(.stream(), to: server).value()
        let errors = Locked<[String]>([])
        var fruits: [Fruit] = []
        for try await fruit in stream.skippingUnreadableItems({ error in errors.withLock { $0.append("\(error)") } }) {
            fruits.append(fruit)
        }
        #expect(fruits == [Fruit(name: "a"), Fruit(name: "b")])
        #expect(errors.withLock { $0.count } == 2)
        #expect(errors.withLock { $0.first }?.contains("cannot read item 2 of the response") == true)
        let other: ServiceStream<Fruit> = try await request(.stream(), to: server).value()
        await #expect(throws: ServiceError.self) { for try await _ in other {} }
    }

    @Test("ends with a failure that the service reports, even if it goes on behind items that cannot be read")
    func failureBehindDamagedItems() async throws {
        let server = try LoopbackServer()
        let text = "data: {}\n\nevent: error\ndata: {\"error\": {\"code\": \"Full\"}}\n\ndata: {\"name\": \"b\"}\n\n"
        server.on("GET", "/fruit") { _ in Reply(headers: Self.eventStream, body: Data(text.utf8)) }
        let stream: ServiceStream<Fruit> = try await request(.stream(), to: server).value()
        let error = try await failure {
            for try await _ in stream.skippingUnreadableItems({ _ in }) {}
        }
        #expect(error.failure != nil, "\(error)")
    }

    @Test(
        "is none if the service answers with a document, such as the page of a proxy",
        arguments: ["text/html; charset=utf-8", "application/xml", "image/png"]
    )
    func document(mediaType: String) async throws {
        let server = try LoopbackServer()
        let reply = Reply(headers: [("Content-Type", mediaType)], body: Data("<html>\n</html>\n".utf8))
        server.on("GET", "/fruit") { _ in reply }
        let error = try await failure { try await request(.events, to: server).value() }
        let text = "The service returned '\(mediaType.prefix { $0 != ";" })' for GET "
        #expect(error.clientMessage?.hasPrefix(text) == true, "\(error)")
        #expect(error.clientMessage?.hasSuffix(" instead of a stream of items.") == true, "\(error)")
    }

    @Test(
        "is none if the service answers with one value",
        arguments: ["application/json", "application/problem+json; a=b"]
    )
    func oneValue(mediaType: String) async throws {
        let server = try LoopbackServer()
        let reply = Reply(headers: [(name: "Content-Type", value: mediaType)], body: Data("{\"name\": \"fig\"}".utf8))
        server.on("GET", "/fruit") { _ in reply }
        let text = "a single value ('\(mediaType.prefix { $0 != ";" })')"
        let values: ResponseFormat<ServiceStream<Fruit>> = .stream()
        let error = await #expect(throws: ServiceError.self) { _ = try await request(values, to: server).value() }
        #expect(error.map(String.init(describing:))?.contains(text) == true)
        await #expect(throws: ServiceError.self) { _ = try await request(.events, to: server).value() }
    }

    @Test("ends where the service says that nothing follows, and passes over what has no data")
    func end() async throws {
        let server = try LoopbackServer()
        let text = ": hello\n\nevent: ping\ndata\n\ndata: {\"name\": \"fig\"}\nid: 3\n\ndata: [DONE]\n\ndata: {}\n\n"
        server.on("GET", "/fruit") { _ in Reply(headers: Self.eventStream, body: Data(text.utf8)) }
        let stream: ServiceStream<Fruit> = try await request(.stream(), to: server).value()
        var fruits: [Fruit] = []
        for try await fruit in stream { fruits.append(fruit) }
        #expect(fruits == [Fruit(name: "fig")])

        let other: ServiceStream<Fruit> = try await request(.stream(), to: server).value()
        var events: [ServerSentEvent] = []
        for try await event in other.events { events.append(event) }
        #expect(events.map(\.data) == ["", "{\"name\": \"fig\"}", "[DONE]", "{}"])
        #expect(events.map(\.event) == ["ping", "message", "message", "message"])
        #expect(events.map(\.id) == [nil, "3", "3", "3"])
    }

    /// An item as services describe it whose members are all optional.
    private struct Progress: ServiceModel, Hashable {
        let status: String?

        init(reading reader: ModelReader) throws { status = reader.readIfPresent("status") }
        func writeMembers(to writer: ModelWriter) { writer.write(status, for: "status") }
    }

    @Test("ends in the service's error, even if an item may be without all of its members")
    func errorForItemWithoutMembers() async throws {
        let server = try LoopbackServer()
        let lines = [#"{"status": "a", "error": "b"}"#, #"{"error": null}"#, #"{"error": "No such file."}"#, "{}"]
        let body = Data(lines.joined(separator: "\n").utf8)
        server.reply(Reply(headers: [("Content-Type", "application/x-ndjson")], body: body))
        let stream: ServiceStream<Progress> = try await request(.stream(), to: server).value()
        var iterator = stream.makeAsyncIterator()
        #expect(try await iterator.next()?.status == "a")
        #expect(try await iterator.next()?.status == String?.none)
        let error = try await failure { try await iterator.next() }
        #expect(error.failure?.message == "No such file." && error.failure?.itemNumber == 3, "\(error)")
    }

    @Test(
        "ends in the service's error, even if an item may be something that the client does not know",
        arguments: [
            (#"data: {"kind": "error", "error": {"message": "Overloaded."}}"#, "Overloaded."),
            ("event: error\ndata: {\"kind\": \"error\", \"message\": \"Overloaded.\"}", "Overloaded."),
            (#"data: {"kind": "ping", "error": null}"#, nil),
        ]
    )
    func errorForUnknownItem(event: String, message: String?) async throws {
        let server = try LoopbackServer()
        server.reply(Reply(headers: Self.eventStream, body: Data("\(event)\n\n".utf8)))
        let stream: ServiceStream<Solid> = try await request(.stream(), to: server).value()
        var iterator = stream.makeAsyncIterator()
        if let message {
            let error = try await failure { try await iterator.next() }
            #expect(error.failure?.message == message && error.failure?.itemNumber == 1, "\(error)")
        } else {
            #expect(try await iterator.next() == .unknown(["kind": "ping", "error": .null]))
        }
    }

    @Test("ends where lines of JSON say that nothing follows, however they end", arguments: ["\n", "\r\n"])
    func endOfLines(ending: String) async throws {
        let server = try LoopbackServer()
        let body = Data(["1", "2", "[DONE]", "3", ""].joined(separator: ending).utf8)
        server.reply(Reply(headers: [("Content-Type", "application/x-ndjson")], body: body))
        let stream: ServiceStream<Int> = try await request(.stream(), to: server).value()
        var numbers: [Int] = []
        for try await number in stream { numbers.append(number) }
        #expect(numbers == [1, 2])
    }

    @Test("reads lines of JSON, the last one with or without its end", arguments: ["", "\n"])
    func lines(ending: String) async throws {
        let server = try LoopbackServer()
        let chunks = chunks("{\"name\": \"ä\"}\n\n{\"name\": \"fig\"}\(ending)", cutAt: 11, 20)
        server.reply(Reply(headers: [("Content-Type", "application/x-ndjson")], delivery: .chunked(chunks)))
        let stream: ServiceStream<Fruit> = try await request(.stream(), to: server).value()
        var names: [String] = []
        for try await fruit in stream { names.append(fruit.name) }
        #expect(names == ["ä", "fig"])
    }

    @Test("fails where the connection is lost, after the items that came before")
    func drop() async throws {
        let server = try LoopbackServer()
        let chunks = chunks("data: {\"name\": \"fig\"}\n\ndata: {\"na", cutAt: 4)
        server.reply(Reply(headers: Self.eventStream, delivery: .droppedAfter(chunks)))
        let stream: ServiceStream<Fruit> = try await request(.stream(), to: server).value()
        var iterator = stream.makeAsyncIterator()
        #expect(try await iterator.next() == Fruit(name: "fig"))
        let error = try await failure { try await iterator.next() }
        let message = try #require(error.clientMessage)
        #expect(message.contains(": the connection was lost before the response was complete. [GET \(server.url)/"))
        #expect(message.contains(", request id "))
        #expect(try await iterator.next() == nil)
    }

    @Test("fails where an item cannot be read, and ends the transfer")
    func unreadable() async throws {
        let server = try LoopbackServer()
        let chunks = chunks("data: {\"name\": \"fig\"}\n\ndata: {\"name\": []}\n\n", cutAt: 4)
        server.reply(Reply(headers: Self.eventStream, delivery: .stalledAfter(chunks)))
        let stream: ServiceStream<Fruit> = try await request(.stream(), to: server).value()
        var iterator = stream.makeAsyncIterator()
        _ = try await iterator.next()
        let error = try await failure { try await iterator.next() }
        #expect(
            error.clientMessageWithoutId
                == "Decoding error: cannot read item 2 of the response to GET \(server.url)/fruit [request id ID]."
        )
        await server.disconnected()
    }

    @Test(
        "tells what the service says where an item is a failure",
        arguments: [
            (#"data: {"error": {"message": "Too busy.", "code": null}}"#, nil, ": Too busy."),
            (#"data: {"error": "Too busy."}"#, nil, ": Too busy."),
            ("event: error\ndata: {\"detail\": \"Too busy.\"}", nil, ": Too busy."),
            (#"data: {"error": {"message": "Too\nbusy."}}"#, nil, ": Too busy."),
            (#"data: {"error": {"code": 14, "message": "Too busy."}}"#, "14", ": 14: Too busy."),
            (
                #"data: {"type": "error", "error": {"type": "overloaded_error"}}"#, "overloaded_error",
                ": overloaded_error"
            ),
        ] as [(String, String?, String)]
    )
    func failureInside(event: String, code: String?, end: String) async throws {
        let server = try LoopbackServer()
        let text = "data: {\"name\": \"fig\"}\n\n\(event)\n\n"
        server.on("GET", "/fruit") { _ in Reply(headers: Self.eventStream, body: Data(text.utf8)) }
        let stream: ServiceStream<Fruit> = try await request(.stream(), to: server).value()
        var iterator = stream.makeAsyncIterator()
        _ = try await iterator.next()
        let error = try await failure { try await iterator.next() }
        let reported = try #require(error.failure)
        #expect(reported.statusCode == 200 && reported.itemNumber == 2 && reported.code == code)
        #expect(
            reported.description.replacing(#/request id [0-9a-f-]{36}/#, with: "request id ID")
                == "The service reported a failure in item 2 of a stream: it returned 200 (OK) for GET \(server.url)/fruit "
                + "[request id ID]\(end)"
        )
    }

    @Test("has the failures of its items in the type that the operation has for failures")
    func typedFailureInside() async throws {
        let server = try LoopbackServer()
        server.reply(Reply(headers: Self.eventStream, body: Data("data: {\"error\": \"s\", \"code\": 7}\n\n".utf8)))
        let described: ServiceRequest<ServiceStream<Fruit>> = try request(.stream(), to: server)
        var description = described.requestDescription
        description.failure(.any, JSONValue.self)
        let request = ServiceRequest(description, client: described.client, returns: described.format)
        var iterator = try await request.value().makeAsyncIterator()
        let error = try await failure { try await iterator.next() }
        #expect(error.failure?.error(as: JSONValue.self)?["code"]?.int == 7)
    }

    @Test("takes no item that cannot be read for a failure of the service")
    func unreadableMessage() async throws {
        let server = try LoopbackServer()
        let text = "data: {\"message\": \"Hello\", \"error\": null}\n\n"
        server.on("GET", "/fruit") { _ in Reply(headers: Self.eventStream, body: Data(text.utf8)) }
        let stream: ServiceStream<Fruit> = try await request(.stream(), to: server).value()
        var iterator = stream.makeAsyncIterator()
        let error = try await failure { try await iterator.next() }
        #expect(
            error.clientMessageWithoutId
                == "Decoding error: cannot read item 1 of the response to GET \(server.url)/fruit [request id ID]."
        )
    }

    @Test("is canceled by its token, its task, its own method and by being dropped", arguments: 0...3)
    func cancel(way: Int) async throws {
        let server = try LoopbackServer()
        let chunks = chunks("data: {\"name\": \"fig\"}\n\n", cutAt: 4)
        server.reply(Reply(headers: Self.eventStream, delivery: .stalledAfter(chunks)))
        let token = CancellationToken()
        let request: ServiceRequest<ServiceStream<Fruit>> = try request(.stream(), to: server, token: token)
        let hasItem = Signal()
        let mayDrop = Signal()
        let streams = Locked<ServiceStream<Fruit>?>(nil)
        let task = Task {
            let stream = try await request.value()
            var iterator = stream.makeAsyncIterator()
            _ = try await iterator.next()
            if way == 2 { streams.withLock { $0 = stream } }
            hasItem.give()
            if way == 3 {
                await mayDrop.wait()
                return
            }
            _ = try await iterator.next()
        }
        await hasItem.wait()
        switch way {
        case 0: token.cancel()
        case 1: task.cancel()
        case 2: streams.withLock { $0 }?.cancel()
        default: mayDrop.give()
        }
        if way == 3 {
            try await task.value
        } else {
            #expect(try await failure { try await task.value }.isCanceled)
        }
        await server.disconnected()
        if way == 0 { #expect(token.handlerCount == 0) }
    }

    @Test("can be gone through once")
    func once() async throws {
        let server = try LoopbackServer()
        server.reply(Reply(headers: Self.eventStream, body: Data("data: 1\n\n".utf8)))
        let stream: ServiceStream<Int> = try await request(.stream(), to: server).value()
        for try await item in stream { #expect(item == 1) }
        let error = try await failure { for try await _ in stream {} }
        #expect(
            error.clientMessage
                == "The stream was already consumed: its items can be read only once. Send the request again for a "
                + "new stream."
        )
    }

    @Test("is no stream where the service refuses")
    func refusal() async throws {
        let server = try LoopbackServer()
        server.reply(.json(#"{"code": "NoFruit"}"#, status: 409))
        var request: ServiceRequest<ServiceStream<Fruit>> = try request(.stream(), to: server)
        var description = request.requestDescription
        description.failure(.any, FruitError.self)
        request = ServiceRequest(description, client: request.client, returns: .stream())
        let failure = try #require(try await failure { try await request.value() }.failure)
        #expect(failure.error(as: FruitError.self)?.code == "NoFruit")
    }

    @Test("comes over any transport, at once over one that has no streams")
    func otherTransport() async throws {
        let client = try StubClient { request in
            #expect(request.context.wantsBodyStream)
            return HTTPResponse(
                statusCode: 200,
                headers: ["Content-Type": "text/event-stream"],
                data: Data("event: a\ndata: b\n\n".utf8)
            )
        }
        var events: [ServerSentEvent] = []
        for try await event in try await client.fruit(returns: .events).value() { events.append(event) }
        #expect(events == [ServerSentEvent(event: "a", data: "b")])
    }
}
