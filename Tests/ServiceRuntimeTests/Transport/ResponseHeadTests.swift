import Foundation
import LoopbackServer
import Testing

@testable import ServiceRuntime

/// Heads of responses that go against RFC 9112, or up to its edges, byte for byte.
@Suite("Heads of responses", .timeLimit(.minutes(20)))
struct ResponseHeadTests {
    /// The lines of a response.
    struct Response: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let bytes: Data

        init(_ name: String, _ text: String, _ body: Data = Data("fig".utf8)) {
            testDescription = name
            bytes = Data(text.replacing("\n", with: "\r\n").utf8) + body
        }

        init(_ name: String, bytes: Data) {
            testDescription = name
            self.bytes = bytes
        }
    }

    private func result(of response: Response) async throws -> ServiceResponse<Data> {
        let server = try LoopbackServer()
        server.reply(Reply(delivery: .raw(response.bytes)))
        return try await server.client().send()
    }

    @Test("that can be understood are", arguments: good)
    func understood(response: Response) async throws {
        #expect(try await result(of: response).value == Data("fig".utf8))
    }

    private static let good = [
        Response(
            "chunks with extensions",
            "HTTP/1.1 200 OK\nTransfer-Encoding: chunked\n\n3;a=\"b;c\"\nfig\n000\n\n",
            Data()
        ),
        Response(
            "the length of the body beside its chunks",
            "HTTP/1.1 200 OK\nContent-Length: 3\nTransfer-Encoding: chunked\n\n3\nfig\n0\n\n",
            Data()
        ),
        Response("the same length twice", "HTTP/1.1 200 OK\nContent-Length: 3\nContent-Length: 3\n\n"),
        Response("the same length in a list", "HTTP/1.1 200 OK\nContent-Length: 3, 3\n\n"),
        Response("white space around a length", "HTTP/1.1 200 OK\nContent-Length:  3 \t\n\n"),
        Response("an empty value", "HTTP/1.1 200 OK\nX-A:\nContent-Length: 3\n\n"),
        Response("a folded line", "HTTP/1.1 200 OK\nX-A: a,\n b\nContent-Length: 3\n\n"),
        Response("a body that is as it is", "HTTP/1.1 200 OK\nContent-Encoding: identity\nContent-Length: 3\n\n"),
        Response(
            "many fields",
            "HTTP/1.1 200 OK\n\((1...500).map { "X-\($0): \($0)\n" }.joined())Content-Length: 3\n\n"
        ),
    ]

    @Test("that have a field several times, also in other letters, have all of its values")
    func repeatedField() async throws {
        let text = "HTTP/1.1 200 OK\nContent-Length: 3\nx-request-id: b\nX-Request-Id: a\nx-request-id: c\n\n"
        for _ in 1...5 {
            let headers = try await result(of: Response("a field", text)).httpResponse.headers
            #expect(headers["X-REQUEST-ID"] == "a, b, c")
        }
    }

    @Test("have values without the white space around them, which is not theirs")
    func whiteSpace() async throws {
        let text = "HTTP/1.1 200 OK\nContent-Length: 3\nX-A: \t v \t\nX-B: a, b  \nETag: \"abc\" \n\n"
        let headers = try await result(of: Response("", text)).httpResponse.headers
        #expect(["X-A", "X-B", "ETag"].map { headers[$0] } == ["v", "a, b", "\"abc\""])
    }

    @Test("that contradict themselves are an error, not a response", arguments: bad)
    func refused(response: Response) async throws {
        let error = try await failure { try await result(of: response) }
        #expect(error.clientMessage?.hasPrefix("GET to 127.0.0.1") == true, "\(error)")
        #expect(error.clientMessage?.contains("timed out") == false, "\(error)")
    }

    private static let bad = [
        Response(
            "chunks and a length, as in attacks",
            "HTTP/1.1 200 OK\nContent-Length: 9\nTransfer-Encoding: chunked\n\n3\nfig\n0\n\n",
            Data()
        ),
        Response("two lengths", "HTTP/1.1 200 OK\nContent-Length: 3\nContent-Length: 4\n\n"),
        Response("two lengths, of which the body has one", "HTTP/1.1 200 OK\nContent-Length: 7\nContent-Length: 3\n\n"),
        Response("a list of lengths", "HTTP/1.1 200 OK\nContent-Length: 3, 7\n\n"),
        Response("a length in hexadecimal digits", "HTTP/1.1 200 OK\nContent-Length: 0x3\n\n"),
        Response("a length with a sign", "HTTP/1.1 200 OK\nContent-Length: +3\n\n"),
        Response("a length and more", "HTTP/1.1 200 OK\nContent-Length: 3 bytes\n\n"),
        Response("a length that is none", "HTTP/1.1 200 OK\nContent-Length: x\n\n"),
        Response("a length below zero", "HTTP/1.1 200 OK\nContent-Length: -1\n\n"),
        Response(
            "a length that is too large for any number",
            "HTTP/1.1 200 OK\nContent-Length: 99999999999999999999999\n\n"
        ),
        Response(
            "a chunk that is too large for any number",
            "HTTP/1.1 200 OK\nTransfer-Encoding: chunked\n\nFFFFFFFFFFFFFFFFFF\n"
        ),
        Response("a body that is not compressed", "HTTP/1.1 200 OK\nContent-Encoding: gzip\nContent-Length: 3\n\n"),
        Response(
            "a head that does not end",
            "HTTP/1.1 200 OK\n\((1...8000).map { "X-\($0): \(String(repeating: "x", count: 100))\n" }.joined())"
        ),
        Response(
            "a field that does not end",
            "HTTP/1.1 200 OK\nX-A: \(String(repeating: "x", count: 500_000))\nContent-Length: 3\n\n"
        ),
        Response(
            "a field that is not UTF-8",
            bytes: Data("HTTP/1.1 200 OK\r\nX-A: ".utf8) + Data([0xFF, 0xFE])
                + Data("\r\nContent-Length: 3\r\n\r\nfig".utf8)
        ),
        Response("a line that is no field", "HTTP/1.1 200 OK\nX-A\nContent-Length: 3\n\n"),
        Response("hints and nothing behind them", "HTTP/1.1 103 Early Hints\nLink: </a>\n\n", Data()),
    ]

    @Test("with chunks and another length are said to be wrong, and not the connection", arguments: [1, 9])
    func lengthBesideChunks(length: Int) async throws {
        let server = try LoopbackServer()
        let text = "HTTP/1.1 200 OK\nContent-Length: \(length)\nTransfer-Encoding: chunked\n\n3\nfig\n0\n\n"
        let reply = Reply(delivery: .raw(Data(text.replacing("\n", with: "\r\n").utf8)))
        server.reply(reply, reply)
        let whole = try await failure { try await server.client().send() }
        let request = ServiceRequest<Data>(RequestDescription(.get, "/"), client: try server.client(), returns: .data)
        let streamed = try await failure {
            for try await _ in try await request.streamed().value() {}
        }
        for error in [whole, streamed] {
            let words =
                "the head of the response cannot be read (Content-Length: \(length), Transfer-Encoding: chunked)"
            #expect(error.clientMessage?.contains(words) == true, "\(error)")
        }
    }

    @Test("with a wrong length are no stream either", arguments: ["7\nContent-Length: 3", "0x3"])
    func refusedStream(length: String) async throws {
        let server = try LoopbackServer()
        let text = "HTTP/1.1 200 OK\nContent-Length: \(length)\n\nfig"
        server.reply(Reply(delivery: .raw(Data(text.replacing("\n", with: "\r\n").utf8))))
        let request = ServiceRequest<Data>(
            RequestDescription(.get, "/"),
            client: try server.client(),
            returns: .data
        )
        let error = try await failure { _ = try await request.streamed().value() }
        #expect(error.clientMessage?.contains("the head of the response cannot be read") == true, "\(error)")
    }

    @Test(
        "of responses that have no body end with them",
        arguments: [
            ("HTTP/1.1 204 No Content\nContent-Length: 0\n\n", 204), ("HTTP/1.1 204 No Content\n\n", 204),
            ("HTTP/1.1 200 OK\nContent-Encoding: gzip\nContent-Length: 0\n\n", 200),
        ]
    )
    func empty(text: String, status: Int) async throws {
        let response = try await result(of: Response("", text, Data()))
        #expect(response.statusCode == status)
        #expect(response.httpResponse.data?.isEmpty ?? true)
    }
}
