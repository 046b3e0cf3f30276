import Foundation
import LoopbackServer
import Testing

@testable import ServiceRuntime

@Suite("Bodies from disk", .timeLimit(.minutes(20)))
struct FileBodyTests {
    private struct Form: ServiceModel, Codable, Hashable {
        let file: MultipartFile

        init(_ file: MultipartFile) { self.file = file }

        init(reading reader: ModelReader) throws { file = try reader.read("file") }

        func writeMembers(to writer: ModelWriter) { writer.write(file, for: "file") }
    }

    private func send(
        to server: LoopbackServer,
        _ method: HTTPMethod = .put,
        describe: (inout RequestDescription) -> Void
    ) async throws {
        var description = RequestDescription(method, "/files", options: nil)
        describe(&description)
        try await ServiceRequest(description, client: try server.client(), returns: .nothing).value()
    }

    @Test("are sent as they are, with their length", arguments: [0, 5, 3_000_000], [HTTPMethod.put, .post, .patch])
    func wholeFile(size: Int, method: HTTPMethod) async throws {
        let server = try LoopbackServer()
        defer { server.stop() }
        server.reply(.status(204))
        let files = try TemporaryFiles()
        let contents = Data((0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        let url = try files.file("a.bin", contents)
        try await send(to: server, method) { $0.body(.file(url), as: "application/octet-stream") }
        let request = try #require(server.requests.first)
        #expect(request.method == method.rawValue)
        #expect(request.body == contents)
        #expect(request[header: "Content-Length"] == "\(size)")
        #expect(request[header: "Content-Type"] == "application/octet-stream")
        #expect(request[header: "Transfer-Encoding"] == nil)
        #expect(request[header: "Expect"] == nil)
    }

    @Test(
        "have the media type that the caller names, or that of their extension if the service accepts it, or the first one",
        arguments: [
            ("a.jpg", nil, ["image/png", "image/jpeg"], "image/jpeg"),
            ("a.JPEG", nil, ["image/png", "image/*"], "image/jpeg"),
            ("a.gif", nil, ["image/png", "image/jpeg"], "image/png"),
            ("a", nil, ["image/png", "image/jpeg"], "image/png"),
            ("a.jpg", "image/avif", ["image/png", "image/jpeg"], "image/avif"),
            ("a.csv", nil, ["application/octet-stream", "*/*"], "text/csv"),
        ]
    )
    func mediaType(name: String, given: String?, accepted: [String], sent: String) async throws {
        let server = try LoopbackServer()
        defer { server.stop() }
        server.reply(.status(204))
        let files = try TemporaryFiles()
        let url = try files.file(name, Data([1]))
        try await send(to: server) { $0.body(.file(url), as: given, among: accepted) }
        #expect(server.requests.first?[header: "Content-Type"] == sent)
    }

    @Test(
        "have the media type of their extension within a range, or that of any bytes if they have none",
        arguments: [
            ("a.PNG", "image/*", "image/png"), ("a.zip", "*/*", "application/zip"),
            ("a", "*/*", "application/octet-stream"), ("a.figs", "application/*", "application/octet-stream"),
        ]
    )
    func mediaTypeWithinARange(name: String, range: String, sent: String) async throws {
        let files = try TemporaryFiles()
        let url = try files.file(name, "a")
        let client = try StubClient(answering: 204)
        try await client.fruit(returns: .nothing) { $0.body(.file(url), as: range) }.value()
        #expect(client.transport.requests.map { $0.headers["Content-Type"] } == [sent])
    }

    @Test(
        "are refused where their extension says nothing that the service accepts",
        arguments: [("a.png", ", but the name of the file implies image/png"), ("a", "")]
    )
    func mediaTypeOutsideOfARange(name: String, reason: String) async throws {
        let files = try TemporaryFiles()
        let url = try files.file(name, "a")
        let client = try StubClient(answering: 204)
        let error = await #expect(throws: ServiceError.self) {
            try await client.fruit(returns: .nothing) { $0.body(.file(url), as: "audio/*") }.value()
        }
        #expect(
            error?.clientMessage
                == "The body needs a content type: the service accepts 'audio/*'\(reason). Set 'contentType' to the exact type."
        )
        #expect(client.transport.requests.isEmpty)
    }

