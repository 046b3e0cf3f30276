import Foundation
import LoopbackServer
import Testing

@testable import ServiceRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("A stream that connects again", .timeLimit(.minutes(20)))
struct StreamReconnectionTests {
    private let clock = RecordingClock()

    /// The data of all events that come, and the error at the end.
    private func data(
        of replies: [Reply],
        _ method: HTTPMethod = .get,
        headers: [String: String] = [:],
        maximumTries: Int = 2
    ) async throws -> (data: [String], error: ServiceError?, requests: [RecordedRequest]) {
        let server = try LoopbackServer()
        for reply in replies { server.reply(reply) }
        let retries = RetryOptions(maximumTries: 1, clock: clock)
        let options = StubClientOptions(transportOptions: TransportOptions(retryOptions: retries))
        let client = try PipelineClient(endpoint: server.url, authPolicy: nil, withOptions: options, package: "Stub")
        var description = RequestDescription(method, "/fruit", options: nil)
        description.accept("text/event-stream")
        for (name, value) in headers { description.header(name, value) }
        let request = ServiceRequest(description, client: client, returns: ResponseFormat.events)
        var data: [String] = []
        do {
            let events = try await request.value().reconnecting(maximumTries: maximumTries)
            for try await event in events { data.append(event.data) }
            return (data, nil, server.requests)
        } catch {
            return (data, ServiceError(wrapping: error), server.requests)
        }
    }

    private func events(_ text: String, isLost: Bool = false) -> Reply {
        let type = [(name: "Content-Type", value: "text/event-stream")]
        let bytes = Data(text.utf8)
        return isLost
            ? Reply(headers: type, delivery: .droppedAfter([bytes])) : Reply(headers: type, body: bytes)
    }

    @Test(
        "goes on behind the last event, as late as the service wants it, until the service says that there are no more"
    )
    func identifiers() async throws {
        let result = try await data(of: [
            events("data: a\n\nid: 1\nretry: 700\n\nid: 2\ndata: lost", isLost: true),
            events("data: b\n\nid: 3\ndata: c\n\n"),
            .status(204),
        ])
        #expect(result.data == ["a", "b", "c"])
        #expect(result.error == nil)
        #expect(result.requests.map { $0[header: "Last-Event-ID"] } == [nil, "1", "3"])
        #expect(result.requests.allSatisfy { $0[header: "Accept"] == "text/event-stream" })
        #expect(clock.sleeps == [.milliseconds(700), .milliseconds(700)])
    }

    @Test("goes on behind the event that the caller names, until the service names another, or takes the last one back")
    func identifierOfCaller() async throws {
        let result = try await data(
            of: [events("data: a\n\n"), events("id: 43\ndata: b\n\n"), events("id\ndata: c\n\n"), .status(204)],
            headers: ["Last-Event-ID": "42"]
        )
        #expect(result.data == ["a", "b", "c"])
        #expect(result.requests.map { $0[header: "Last-Event-ID"] } == ["42", "42", "43", nil])
    }

    @Test("ends behind the mark of the end, which raw events include")
    func endMark() async throws {
        let result = try await data(of: [events("data: a\n\ndata: [DONE]\n\ndata: b\n\n"), events("data: c\n\n")])
        #expect(result.data == ["a", "[DONE]", "b"])
        #expect(result.error == nil)
        #expect(result.requests.count == 1)
    }

    @Test("needs no media type from a service that has not named one before either")
    func withoutMediaType() async throws {
        let result = try await data(of: [
            Reply(body: Data("data: a\n\n".utf8)), Reply(body: Data("data: b\n\n".utf8)), .status(204),
        ])
        #expect(result.data == ["a", "b"])
        #expect(result.error == nil)
    }

    @Test("waits for no longer than a year, whatever the service wants")
    func longestPause() {
        var reconnection = StreamReconnection(maximumTries: 3, delay: 1)
        for _ in 1...3 {
            #expect(reconnection.nextDelay(TimeInterval(Int64.max) / 1000) == TimeInterval(365 * 24 * 3600))
        }
        #expect(reconnection.nextDelay(nil) == nil)
    }

