import Foundation
import LoopbackServer
import Testing

@testable import ServiceRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What arrives at the server, and when by the clock of the test.
@Suite("Retry over the network", .timeLimit(.minutes(20)))
struct RetryWireTests {
    private let server: LoopbackServer
    private let clock = ManualClock()

    init() throws {
        server = try LoopbackServer()
    }

    private func client(
        _ options: RetryOptions? = nil,
        logger: any ClientLogger = SuiteLogger()
    ) throws -> PipelineClient {
        try .scripted(
            URLSessionTransport(),
            endpoint: server.url.absoluteString,
            logger: logger,
            retryOptions: options ?? RetryOptions(mode: .fixed, delay: 2, clock: clock)
        )
    }

    /// A response after which the next try takes a new connection: libcurl repeats by itself what is lost on a used one.
    private func last(_ status: Int) -> Reply {
        .status(status, headers: [("Connection", "close")])
    }

    @Test("the second try comes when the pause is over, and not before")
    func timing() async throws {
        server.reply(last(503), .drop, .status(204))
        let client = try client()
        async let response = client.send(.put)
        await clock.sleepers(.seconds(2))
        clock.advance(by: .seconds(1))
        await clock.sleepers(.seconds(1))
        #expect(server.requests.count == 1)
        clock.advance(by: .seconds(1))
        await clock.sleepers(.seconds(2))
        #expect(server.requests.count == 2)
        clock.advance(by: .seconds(2))
        #expect(try await response.statusCode == 204)
        #expect(server.requests.count == 3)
    }

    @Test(
        "the pause is the service's, in each of its forms",
        arguments: [
            ([("Retry-After", "7")], 7),
            ([("Retry-After", "0")], 0),
            ([("retry-after-ms", "250"), ("Retry-After", "7")], 0.25),
            ([("x-ms-retry-after-ms", "1500"), ("Retry-After", "7")], 1.5),
            ([("Retry-After", "Fri, 20 Nov 2026 20:12:05 GMT"), ("Date", "Fri, 20 Nov 2026 20:12:00 GMT")], 5),
            ([("Retry-After", "Fri, 20 Nov 2026 20:12:00 GMT"), ("Date", "Fri, 20 Nov 2026 20:12:05 GMT")], 0),
            ([("Retry-After", "1.5")], 1.5),
            ([("Retry-After", "soon")], 0.8), ([("Retry-After", "-1")], 0.8), ([("Retry-After", "+1")], 0.8),
            ([("Retry-After", "0x10")], 0.8), ([("Retry-After", "1e1")], 0.8), ([("Retry-After", ".")], 0.8),
            ([("retry-after-ms", "-1"), ("Retry-After", "7")], 7),
        ] as [([(String, String)], Double)],
        [429, 503]
    )
    func servicesPause(headers: ([(String, String)], Double), status: Int) async throws {
        let recorder = RecordingClock()
        server.reply(.status(status, headers: headers.0.map { (name: $0.0, value: $0.1) }), .status(204))
        _ = try await client(RetryOptions(mode: .fixed, clock: recorder)).send(.put)
        #expect(recorder.sleeps == [.seconds(headers.1)])
        #expect(server.requests.count == 2)
    }

    @Test("a body is sent from its beginning each time")
    func body() async throws {
        server.reply(last(500), .drop, .status(204))
        let client = try client(RetryOptions(clock: RecordingClock()))
        var description = RequestDescription(.put, "/", options: nil)
        description.body("all of it", as: "text/plain")
        _ = try await ServiceRequest(description, client: client, returns: .nothing).response()
        #expect(server.requests.map(\.text) == ["all of it", "all of it", "all of it"])
        #expect(Set(server.requests.map { $0[header: "x-ms-client-request-id"] }).count == 1)
    }

    @Test(
        "a POST is sent again only if that is safe",
        arguments: [
            (nil, .status(500), 1), (nil, .status(503), 1), (nil, .drop, 1),
            (nil, .status(500, headers: [("Retry-After", "1")]), 1),
            (nil, .status(429, headers: [("Retry-After", "1")]), 2),
            ("Idempotency-Key", .drop, 2), ("Repeatability-Request-ID", .status(500), 2),
        ] as [(String?, Reply, Int)]
    )
    func post(field: String?, reply: Reply, tries: Int) async throws {
        server.reply(reply, .status(204))
        let client = try client(RetryOptions(clock: RecordingClock()))
        var description = RequestDescription(.post, "/", options: nil)
        if let field { description.header(field, "1") }
        do {
            _ = try await ServiceRequest(description, client: client, returns: .nothing).response()
            #expect(tries == 2)
        } catch {
            #expect(tries == 1)
        }
        #expect(server.requests.count == tries)
    }

    @Test("a try that takes too long is given up, and the next one begins")
    func tryTimeLimit() async throws {
        server.reply(.stall, .status(204))
        let client = try client(RetryOptions(mode: .fixed, delay: 2, tryTimeLimit: 5, clock: clock))
        async let response = client.send()
        _ = await server.requests(count: 1)
        await clock.sleepers(.seconds(5))
        clock.advance(by: .seconds(5))
        await server.disconnected()
        await clock.sleepers(.seconds(2))
        clock.advance(by: .seconds(2))
        #expect(try await response.statusCode == 204)
    }

