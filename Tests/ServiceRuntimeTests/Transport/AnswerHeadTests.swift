import Foundation
import LoopbackServer
import Testing

@testable import ServiceRuntime

/// Heads of answers that go against RFC 9112, or up to its edges, byte for byte.
@Suite("Heads of answers", .timeLimit(.minutes(10)))
struct AnswerHeadTests {
    /// The lines of an answer.
    struct Answer: Sendable, CustomTestStringConvertible {
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

    private func response(to answer: Answer) async throws -> ServiceResponse<Data> {
        let server = try LoopbackServer()
        server.reply(Reply(delivery: .raw(answer.bytes)))
        let client = try PipelineClient.scripted(
            URLSessionTransport(timeout: 5),
            endpoint: server.url.absoluteString,
            retryOptions: .none
        )
        return try await client.send()
    }

    @Test("that can be understood are", arguments: good)
    func understood(answer: Answer) async throws {
        #expect(try await response(to: answer).value == Data("fig".utf8))
    }

    private static let good = [
        Answer(
            "chunks with extensions",
            "HTTP/1.1 200 OK\nTransfer-Encoding: chunked\n\n3;a=\"b;c\"\nfig\n000\n\n",
            Data()
        ),
        Answer("the same length twice", "HTTP/1.1 200 OK\nContent-Length: 3\nContent-Length: 3\n\n"),
        Answer("an empty value", "HTTP/1.1 200 OK\nX-A:\nContent-Length: 3\n\n"),
        Answer("a folded line", "HTTP/1.1 200 OK\nX-A: a,\n b\nContent-Length: 3\n\n"),
        Answer("a body that is as it is", "HTTP/1.1 200 OK\nContent-Encoding: identity\nContent-Length: 3\n\n"),
        Answer("many fields", "HTTP/1.1 200 OK\n\((1...500).map { "X-\($0): \($0)\n" }.joined())Content-Length: 3\n\n"),
    ]

    @Test("that contradict themselves are an error, not an answer", arguments: bad)
    func refused(answer: Answer) async throws {
        let error = try await failure { try await response(to: answer) }
        #expect(error.clientMessage?.hasPrefix("GET to 127.0.0.1") == true, "\(error)")
    }

    private static let bad = [
        Answer(
            "chunks and a length, as in attacks",
            "HTTP/1.1 200 OK\nContent-Length: 9\nTransfer-Encoding: chunked\n\n3\nfig\n0\n\n",
            Data()
        ),
        Answer("two lengths", "HTTP/1.1 200 OK\nContent-Length: 3\nContent-Length: 4\n\n"),
        Answer("a length that is none", "HTTP/1.1 200 OK\nContent-Length: x\n\n"),
        Answer("a length below zero", "HTTP/1.1 200 OK\nContent-Length: -1\n\n"),
        Answer(
            "a length that is too large for any number",
            "HTTP/1.1 200 OK\nContent-Length: 99999999999999999999999\n\n"
        ),
        Answer(
            "a chunk that is too large for any number",
            "HTTP/1.1 200 OK\nTransfer-Encoding: chunked\n\nFFFFFFFFFFFFFFFFFF\n"
        ),
        Answer("a body that is not compressed", "HTTP/1.1 200 OK\nContent-Encoding: gzip\nContent-Length: 3\n\n"),
        Answer(
            "a head that does not end",
            "HTTP/1.1 200 OK\n\((1...8000).map { "X-\($0): \(String(repeating: "x", count: 100))\n" }.joined())"
        ),
        Answer(
            "a field that does not end",
            "HTTP/1.1 200 OK\nX-A: \(String(repeating: "x", count: 500_000))\nContent-Length: 3\n\n"
        ),
        Answer(
            "a field that is not UTF-8",
            bytes: Data("HTTP/1.1 200 OK\r\nX-A: ".utf8) + Data([0xFF, 0xFE])
                + Data("\r\nContent-Length: 3\r\n\r\nfig".utf8)
        ),
        Answer("a line that is no field", "HTTP/1.1 200 OK\nX-A\nContent-Length: 3\n\n"),
        Answer("hints and nothing behind them", "HTTP/1.1 103 Early Hints\nLink: </a>\n\n", Data()),
    ]

    @Test(
        "of answers that have no body end with them",
        arguments: [
            ("HTTP/1.1 204 No Content\nContent-Length: 0\n\n", 204), ("HTTP/1.1 204 No Content\n\n", 204),
            ("HTTP/1.1 200 OK\nContent-Encoding: gzip\nContent-Length: 0\n\n", 200),
        ]
    )
    func empty(text: String, status: Int) async throws {
        let response = try await response(to: Answer("", text, Data()))
        #expect(response.statusCode == status)
        #expect(response.httpResponse.data?.isEmpty ?? true)
    }
}
