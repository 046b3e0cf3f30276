import Foundation
import LoopbackServer
import Testing

@testable import ServiceRuntime

@Suite("Responses as they should not be, and as they may be", .timeLimit(.minutes(20)))
struct WireFaultTests {
    private func response(
        to server: LoopbackServer,
        _ method: HTTPMethod = .get,
        tries: Int = 1
    ) async throws -> ServiceResponse<Data> {
        let description = RequestDescription(method, "/fruit", options: nil)
        return try await ServiceRequest(description, client: try server.client(tries: tries), returns: .data)
            .response()
    }

    private static func raw(_ text: String, _ body: Data = Data()) -> Reply {
        Reply(delivery: .raw(Data(text.replacing("\n", with: "\r\n").utf8) + body))
    }

    /// `fig` by gzip.
    private static let gzip = Data([
        0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0x4B, 0xCB, 0x4C, 0x07, 0x00, 0x95, 0x4A, 0xF2,
        0xD4, 0x03, 0x00, 0x00, 0x00,
    ])

    @Test("early hints, continues, old versions, long fields and connections that end with the response are understood")
    func understood() async throws {
        let fig = Data("fig".utf8)
        for reply in [
            Self.raw("HTTP/1.1 103 Early Hints\nLink: </a>\n\nHTTP/1.1 200 OK\nContent-Length: 3\n\n", fig),
            Self.raw("HTTP/1.1 100 Continue\n\nHTTP/1.1 200 OK\nContent-Length: 3\n\n", fig),
            Self.raw("HTTP/1.1 200 \nContent-Length: 3\n\n", fig),
            Self.raw("HTTP/1.0 200 OK\n\n", fig),
            Reply(body: fig, delivery: .wholeThenDropped),
            Reply(headers: [("X-Long", String(repeating: "x", count: 60_000))], body: fig),
        ] {
            let server = try LoopbackServer()
            server.reply(reply)
            #expect(try await response(to: server).value == fig)
        }
    }

    @Test(
        "of what does not speak HTTP are said to be that",
        arguments: [
            // An alert of TLS comes first.
            "\u{15}\u{3}\u{3}\u{0}\u{2}\u{2}F", "SSH-2.0-OpenSSH\n", "HTTP/1.1 \n\n", "HTTP/1.1 000 OK\n\n",
            "HTTP/3.7 200 OK\nContent-Length: 0\n\n",
        ]
    )
    func otherProtocols(text: String) async throws {
        let server = try LoopbackServer()
        server.reply(Self.raw(text))
        let error = try await failure { try await response(to: server) }
        let expected = "the response is not HTTP. If the service uses TLS, the endpoint must begin with https."
        #expect(error.clientMessage?.contains(expected) == true, "\(error)")
    }

    #if !canImport(FoundationNetworking)
        // FoundationNetworking of Swift 6.3 stops the program at either; see Documentation/Runtime.md.
        @Test("trailers are understood, and an end within the head is a broken answer")
        func trailers() async throws {
            let server = try LoopbackServer()
            let cut = Self.raw("HTTP/1.1 200 OK\nX: y\n")
            server.reply(
                cut,
                Reply(delivery: .trailed([Data("f".utf8), Data("ig".utf8)], fields: [("X-Sum", "1")]))
            )
            #expect(try await response(to: server, tries: 2).value == Data("fig".utf8))
        }
    #endif

    @Test("a redirect that leads nowhere is a response even if it has a body", arguments: ["", "Location: http://[\n"])
    func redirectWithBody(location: String) async throws {
        let server = try LoopbackServer()
        server.reply(
            Self.raw(
                "HTTP/1.1 308 Resume Incomplete\nRange: bytes=0-42\n\(location)Content-Length: 6\n\n",
                Data("resume".utf8)
            )
        )
        let error = try await failure { try await response(to: server, .put, tries: 3) }
        #expect(error.failure?.statusCode == 308, "\(error)")
        #expect(error.failure?.httpResponse.headers["Range"] == "bytes=0-42")
        #expect(server.requests.count == 1)
    }