    @Test("stand in a multipart body between its other parts, and leave nothing on disk")
    func multipart() async throws {
        let server = try LoopbackServer()
        defer { server.stop() }
        server.reply(.status(204))
        let files = try TemporaryFiles()
        let contents = Data((0..<2_500_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        let url = try files.file("a.png", contents)
        try await send(to: server, .post) { $0.body(Form(.file(url)), as: "multipart/form-data") }
        let request = try #require(server.requests.first)
        let prefix = "multipart/form-data; boundary="
        let mediaType = try #require(request[header: "Content-Type"])
        #expect(mediaType.hasPrefix(prefix))
        let boundary = mediaType.dropFirst(prefix.count)
        let head =
            "--\(boundary)\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.png\"\r\n"
            + "Content-Type: image/png\r\n\r\n"
        #expect(request.body == Data(head.utf8) + contents + Data("\r\n--\(boundary)--\r\n".utf8))
        #expect(request[header: "Content-Length"] == "\(request.body.count)")
        #expect(request[header: "Expect"] == nil)
        #expect(try temporaryCopies(of: request.body) == [])
    }

    @Test("in a multipart body are read once for all tries")
    func multipartRetries() async throws {
        let server = try LoopbackServer()
        defer { server.stop() }
        let files = try TemporaryFiles()
        let url = try files.file("a.txt", "before")
        server.on("PUT", "/files") { [count = Locked(0)] _ in
            _ = FileManager.default.createFile(atPath: url.path, contents: Data("behind".utf8))
            return count.withLock { count in
                count += 1
                return count < 3 ? .status(503) : .status(204)
            }
        }
        let retries = RetryOptions(maximumTries: 3, delay: 0)
        let options = StubClientOptions(transportOptions: TransportOptions(retryOptions: retries), dispatchQueue: nil)
        let client = try PipelineClient(endpoint: server.url, authPolicy: nil, withOptions: options, package: "Files")
        var description = RequestDescription(.put, "/files", options: nil)
        description.body(Form(.file(url)), as: "multipart/form-data")
        try await ServiceRequest(description, client: client, returns: .nothing).value()
        let bodies = server.requests.map(\.body)
        #expect(bodies.count == 3 && Set(bodies).count == 1)
        #expect(bodies.first.map { String(decoding: $0, as: UTF8.self) }?.contains("\r\nbefore\r\n") == true)
        #expect(try temporaryCopies(of: bodies[0]) == [])
    }

    /// The temporary files with the bytes of a body. Others come and go while other tests send theirs.
    private func temporaryCopies(of body: Data) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory
        return try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasPrefix("body-") }
            .filter { FileManager.default.contents(atPath: folder.appendingPathComponent($0).path) == body }
    }

    @Test("have the length of the file, also of one that a link leads to")
    func length() throws {
        let files = try TemporaryFiles()
        let file = try files.file("figs", "figs and plums")
        let link = files.folder.appendingPathComponent("link")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
        #expect(try HTTPBody.file(file).length() == 14)
        #expect(try HTTPBody([.data(Data("a".utf8)), .data(Data("b".utf8)), .file(link)]).length() == 16)
    }

