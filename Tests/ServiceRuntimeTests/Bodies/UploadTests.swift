import Foundation
import LoopbackServer
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@testable import ServiceRuntime

@Suite("A body that is read from a stream", .timeLimit(.minutes(20)))
struct UploadTests {
    private static let contents = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })

    /// Its parts, which can be asked for once.
    private static var parts: AsyncStream<Data> {
        AsyncStream { continuation in
            for start in stride(from: 0, to: contents.count, by: 700_001) {
                continuation.yield(contents[start..<min(start + 700_001, contents.count)])
            }
            continuation.finish()
        }
    }

    private func request(
        to server: LoopbackServer,
        tries: Int = 1,
        token: CancellationToken? = nil
    ) throws -> ServiceRequest<Void> {
        let client = try server.client(tries: tries)
        var description = RequestDescription(.put, "/picture", options: StubOptions(cancellationToken: token))
        description.body(Data(), as: "image/png")
        return ServiceRequest(description, client: client, returns: .nothing)
    }

    private static func temporaryBodies() throws -> Set<String> {
        let folder = FileManager.default.temporaryDirectory.path
        return Set(try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasPrefix("stream-") })
    }

    @Test("is sent whole, with its length and the request's media type", arguments: 0...2)
    func sources(kind: Int) async throws {
        let server = try LoopbackServer()
        server.reply(.status(204))
        let small = Data("abc".utf8)
        let (source, contents) = [
            (HTTPBody.stream(Self.parts), Self.contents),
            (HTTPBody.stream(bytes: AsyncStream { $0.finish(yielding: small) }), small),
            (HTTPBody.stream { InputStream(data: Self.contents) }, Self.contents),
        ][kind]
        try await request(to: server).uploading(source).value()
        let received = try #require(server.requests.first)
        #expect(received.body == contents)
        #expect(received[header: "Content-Length"] == "\(contents.count)")
        #expect(received[header: "Content-Type"] == "image/png")
    }

    #if !os(Windows)
        @Test("was not read, and can be, if there was no file to read it into")
        func noTemporaryFile() async {
            // Variables belong to the whole process, so this one is another.
            await #expect(processExitsWith: .success) {
                let folder = FileManager.default.temporaryDirectory.path
                let body = HTTPBody.stream(bytes: AsyncStream { $0.finish(yielding: Data("abc".utf8)) })
                setenv("TMPDIR", "\(folder)/none-\(UUID().uuidString)", 1)
                do {
                    _ = try await body.file()
                    preconditionFailure("there is no such folder")
                } catch {
                    precondition("\(error)".contains("Check that the folder is writable"))
                }
                setenv("TMPDIR", folder, 1)
                let data = try await body.file().map { try Data(contentsOf: $0) }
                precondition(data == Data("abc".utf8))
            }
        }
    #endif

    @Test("is sent again whole by a retry, a redirect and the request itself, though it can be read once")
    func rewinding() async throws {
        let server = try LoopbackServer()
        server.reply(
            .drop,
            .status(503),
            .status(307, headers: [("Location", "/elsewhere")]),
            .status(204),
            .status(204)
        )
        let request = try request(to: server, tries: 3).uploading(.stream(Self.parts), as: "image/gif")
        try await request.value()
        try await request.value()
        #expect(server.requests.count == 5)
        #expect(server.requests.allSatisfy { $0.body == Self.contents && $0[header: "Content-Type"] == "image/gif" })
    }

    @Test("is named where it fails, with its error as the cause")
    func brokenSource() async throws {
        struct Broken: Error {}
        let server = try LoopbackServer()
        let request = try request(to: server).uploading(.stream { throw Broken() })
        let error = try await ServiceRuntimeTests.failure { try await request.value() }
        guard case .client(let message, let cause) = error else {
            Issue.record("\(error)")
            return
        }
        #expect(message == "The body could not be read from its source, so nothing was sent.")
        #expect(cause is Broken)
        #expect(server.requests.isEmpty)
    }

    @Test("is read before the time for its first try begins")
    func slowSource() async throws {
        let (server, clock) = (try LoopbackServer(), ManualClock())
        server.reply(.status(204))
        let retryOptions = RetryOptions(tryTimeLimit: 5, timeLimit: 9, clock: clock)
        let options = StubClientOptions(
            transportOptions: TransportOptions(timeout: LoopbackServer.patience, retryOptions: retryOptions)
        )
        let client = try PipelineClient(endpoint: server.url, authPolicy: nil, withOptions: options, package: "Stub")
        let description = RequestDescription(.put, "/picture", options: nil)
        let (isReading, mayEnd) = (Signal(), Signal())
        let parts = AsyncStream<Data> {
            guard !isReading.isGiven else { return nil }
            isReading.give()
            await mayEnd.wait()
            return Data("abc".utf8)
        }
        let request = ServiceRequest(description, client: client, returns: .nothing).uploading(.stream(parts))
        let call = Task { try await request.value() }
        await isReading.wait()
        clock.advance(by: .seconds(10))
        mayEnd.give()
        try await call.value
        #expect(server.requests.map(\.body) == [Data("abc".utf8)])
    }

    @Test("is sent over another connection where the last one was closed meanwhile, or before all was sent")
    func closedConnections() async throws {
        let server = try LoopbackServer()
        let closed = Reply(status: 204, delivery: .wholeThenDropped)
        server.reply(closed, closed, .drop, .status(204))
        let request = try request(to: server, tries: 2).uploading(.stream(Self.parts))
        for _ in 1...3 { try await request.value() }
        #expect(server.requests.map(\.body.count) == [3_000_000, 3_000_000, 3_000_000, 3_000_000])
    }

    @Test("is answered before all of it is sent, if the service wants no more")
    func earlyResponse() async throws {
        let server = try LoopbackServer()
        server.leaveBodiesUnread(answering: .json("{}", status: 413, headers: [("Connection", "close")]))
        let source = HTTPBody.stream { InputStream(data: Data(count: 20_000_000)) }
        let request = try request(to: server).uploading(source)
        for _ in 1...5 {
            let error = try await ServiceRuntimeTests.failure { try await request.value() }
            #expect(error.failure?.statusCode == 413, "\(error)")
        }
    }

    @Test("stops no program where it is broken off again and again")
    func brokenOff() async throws {
        let server = try LoopbackServer()
        server.leaveBodiesUnread()
        let source = HTTPBody.stream { InputStream(data: Data(count: 20_000_000)) }
        for number in 1...20 {
            let token = CancellationToken()
            let request = try request(to: server, token: token).uploading(source)
            async let error = ServiceRuntimeTests.failure { try await request.value() }
            _ = await server.requests(count: number)
            token.cancel()
            #expect(try await error.isCanceled)
        }
    }

    @Test("has an error of its own as the call's cause, and is not read again after it")
    func failure() async throws {
        struct Broken: Error {}
        let server = try LoopbackServer()
        let parts = AsyncThrowingStream<Data, any Error> { continuation in
            continuation.yield(Data("a".utf8))
            continuation.finish(throwing: Broken())
        }
        let request = try request(to: server, tries: 3).uploading(.stream(parts))
        guard case .client(_, let cause?) = try await ServiceRuntimeTests.failure(of: { try await request.value() })
        else {
            throw Unfailed(sourceLocation: #_sourceLocation)
        }
        #expect(cause is Broken)
        let second = try await ServiceRuntimeTests.failure { try await request.value() }
        #expect(second.clientMessage?.hasPrefix("The body was partly read by a call that was interrupted") == true)
        #expect(server.requests.isEmpty)
    }

    @Test(
        "that is lost itself is told from a lost connection to the service",
        arguments: [URLError.Code.networkConnectionLost, .cannotConnectToHost]
    )
    func lostSource(code: URLError.Code) async throws {
        let server = try LoopbackServer()
        let lost = ServiceError.client("GET to mirror.example: no connection.", URLError(code))
        let parts = AsyncThrowingStream<Data, any Error> { continuation in
            continuation.yield(Data("half".utf8))
            continuation.finish(throwing: lost)
        }
        let request = try request(to: server, tries: 3).uploading(.stream(parts))
        let error = try await ServiceRuntimeTests.failure { try await request.value() }
        #expect(error.clientMessage?.hasPrefix("The body could not be read from its source") == true, "\(error)")
        #expect("\(error)".contains("GET to mirror.example: no connection."))
        #expect(ConnectionFailure(error) == nil)
        guard case .client(_, let cause as HTTPBodySource.SourceError) = error else {
            throw Unfailed(sourceLocation: #_sourceLocation)
        }
        #expect(cause.cause.clientMessage == lost.clientMessage)
        #expect(server.requests.isEmpty)
    }

    @Test("is read anew after an error if its stream can be opened again")
    func reopening() async throws {
        let server = try LoopbackServer()
        server.reply(.status(204))
        let folder = try TemporaryFiles()
        let file = folder.folder.appendingPathComponent("late")
        let request = try request(to: server).uploading(.stream { InputStream(url: file) })
        let error = try await ServiceRuntimeTests.failure { try await request.value() }
        #expect(error.clientMessage == "The body cannot be read from its stream.")
        try Data("late".utf8).write(to: file)
        try await request.value()
        #expect(server.requests.map(\.text) == ["late"])
    }

    @Test("ends with its call while it is read")
    func canceled() async throws {
        let server = try LoopbackServer()
        let token = CancellationToken()
        let (isAsked, isOver) = (Signal(), Signal())
        let parts = AsyncStream<Data> {
            isAsked.give()
            try? await untilCanceled()
            isOver.give()
            return nil
        }
        let body = HTTPBody.stream(parts)
        let request = try request(to: server, token: token).uploading(body)
        async let error = ServiceRuntimeTests.failure { try await request.value() }
        await isAsked.wait()
        token.cancel()
        #expect(try await error.isCanceled)
        // The sequence ends as if that were all of it.
        await isOver.wait()
        let other = try self.request(to: server).uploading(body)
        let second = try await ServiceRuntimeTests.failure { try await other.value() }
        #expect(second.clientMessage?.hasPrefix("The body was partly read by a call that was interrupted") == true)
        #expect(server.requests.isEmpty)
    }

    @Test("can be read without being sent, and again")
    func loading() async throws {
        let body = HTTPBody.stream(Self.parts)
        for _ in 0..<2 { #expect(try await body.loaded() == Self.contents) }
    }

    @Test("stands in a file that goes with the last request")
    func cleaning() async throws {
        let before = try Self.temporaryBodies()
        var body: HTTPBody? = .stream(Self.parts)
        let file = try #require(try await body?.file())
        #expect(try Data(contentsOf: file) == Self.contents)
        #expect(try Self.temporaryBodies().subtracting(before).contains(file.lastPathComponent))
        let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        body = nil
        // The task that wrote the file may hold the body for longer than it takes to hand on the file.
        while FileManager.default.fileExists(atPath: file.path) { await Task.yield() }
    }

    @Test("is read before it reaches a transport that takes bytes only")
    func otherTransports() async throws {
        let client = try StubClient(answering: 204)
        try await client.fruit(returns: .nothing).uploading(.stream(Self.parts)).value()
        #expect(client.transport.requests.map(\.data) == [Self.contents])
        #expect(client.transport.requests[0].headers["Content-Type"] == "application/octet-stream")
    }

    @Test("is sent again by a further request with the same body")
    func furtherRequests() async throws {
        let client = try StubClient(answering: 204)
        let body = HTTPBody.stream(Self.parts)
        for _ in 1...2 {
            try await client.fruit(returns: .nothing) { $0.body(body, as: "image/png") }.value()
        }
        #expect(client.transport.requests.map(\.data) == [Self.contents, Self.contents])
    }

    @Test("stands in a multipart body between its other parts")
    func part() async throws {
        let client = try StubClient(answering: 204)
        let (small, writer) = AsyncStream<Data>.makeStream()
        writer.yield(Data("a,b".utf8))
        writer.finish()
        let parts = [MultipartFile.text("x"), MultipartFile(.stream(small), name: "a.csv"), .data(Data("y".utf8))]
        try await client.fruit(returns: .nothing) { $0.body(parts, as: "multipart/mixed; boundary=b") }.value()
        let sent = try #require(client.transport.requests.first?.data)
        #expect(
            String(decoding: sent, as: UTF8.self).replacing("\r\n", with: "|")
                == "--b||x|--b|Content-Disposition: attachment; filename=\"a.csv\"|Content-Type: text/csv||a,b|--b|"
                + "Content-Type: application/octet-stream||y|--b--|"
        )
    }
}

extension AsyncStream.Continuation where Element == UInt8 {
    fileprivate func finish(yielding bytes: Data) {
        for byte in bytes { yield(byte) }
        finish()
    }
}