    @Test("never waits for less than no time", arguments: [-1, .nan, -.infinity] as [TimeInterval])
    func noDelay(delay: TimeInterval) {
        var reconnection = StreamReconnection(maximumTries: 2, delay: delay)
        #expect([reconnection.nextDelay(nil), reconnection.nextDelay(1), reconnection.nextDelay(nil)] == [0, 2, nil])
    }

    @Test("does not connect again if there may be no tries", arguments: [0, -1])
    func noTries(maximumTries: Int) async throws {
        let result = try await data(of: [events("data: a\n\n")], maximumTries: maximumTries)
        #expect(result.data == ["a"])
        #expect(result.error == nil)
        #expect(result.requests.count == 1)
    }

    @Test("does not connect again without a pause, even if the service wants none")
    func shortestPause() async throws {
        let reply = events("retry: 0\ndata: a\n\n")
        let result = try await data(of: [reply, reply, .status(204)])
        #expect(result.data == ["a", "a"])
        #expect(clock.sleeps == [.milliseconds(500), .milliseconds(500)])
    }

    @Test("gives up after some tries that bring no event, each later than the one before")
    func tries() async throws {
        let result = try await data(of: [events("data: a\n\n")] + Array(repeating: .drop, count: 8))
        #expect(result.data == ["a"])
        guard case .client? = result.error else { throw try #require(result.error) }
        #expect(clock.sleeps == [.seconds(3), .seconds(6)])
    }

    @Test("ends where the service refuses")
    func refusal() async throws {
        let result = try await data(of: [events("data: a\n\n"), .json("{}", status: 403)])
        guard case .service(let failure)? = result.error else { throw try #require(result.error) }
        #expect(failure.statusCode == 403)
        #expect(result.requests.count == 2)
    }

    @Test("ends where something else than events comes")
    func otherResponse() async throws {
        let result = try await data(of: [events("data: a\n\n"), .json("{}")])
        guard case .client(let message, nil)? = result.error else { throw try #require(result.error) }
        #expect(message.contains("something other than further events"))
    }

    /// A stream of events, from a server that has ended its first response.
    private func stream(_ server: LoopbackServer, _ clock: any Clock<Duration>) async throws -> ServiceStream<
        ServerSentEvent
    > {
        server.reply(events("data: a\n\n"))
        let options = StubClientOptions(transportOptions: TransportOptions(retryOptions: RetryOptions(clock: clock)))
        let client = try PipelineClient(endpoint: server.url, authPolicy: nil, withOptions: options, package: "Stub")
        let description = RequestDescription(.get, "/fruit", options: nil)
        return try await ServiceRequest(description, client: client, returns: .events).value().reconnecting()
    }

    @Test("can be ended while it waits for its next connection")
    func canceledPause() async throws {
        let server = try LoopbackServer()
        let clock = StandingClock()
        let stream = try await stream(server, clock)
        var iterator = stream.makeAsyncIterator()
        #expect(try await iterator.next()?.data == "a")
        let cancellation = Task {
            for await _ in clock.sleepers { break }
            stream.cancel()
        }
        #expect(try await failure { try await iterator.next() }.isCanceled)
        #expect(try await iterator.next() == nil)
        await cancellation.value
        #expect(server.requests.count == 1)
    }

    @Test("can be ended while it connects, and after that does not connect again")
    func canceledConnection() async throws {
        let server = try LoopbackServer()
        let hasCome = Signal()
        let stream = try await stream(server, clock)
        server.on("GET", "/fruit") { _ in
            hasCome.give()
            return .stall
        }
        var iterator = stream.makeAsyncIterator()
        #expect(try await iterator.next()?.data == "a")
        let cancellation = Task {
            await hasCome.wait()
            stream.cancel()
        }
        #expect(try await failure { try await iterator.next() }.isCanceled)
        await cancellation.value
        #expect(server.requests.count == 2)
    }

    @Test("does not connect again once it was ended")
    func canceledBefore() async throws {
        let server = try LoopbackServer()
        let stream = try await stream(server, clock)
        var iterator = stream.makeAsyncIterator()
        #expect(try await iterator.next()?.data == "a")
        stream.cancel()
        #expect(try await failure { try await iterator.next() }.isCanceled)
        #expect(clock.sleeps.isEmpty)
    }

    @Test("leaves a request alone that must not be repeated")
    func post() async throws {
        let result = try await data(of: [events("data: a\n\n")], .post)
        #expect(result.data == ["a"])
        #expect(result.error == nil)
        #expect(result.requests.count == 1)
    }

    @Test("goes on with a POST that the service knows again")
    func repeatablePost() async throws {
        let result = try await data(
            of: [events("id: 1\ndata: a\n\n"), events("data: b\n\n"), .status(204)],
            .post,
            headers: ["Idempotency-Key": "2f9c-41aa"]
        )
        #expect(result.data == ["a", "b"])
        #expect(result.error == nil)
        #expect(result.requests.map { $0[header: "Idempotency-Key"] } == ["2f9c-41aa", "2f9c-41aa", "2f9c-41aa"])
    }

    @Test("ends with an error that waiting does not help with, before a response or in it", arguments: [false, true])
    func finalError(isInBody: Bool) async throws {
        let count = Locked(0)
        let transport = Connections {
            let number = count.withLock { count in
                count += 1
                return count
            }
            if number > 1, !isInBody { throw URLError(.serverCertificateUntrusted) }
            let parts = Locked([Data("data: a\n\n".utf8)])
            return HTTPBodyStream(
                next: {
                    if let part = parts.withLock({ $0.popLast() }) { return part }
                    guard isInBody else { return nil }
                    throw URLError(.cannotDecodeContentData)
                },
                onCancel: {}
            )
        }
        let client = try PipelineClient.scripted(transport, retryOptions: RetryOptions(maximumTries: 1, clock: clock))
        let description = RequestDescription(.get, "/fruit", options: nil)
        let request = ServiceRequest(description, client: client, returns: ResponseFormat.events)
        var iterator = try await request.value().reconnecting(maximumTries: 3).makeAsyncIterator()
        #expect(try await iterator.next()?.data == "a")
        let error = try await failure { try await iterator.next() }
        guard case .client(_, let cause as URLError) = error else { throw error }
        #expect(cause.code == (isInBody ? .cannotDecodeContentData : .serverCertificateUntrusted))
        #expect(count.withLock { $0 } == (isInBody ? 1 : 2))
    }

    /// Values of a stream that a test makes.
    private struct Connections: TransportStage {
        let connect: @Sendable () throws -> HTTPBodyStream

        func send(_ request: PipelineRequest) async throws -> PipelineResponse {
            var response = HTTPResponse(statusCode: 200, headers: ["Content-Type": "text/event-stream"])
            response.bodyStream = try connect()
            return PipelineResponse(to: request, response)
        }
    }

    @Test("may be ended by what the last connection holds, when that is released")
    func releasing() async throws {
        let (stream, count, released) = (Locked<ServiceStream<ServerSentEvent>?>(nil), Locked(0), Signal())
        let transport = Connections {
            let isFirst = count.withLock { count in
                count += 1
                return count == 1
            }
            let parts = Locked(isFirst ? [Data("data: a\n\n".utf8)] : [])
            let cancel: @Sendable () -> Void = {
                stream.withLock { $0 }?.cancel()
                released.give()
            }
            let release = isFirst ? OnRelease(cancel) : nil
            return HTTPBodyStream(
                next: {
                    // The task that made the first connection may hold it for longer than the stream does.
                    if !isFirst { await released.wait() }
                    return withExtendedLifetime(release) { parts.withLock { $0.popLast() } }
                },
                onCancel: {}
            )
        }
        let client = try PipelineClient.scripted(transport, retryOptions: RetryOptions(maximumTries: 1, clock: clock))
        let description = RequestDescription(.get, "/fruit", options: nil)
        let request = ServiceRequest(description, client: client, returns: ResponseFormat.events)
        let events = try await request.value().reconnecting(maximumTries: 2)
        stream.withLock { $0 = events }
        var data: [String] = []
        let error = await #expect(throws: ServiceError.self) {
            for try await event in events { data.append(event.data) }
        }
        #expect(error?.isCanceled == true)
        #expect(data == ["a"])
        stream.withLock { $0 = nil }
    }
}
