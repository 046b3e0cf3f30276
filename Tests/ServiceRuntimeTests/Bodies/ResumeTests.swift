import Foundation
import LoopbackServer
import Testing

@testable import ServiceRuntime

@Suite("A download whose connection is lost", .timeLimit(.minutes(20)))
struct ResumeTests {
    private static let contents = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    private static let tag = [(name: "ETag", value: "\"1\"")]

    /// Two thirds of the response, and then no connection.
    private static func broken(_ headers: [(name: String, value: String)] = tag) -> Reply {
        Reply(headers: headers, body: contents.prefix(2_000_000), delivery: .truncated(by: 1_000_000))
    }

    private static func rest(from first: Int, tag: [(name: String, value: String)] = tag) -> Reply {
        let range = (name: "Content-Range", value: "bytes \(first)-2999999/3000000")
        return Reply(status: 206, headers: tag + [range], body: contents.dropFirst(first))
    }

    /// Downloads, and returns the file and the `Range` and `If-Match` of each request.
    private func download(
        _ replies: Reply...,
        describe: (inout RequestDescription) -> Void = { _ in }
    ) async throws -> (Data, [[String?]]) {
        let server = try LoopbackServer()
        for reply in replies { server.reply(reply) }
        let client = try server.client(tries: 3)
        let folder = try TemporaryFiles()
        let file = folder.folder.appendingPathComponent("picture")
        var description = RequestDescription(.get, "/picture", options: nil)
        describe(&description)
        try await ServiceRequest(description, client: client, returns: .data).download(to: file)
        return (
            try Data(contentsOf: file), server.requests.map { [$0[header: "Range"], $0[header: "If-Match"]] }
        )
    }

    @Test("goes on where it ended, as often as needed")
    func resumed() async throws {
        let range = (name: "Content-Range", value: "bytes 2000000-2999999/3000000")
        let second = Reply(
            status: 206,
            headers: Self.tag + [range],
            body: Self.contents[2_000_000..<2_500_000],
            delivery: .truncated(by: 500_000)
        )
        let (data, requests) = try await download(Self.broken(), second, Self.rest(from: 2_500_000))
        #expect(data == Self.contents)
        #expect(requests == [[nil, nil], ["bytes=2000000-", "\"1\""], ["bytes=2500000-", "\"1\""]])
    }

    @Test("begins anew within the same try where there is something else by now", arguments: [412, 416])
    func changed(status: Int) async throws {
        let (data, requests) = try await download(
            Self.broken(),
            .status(status),
            Reply(headers: [("ETag", "\"2\"")], body: Data("new".utf8))
        )
        #expect(data == Data("new".utf8))
        #expect(requests == [[nil, nil], ["bytes=2000000-", "\"1\""], [nil, nil]])
    }

    @Test("does not go on with what comes compressed, whose bytes are others")
    func compressed() throws {
        let request = PipelineRequest(httpRequest: try HTTPRequest(method: .get, url: "https://example.org/picture"))
        let resumption = DownloadResumption(offset: 2, entityTag: "\"1\"", source: request.httpRequest.url)
        let rest = HTTPResponse.status(206, headers: ["Content-Range": "bytes 2-9/10", "ETag": "\"1\""])
        var response = PipelineResponse(to: request, rest)
        #expect(resumption.isContinued(by: response))
        response.httpResponse.headers["Content-Encoding"] = "gzip"
        #expect(!resumption.isContinued(by: response))
    }

    /// Downloads from a service that may redirect to another one.
    ///
    /// - Returns: The file, and the `Range` of each request to the service and to the other one.
    private func download(
        from service: LoopbackServer,
        or other: LoopbackServer
    ) async throws -> (Data, service: [String?], other: [String?]) {
        let folder = try TemporaryFiles()
        let file = folder.folder.appendingPathComponent("picture")
        let description = RequestDescription(.get, "/picture", options: nil)
        let request = ServiceRequest<Data>(description, client: try service.client(tries: 3), returns: .data)
        try await request.download(to: file)
        let ranges = { (server: LoopbackServer) in server.requests.map { $0[header: "Range"] } }
        return (try Data(contentsOf: file), ranges(service), ranges(other))
    }

    private static func redirect(to server: LoopbackServer) -> Reply {
        .status(307, headers: [("Location", server.url.appendingPathComponent("picture").absoluteString)])
    }

