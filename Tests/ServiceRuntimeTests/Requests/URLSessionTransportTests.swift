import Foundation
import LoopbackServer
import Testing

@testable import ServiceRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("The URLSession transport", .timeLimit(.minutes(20)))
struct URLSessionTransportTests {
    private func send(
        _ method: HTTPMethod = .get,
        to server: LoopbackServer,
        headers: HTTPHeaders = [:],
        data: Data? = nil,
        over transport: URLSessionTransport = URLSessionTransport()
    ) async throws -> HTTPResponse {
        let url = server.url.appendingPathComponent("fruit")
        let request = HTTPRequest(method: method, url: url, headers: headers, data: data)
        return try await transport.send(PipelineRequest(httpRequest: request)).httpResponse
    }

    @Test("takes a scheme in capital letters, as it may be written")
    func uppercaseScheme() async throws {
        let server = try LoopbackServer()
        defer { server.stop() }
        server.reply(
            .status(307, headers: [("Location", "HTTP\(server.url.absoluteString.dropFirst(4))/pear?A=B")]),
            .status(204)
        )
        let endpoint = try #require(URL(string: "HTTP" + server.url.absoluteString.dropFirst(4)))
        let client = try PipelineClient.scripted(URLSessionTransport(), endpoint: endpoint.absoluteString)
        #expect(try await client.send(.get, "/fruit").statusCode == 204)
        #expect(server.requests.map(\.target) == ["/fruit", "/pear?A=B"])
    }