    @Test("all tries together have a time limit, and the error says what was tried")
    func timeLimit() async throws {
        server.reply(.status(503), .stall)
        let client = try client(RetryOptions(mode: .fixed, delay: 2, timeLimit: 6, clock: clock))
        let call = Task { try await client.send(.get, "/a?sig=s3cret") }
        // The time limit of the first try has gone by the time that the pause begins.
        await clock.sleepers(.seconds(2))
        clock.advance(by: .seconds(2))
        _ = await server.requests(count: 2)
        await clock.sleepers(.seconds(4))
        clock.advance(by: .seconds(4))
        let error = await #expect(throws: ServiceError.self) { try await call.value }
        let text = "\(String(describing: error))"
        #expect(text.contains("no complete response within 6 s, the time limit for all tries together"))
        #expect(text.contains("GET \(server.url.absoluteString)/a?sig=REDACTED"))
        #expect(text.contains(", 2 tries (try 1: status 503)]"))
        #expect(error?.isCanceled == false)
        #expect(server.requests.count == 2)
    }

    @Test("no pause is begun that would end after the time limit")
    func pauseBeyondTimeLimit() async throws {
        server.reply(.status(503, headers: [("Retry-After", "2")]))
        let client = try client(RetryOptions(timeLimit: 2, clock: clock))
        let error = await #expect(throws: ServiceError.self) { try await client.send() }
        #expect(error?.failure?.statusCode == 503)
        #expect(server.requests.count == 1)
    }

    @Test("each try is in the log and in the error")
    func tries() async throws {
        server.reply(last(503), .drop, .status(504))
        let logger = RecordingLogger(level: .info)
        let client = try client(RetryOptions(mode: .fixed, clock: RecordingClock()), logger: logger)
        let error = await #expect(throws: ServiceError.self) { try await client.send() }
        let failure = try #require(error?.failure)
        #expect(failure.tryCount == 3)
        #expect(failure.earlierTries.map(\.number) == [1, 2])
        #expect(failure.earlierTries.map(\.delay) == [0.8, 0.8])
        #expect(failure.earlierTries.first?.reason == "status 503")
        #expect(failure.description.contains("after 3 tries (try 1: status 503; try 2: "))
        #expect(logger.messages.filter { $0.contains(" failed: ") }.count == 3)
        #expect(logger.messages.filter { $0.hasPrefix("--> ") }.count == 3)
        #expect(logger.messages.contains { $0.contains("(try 3)") && $0.hasPrefix("<-- 504") })
        #expect(logger.messages.contains { $0.hasPrefix("Try 2 of 3 of GET \(server.url)/ failed: ") })
    }

    @Test("a connection that fails to the last tells request, id and tries, and once what happened")
    func lostConnections() async throws {
        server.reply(.drop, .drop, .drop)
        let client = try client(RetryOptions(clock: RecordingClock()))
        let options = ScriptedOptions(clientRequestId: "id-1")
        let error = try await failure { try await client.send(.get, "/a", options: options) }
        #expect(error.description.contains("[GET \(server.url.absoluteString)/a, request id id-1, 3 tries] "))
        #expect(error.description.ranges(of: "the connection was closed").count == 1)
        #expect(server.requests.count == 3)
    }