    @Test("begins anew where the rest comes from another origin, whose tag means something else")
    func otherOrigin() async throws {
        let (service, other) = (try LoopbackServer(), try LoopbackServer())
        service.reply(Self.broken(), Self.redirect(to: other), Reply(body: Self.contents))
        other.reply(Self.rest(from: 2_000_000))
        let (data, asked, askedElsewhere) = try await download(from: service, or: other)
        #expect(data == Self.contents)
        #expect(asked == [nil, "bytes=2000000-", nil])
        #expect(askedElsewhere == ["bytes=2000000-"])
    }

    @Test("goes on at the other origin that it was redirected to from the beginning")
    func sameOtherOrigin() async throws {
        let (service, other) = (try LoopbackServer(), try LoopbackServer())
        service.reply(Self.redirect(to: other), Self.redirect(to: other))
        other.reply(Self.broken(), Self.rest(from: 2_000_000))
        let (data, asked, askedElsewhere) = try await download(from: service, or: other)
        #expect(data == Self.contents)
        #expect(asked == [nil, "bytes=2000000-"])
        #expect(askedElsewhere == [nil, "bytes=2000000-"])
    }

    @Test("takes the whole where the service sends that")
    func whole() async throws {
        let (data, requests) = try await download(Self.broken(), Reply(headers: Self.tag, body: Self.contents))
        #expect(data == Self.contents)
        #expect(requests == [[nil, nil], ["bytes=2000000-", "\"1\""]])
    }

    @Test("begins anew where the service sends another part", arguments: [0, 1])
    func otherPart(kind: Int) async throws {
        let other = [Self.rest(from: 1_999_999), Self.rest(from: 2_000_000, tag: [(name: "ETag", value: "\"2\"")])][
            kind
        ]
        let (data, requests) = try await download(Self.broken(), other, Reply(body: Self.contents))
        #expect(data == Self.contents)
        #expect(requests == [[nil, nil], ["bytes=2000000-", "\"1\""], [nil, nil]])
    }

    @Test(
        "begins anew where nothing says that it is still the same",
        arguments: [
            [], [("ETag", "W/\"1\"")], tag + [("Accept-Ranges", "none")],
        ] as [[(name: String, value: String)]]
    )
    func untagged(headers: [(name: String, value: String)]) async throws {
        let (data, requests) = try await download(Self.broken(headers), Reply(body: Self.contents))
        #expect(data == Self.contents)
        #expect(requests == [[nil, nil], [nil, nil]])
    }

    @Test("leaves a range and a condition of the caller's alone")
    func ownFields() async throws {
        let (_, ranged) = try await download(Self.broken(), Reply(body: Self.contents)) {
            $0.header("Range", "bytes=0-")
        }
        #expect(ranged == [["bytes=0-", nil], ["bytes=0-", nil]])
        let (_, other) = try await download(Self.broken(), Reply(body: Self.contents)) { $0.header("If-Match", "*") }
        #expect(other == [[nil, "*"], [nil, "*"]])
        let (data, same) = try await download(Self.broken(), Self.rest(from: 2_000_000)) {
            $0.header("If-Match", "\"1\"")
        }
        #expect(data == Self.contents)
        #expect(same == [[nil, "\"1\""], ["bytes=2000000-", "\"1\""]])
    }

    @Test(
        "begins anew where the service sends less than what is missing, or does not say how much there is",
        arguments: ["bytes 2000000-2499999/3000000", "bytes 2000000-2499999/*"]
    )
    func shortPart(range: String) async throws {
        let part = Reply(
            status: 206,
            headers: Self.tag + [(name: "Content-Range", value: range)],
            body: Self.contents[2_000_000..<2_500_000]
        )
        let (data, requests) = try await download(Self.broken(), part, Reply(body: Self.contents))
        #expect(data == Self.contents)
        #expect(requests == [[nil, nil], ["bytes=2000000-", "\"1\""], [nil, nil]])
    }

    @Test(
        "begins anew where the service sends nothing, or what is neither the rest nor the whole",
        arguments: [204, 202]
    )
    func nothing(status: Int) async throws {
        let (data, requests) = try await download(Self.broken(), .status(status), Reply(body: Self.contents))
        #expect(data == Self.contents)
        #expect(requests == [[nil, nil], ["bytes=2000000-", "\"1\""], [nil, nil]])
    }

    @Test("begins anew where the rest has fewer bytes than its field says")
    func shortBody() async throws {
        let part = Reply(
            status: 206,
            headers: Self.tag + [(name: "Content-Range", value: "bytes 2000000-2999999/3000000")],
            delivery: .chunked([Data(Self.contents[2_000_000..<2_500_000])])
        )
        let (data, requests) = try await download(Self.broken(), part, Reply(body: Self.contents))
        #expect(data == Self.contents)
        #expect(requests == [[nil, nil], ["bytes=2000000-", "\"1\""], [nil, nil]])
    }
}