    @Test("are sent anew with each try")
    func retries() async throws {
        let server = try LoopbackServer()
        defer { server.stop() }
        server.reply(.status(503), .status(204))
        let files = try TemporaryFiles()
        let url = try files.file("a", "abc")
        let retries = RetryOptions(maximumTries: 2, delay: 0)
        let options = StubClientOptions(transportOptions: TransportOptions(retryOptions: retries), dispatchQueue: nil)
        let client = try PipelineClient(endpoint: server.url, authPolicy: nil, withOptions: options, package: "Files")
        var description = RequestDescription(.put, "/files", options: nil)
        description.body(.file(url), as: "text/plain")
        try await ServiceRequest(description, client: client, returns: .nothing).value()
        #expect(server.requests.map(\.text) == ["abc", "abc"])
    }

    @Test("are read before they reach a transport that cannot read them")
    func otherTransports() async throws {
        let files = try TemporaryFiles()
        let url = try files.file("a", "abc")
        let client = try StubClient(answering: 204)
        try await client.fruit(returns: .nothing) { $0.body(.file(url), as: "text/plain") }.value()
        #expect(client.transport.requests.map(\.data) == [Data("abc".utf8)])
    }

    @Test("are refused with a reason if they cannot be sent, and nothing is sent")
    func unreadableFiles() async throws {
        let server = try LoopbackServer()
        defer { server.stop() }
        let files = try TemporaryFiles()
        let loop = files.folder.appendingPathComponent("loop")
        try FileManager.default.createSymbolicLink(at: loop, withDestinationURL: loop)
        let website = try #require(URL(string: "https://fruit.example/a"))
        let path = files.folder.path
        let cases: [(URL, String)] = [
            (
                files.folder.appendingPathComponent("none"),
                "The file '\(path)/none' cannot be sent: it does not exist."
            ),
            (files.folder, "The file '\(path)' cannot be sent: it is a folder."),
            (
                URL(fileURLWithPath: "/dev/null"),
                "The file '/dev/null' cannot be sent: it is not a regular file."
            ),
            (loop, "The file '\(path)/loop' cannot be sent: it is not a regular file."),
            (
                website,
                "The file 'https://fruit.example/a' cannot be sent: its URL is not a 'file:' URL."
            ),
        ]
        for (url, message) in cases {
            let whole = await #expect(throws: ServiceError.self) {
                try await send(to: server) { $0.body(.file(url), as: "text/plain") }
            }
            #expect(whole?.clientMessage == message)
            let part = await #expect(throws: ServiceError.self) {
                try await send(to: server) { $0.body(Form(.file(url)), as: "multipart/form-data") }
            }
            #expect(part?.clientMessage == message)
        }
        #expect(server.requests.isEmpty)
    }

    #if os(Linux)
        @Test("are named if they cannot be read to their end, however they are read")
        func brokenFiles() async throws {
            // It is a regular file with nothing at its beginning.
            let url = URL(fileURLWithPath: "/proc/self/mem")
            let body = HTTPBody([.data(Data("a".utf8)), .file(url)])
            let message = "The file '/proc/self/mem' cannot be sent: it cannot be read."
            let loading = await #expect(throws: ServiceError.self) { try await body.loaded() }
            #expect(loading?.clientMessage == message)
            let assembling = await #expect(throws: ServiceError.self) { try await body.file() }
            #expect(assembling?.clientMessage == message)
        }
    #endif

    @Test("are refused if they may not be read")
    func forbiddenFiles() async {
        // The superuser may read every file, so this process, which becomes another user's, is another.
        await #expect(processExitsWith: .success) { try await Self.refuseForbiddenFile() }
    }

    private static func refuseForbiddenFile() async throws {
        let files = try TemporaryFiles()
        let url = try files.file("secret", "abc")
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: url.path)
        let client = try StubClient(answering: 204)
        let user = geteuid()
        if user == 0 { #expect(seteuid(65_534) == 0) }
        let error = await #expect(throws: ServiceError.self) {
            try await client.fruit(returns: .nothing) { $0.body(.file(url), as: "text/plain") }.value()
        }
        if user == 0 { #expect(seteuid(user) == 0) }
        #expect(error?.clientMessage == "The file '\(url.path)' cannot be sent: it cannot be read.")
        #expect(client.transport.requests.isEmpty)
    }

    @Test("have the media type that a header parameter names, and none that is a range")
    func mediaTypes() async throws {
        let server = try LoopbackServer()
        defer { server.stop() }
        server.reply(.status(204), .status(204))
        try await send(to: server) {
            $0.header("Content-Type", "image/png")
            $0.body(Data("x".utf8), as: "application/octet-stream")
        }
        #expect(server.requests.first?[header: "Content-Type"] == "image/png")
        let error = await #expect(throws: ServiceError.self) {
            try await send(to: server) { $0.body(Data(), as: "image/*") }
        }
        #expect(
            error?.clientMessage
                == "The body needs a content type: the service accepts 'image/*'. Set 'contentType' to the exact type."
        )
        await #expect(throws: ServiceError.self) {
            try await send(to: server) { $0.body(Data(), as: "image/png\r\nX-A: 1") }
        }
        #expect(server.requests.count == 1)
    }

    #if canImport(FoundationNetworking)
        private func client(of server: LoopbackServer) throws -> PipelineClient {
            let options = StubClientOptions(
                transportOptions: TransportOptions(),
                dispatchQueue: DispatchQueue(label: "a")
            )
            return try PipelineClient(endpoint: server.url, authPolicy: nil, withOptions: options, package: "Files")
        }

        @Test("are sent as long as they were announced if they become longer while they are sent")
        func growingFile() async throws {
            let server = try LoopbackServer()
            defer { server.stop() }
            server.reply(.status(204), .status(204))
            let files = try TemporaryFiles()
            let size = 64 << 20
            let url = try files.file("a.bin", Data(count: size))
            let client = try client(of: server)
            var description = RequestDescription(.put, "/files", options: nil)
            description.body(.file(url), as: "application/octet-stream")
            let problems = Locked<[any Error]>([])
            let hasGrown = Locked(false)
            let upload = ServiceRequest(description, client: client, returns: ResponseFormat.nothing)
            try await upload.reportingProgress { _ in
                let isFirst = hasGrown.withLock { hasGrown in
                    defer { hasGrown = true }
                    return !hasGrown
                }
                guard isFirst else { return }
                do {
                    let handle = try FileHandle(forWritingTo: url)
                    try handle.seekToEnd()
                    try handle.write(contentsOf: Data("DELETE /everything HTTP/1.1\r\nX: ".utf8))
                } catch {
                    problems.withLock { $0.append(error) }
                }
            }.value()
            #expect(problems.withLock { $0.isEmpty } && hasGrown.withLock { $0 })
            try await ServiceRequest(RequestDescription(.get, "/next"), client: client, returns: .nothing).value()
            #expect(server.requests.map { "\($0.method) \($0.path)" } == ["PUT /files", "GET /next"])
            #expect(server.requests.first?.body.count == size)
        }

        @Test("end the request if they become shorter while they are sent, which is not sent again")
        func shrinkingFile() async throws {
            let server = try LoopbackServer()
            defer { server.stop() }
            let files = try TemporaryFiles()
            let url = try files.file("a.bin", Data(count: 64 << 20))
            let client = try client(of: server)
            var description = RequestDescription(.put, "/files", options: nil)
            description.body(.file(url), as: "application/octet-stream")
            let request = ServiceRequest(description, client: client, returns: ResponseFormat.nothing)
            let problems = Locked<[any Error]>([])
            let error = await #expect(throws: ServiceError.self) {
                try await request.reportingProgress { _ in
                    do {
                        try FileHandle(forWritingTo: url).truncate(atOffset: 0)
                    } catch {
                        problems.withLock { $0.append(error) }
                    }
                }.value()
            }
            #expect(
                error?.clientMessage?.contains("became shorter than \(64 << 20) bytes while it was being sent") == true
            )
            #expect(problems.withLock { $0.isEmpty })
            #expect(server.requests.isEmpty)
        }
    #endif
}