    @Test("each failed try is one line at the level of warnings")
    func warnings() async throws {
        server.reply(.drop, last(503), .drop)
        let logger = RecordingLogger(level: .warning)
        let client = try client(RetryOptions(mode: .fixed, delay: 1, clock: RecordingClock()), logger: logger)
        _ = try await failure { try await client.send() }
        #expect(
            logger.messages.map { $0.prefix { $0 != ":" } } == (1...3).map { "Try \($0) of 3 of GET http" }
        )
        #expect(logger.messages.map { $0.contains("Next try in 1 s.") } == [true, true, false])
    }

    @Test("the try that ends the call is an error, the others are not")
    func levels() async throws {
        server.reply(.drop, last(503), .drop)
        let logger = RecordingLogger(level: .error)
        let client = try client(RetryOptions(mode: .fixed, delay: 1, clock: RecordingClock()), logger: logger)
        _ = try await failure { try await client.send() }
        #expect(logger.messages.map { $0.prefix { $0 != ":" } } == ["Try 3 of 3 of GET http"])
    }

    @Test(
        "so is a try that no other follows, and none that was not tried for the sake of its status",
        arguments: [(503, [], 1), (503, [("Retry-After", "9999")], 1), (404, [], 0), (200, [], 0)]
            as [(Int, [(name: String, value: String)], Int)]
    )
    func finalWarning(status: Int, headers: [(name: String, value: String)], count: Int) async throws {
        server.reply(.status(status, headers: headers))
        let logger = RecordingLogger(level: .warning)
        let client = try client(RetryOptions(clock: RecordingClock()), logger: logger)
        _ = await Task { try await client.send(.post) }.result
        #expect(logger.messages.count == count)
        #expect(logger.messages.allSatisfy { $0.hasPrefix("Try 1 of 3 of POST http") && !$0.contains("Next try") })
        #expect(logger.messages.allSatisfy { $0.contains(". It is not tried again. [") })
    }

    @Test("the warning of a try has no secret that a stage after it has added")
    func secretInWarning() async throws {
        let logger = RecordingLogger(level: .warning)
        let transport = ScriptedTransport({ request in
            throw ServiceError.client("lost: \(request.headers["X-Key"] ?? "")", URLError(.networkConnectionLost))
        })
        let client = try PipelineClient.scripted(
            transport,
            authPolicy: APIKeyCredentialPolicy(credential: APIKeyCredential("s3cret-key"), name: "X-Key"),
            logger: logger
        )
        _ = try await failure { try await client.send() }
        #expect(logger.messages.count == 3)
        #expect(logger.messages.allSatisfy { $0.contains("lost: REDACTED") && !$0.contains("s3cret") })
    }

    @Test("the reason of a try has no secret of the request, whichever stage failed")
    func secretInReason() async throws {
        struct Repeating: PipelineStage {
            func process(_ request: PipelineRequest, next: PipelineNext) async throws -> PipelineResponse {
                guard request.context.tryNumber == 1 else { return try await next(request) }
                let pin = request.httpRequest.headers["X-Pin"] ?? ""
                throw ServiceError.client("not with \(pin)", URLError(.networkConnectionLost))
            }
        }
        let logger = RecordingLogger(level: .warning)
        server.reply(.status(404))
        var options = ScriptedClientOptions()
        options.logger = logger
        options.transportOptions = TransportOptions(
            retryOptions: RetryOptions(maximumTries: 2, clock: RecordingClock()),
            perRetryPolicies: [Repeating()]
        )
        let client = try PipelineClient(endpoint: server.url, authPolicy: nil, withOptions: options, package: "Stub")
        var description = RequestDescription(.get, "/", options: nil)
        description.header("X-Pin", "s3cret-pin")
        description.secret("X-Pin")
        let error = try await failure {
            try await ServiceRequest(description, client: client, returns: .nothing).value()
        }
        let reasons = try #require(error.failure?.earlierTries.map(\.reason))
        #expect(reasons.map { $0.hasPrefix("not with REDACTED") } == [true])
        #expect(!error.description.contains("s3cret"))
        #expect(logger.messages.count == 1)
        #expect(logger.messages.allSatisfy { $0.contains("not with REDACTED") && !$0.contains("s3cret") })
    }

    @Test("a pause ends as soon as the call is canceled")
    func cancellation() async throws {
        server.reply(.status(503))
        let client = try client()
        let token = CancellationToken()
        let call = Task { try await client.send(options: ScriptedOptions(cancellationToken: token)) }
        await clock.sleepers(.seconds(2))
        token.cancel()
        let error = await #expect(throws: ServiceError.self) { try await call.value }
        #expect(error?.isCanceled == true)
        await clock.sleepers()
        #expect(server.requests.count == 1)
    }

    /// Sends what a session sends, once the time limit of the try runs.
    private struct AfterTimer: TransportStage {
        let transport = URLSessionTransport()
        let clock: ManualClock

        func send(_ request: PipelineRequest) async throws -> PipelineResponse {
            await clock.sleepers(.seconds(5))
            return try await transport.send(request)
        }
    }

    @Test("the time limit of a try ends with the head of the response: a body may take longer")
    func longBody() async throws {
        server.reply(Reply(body: Data("abcdef".utf8), delivery: .stalledInBody))
        let client = try PipelineClient.scripted(
            AfterTimer(clock: clock),
            endpoint: server.url.absoluteString,
            retryOptions: RetryOptions(tryTimeLimit: 5, clock: clock)
        )
        let token = CancellationToken()
        async let response = client.send(options: ScriptedOptions(cancellationToken: token))
        _ = await server.requests(count: 1)
        await clock.sleepers()
        token.cancel()
        do {
            _ = try await response
            Issue.record("the call was not canceled")
        } catch let error as ServiceError {
            #expect(error.isCanceled)
        }
        #expect(server.requests.count == 1)
    }

    @Test("the time limit of a try does not end a download, which that of all tries does")
    func longDownload() async throws {
        let clock = clock
        let asleep = Locked<[Duration]>([])
        let transport = ScriptedTransport({ _ in
            await clock.sleepers(.seconds(5), .seconds(9))
            var response = HTTPResponse.status(200)
            let parts = Locked([Data("a".utf8)])
            response.bodyStream = HTTPBodyStream(
                next: {
                    asleep.withLock { $0 = clock.asleep }
                    return parts.withLock { $0.popLast() }
                },
                onCancel: {}
            )
            return response
        })
        let options = RetryOptions(tryTimeLimit: 5, timeLimit: 9, clock: clock)
        let client = try PipelineClient.scripted(transport, retryOptions: options)
        let folder = try TemporaryFiles()
        let file = folder.folder.appendingPathComponent("a")
        try await ServiceRequest(RequestDescription(.get, "/"), client: client, returns: .data).download(to: file)
        #expect(asleep.withLock { $0 } == [.seconds(9)])
    }
}