    #if canImport(FoundationNetworking)
        @Test(
            "a body that cannot be decompressed is an error that says so, and is not asked for again",
            arguments: [("aws-chunked", "encoding"), ("gzip", "unencoding")]
        )
        func encoding(name: String, words: String) async throws {
            let server = try LoopbackServer()
            let reply = Self.raw("HTTP/1.1 200 OK\nContent-Encoding: \(name)\nContent-Length: 3\n\n", Data("fig".utf8))
            server.reply(reply, reply, reply)
            let error = try await failure { try await response(to: server, tries: 3) }
            #expect(error.clientMessage?.contains(words) == true, "\(error)")
            #expect(error.clientMessage?.contains("lost") == false, "\(error)")
            #expect(error.clientMessage?.contains("request id") == true, "\(error)")
            #expect(server.requests.count == 1)
        }

        @Test("a head that the session does not read is an error that says so")
        func unreadableHead() async throws {
            let server = try LoopbackServer()
            server.reply(Self.raw("HTTP/1.1 200 OK\nServer:nginx\nContent-Length: 3\n\n", Data("fig".utf8)))
            let error = try await failure { try await response(to: server) }
            #expect(error.clientMessage?.contains("the head of the response cannot be read") == true, "\(error)")
            #expect(error.clientMessage?.contains("request id") == true, "\(error)")
        }

        @Test("an address that the session does not take is an error that says so")
        func addressOfSix() async throws {
            let client = try PipelineClient.scripted(
                URLSessionTransport(),
                endpoint: "http://[::1]:9",
                retryOptions: .none
            )
            let error = try await failure { try await client.send() }
            #expect(error.clientMessage?.hasPrefix("GET to [::1]:9: ") == true, "\(error)")
            #expect(error.clientMessage?.contains("IPv6") == true, "\(error)")
        }

