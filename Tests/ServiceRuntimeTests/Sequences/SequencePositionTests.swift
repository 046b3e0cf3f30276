import Foundation
import LoopbackServer
import ServiceRuntimeTesting
import Testing

@testable import ServiceRuntime

@Suite("The saved position of a sequence", .timeLimit(.minutes(20)))
struct SequencePositionTests {
    private let album: AlbumService
    private let executor = RequestSequenceExecutor()

    init() throws { album = try AlbumService() }

    private var position: URL { album.position }

    private func text() throws -> String { try String(contentsOf: position, encoding: .utf8) }

    /// Runs the upload as far as its second request, whose connection is lost.
    private func interrupted() async throws {
        album.store.on("POST", "/bucket") { _ in .drop }
        await #expect(throws: ServiceError.self) {
            try await executor.run(try album.upload(), savingPositionIn: position)
        }
        album.store.on("POST", "/bucket") { _ in .status(204) }
    }

    @Test("lets another run go on where the first was interrupted, with the same request id")
    func resuming() async throws {
        try await interrupted()
        let responses = Locked<[Int]>([])
        executor.events.onResponse.register { response in responses.withLock { $0.append(response.index) } }
        let last = try await executor.run(try album.upload(), savingPositionIn: position)
        #expect(last?.index == 2)
        #expect(album.service.requests.map(\.method) == ["POST", "PUT"])
        let ids = album.store.requests.map { $0[header: "x-ms-client-request-id"] }
        #expect(ids.count == 2 && ids[0] == ids[1] && ids[0] != nil)
        #expect(responses.withLock { $0 } == [1, 2])
        #expect(!FileManager.default.fileExists(atPath: position.path))
    }

    @Test("survives a process that is killed at any byte")
    func killed() async throws {
        try await interrupted()
        let whole = try Data(contentsOf: position)
        let lines = whole.split(separator: UInt8(ascii: "\n"))
        #expect(lines.count == 4)
        for count in stride(from: 0, through: whole.count, by: 17) {
            let allocations = album.service.requests.count { $0.method == "POST" }
            try whole.prefix(count).write(to: position)
            let last = try await executor.run(try album.upload(), savingPositionIn: position)
            #expect(last?.index == 2)
            let isResponseKept = count > lines[0].count + lines[1].count + lines[2].count + 2
            #expect(album.service.requests.count { $0.method == "POST" } == allocations + (isResponseKept ? 0 : 1))
        }
    }

    @Test(
        "can be read by this user only, and holds neither our credential nor cookies nor secrets of URLs that we sent"
    )
    func secrets() async throws {
        try await interrupted()
        let attributes = try FileManager.default.attributesOfItem(atPath: position.path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        let text = try text()
        #expect(!text.contains("our-s3cret") && !text.contains("session=1"))
        #expect(text.contains("/bucket?sig=REDACTED"))
    }

    /// A transport that tells names apart by their bytes.
    private struct UnusualTransport: TransportStage {
        static let headers = HTTPHeaders(
            joining: [("X-\u{212A}", "1"), ("X-K", "2"), ("A", "3")].map { HTTPHeaders.Field(name: $0, value: $1) }
        )

        func send(_ request: PipelineRequest) async throws -> PipelineResponse {
            let path = request.httpRequest.url.path
            guard path == "/0" else { return PipelineResponse(to: request, HTTPResponse(statusCode: 500)) }
            return PipelineResponse(
                to: request,
                HTTPResponse(statusCode: 200, headers: Self.headers, data: Data("7".utf8))
            )
        }
    }

    /// Two requests.
    private struct Requests: RequestSequence {
        let client: PipelineClient
        var count = 0

        mutating func nextRequest(after previous: RequestSequenceResponse?) throws -> (any SequencedRequest)? {
            if previous != nil { #expect(previous?.httpResponse.headers.fields == UnusualTransport.headers.fields) }
            defer { count += 1 }
            return ServiceRequest<Int>(RequestDescription(.get, "/\(count)"), client: client, returns: .value)
        }
    }

    @Test("keeps header fields in their order, also those whose names only Unicode takes for the same")
    func headerFields() async throws {
        let client = try PipelineClient.scripted(UnusualTransport(), retryOptions: .none)
        for _ in 1...2 {
            let error = try await failure {
                try await executor.run(Requests(client: client), savingPositionIn: position)
            }
            #expect(error.failure?.statusCode == 500, "\(error)")
        }
    }

    @Test("does not need the files of requests that were answered")
    func filesGone() async throws {
        album.service.on("PUT", "/pictures/p1/state") { _ in .status(500) }
        await #expect(throws: ServiceError.self) {
            try await executor.run(try album.upload(), savingPositionIn: position)
        }
        album.service.on("PUT", "/pictures/p1/state") { _ in .status(204) }
        try FileManager.default.removeItem(at: album.picture)
        try await executor.run(try album.upload(), savingPositionIn: position)
        #expect(album.store.requests.count == 1)
    }

    /// A stream, a download, and a request that needs both.
    private struct Reading: ArrayRequestSequence {
        let client: PipelineClient
        let file: URL

        var remembersResponses: Bool { true }

        var requests: [RequestStep] {
            [
                { _ in ServiceRequest(RequestDescription(.get, "/events"), client: client, returns: .events) },
                { _ in
                    ServiceRequest(RequestDescription(.get, "/file"), client: client, returns: .data)
                        .downloaded(to: file)
                },
                { _ in ServiceRequest(RequestDescription(.get, "/end"), client: client, returns: .nothing) },
            ]
        }
    }

    @Test(
        "lets what cannot be saved be received again: a stream, and a download whose file is gone",
        arguments: [true, false]
    )
    func unsavedBodies(isFileGone: Bool) async throws {
        let service = try LoopbackServer()
        service.on("GET", "/events") { _ in
            Reply(headers: [(name: "Content-Type", value: "text/event-stream")], body: Data("data: a\n\n".utf8))
        }
        service.on("GET", "/file") { _ in Reply(body: Data("all".utf8)) }
        service.on("GET", "/end") { _ in .drop }
        let client = try PipelineClient.scripted(
            URLSessionTransport(),
            endpoint: service.url.absoluteString,
            retryOptions: .none
        )
        let file = album.files.folder.appendingPathComponent("download")
        let sequence = Reading(client: client, file: file)
        await #expect(throws: ServiceError.self) { try await executor.run(sequence, savingPositionIn: position) }
        if isFileGone { try FileManager.default.removeItem(at: file) }
        service.on("GET", "/end") { _ in .status(204) }
        let last = try await executor.run(sequence, savingPositionIn: position)
        let events = try #require(last).response(to: 0).value(as: ServiceStream<ServerSentEvent>.self)
        var data: [String] = []
        for try await event in events { data.append(event.data) }
        #expect(data == ["a"])
        #expect(try String(contentsOf: file, encoding: .utf8) == "all")
        #expect(service.requests.count { $0.target == "/events" } == 2)
        #expect(service.requests.count { $0.target == "/file" } == (isFileGone ? 2 : 1))
    }

    @Test("is not that of a sequence that ends before it")
    func shorterSequence() async throws {
        struct Shorter: RequestSequence {
            var upload: PictureUpload
            var name: String { "PictureUpload" }
            mutating func nextRequest(after response: RequestSequenceResponse?) throws -> (any SequencedRequest)? {
                response == nil ? try upload.nextRequest(after: nil) : nil
            }
        }
        try await interrupted()
        let named = try text().replacing("PictureUpload", with: "Shorter")
        try named.write(to: position, atomically: true, encoding: .utf8)
        let error = try await failure {
            try await executor.run(Shorter(upload: try album.upload()), savingPositionIn: position)
        }
        #expect(
            error.clientMessage?.contains("it has 2 requests, but the sequence ended after 1") == true,
            "\(error)"
        )
        #expect(try text() == named)
    }

    @Test("is kept when the run is canceled, and free for another run at once")
    func canceled() async throws {
        let token = CancellationToken()
        executor.events.onResponse.register { _ in token.cancel() }
        let error = try await failure {
            try await executor.run(try album.upload(), savingPositionIn: position, cancellationToken: token)
        }
        #expect(error.isCanceled)
        #expect(try text().split(separator: "\n").count >= 3)
        try await RequestSequenceExecutor().run(try album.upload(), savingPositionIn: position)
        #expect(album.service.requests.count { $0.method == "POST" } == 1)
    }

    @Test("is free as soon as a run has released it, even if something still holds on to the run")
    func released() async throws {
        let first = try await RequestSequenceJournal.open(position, sequence: "Upload")
        let error = try await failure { _ = try await RequestSequenceJournal.open(position, sequence: "Upload") }
        #expect(error.clientMessage?.hasSuffix("another run is using it.") == true)
        await first.release()
        _ = try await RequestSequenceJournal.open(position, sequence: "Upload")
        withExtendedLifetime(first) {}
    }

    @Test("is not taken for that of another sequence")
    func otherSequence() async throws {
        struct Other: ArrayRequestSequence { let requests: [RequestStep] = [] }
        try await interrupted()
        let before = try text()
        let kind = try await failure { try await executor.run(Other(), savingPositionIn: position) }
        #expect(kind.clientMessage?.contains("is the position of the sequence 'PictureUpload', not of 'Other'") == true)
        let service = try LoopbackServer()
        let client = try PipelineClient(
            endpoint: service.url,
            authPolicy: nil,
            withOptions: ScriptedClientOptions(),
            package: "Other"
        )
        let elsewhere = try AlbumClient(
            endpoint: client.endpoint,
            authPolicy: nil,
            withOptions: ScriptedClientOptions(),
            package: "Other"
        )
        let values = try await failure {
            try await executor.run(try album.upload(elsewhere), savingPositionIn: position)
        }
        #expect(values.clientMessage?.contains("saved for a sequence with different values") == true)
        #expect(service.requests.isEmpty)
        #expect(try text() == before)
    }

    @Test(
        "is not guessed from something else",
        arguments: [
            ("notes", "a different kind of file"), ("{}\n", "a different kind of file"),
            ("\n", "a different kind of file"), ("\n\n", "a different kind of file"),
            ("\n{\"sequence\":\"PictureUpload\"}\n", "a different kind of file"),
            ("{\"sequence\":\"PictureUpload\"}\nx\n", "line 2 is damaged"),
            ("{\"sequence\":\"PictureUpload\"}\n{\"index\":0}\n", "line 2 is damaged"),
            (
                "{\"sequence\":\"PictureUpload\"}\n{\"index\":1,\"request\":\"a\",\"clientRequestId\":\"b\"}\n",
                "line 2 is damaged"
            ),
            (
                "{\"sequence\":\"PictureUpload\"}\n{\"index\":0,\"request\":\"a\",\"clientRequestId\":\"b\"}\n",
                "line 2 is damaged"
            ),
            (
                "{\"sequence\":\"PictureUpload\"}\n{\"index\":0,\"response\":{\"status\":200,\"headers\":[]}}\n",
                "line 2 is damaged"
            ),
            (
                "{\"sequence\":\"PictureUpload\"}\n{\"index\":-1,\"response\":{\"status\":200,\"headers\":[]}}\n",
                "line 2 is damaged"
            ),
        ]
    )
    func damaged(contents: String, reason: String) async throws {
        try Data(contents.utf8).write(to: position)
        let error = try await failure { try await executor.run(try album.upload(), savingPositionIn: position) }
        #expect(error.clientMessage?.contains(reason) == true, "\(error)")
        #expect(error.clientMessage?.contains(position.path) == true)
        #expect(try text() == contents)
        #expect(album.service.requests.isEmpty)
    }

    @Test("cannot be kept in a folder, or below what is none")
    func unusable() async throws {
        for file in [album.files.folder, album.picture.appendingPathComponent("position")] {
            let error = try await failure { try await executor.run(try album.upload(), savingPositionIn: file) }
            #expect(error.clientMessage?.contains("The file '\(file.path)' cannot be used for the position") == true)
        }
        #expect(album.service.requests.isEmpty)
    }

    @Test("cannot be kept in a pipe, which would be read for ever", .timeLimit(.minutes(20)))
    func pipe() async throws {
        #expect(mkfifo(position.path, 0o600) == 0)
        let error = try await failure { try await executor.run(try album.upload(), savingPositionIn: position) }
        #expect(error.clientMessage?.hasSuffix("for the position of the sequence: it is not a regular file.") == true)
        #expect(album.service.requests.isEmpty)
    }

    @Test("that cannot be saved any more says that the request was answered, and is sent again by another run")
    func diskFull() async {
        await #expect(processExitsWith: .success) { try await Self.runOnFullDisk() }
    }

    private static func runOnFullDisk() async throws {
        let album = try AlbumService()
        let key = String(repeating: "x", count: 2_000)
        let ticket = #"{"id": "p1", "url": "\#(album.store.url)/bucket", "fields": {"key": "\#(key)"}}"#
        album.service.on("POST", "/pictures") { _ in .json(ticket, status: 201) }
        // As if the disk were full: no file may be longer.
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit(rlim_cur: 1_000, rlim_max: 1_000)
        #if canImport(Darwin)
            #expect(setrlimit(RLIMIT_FSIZE, &limit) == 0)
        #else
            #expect(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
        #endif
        let error = try await failure {
            try await RequestSequenceExecutor().run(try album.upload(), savingPositionIn: album.position)
        }
        let text = "Request 1 of the sequence was answered (201), but that cannot be saved in"
        #expect(error.clientMessage == "\(text) '\(album.position.path)'. Another run sends it again.", "\(error)")
    }

    @Test("belongs to one run at a time")
    func locked() async throws {
        let journal = try await RequestSequenceJournal.open(position, sequence: "PictureUpload")
        let error = try await failure { try await executor.run(try album.upload(), savingPositionIn: position) }
        #expect(error.clientMessage?.contains("another run is using it") == true)
        #expect(album.service.requests.isEmpty)
        withExtendedLifetime(journal) {}
    }

    @Test("belongs to one run at a time, also while others begin and end")
    func contended() async throws {
        let position = position
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<200 {
                        do {
                            let journal = try await RequestSequenceJournal.open(position, sequence: "PictureUpload")
                            _ = try await journal.begin(0, RequestSequenceJournal.Target(text: "a", checksum: 1))
                            try await journal.remove()
                        } catch let error as ServiceError {
                            #expect(error.clientMessage?.contains("another run is using it") == true, "\(error)")
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(!FileManager.default.fileExists(atPath: position.path))
    }

    /// A sequence whose value is only in the queries of its requests.
    private struct Removal: ArrayRequestSequence {
        let client: PipelineClient
        let user: String

        var requests: [RequestStep] {
            ["/documents", "/account"].map { path in
                { [client, user] _ in
                    var description = RequestDescription(.delete, path)
                    description.query("user", user)
                    return ServiceRequest(description, client: client, returns: .nothing)
                }
            }
        }
    }

    @Test("is not taken for that of a sequence with other values in its queries, and does not hold these values")
    func otherQueries() async throws {
        let transport = ScriptedTransport(
            { _ in .status(204) },
            { _ in throw URLError(.networkConnectionLost) },
            { _ in .status(204) }
        )
        let client = try PipelineClient.scripted(transport, retryOptions: .none)
        let run = { [executor, position] user in
            _ = try await executor.run(Removal(client: client, user: user), savingPositionIn: position)
        }
        await #expect(throws: ServiceError.self) { try await run("alice-1") }
        #expect(try !text().contains("alice-1"))
        let other = try await failure { try await run("robert-2") }
        #expect(other.clientMessage?.contains("saved for a sequence with different values") == true)
        #expect(transport.requests.count == 2)
        try await run("alice-1")
        #expect(transport.requests.map { $0.httpRequest.url.path } == ["/documents", "/account", "/account"])
    }

    @Test("can be read by this user only, even if the file was there before")
    func existingFile() async throws {
        #expect(
            FileManager.default.createFile(atPath: position.path, contents: nil, attributes: [.posixPermissions: 0o644])
        )
        try await interrupted()
        let attributes = try FileManager.default.attributesOfItem(atPath: position.path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    private struct Documents: RequestSequence {
        let client: PipelineClient
        let isReleased: Signal
        var wasReleased: @Sendable (Bool) -> Void

        mutating func nextRequest(after previous: RequestSequenceResponse?) throws -> (any SequencedRequest)? {
            let index = previous.map { $0.index + 1 } ?? 0
            if index == 2 { wasReleased(isReleased.isGiven) }
            let description = RequestDescription(.get, "/documents/\(index)")
            return index < 3 ? ServiceRequest(description, client: client, returns: ResponseFormat<Data>.data) : nil
        }
    }

    @Test("keeps no response in memory that the sequence does not need any more")
    func memory() async throws {
        let isReleased = Signal()
        let transport = ScriptedTransport { request in
            guard request.url.path == "/documents/0" else { return .status(200) }
            let bytes = UnsafeMutableRawPointer.allocate(byteCount: 100_000, alignment: 1)
            let body = Data(
                bytesNoCopy: bytes,
                count: 100_000,
                deallocator: .custom { bytes, _ in
                    bytes.deallocate()
                    isReleased.give()
                }
            )
            return HTTPResponse(statusCode: 200, data: body)
        }
        let client = try PipelineClient.scripted(transport)
        let wasReleased = Locked<Bool?>(nil)
        let sequence = Documents(client: client, isReleased: isReleased) { isReleased in
            wasReleased.withLock { $0 = isReleased }
        }
        let last = try await executor.run(sequence, savingPositionIn: position)
        #expect(last?.index == 2)
        #expect(wasReleased.withLock { $0 } == true)
    }
}
