import Dispatch
import Foundation
import LoopbackServer
import Testing

@testable import ServiceRuntime

@Suite("A download to a file", .timeLimit(.minutes(20)))
struct DownloadTests {
    /// A folder that is removed with what is in it.
    private final class Folder {
        let url: URL
        var file: URL { url.appendingPathComponent("picture.png") }
        var names: [String] {
            get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
        }

        init() throws {
            url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        }

        deinit {
            try? FileManager.default.removeItem(at: url)
        }
    }

    private func request(
        to server: LoopbackServer,
        tries: Int = 1,
        token: CancellationToken? = nil
    ) throws -> ServiceRequest<Data> {
        let client = try server.client(tries: tries)
        let description = RequestDescription(.get, "/picture", options: StubOptions(cancellationToken: token))
        return ServiceRequest(description, client: client, returns: .data)
    }

    private static let picture = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })

    @Test("is put under the longest name that a file can have, in whatever script", arguments: ["a", "写", "👩‍👩‍👧‍👦"])
    func longName(character: Character) async throws {
        let (server, folder) = (try LoopbackServer(), try Folder())
        server.reply(Reply(body: Self.picture))
        let name = String(repeating: character, count: 250 / character.utf8.count) + ".jpg"
        try await request(to: server).download(to: folder.url.appendingPathComponent(name))
        #expect(try folder.names == [name])
    }

    @Test("puts the whole body into its place, and replaces what was there")
    func whole() async throws {
        let (server, folder) = (try LoopbackServer(), try Folder())
        try Data("old".utf8).write(to: folder.file)
        server.reply(Reply(headers: [("ETag", "\"1\"")], body: Self.picture))
        let response = try await request(to: server).download(to: folder.file)
        #expect(try response.value == folder.file)
        #expect(response.httpResponse.headers["ETag"] == "\"1\"")
        #expect(response.httpResponse.data == nil)
        #expect(try Data(contentsOf: folder.file) == Self.picture)
        #expect(try folder.names == ["picture.png"])
    }

    /// Responds itself, or with another body than the service.
    private struct CachePolicy: PipelineStage {
        let asksService: Bool

        func process(_ request: PipelineRequest, next: PipelineNext) async throws -> PipelineResponse {
            let own = PipelineResponse(to: request, HTTPResponse(statusCode: 200))
            var response = asksService ? try await next(request) : own
            response.httpResponse.data = Data("cached".utf8)
            return response
        }
    }

    @Test("has the body of a stage that responds itself, or changes the response", arguments: [false, true])
    func respondingStage(asksService: Bool) async throws {
        let folder = try Folder()
        try Data("old".utf8).write(to: folder.file)
        let client = try StubClient(policies: [CachePolicy(asksService: asksService)]) { _ in .json("{}") }
        let response = try await client.fruit(returns: .data).download(to: folder.file)
        #expect(response.httpResponse.data == nil)
        #expect(try Data(contentsOf: folder.file) == Data("cached".utf8))
        #expect(try folder.names == ["picture.png"])
    }

    @Test("makes an empty file of an empty body")
    func empty() async throws {
        let (server, folder) = (try LoopbackServer(), try Folder())
        server.reply(.status(204))
        try await request(to: server).download(to: folder.file)
        #expect(try Data(contentsOf: folder.file) == Data())
    }

    @Test("takes nothing more of a try that was given up, whatever its transport does")
    func abandonedTry() async throws {
        let folder = try Folder()
        let partial = try PartialFile(for: folder.file)
        try await partial.create()
        let request = PipelineRequest(httpRequest: HTTPRequest(method: .get, url: folder.file))
        let (isAsked, mayAnswer) = (Signal(), Signal())
        let rest = Locked<[Data]>([Data("lost".utf8)])
        var late = HTTPResponse(statusCode: 200)
        late.bodyStream = HTTPBodyStream(
            next: {
                isAsked.give()
                await mayAnswer.wait()
                return rest.withLock { $0.popLast() }
            },
            onCancel: {}
        )
        let first = PipelineResponse(to: request, late)
        let abandoned = Task { try await first.written(to: partial, resuming: nil) }
        await isAsked.wait()
        _ = try await PipelineResponse(to: request, HTTPResponse(statusCode: 200, data: Data("all".utf8)))
            .written(to: partial, resuming: nil)
        mayAnswer.give()
        #expect(try await failure { try await abandoned.value }.isCanceled)
        try await partial.place()
        #expect(try Data(contentsOf: folder.file) == Data("all".utf8))
    }

    /// The beginning of what has a tag.
    private static func beginning(_ tag: String, from url: URL) -> DownloadResumption {
        DownloadResumption(entityTag: tag, source: url)
    }

    @Test("goes on where it was to, even if a try that was given up has added something since")
    func resumedElsewhere() async throws {
        let folder = try Folder()
        let file = try PartialFile(for: folder.file)
        try await file.create()
        let abandoned = try await file.restart(Self.beginning("\"1\"", from: folder.url))
        try await file.append(Data("ab".utf8), by: abandoned)
        let resumption = try #require(file.resumption)
        try await file.append(Data("c".utf8), by: abandoned)
        let writer = try await file.resume(resumption)
        await #expect(throws: ServiceError.self) { try await file.append(Data("d".utf8), by: abandoned) }
        try await file.append(Data("cde".utf8), by: writer)
        try await file.place()
        #expect(try Data(contentsOf: folder.file) == Data("abcde".utf8))
    }

    @Test("does not go on with what another try has begun anew")
    func begunAnew() async throws {
        let folder = try Folder()
        let file = try PartialFile(for: folder.file)
        try await file.create()
        try await file.append(Data("ab".utf8), by: try await file.restart(Self.beginning("\"1\"", from: folder.url)))
        let resumption = try #require(file.resumption)
        try await file.append(Data("x".utf8), by: try await file.restart(Self.beginning("\"1\"", from: folder.url)))
        await #expect(throws: ResumptionRefused.self) { _ = try await file.resume(resumption) }
        try await file.append(Data("yz".utf8), by: try await file.restart(Self.beginning("\"2\"", from: folder.url)))
        await #expect(throws: ResumptionRefused.self) { _ = try await file.resume(resumption) }
    }

    /// A file whose disk hangs: it takes as much as a pipe holds.
    private func hangingFile(in folder: Folder) throws -> (file: PartialFile, disk: FileHandle) {
        let (partial, pipe) = (folder.url.appendingPathComponent(".part"), Pipe())
        try Data().write(to: partial)
        return (PartialFile(for: folder.file, at: partial, pipe.fileHandleForWriting), pipe.fileHandleForReading)
    }

    /// More than a pipe holds.
    private static let much = Data(count: 1 << 20)

    @Test("is given up at once while its disk hangs, and is removed by the write that hung")
    func hangingDisk() async throws {
        let folder = try Folder()
        let (file, disk) = try hangingFile(in: folder)
        let written = Task { try await file.append(Self.much, by: .init()) }
        #expect(try await onOwnThread { try disk.read(upToCount: 1)?.count } == 1)
        let (token, isAsked) = (CancellationToken(), Signal())
        let placed = Task {
            try await CancellableCall.run(token) {
                isAsked.give()
                try await file.place()
            }
        }
        await isAsked.wait()
        token.cancel()
        #expect(try await failure { try await placed.value }.isCanceled)
        file.discard()
        #expect(try await onOwnThread { try disk.readToEnd()?.count } == Self.much.count - 1)
        try await written.value
        await #expect(throws: ServiceError.self) { try await file.append(Self.much, by: .init()) }
        await file.remove()
        #expect(try folder.names == [])
    }

    @Test("blocks no thread of the concurrency pool while its disk hangs")
    func hangingDisks() async throws {
        let folder = try Folder()
        // More than the pool has threads. No more, because a queue whose threads all hang need not get another.
        let count = ProcessInfo.processInfo.activeProcessorCount + 1
        let files = try (0..<count).map { _ in try hangingFile(in: folder) }
        let written = files.map { file, _ in Task { try await file.append(Self.much, by: .init()) } }
        for (_, disk) in files { #expect(try await onOwnThread { try disk.read(upToCount: 1)?.count } == 1) }
        // All writes hang by now.
        await Task.detached {}.value
        for (file, disk) in files {
            file.discard()
            #expect(try await onOwnThread { try disk.readToEnd()?.count } == Self.much.count - 1)
        }
        for task in written { try await task.value }
    }

    @Test("begins anew when the connection is lost")
    func retry() async throws {
        let (server, folder) = (try LoopbackServer(), try Folder())
        server.reply(
            Reply(body: Self.picture, delivery: .truncated(by: 1)),
            Reply(delivery: .droppedAfter([Self.picture])),
            .status(503),
            Reply(body: Data("all".utf8))
        )
        try await request(to: server, tries: 4).download(to: folder.file)
        #expect(try Data(contentsOf: folder.file) == Data("all".utf8))
        #expect(try folder.names == ["picture.png"])
    }

    @Test(
        "leaves nothing behind where it fails, and what was there alone",
        arguments: [
            Reply(body: picture, delivery: .truncated(by: 1)), .json("{}", status: 404), .drop, .status(304),
        ]
    )
    func failures(reply: Reply) async throws {
        let (server, folder) = (try LoopbackServer(), try Folder())
        try Data("old".utf8).write(to: folder.file)
        server.reply(reply)
        let request = try request(to: server).downloaded(to: folder.file)
        let error = try await failure { try await request.value() }
        #expect((error.failure?.statusCode ?? reply.status) == reply.status)
        #expect(try Data(contentsOf: folder.file) == Data("old".utf8))
        #expect(try folder.names == ["picture.png"])
    }

    @Test("is not that of a failure, even if its status says success; nor is a stream", arguments: [false, true])
    func failureOfSuccess(isStreamed: Bool) async throws {
        let (server, folder) = (try LoopbackServer(), try Folder())
        server.reply(.json(#"{"message": "not ready yet"}"#, status: 202))
        var description = RequestDescription(.get, "/picture", options: nil)
        description.failure(.code(202), JSONValue.self)
        let request = ServiceRequest(description, client: try request(to: server).client, returns: .data)
        let error = try await failure {
            guard isStreamed else { return _ = try await request.download(to: folder.file) }
            _ = try await request.streamed().value()
        }
        #expect(error.failure?.message == "not ready yet")
        #expect(error.failure?.error(as: JSONValue.self) == ["message": "not ready yet"])
        #expect(try folder.names == [])
    }

    @Test("is that of a success whose status says failure, as in memory and as a stream")
    func successOfFailure() async throws {
        let (server, folder) = (try LoopbackServer(), try Folder())
        try Data("old".utf8).write(to: folder.file)
        server.on("GET", "/picture") { _ in Reply(status: 404, body: Data("the placeholder".utf8)) }
        var description = RequestDescription(.get, "/picture", options: nil)
        description.success(.code(404), hasValue: true)
        let request = ServiceRequest(description, client: try request(to: server).client, returns: .data)
        try await request.download(to: folder.file)
        #expect(try Data(contentsOf: folder.file) == Data("the placeholder".utf8))
        #expect(try folder.names == ["picture.png"])
        var streamed = Data()
        for try await part in try await request.streamed().value() { streamed += part }
        #expect(streamed == Data("the placeholder".utf8))
        #expect(try await request.value() == streamed)
    }

    @Test("leaves nothing behind where it is canceled")
    func canceled() async throws {
        let (server, folder) = (try LoopbackServer(), try Folder())
        server.reply(Reply(body: Self.picture, delivery: .stalledInBody))
        let token = CancellationToken()
        let request = try request(to: server, token: token).downloaded(to: folder.file)
        async let error = failure { try await request.value() }
        _ = await server.requests(count: 1)
        token.cancel()
        #expect(try await error.isCanceled)
        await server.disconnected()
        // A write that was under way removes the file when it ends.
        while try !folder.names.isEmpty { await Task.yield() }
    }

    @Test("has succeeded where it is canceled when the file is in its place")
    func canceledTooLate() async throws {
        let folder = try Folder()
        try Data("old".utf8).write(to: folder.file)
        let (file, token) = (try PartialFile(for: folder.file), CancellationToken())
        try await file.create()
        try await file.append(Data("new".utf8), by: try await file.restart(nil))
        try await file.place()
        token.cancel()
        let response = ServiceResponse(folder.file)
        let outcome = await RequestOutcome(result: .success(response), httpResponse: response.httpResponse)
            .settling(file, token)
        #expect(try outcome.value.value == folder.file)
        #expect(try Data(contentsOf: folder.file) == Data("new".utf8))
        #expect(try folder.names == ["picture.png"])
    }

    @Test("is not in its place where it is canceled before")
    func canceledInTime() async throws {
        let folder = try Folder()
        try Data("old".utf8).write(to: folder.file)
        let (file, token) = (try PartialFile(for: folder.file), CancellationToken())
        try await file.create()
        token.cancel()
        let response = ServiceResponse(folder.file)
        let outcome = await RequestOutcome(result: .success(response), httpResponse: response.httpResponse)
            .settling(file, token)
        #expect(outcome.error?.isCanceled == true)
        await file.remove()
        #expect(try Data(contentsOf: folder.file) == Data("old".utf8))
        #expect(try folder.names == ["picture.png"])
    }

    @Test("sends nothing if there can be no file")
    func noFolder() async throws {
        let (server, folder) = (try LoopbackServer(), try Folder())
        let file = folder.url.appendingPathComponent("none/picture.png")
        let error = try await failure { try await request(to: server).download(to: file) }
        #expect(
            error.clientMessage
                == "The response cannot be written to '\(file.path)'. Check that the folder exists and is writable, "
                + "and that the disk has free space."
        )
        let page = try #require(URL(string: "https://fruit.example/a"))
        let other = try await failure { try await request(to: server).download(to: page) }
        #expect(
            other.clientMessage
                == "The response cannot be written to 'https://fruit.example/a': it is not a file URL."
        )
        let folders = try await failure { try await request(to: server).download(to: folder.url) }
        #expect(
            folders.clientMessage == "The response cannot be written to '\(folder.url.path)': it is a folder."
        )
        let slash = folder.url.appending(path: "none/", directoryHint: .isDirectory)
        let ending = try await failure { try await request(to: server).download(to: slash) }
        #expect(ending.clientMessage == "The response cannot be written to '\(slash.path)': it is a folder.")
        #expect(try folder.names == [])
        #expect(server.requests.isEmpty)
    }

    @Test("shares a few queues with all others, and so a few threads")
    func queues() {
        #expect(Set((0..<1000).map { _ in ObjectIdentifier(DispatchQueue.forFiles()) }).count == 32)
    }

    @Test("works over a transport that gives the whole body")
    func otherTransport() async throws {
        let folder = try Folder()
        let client = try StubClient { _ in HTTPResponse(statusCode: 200, data: Data("all".utf8)) }
        try await client.fruit(returns: .data).download(to: folder.file)
        #expect(try Data(contentsOf: folder.file) == Data("all".utf8))
    }
}