        @Test("a network without a way to the host is no connection, over which nothing was sent")
        func unreachable() async throws {
            // To the address of everybody, the system connects nobody, and needs no network to know.
            let request = HTTPRequest(method: .post, url: try #require(URL(string: "http://255.255.255.255/")))
            let error = try await failure {
                try await URLSessionTransport(timeout: LoopbackServer.patience)
                    .send(PipelineRequest(httpRequest: request))
            }
            #expect(ConnectionFailure(error)?.isBeforeSending == true, "\(error)")
        }
    #endif

    @Test("a connection that is reset as soon as it is made is tried again", arguments: [.get, .put] as [HTTPMethod])
    func reset(method: HTTPMethod) async throws {
        let server = try LoopbackServer()
        server.resetConnections()
        var description = RequestDescription(method, "/fruit", options: nil)
        if method == .put { description.body(Data(count: 3_000_000), as: "application/octet-stream") }
        let client = try server.client(tries: 3)
        let error = try await failure {
            try await ServiceRequest(description, client: client, returns: .data).response()
        }
        #expect(error.clientMessage?.contains(", 3 tries") == true, "\(error)")
    }

    @Test("a redirect that breaks off in its body is tried again")
    func redirectCutOff() async throws {
        let server = try LoopbackServer()
        let cut = Self.raw("HTTP/1.1 302 Found\nLocation: /there\nContent-Length: 9\n\n", Data("ab".utf8))
        server.reply(cut, .json("{}"))
        #expect(try await response(to: server, tries: 2).statusCode == 200)
    }

    @Test("a redirect that leads nowhere is a response")
    func redirectWithoutLocation() async throws {
        let server = try LoopbackServer()
        server.reply(.status(302))
        #expect(try await failure { try await response(to: server) }.failure?.statusCode == 302)
    }

    @Test("a head that is no HTTP is an error and not a response", arguments: ["HTTP", "HTTP/1.1 200 OK", "x\n\n"])
    func noHTTP(text: String) async throws {
        let server = try LoopbackServer()
        server.reply(Self.raw(text))
        let error = try await failure { try await response(to: server) }
        #expect(error.clientMessage?.hasPrefix("GET to 127.0.0.1") == true, "\(error)")
        #expect(error.clientMessage?.contains("timed out") == false, "\(error)")
    }

    @Test("a connection that is closed behind a response is not used again")
    func droppedAfter() async throws {
        let server = try LoopbackServer()
        server.reply(
            Reply(body: Data("1".utf8), delivery: .wholeThenDropped),
            Reply(body: Data("2".utf8), delivery: .wholeThenDropped),
            Reply(body: Data("3".utf8))
        )
        let client = try server.client()
        let request = ServiceRequest(RequestDescription(.get, "/x", options: nil), client: client, returns: .data)
        for number in 1...3 { #expect(try await request.value() == Data("\(number)".utf8)) }
        #expect(server.requests.count == 3)
    }

    @Test("a compressed body is unpacked, and its length is that before")
    func compressed() async throws {
        let server = try LoopbackServer()
        server.reply(Reply(headers: [("Content-Encoding", "gzip")], body: Self.gzip))
        let response = try await response(to: server)
        #expect(try response.value == Data("fig".utf8))
        #expect(server.requests[0][header: "Accept-Encoding"]?.contains("gzip") == true)
    }

    @Test("a broken answer is a connection failure, and is tried again", arguments: 0...4)
    func broken(kind: Int) async throws {
        let server = try LoopbackServer()
        let reply = [
            Self.raw("HTTP/1.1 200 OK\nContent-Length: 9\n\nfig"),
            Self.raw("HTTP/1.1 200 OK\nTransfer-Encoding: chunked\n\nzz\n"),
            Self.raw("HTTP/1.1 200 OK\nTransfer-Encoding: chunked\n\n3\nfig"),
            Self.raw(""),
            Self.raw("HTTP/1.1 200 OK\nContent-Encoding: gzip\nContent-Length: 23\n\n", Self.gzip.prefix(12)),
        ][kind]
        server.reply(reply, reply, Reply(body: Data("fig".utf8)))
        #expect(try await response(to: server, tries: 3).value == Data("fig".utf8))
        #expect(server.requests.count == 3)
    }

    @Test("a body that is longer than announced is cut where its length says")
    func tooLong() async throws {
        let server = try LoopbackServer()
        server.reply(Self.raw("HTTP/1.1 200 OK\nContent-Length: 3\n\nfigs and more"), .json("2"))
        let client = try server.client()
        let request = ServiceRequest(RequestDescription(.get, "/x", options: nil), client: client, returns: .data)
        #expect(try await request.value() == Data("fig".utf8))
        // What was too much is no response to the next request.
        #expect(try await request.value() == Data("2".utf8))
    }

    @Test("text that is not UTF-8 is an error that says so, in JSON too")
    func invalidText() async throws {
        let server = try LoopbackServer()
        let bytes = Data([0x22, 0xC3, 0x28, 0x22])
        server.reply(Reply(body: bytes), .json("").with(body: bytes))
        let client = try server.client()
        let description = RequestDescription(.get, "/x", options: nil)
        let text = try await failure { try await ServiceRequest(description, client: client, returns: .text).value() }
        #expect(text.clientMessage?.contains("is not text in UTF-8") == true)
        let json = try await failure {
            try await ServiceRequest<String>(description, client: client, returns: .value).value()
        }
        #expect("\(json)".contains("not JSON, at byte 1: the text is not UTF-8"), "\(json)")
    }

    @Test(
        "a line of JSON that is not UTF-8 is an error that says so, behind the lines before it; that of an event is replaced"
    )
    func invalidLines() async throws {
        let server = try LoopbackServer()
        let line = Data("\"fig\"\n".utf8) + Data([0x22, 0xFF, 0x22, 0x0A])
        server.reply(
            Reply(headers: [("Content-Type", "application/jsonl")], body: line),
            Reply(
                headers: [("Content-Type", "text/event-stream")],
                body: Data("data: \"".utf8) + Data([0xFF]) + Data("\"\n\n".utf8)
            )
        )
        let client = try server.client()
        let request = ServiceRequest<ServiceStream<String>>(
            RequestDescription(.get, "/x", options: nil),
            client: client,
            returns: .stream()
        )
        var lines = try await request.value().makeAsyncIterator()
        #expect(try await lines.next() == "fig")
        let error = try await failure { try await lines.next() }
        #expect("\(error)".contains("item 2"), "\(error)")
        #expect("\(error)".contains("not JSON, at byte 1: the text is not UTF-8"), "\(error)")
        var events = try await request.value().makeAsyncIterator()
        #expect(try await events.next() == "\u{FFFD}")
    }
}

extension Reply {
    fileprivate func with(body: Data) -> Reply {
        var reply = self
        reply.body = body
        return reply
    }
}
