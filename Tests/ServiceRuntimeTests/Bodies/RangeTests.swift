import Foundation
import LoopbackServer
import Testing

@testable import ServiceRuntime

@Suite("A part of a body", .timeLimit(.minutes(20)))
struct RangeTests {
    private func request(_ range: ByteRange, response: HTTPResponse) throws -> (ServiceRequest<Data>, StubClient) {
        let client = try StubClient { _ in response }
        return (client.fruit(returns: .data).range(range), client)
    }

    private static func part(_ text: String, _ range: String) -> HTTPResponse {
        HTTPResponse(statusCode: 206, headers: ["Content-Range": range], data: Data(text.utf8))
    }

    @Test(
        "is asked for by its numbers and taken if it is the one",
        arguments: [
            (.offsets(2..<5), "bytes=2-4", "bytes 2-4/9"), (.offsets(2..<9), "bytes=2-8", "bytes 2-4/5"),
            (.from(2), "bytes=2-", "bytes 2-4/5"), (.from(-1), "bytes=0-", "bytes 0-2/*"),
            (.last(3), "bytes=-3", "bytes 2-4/5"), (.last(9), "bytes=-9", "Bytes 0-2/3"),
        ] as [(ByteRange, String, String)]
    )
    func ranges(range: ByteRange, field: String, response: String) async throws {
        let (request, client) = try request(range, response: Self.part("abc", response))
        #expect(try await request.value() == Data("abc".utf8))
        #expect(client.transport.requests[0].headers["Range"] == field)
    }

    @Test("that has no bytes, or begins before the first, is not asked for", arguments: [3..<3, -1..<3, .min ..< .min])
    func empty(offsets: Range<Int64>) async throws {
        let (request, client) = try request(.offsets(offsets), response: Self.part("abc", "bytes 0-2/3"))
        #expect(
            try await failure { try await request.value() }.clientMessageWithoutId
                == "The range \(offsets) has no bytes, or begins before the first one, which is 0."
        )
        #expect(client.transport.requests.isEmpty)
    }

    @Test(
        "is refused where it is the whole, or another part",
        arguments: [
            (
                HTTPResponse(statusCode: 200, data: Data("abcdef".utf8)),
                "The response (200) to GET https://fruit.example/fruit [request id ID] is the whole content, not "
                    + "the range 'bytes=2-4': the service does not support ranges. Request the whole content."
            ),
            (
                part("abc", "bytes 1-3/9"),
                "The response to GET https://fruit.example/fruit [request id ID] is not the range 'bytes=2-4': its "
                    + "Content-Range is 'bytes 1-3/9'."
            ),
            (
                HTTPResponse(statusCode: 206, data: Data("abc".utf8)),
                "The response to GET https://fruit.example/fruit [request id ID] is not the range 'bytes=2-4': its "
                    + "Content-Range is ''."
            ),
        ]
    )
    func refused(response: HTTPResponse, message: String) async throws {
        let (request, _) = try request(.offsets(2..<5), response: response)
        let folder = try TemporaryFiles()
        let file = try folder.file("a", "old")
        #expect(try await failure { try await request.value() }.clientMessageWithoutId == message)
        #expect(try await failure { try await request.download(to: file) }.clientMessageWithoutId == message)
        #expect(try await failure { try await request.streamed().value() }.clientMessageWithoutId == message)
        #expect(try Data(contentsOf: file) == Data("old".utf8))
    }

    @Test("is said to be of another version where the whole is the answer to 'If-Range'")
    func changed() async throws {
        let (request, _) = try request(.from(2), response: HTTPResponse(statusCode: 200, data: Data("abcdef".utf8)))
        #expect(
            try await failure { try await request.header("If-Range", "\"1\"").value() }.clientMessageWithoutId
                == "The response (200) to GET https://fruit.example/fruit [request id ID] is the whole content, not the range "
                + "'bytes=2-': the content is not that of 'If-Range' any more, or the service does not support ranges. Request "
                + "the whole content."
        )
    }

    @Test(
        "that nobody asked for is refused instead of the whole",
        arguments: [
            part("abc", "bytes 0-2/9"), part("abc", "bytes 6-8/9"), part("abc", "bytes 0-2/*"),
            HTTPResponse(statusCode: 206, headers: ["Content-Type": "multipart/byteranges; boundary=b"]),
        ]
    )
    func unrequested(response: HTTPResponse) async throws {
        let request = try StubClient { _ in response }.fruit(returns: .data)
        let folder = try TemporaryFiles()
        let file = try folder.file("a", "old")
        let message =
            "The response (206) to GET https://fruit.example/fruit [request id ID] is only a part of the content "
            + "(\(response.headers["Content-Range"] ?? "several ranges")), though the request is for all of it. A cache on the "
            + "way may be the reason; try again later."
        #expect(try await failure { try await request.value() }.clientMessageWithoutId == message)
        #expect(try await failure { try await request.download(to: file) }.clientMessageWithoutId == message)
        #expect(try await failure { try await request.streamed().value() }.clientMessageWithoutId == message)
        #expect(try Data(contentsOf: file) == Data("old".utf8))
    }

    @Test(
        "that is the whole, has no bytes, or was asked for in another way, is taken",
        arguments: [
            (part("abc", "bytes 0-2/3"), "X-Other"), (part("abc", "items 0-2/9"), "X-Other"),
            (HTTPResponse(statusCode: 206, data: Data("abc".utf8)), "X-Other"),
            (part("abc", "bytes 0-2/9"), "x-ms-range"),
        ]
    )
    func wholeAsPart(response: HTTPResponse, field: String) async throws {
        let request = try StubClient { _ in response }.fruit(returns: .data) { $0.header(field, "bytes=0-2") }
        #expect(try await request.value() == Data("abc".utf8))
    }

    @Test("that the body does not have is the service's refusal")
    func unsatisfiable() async throws {
        let (request, _) = try request(.from(9), response: HTTPResponse(statusCode: 416))
        #expect(try await failure { try await request.value() }.failure?.statusCode == 416)
    }

    @Test(
        "is refused where it is only a piece of it",
        arguments: [
            (.last(3), "bytes 0-2/9"), (.last(9), "bytes 1-3/4"), (.offsets(2..<9), "bytes 2-4/9"),
            (.from(2), "bytes 2-4/9"), (.from(2), "bytes 2-4/4"),
        ] as [(ByteRange, String)]
    )
    func pieces(range: ByteRange, field: String) async throws {
        let (request, _) = try request(range, response: Self.part("abc", field))
        #expect(
            try await failure { try await request.value() }.clientMessageWithoutId
                == "The response to GET https://fruit.example/fruit [request id ID] is not the range "
                + "'\(range.headerValue)': its Content-Range is '\(field)'."
        )
    }

    @Test("is refused where fewer bytes come than its field says, in memory and in a file")
    func fewerBytes() async throws {
        let (request, _) = try request(.from(2), response: Self.part("abc", "bytes 2-8/9"))
        let message =
            "The response to GET https://fruit.example/fruit [request id ID] is not the range 'bytes=2-': its "
            + "Content-Range is 'bytes 2-8/9', but it has 3 bytes."
        #expect(try await failure { try await request.value() }.clientMessageWithoutId == message)
        let folder = try TemporaryFiles()
        let file = try folder.file("a", "old")
        #expect(try await failure { try await request.download(to: file) }.clientMessageWithoutId == message)
        #expect(try Data(contentsOf: file) == Data("old".utf8))
    }
}
