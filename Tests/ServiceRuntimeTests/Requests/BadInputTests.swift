import Foundation
import LoopbackServer
import Testing

@testable import ServiceRuntime

@Suite("Bad input", .timeLimit(.minutes(20)))
struct BadInputTests {
    private let server: LoopbackServer

    init() throws {
        server = try LoopbackServer()
        server.on("GET", "/") { _ in .status(204) }
    }

    /// The text of the error that a call ends with.
    private func refusal(
        _ path: String = "/",
        options: (any RequestOptions)? = nil,
        describe: (inout RequestDescription) -> Void = { _ in }
    ) async throws -> String? {
        let client = try PipelineClient.scripted(URLSessionTransport(), endpoint: server.url.absoluteString)
        var description = RequestDescription(.put, path, options: options)
        describe(&description)
        let request = ServiceRequest(description, client: client, returns: .data)
        let error = await #expect(throws: ServiceError.self) { try await request.value() }
        guard case .client(let text, _)? = error else {
            Issue.record("expected a client error, got \(String(describing: error))")
            return nil
        }
        #expect(server.requests.isEmpty)
        return text
    }

    @Test("an endpoint that is missing or relative", arguments: [nil, "fruit", "/v1", "//fruit.example"] as [String?])
    func endpoint(text: String?) {
        let error = #expect(throws: ServiceError.self) {
            try PipelineClient(
                endpoint: text.flatMap { URL(string: $0) },
                authPolicy: nil,
                withOptions: ScriptedClientOptions(),
                package: "Scripted"
            )
        }
        #expect(error?.clientMessage?.contains(text == nil ? "no endpoint" : "not an absolute URL") == true)
    }

    @Test("a whole URL for a path")
    func wholeURL() async throws {
        let text = try await refusal("HTTPS://fruit.example/a?code=s3cret")
        #expect(text?.hasPrefix("'HTTPS://fruit.example/a' is a complete URL") == true)
    }

    @Test("an address with a password, which the error does not show")
    func password() async throws {
        let text = try await refusal("https://eve:s3cret@fruit.example/a?code=s3cret")
        #expect(text?.hasPrefix("'https://fruit.example/a' is a complete URL") == true, "\(text ?? "")")
        for address in ["https://eve:s3cret@fru it.example/a#s3cret", "https://s3cret@fru it.example?s3cret"] {
            let error = #expect(throws: ServiceError.self) { try HTTPRequest(method: .get, url: address) }
            #expect(error?.description.contains("s3cret") == false, "\(String(describing: error))")
            #expect(error?.description.contains("https://fru it.example") == true, "\(String(describing: error))")
        }
    }

    @Test("a character that no URL has, which is encoded without what is encoded already")
    func repairedAddress() throws {
        let request = try HTTPRequest(method: .get, url: "https://fruit.example/a b%20c?d=[1]&e=%20")
        #expect(request.url.absoluteString == "https://fruit.example/a%20b%20c?d=%5B1%5D&e=%20")
    }

    @Test("an address in place of a file, of which the error shows no secret")
    func secretAddress() async throws {
        let address = try #require(URL(string: "https://eve:s3cret@fruit.example/a?sig=s3cret"))
        let text = try await refusal { $0.body(.file(address), as: "text/plain") }
        #expect(
            text == "The file 'https://fruit.example/a?sig=REDACTED' cannot be sent: its URL is not a 'file:' URL."
        )
        let client = try StubClient(answering: 200)
        let error = try await failure { try await client.fruit(returns: .data).download(to: address) }
        #expect(
            error.clientMessage
                == "The response cannot be written to 'https://fruit.example/a?sig=REDACTED': it is not a file URL."
        )
    }

    @Test("a value for a name that the path does not have", arguments: ["/fruit", "/fruit/{id}"])
    func surplus(path: String) async throws {
        let text = try await refusal(path) { description in
            description.path("id", "1")
            description.path("colour", "red")
        }
        #expect(text?.hasPrefix("The path '\(path)' has no placeholder for '") == true)
    }

    @Test("a token for an endpoint of plain http")
    func insecureEndpoint() {
        let error = #expect(throws: ServiceError.self) {
            try PipelineClient.scripted(
                URLSessionTransport(),
                endpoint: server.url.absoluteString,
                authPolicy: BearerTokenCredentialPolicy(credential: StaticTokenCredential("s3cret"))
            )
        }
        #expect(error?.clientMessage?.contains("Use https") == true)
        #expect(server.requests.isEmpty)
    }

    @Test("a token for one request that goes to plain http, of a client whose endpoint is https")
    func insecureRequest() async throws {
        let client = try PipelineClient.scripted(
            URLSessionTransport(),
            endpoint: "https://fruit.example",
            authPolicy: BearerTokenCredentialPolicy(credential: StaticTokenCredential("s3cret"))
        )
        var description = RequestDescription(.get, "/", options: nil)
        description.server(server.url.absoluteString)
        let request = ServiceRequest(description, client: client, returns: .data)
        let error = try await failure { try await request.value() }
        #expect(error.clientMessage?.contains("Use https") == true)
        #expect(server.requests.isEmpty)
    }

    @Test("a header value that would begin another field", arguments: ["a\r\nX-Evil: 1", "a\nb", "a\rb", "a\u{0}"])
    func headerValue(value: String) async throws {
        let text = try await refusal { $0.header("X-A", value) }
        #expect(text?.contains("'X-A' contains a line break or another control character") == true)
    }

    @Test("a header name with a line break, which begins no line of the error", arguments: ["\r\n", "\n", "\r"])
    func headerName(lineBreak: String) async throws {
        let name = "X\(lineBreak)[ERROR] forged"
        let text = try await refusal { $0.header(name, "v") }
        #expect(text == "'X [ERROR] forged' is not a valid header field name, so nothing was sent.")
        let logger = RecordingLogger(level: .warning)
        let client = try PipelineClient.scripted(
            URLSessionTransport(),
            endpoint: server.url.absoluteString,
            logger: logger
        )
        let request = HTTPRequest(method: .get, url: server.url, headers: [name: "v"])
        _ = try await failure { try await client.send(request) }
        #expect(!logger.messages.isEmpty && logger.messages.allSatisfy { !$0.contains(where: \.isNewline) })
        #expect(server.requests.isEmpty)
    }

    @Test("the name of a file with a line break, which begins no line of the error", arguments: ["\r\n", "\n", "\r"])
    func fileName(lineBreak: String) async throws {
        let text = try await refusal { $0.body(.file(URL(fileURLWithPath: "/none/a\(lineBreak)b")), as: "text/plain") }
        #expect(text == "The file '/none/a b' cannot be sent: it does not exist.")
    }

    @Test("a header value with a line break in a request of one's own")
    func ownHeaderValue() async throws {
        let client = try PipelineClient.scripted(URLSessionTransport(), endpoint: server.url.absoluteString)
        let request = HTTPRequest(method: .get, url: server.url, headers: ["X-A": "a\r\nX-Evil: 1"])
        let result = await withCheckedContinuation { continuation in
            client.request(request) { result, _ in continuation.resume(returning: result) }
        }
        let error = try await failure { try result.get() }
        #expect(error.clientMessage?.contains("'X-A' contains a line break") == true)
        #expect(server.requests.isEmpty)
    }

    @Test(
        "a path parameter that makes another path, for some servers at least",
        arguments: [
            "", ".", "..", "../b", "a/..", "a/../b", "./b", "..\\b", "%2e%2e", "%2E.", "%FF/..",
            "%252e%252e", "%25252e%25252e%25252fb", "%2%352e", "..;", "..;v=1/b", "a/..%3Bb", "/", "//", "\\",
        ]
    )
    func pathParameter(value: String) async throws {
        let text = try await refusal("/a/{b}/c") { $0.path("b", value) }
        #expect(text?.contains("a different path") == true)
    }

    @Test(
        "a value of several segments that makes another path",
        arguments: ["", "/", "//", "..", "a/../b", "a/%2e%2e", "..%2Fb"]
    )
    func severalSegments(value: String) async throws {
        let text = try await refusal("/a/{b}/c") { $0.path("b", segments: value) }
        #expect(text?.contains("a different path") == true)
    }

    @Test(
        "a value with reserved characters that makes another path",
        arguments: ["/", "..", "a/%2E%2E/b", "a/..;v=1/b"]
    )
    func reservedCharacters(value: String) async throws {
        let text = try await refusal("/a/{b}/c") { $0.path("b", value, style: .simple, allowReserved: true) }
        #expect(text?.contains("a different path") == true)
    }

    @Test("values that make another path together")
    func together() async throws {
        let text = try await refusal("/a/{b}{c}/d") { description in
            description.path("b", ".")
            description.path("c", ".")
        }
        #expect(text?.contains("a different path") == true)
    }

    @Test(
        "a path parameter that makes another host",
        arguments: ["evil.example/", "evil.example#", "a@evil.example:443"]
    )
    func host(value: String) async throws {
        let text = try await refusal { description in
            description.server("https://{account}.fruit.example")
            description.path("account", value)
        }
        #expect(text?.contains("is not a URL") == true)
    }

    @Test("a path parameter that is encoded already", arguments: ["a%2Fb", "a%2f..%2fb", "..%5cb", "%5C"])
    func encodedPathParameter(value: String) async throws {
        let text = try await refusal("/a/{b}/c") { $0.path("b", value) }
        #expect(text?.contains("is already percent-encoded") == true)
        #expect(text?.contains("'b'") == true)
    }

    @Test(
        "a path parameter with slashes stays one segment",
        arguments: [
            ("a/b", "/a/a%2Fb/c"), ("/a", "/a/%2Fa/c"), ("a?b#c", "/a/a%3Fb%23c/c"), ("a\\b", "/a/a%5Cb/c"),
            ("a/.b", "/a/a%2F.b/c"), ("a..b/...", "/a/a..b%2F.../c"), ("100%", "/a/100%25/c"), ("%41", "/a/%2541/c"),
            (".appconfig.featureflag/Beta", "/a/.appconfig.featureflag%2FBeta/c"), ("a;b", "/a/a%3Bb/c"),
        ]
    )
    func segment(value: String, target: String) async throws {
        server.reply(.status(204))
        let client = try PipelineClient.scripted(URLSessionTransport(), endpoint: server.url.absoluteString)
        var description = RequestDescription(.get, "/a/{b}/c", options: nil)
        description.path("b", value)
        _ = try await ServiceRequest(description, client: client, returns: .nothing).response()
        #expect(server.requests.map(\.target) == [target])
    }

    @Test("a file that is not there")
    func missingFile() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("missing-\(UUID().uuidString)")
        let text = try await refusal { $0.body(.file(file), as: "text/plain") }
        #expect(text?.contains(file.lastPathComponent) == true)
    }

    @Test("what is no file that can be read")
    func unreadableFile() async throws {
        let files = try TemporaryFiles()
        let closed = try files.file("closed", "fig")
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: closed.path)
        var urls = [files.folder, try #require(URL(string: "https://fruit.example/file"))]
        // The superuser may read every file.
        if !FileManager.default.isReadableFile(atPath: closed.path) { urls.append(closed) }
        for url in urls {
            let text = try await refusal { $0.body(.file(url), as: "text/plain") }
            #expect(text?.contains(url.lastPathComponent) == true)
        }
    }

    @Test("a token that is canceled already")
    func canceledToken() async throws {
        let token = CancellationToken()
        token.cancel()
        let text = try await refusal(options: ScriptedOptions(cancellationToken: token))
        #expect(text == "The request was canceled by its cancellation token.")
    }

    @Test("a task that is canceled already")
    func canceledTask() async throws {
        let task = Task {
            await #expect(throws: CancellationError.self) { try await untilCanceled() }
            return try await refusal()
        }
        task.cancel()
        #expect(try await task.value == "The request was canceled because its task was canceled.")
    }
}
