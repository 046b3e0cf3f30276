import Dispatch
import Foundation
import LoopbackServer
import Testing

@testable import ServiceRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Every state that a call can be canceled in, by its token and with its task, over the real transport.
@Suite("A call that is canceled", .timeLimit(.minutes(20)), .serialized)
struct CancellationStateTests {
    /// How a call is canceled.
    private enum Way: CaseIterable {
        case token, task, taskWithoutToken
    }

    /// Cancels a call in all ways, and expects its end within 50 ms. Machines that run tests are busy: the best of a
    /// few times counts.
    private func expectEnd(
        of call: @escaping @Sendable (CancellationToken?, Signal) async throws -> Void,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        for way in Way.allCases {
            var shortest = Duration.seconds(60)
            for _ in 1...10 where shortest > .milliseconds(50) {
                let (token, isThere) = (way == .taskWithoutToken ? nil : CancellationToken(), Signal())
                let task = Task { try await call(token, isThere) }
                await isThere.wait()
                let start = ContinuousClock.now
                if way == .token { token?.cancel() } else { task.cancel() }
                let error = try await failure(of: { try await task.value }, sourceLocation: sourceLocation)
                shortest = min(shortest, ContinuousClock.now - start)
                #expect(error.isCanceled, "\(error)", sourceLocation: sourceLocation)
                #expect(
                    error.clientMessage?.hasPrefix("The request was canceled") == true,
                    "\(error)",
                    sourceLocation: sourceLocation
                )
            }
            #expect(shortest <= .milliseconds(50), sourceLocation: sourceLocation)
        }
    }

    private static func client(
        of server: LoopbackServer,
        clock: any Clock<Duration> = ContinuousClock()
    ) throws -> PipelineClient {
        let retry = RetryOptions(maximumTries: 3, delay: 60, clock: clock)
        let options = StubClientOptions(transportOptions: TransportOptions(retryOptions: retry))
        return try PipelineClient(endpoint: server.url, authPolicy: nil, withOptions: options, package: "Stub")
    }

    private static func request(
        _ method: HTTPMethod = .get,
        to server: LoopbackServer,
        _ token: CancellationToken?,
        body: Data? = nil,
        clock: any Clock<Duration> = ContinuousClock()
    ) throws -> ServiceRequest<Data> {
        var description = RequestDescription(method, "/fruit", options: StubOptions(cancellationToken: token))
        description.body(body, as: "image/png")
        return ServiceRequest(description, client: try client(of: server, clock: clock), returns: .data)
    }

    /// A request that tells when it is about to be sent.
    private static func announced(
        _ isThere: Signal,
        to server: LoopbackServer,
        over transport: any TransportStage,
        _ token: CancellationToken?
    ) throws -> ServiceRequest<Data> {
        struct Announcement: PipelineStage {
            let isThere: Signal

            func process(_ request: PipelineRequest, next: PipelineNext) async throws -> PipelineResponse {
                isThere.give()
                return try await next(request)
            }
        }
        let transportOptions = TransportOptions(
            retryOptions: .none,
            perRetryPolicies: [Announcement(isThere: isThere)],
            transport: transport
        )
        let client = try PipelineClient(
            endpoint: server.url,
            authPolicy: nil,
            withOptions: StubClientOptions(transportOptions: transportOptions),
            package: "Stub"
        )
        let description = RequestDescription(.get, "/fruit", options: StubOptions(cancellationToken: token))
        return ServiceRequest<Data>(description, client: client, returns: .data)
    }

    @Test("as it is sent ends at once, and not the program, if its session has a cache, too")
    func beginning() async throws {
        let server = try LoopbackServer()
        server.on("GET", "/fruit") { _ in .status(204) }
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = URLCache(memoryCapacity: 100_000, diskCapacity: 0, diskPath: nil)
        let transport = URLSessionTransport(configuration: configuration)
        for _ in 1...1000 {
            let isThere = Signal()
            let request = try Self.announced(isThere, to: server, over: transport, nil)
            let task = Task { try await request.value() }
            await isThere.wait()
            task.cancel()
            do {
                #expect(try await task.value.isEmpty)
            } catch {
                #expect((error as? ServiceError)?.isCanceled == true, "\(error)")
            }
        }
        // What was canceled has taken neither the session nor the server with it.
        #expect(try await Self.announced(Signal(), to: server, over: transport, nil).value().isEmpty)
    }

    @Test("while it sleeps before another try ends at once")
    func sleeping() async throws {
        let server = try LoopbackServer()
        server.on("GET", "/fruit") { _ in .status(503) }
        try await expectEnd { token, isThere in
            let clock = StandingClock()
            Task {
                for await _ in clock.sleepers { isThere.give() }
            }
            _ = try await Self.request(to: server, token, clock: clock).value()
        }
    }

    @Test("while it waits for a free connection ends at once, and is not sent")
    func waitingForAConnection() async throws {
        let server = try LoopbackServer()
        server.on("GET", "/first") { _ in .stall }
        for path in ["/fruit", "/last"] { server.on("GET", path) { _ in .status(204) } }
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpMaximumConnectionsPerHost = 1
        let transport = URLSessionTransport(configuration: configuration)
        let other = try PipelineClient.scripted(transport, endpoint: server.url.absoluteString)
        let first = Task { try await other.send(.get, "/first") }
        _ = await server.requests(count: 1)
        try await expectEnd { token, isThere in
            _ = try await Self.announced(isThere, to: server, over: transport, token).value()
        }
        first.cancel()
        _ = try await failure { try await first.value }
        // One that was still waiting would be sent before this.
        _ = try await other.send(.get, "/last")
        #expect(server.requests.map(\.target) == ["/first", "/last"])
    }

    @Test("while its body is sent ends at once", arguments: [false, true])
    func sending(isStream: Bool) async throws {
        let server = try LoopbackServer()
        server.leaveBodiesUnread()
        // More than the buffers of both sockets take.
        let body = Data(count: 40_000_000)
        let count = Locked(0)
        try await expectEnd { token, isThere in
            let number = count.withLock { count in
                count += 1
                return count
            }
            Task {
                _ = await server.requests(count: number)
                isThere.give()
            }
            let request = try Self.request(.put, to: server, token, body: body)
            let source = HTTPBody.stream { InputStream(data: body) }
            _ = try await (isStream ? request.uploading(source) : request).value()
        }
    }

    @Test("while it waits for the response, or receives it, ends at once", arguments: [0, 1])
    func receiving(kind: Int) async throws {
        let server = try LoopbackServer()
        let reply = [Reply.stall, Reply(body: Data("abcd".utf8), delivery: .stalledInBody)][kind]
        server.on("GET", "/fruit") { _ in reply }
        let count = Locked(0)
        try await expectEnd { token, isThere in
            let number = count.withLock { count in
                count += 1
                return count
            }
            Task {
                _ = await server.requests(count: number)
                isThere.give()
            }
            _ = try await Self.request(to: server, token).value()
        }
        await server.disconnected()
    }

    @Test("between two pages, and while a page is fetched, ends at once", arguments: [false, true])
    func paging(isFetching: Bool) async throws {
        let server = try LoopbackServer()
        let asked = Locked<Signal?>(nil)
        server.on("GET", "/fruit") { request in
            if request.query == nil { return .json(#"{"items": [{"name": "fig"}], "next": "?page=2"}"#) }
            asked.withLock { $0 }?.give()
            return .stall
        }
        try await expectEnd { token, isThere in
            asked.withLock { $0 = isFetching ? isThere : nil }
            let description = RequestDescription(.get, "/fruit", options: StubOptions(cancellationToken: token))
            let format: ResponseFormat<PagedCollection<Fruit>> = .page(items: "items", nextLink: "next")
            let request = ServiceRequest(description, client: try Self.client(of: server), returns: format)
            for try await _ in try await request.value() where !isFetching {
                // The token or the task is canceled while the caller has the item.
                let isCanceled = Signal()
                _ = token?.register(isCanceled.give)
                await withTaskCancellationHandler {
                    isThere.give()
                    await isCanceled.wait()
                } onCancel: {
                    isCanceled.give()
                }
            }
        }
    }

    @Test("between two questions about an operation, and during one, ends at once", arguments: [false, true])
    func polling(isAsking: Bool) async throws {
        let server = try LoopbackServer()
        let asked = Locked<Signal?>(nil)
        let pause = isAsking ? "0" : "60"
        server.on("POST", "/fruit") { _ in
            .status(202, headers: [("Operation-Location", "/operations/1"), ("Retry-After", pause)])
        }
        server.on("GET", "/operations/1") { _ in
            asked.withLock { $0 }?.give()
            return .stall
        }
        try await expectEnd { token, isThere in
            asked.withLock { $0 = isAsking ? isThere : nil }
            let clock = StandingClock()
            Task {
                for await _ in clock.sleepers { isThere.give() }
            }
            let description = RequestDescription(.post, "/fruit", options: StubOptions(cancellationToken: token))
            let format: ResponseFormat<LongRunningOperation<Fruit>> = .longRunning(.value)
            let client = try Self.client(of: server, clock: clock)
            let operation = try await ServiceRequest(description, client: client, returns: format).value()
            _ = try await operation.value()
        }
    }

    @Test("while its body is read from a stream ends at once, though the stream takes no notice")
    func reading() async throws {
        let server = try LoopbackServer()
        let mayEnd = Signal()
        try await expectEnd { token, isThere in
            let parts = AsyncStream<Data> {
                isThere.give()
                await mayEnd.wait()
                return nil
            }
            _ = try await Self.request(.put, to: server, token).uploading(.stream(parts)).value()
        }
        mayEnd.give()
        #expect(server.requests.isEmpty)
    }

    @Test("while its handler waits for its queue is a canceled call, though the response has come")
    func queued() async throws {
        let server = try LoopbackServer()
        server.on("GET", "/fruit") { _ in .json("1") }
        let (queue, token) = (DispatchQueue(label: "handlers"), CancellationToken())
        queue.suspend()
        let options = StubOptions(cancellationToken: token, dispatchQueue: queue)
        let description = RequestDescription(.get, "/fruit", options: options)
        let (client, isInTheQueue) = (try Self.client(of: server), Signal())
        let result: Result<Int, ServiceError> = await withCheckedContinuation { continuation in
            ServiceRequest(description, client: client, returns: .fixed(1, isReleased: isInTheQueue))
                .run { result, _ in continuation.resume(returning: result) }
            Task {
                await isInTheQueue.wait()
                token.cancel()
                queue.resume()
            }
        }
        let error = #expect(throws: ServiceError.self) { try result.get() }
        #expect(error?.isCanceled == true)
    }
}