    @Test("sends method, header fields and body, and receives all of the response")
    func exchange() async throws {
        let server = try LoopbackServer()
        defer { server.stop() }
        server.reply(.json(#"{"a": 1}"#, status: 201, headers: [("ETag", "\"1\"")]))
        let response = try await send(.patch, to: server, headers: ["X-A": "b"], data: Data("body".utf8))
        #expect(response.statusCode == 201)
        #expect(response.headers["etag"] == "\"1\"")
        #expect(response.data == Data(#"{"a": 1}"#.utf8))
        let request = try #require(server.requests.first)
        #expect(request.method == "PATCH")
        #expect(request.target == "/fruit")
        #expect(request[header: "X-A"] == "b")
        #expect(request.text == "body")
    }

    @Test(
        "takes any number for a time limit",
        arguments: [.infinity, .greatestFiniteMagnitude, .nan, 1e10] as [TimeInterval]
    )
    func timeout(limit: TimeInterval) async throws {
        let server = try LoopbackServer()
        defer { server.stop() }
        server.reply(.status(204), .status(204))
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = limit
        for transport in [URLSessionTransport(timeout: limit), URLSessionTransport(configuration: configuration)] {
            #expect(try await send(to: server, over: transport).statusCode == 204)
        }
    }

    @Test("receives bodies of any size and framing, and none")
    func bodies() async throws {
        let server = try LoopbackServer()
        defer { server.stop() }
        let large = Data((0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        server.reply(
            Reply(body: large),
            Reply(delivery: .chunked([large.prefix(7), large.dropFirst(7)])),
            .status(204),
            .status(304, headers: [("Content-Length", "5")])
        )
        for _ in 1...2 {
            #expect(try await send(to: server).data == large)
        }
        #expect(try await send(to: server).data?.isEmpty != false)
        // The length that a 304 announces is that of the body that it does not have.
        #expect(try await send(to: server).statusCode == 304)
    }

    @Test(
        "counts the bytes of the answer itself: not every session does",
        arguments: [
            (["Content-Length": "5"], 4, false), (["Content-Length": "5"], 5, true), ([:], 0, true),
            // The length is that of the compressed body.
            (["Content-Length": "5", "Content-Encoding": "gzip"], 4, true),
        ] as [([String: String], Int, Bool)]
    )
    func length(headers: [String: String], count: Int, isComplete: Bool) throws {
        let url = try #require(URL(string: "https://fruit.example"))
        let head = try #require(
            HTTPURLResponse(url: url, statusCode: 200, httpVersion: "HTTP/1.1", headerFields: headers)
        )
        let received = URLSessionTransfer.Received(response: head, data: Data(count: count))
        let response = Result { try received.response(to: HTTPRequest(method: .get, url: url)) }
        #expect((try? response.get().data?.count) == (isComplete ? count : nil))
        if !isComplete {
            #expect(throws: URLError(.networkConnectionLost)) { try response.get() }
        }
    }

    @Test("sends nothing if the task was canceled before, and can be used on")
    func canceledBefore() async throws {
        let server = try LoopbackServer()
        defer { server.stop() }
        server.reply(.json("2"))
        let transport = URLSessionTransport()
        let mayBegin = Signal()
        let task = Task {
            await mayBegin.wait()
            return try await send(to: server, headers: ["X-A": "first"], over: transport)
        }
        task.cancel()
        mayBegin.give()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(try await send(to: server, over: transport).data == Data("2".utf8))
        #expect(server.requests.map { $0[header: "X-A"] } == [nil])
    }

    @Test("follows no redirect and keeps no cookie: both would carry credentials along")
    func redirectsAndCookies() async throws {
        let server = try LoopbackServer()
        defer { server.stop() }
        server.reply(.status(307, headers: [("Location", "/elsewhere"), ("Set-Cookie", "a=b")]), .status(204))
        let transport = URLSessionTransport()
        let redirect = try await send(to: server, over: transport)
        #expect(redirect.statusCode == 307)
        #expect(redirect.headers["Location"] == "/elsewhere")
        _ = try await send(to: server, over: transport)
        #expect(server.requests.map(\.target) == ["/fruit", "/fruit"])
        #expect(server.requests.map { $0[header: "Cookie"] } == [nil, nil])
    }

    @Test("has further sessions only while requests overlap, and where a session has one thread")
    func sessions() throws {
        #if canImport(FoundationNetworking)
            let hasSeveral = ProcessInfo.processInfo.activeProcessorCount > 1
        #else
            let hasSeveral = false
        #endif
        let pool = SessionPool(timeout: 60)
        let first = pool.take()
        let second = pool.take()
        #expect((first.session !== second.session) == hasSeveral)
        let url = try #require(URL(string: "http://127.0.0.1"))
        for member in [second, first] {
            let task = member.session.dataTask(with: URLRequest(url: url))
            member.delegate.urlSession(member.session, task: task, didCompleteWithError: nil)
        }
        #expect(pool.take().session === first.session)
        // The settings of somebody else's configuration are for one session.
        let configured = SessionPool(URLSessionConfiguration.ephemeral)
        #expect(configured.take().session === configured.take().session)
        #expect(configured.take(for: .stream).session === configured.take().session)
    }

    #if canImport(FoundationNetworking)
        @Test(
            "knows of a body of which nothing was sent in time",
            arguments: [("fig", true), ("", false), (nil, false)]
        )
        func timeoutBeforeSending(body: String?, isBeforeSending: Bool) async throws {
            let url = try #require(URL(string: "http://127.0.0.1"))
            let request = HTTPRequest(method: .post, url: url, data: body.map { Data($0.utf8) })
            let pool = SessionPool(timeout: 60)
            let member = pool.take()
            let sent = SentBody(of: request, file: nil)
            let task = sent.task(of: member.session, URLRequest(url: request.url))
            let transfer = URLSessionTransfer(of: sent)
            member.delegate.add(transfer, for: task)
            let error = await #expect(throws: URLError.self) {
                _ = try await withCheckedThrowingContinuation { continuation in
                    guard transfer.begin(continuation) else { return }
                    member.delegate.urlSession(
                        member.session,
                        task: task,
                        didCompleteWithError: URLError(.timedOut)
                    )
                }
            }
            let failure = ConnectionFailure(try #require(error))
            #expect(failure?.isTimeout == true)
            #expect(failure?.isBeforeSending == isBeforeSending)
        }

        @Test("has at most 64 sessions for a single request each, and no more where there are as many")
        func sessionsForOneTask() {
            let pool = SessionPool(timeout: 60)
            let shared = pool.take()
            let single = (1...64).map { _ in pool.forOneTask(like: shared) }
            #expect(Set((single + [shared]).map { ObjectIdentifier($0.session) }).count == 65)
            #expect(pool.forOneTask(like: shared).session === shared.session)
            for member in single { member.session.invalidateAndCancel() }
        }

        @Test("does not send a body again that was not answered in time", .timeLimit(.minutes(20)))
        func timeoutAfterSending() async throws {
            let server = try LoopbackServer()
            server.reply(.stall, .status(204))
            let client = try PipelineClient.scripted(
                URLSessionTransport(timeout: 1),
                endpoint: server.url.absoluteString,
                retryOptions: RetryOptions(clock: RecordingClock())
            )
            var description = RequestDescription(.post, "/fruit", options: nil)
            description.body("fig", as: "text/plain")
            let error = try await failure {
                try await ServiceRequest(description, client: client, returns: .nothing).value()
            }
            #expect(error.isTimeout)
            #expect(error.clientMessage?.contains("connections") == false, "\(error)")
            #expect(server.requests.map(\.text) == ["fig"])
        }

        @Test("says that a request may have waited for a connection", .timeLimit(.minutes(20)))
        func timeoutWhileWaiting() async throws {
            let server = try LoopbackServer()
            server.on("GET", "/") { _ in .stall }
            let client = try PipelineClient.scripted(
                URLSessionTransport(timeout: 1),
                endpoint: server.url.absoluteString,
                retryOptions: .none
            )
            let texts = try await withThrowingTaskGroup(of: String.self) { group in
                for _ in 1...40 { group.addTask { "\(try await failure { try await client.send() })" } }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(texts.allSatisfy { $0.contains("no data arrived for 1 s") })
            #expect(texts.contains { $0.contains("than there are connections to a host") }, "\(texts)")
        }
    #endif

    @Test("has eight connections to a host, however many processors there are", arguments: 1...9)
    func connections(processors: Int) {
        let count = SessionPool.sessionCount(processors: processors)
        #expect((1...4).contains(count))
        #expect(8 % count == 0)
    }

    @Test("keeps streams and downloads apart, and only streams may have more than eight connections to a host")
    func purposes() {
        let pool = SessionPool(timeout: 60)
        let (value, stream) = (pool.take(), pool.take(for: .stream))
        let files = (1...9).map { _ in pool.take(for: .file) }
        #expect(Set(files.map { ObjectIdentifier($0.session) }).count == 1)
        #expect(value.session !== files[0].session && value.session !== stream.session)
        #expect(stream.session !== files[0].session)
        #expect(files[0].session.configuration.httpMaximumConnectionsPerHost == 8)
        #expect(stream.session.configuration.httpMaximumConnectionsPerHost == 256)
        // The ninth may have to wait.
        #expect(files.map(\.isBusy) == Array(repeating: false, count: 8) + [true])
    }

    @Test("sends requests while more streams are open than there are connections")
    func openStreams() async throws {
        let server = try LoopbackServer()
        defer { server.stop() }
        let event = Data("data: 1\n\n".utf8)
        server.on("GET", "/stream") { _ in
            Reply(headers: [("Content-Type", "text/event-stream")], delivery: .stalledAfter([event]))
        }
        server.on("GET", "/fruit") { _ in .json("2") }
        let client = try server.client()
        var open: [ServiceStream<Int>.AsyncIterator] = []
        for _ in 1...12 {
            let request = ServiceRequest<ServiceStream<Int>>(
                RequestDescription(.get, "/stream", options: nil),
                client: client,
                returns: .stream()
            )
            var iterator = try await request.value().makeAsyncIterator()
            #expect(try await iterator.next() == 1)
            open.append(iterator)
        }
        let fruit = ServiceRequest<Int>(
            RequestDescription(.get, "/fruit", options: nil),
            client: client,
            returns: .value
        )
        #expect(try await fruit.value() == 2)
    }

    @Test("carries many requests at once")
    func concurrency() async throws {
        let server = try LoopbackServer()
        defer { server.stop() }
        server.on("GET", "/fruit") { .json($0[header: "X-Number"] ?? "") }
        let transport = URLSessionTransport()
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for number in 0..<50 {
                group.addTask {
                    let response = try await send(to: server, headers: ["X-Number": "\(number)"], over: transport)
                    return response.data == Data("\(number)".utf8)
                }
            }
            for try await isAnswered in group {
                #expect(isAnswered)
            }
        }
        #expect(server.requests.count == 50)
    }
}
