import Foundation
import LoopbackServer
import Testing

@testable import ServiceRuntime

/// What requests and responses are, over a real connection, where a description says more than OpenAPI does.
@Suite("Extensions of requests", .timeLimit(.minutes(20)))
struct RequestExtensionTests {
    /// Sends one request to a server that gives one response.
    private static func exchange<Output>(
        _ reply: Reply,
        returns format: ResponseFormat<Output>,
        options: ScriptedOptions? = nil,
        logger: any ClientLogger = SuiteLogger(),
        path: String = "/a",
        describe: (inout RequestDescription) -> Void
    ) async throws -> (request: RecordedRequest, result: Result<Output, any Error>) {
        let server = try LoopbackServer()
        server.reply(reply)
        var clientOptions = ScriptedClientOptions()
        clientOptions.logger = logger
        clientOptions.transportOptions = TransportOptions(retryOptions: .none)
        let client = try PipelineClient(
            endpoint: server.url,
            authPolicy: nil,
            withOptions: clientOptions,
            package: "Test"
        )
        var description = RequestDescription(.get, path, options: options)
        describe(&description)
        let result: Result<Output, any Error>
        do {
            result = .success(try await ServiceRequest(description, client: client, returns: format).value())
        } catch {
            result = .failure(error)
        }
        return (try #require(await server.requests(count: 1).first), result)
    }

    @Test("a collection of header fields is sent as one field for each member")
    func headerCollection() async throws {
        let (request, _) = try await Self.exchange(.status(204), returns: .nothing) {
            $0.headers(prefix: "x-ms-meta-", ["b": "2", "a": "1"])
            $0.headers(prefix: "x-none-", nil)
        }
        #expect(
            request.headers.map { "\($0.name.lowercased()): \($0.value)" }.filter { $0.hasPrefix("x-ms-meta-") }
                .sorted()
                == ["x-ms-meta-a: 1", "x-ms-meta-b: 2"]
        )
        #expect(!request.headers.contains { $0.name.lowercased().hasPrefix("x-none") })
    }

    @Test("the request's identifier is sent where the description wants it, and there only")
    func requestId() async throws {
        let (request, _) = try await Self.exchange(
            .status(204),
            returns: .nothing,
            options: ScriptedOptions(clientRequestId: "mine")
        ) {
            $0.clientRequestId(header: "my-id")
        }
        #expect(request[header: "my-id"] == "mine")
        #expect(request[header: "x-ms-client-request-id"] == nil)
        let (other, result) = try await Self.exchange(.status(500), returns: .nothing) {
            $0.clientRequestId(header: "my-id")
        }
        let id = try #require(other[header: "my-id"])
        #expect(UUID(uuidString: id) != nil)
        #expect(throws: ServiceError.self) { try result.get() }
        if case .failure(let error) = result { #expect("\(error)".contains("[request id \(id)]")) }
    }

    @Test("a secret is sent, and shown nowhere")
    func secrets() async throws {
        let logger = RecordingLogger(level: .debug)
        let (request, result) = try await Self.exchange(
            .status(400),
            returns: .nothing,
            logger: logger,
            path: "/a/{key}"
        ) {
            $0.path("key", "s/3cret")
            $0.query("limit", "hush")
            $0.header("If-Match", "psst")
            for name in ["key", "limit", "If-Match"] { $0.secret(name) }
        }
        #expect(request.target == "/a/s%2F3cret?limit=hush")
        #expect(request[header: "If-Match"]?.contains("psst") == true)
        guard case .failure(let error) = result else {
            Issue.record("an answer of 400 is a failure")
            return
        }
        #expect("\(error)".contains("/a/REDACTED?limit=REDACTED"))
        let shown = logger.messages + ["\(error)"]
        #expect(!shown.contains { text in ["3cret", "hush", "psst"].contains { text.contains($0) } })
        #expect(shown.contains { $0.contains("/a/REDACTED?limit=REDACTED") })
    }

    @Test(
        "each value of a secret list, object or value in JSON is hidden, also where the service repeats one of them",
        arguments: [
            { $0.query("keys", ["s3cret-1", "s3cret-2"]) },
            { $0.query("keys", ["s3cret-1", "s3cret-2"], style: .pipeDelimited, explode: false) },
            { $0.query("keys", ["a": ["s3cret-1"], "b": ["s3cret-2"]], style: .deepObject) },
            { $0.query("keys", json: ["s3cret-1", "s3cret-2"]) },
            { $0.header("keys", ["s3cret-1", "s3cret-2"]) },
            { $0.cookie("keys", ["s3cret-1", "s3cret-2"]) },
            {
                $0.header("keys", json: "s3cret-1")
                $0.cookie("keys", json: "s3cret-2")
            },
        ] as [@Sendable (inout RequestDescription) -> Void]
    )
    func repeatedSecrets(describe: @Sendable (inout RequestDescription) -> Void) async throws {
        let client = try StubClient(answering: 400, #"{"message": "neither s3cret-1 nor s3cret-2 is a key"}"#)
        let error = try await failure {
            try await client.fruit(returns: .nothing) {
                describe(&$0)
                $0.secret("keys")
            }.value()
        }
        #expect(error.failure?.message == "neither REDACTED nor REDACTED is a key")
    }

    @Test("the next page is fetched by the operation that the description names")
    func nextPages() async throws {
        let server = try LoopbackServer()
        server.on("GET", "/v1/a") { _ in .json(#"{"value": ["a"], "link": "two?x=1"}"#) }
        server.on("GET", "/v1/a/two") { _ in
            .json(#"{"value": ["b"], "link": "\#(server.url.absoluteString)/v1/a/three"}"#)
        }
        server.on("GET", "/v1/a/three") { _ in .json(#"{"value": ["c"]}"#) }
        var options = ScriptedClientOptions()
        options.transportOptions = TransportOptions(retryOptions: .none)
        let client = try PipelineClient(
            endpoint: server.url.appending(path: "v1"),
            authPolicy: nil,
            withOptions: options,
            package: "Test"
        )
        let request = ServiceRequest<PagedCollection<String>>(
            RequestDescription(.get, "/a", options: nil),
            client: client,
            returns: .page(items: "value", nextLink: "link") { link in
                var description = RequestDescription(.get, "/a/{link}", options: nil)
                description.path("link", link, style: .simple, allowReserved: true)
                description.header("X-Next", "1")
                return description
            }
        )
        var items: [String] = []
        for try await item in try await request.value() { items.append(item) }
        #expect(items == ["a", "b", "c"])
        let requests = await server.requests(count: 3)
        #expect(requests.map(\.target) == ["/v1/a", "/v1/a/two?x=1", "/v1/a/three"])
        #expect(requests.map { $0[header: "X-Next"] } == [nil, "1", "1"])
    }

    @Test("a response of success is a failure where the description says so")
    func unexpectedSuccess() async throws {
        let (_, result) = try await Self.exchange(.json(#""busy""#, status: 202), returns: ResponseFormat<String>.value)
        {
            $0.failure(.code(202), String.self)
        }
        guard case .failure(ServiceError.service(let failure)) = result else {
            Issue.record("\(result) is no failure")
            return
        }
        #expect(failure.statusCode == 202)
        #expect(failure.error(as: String.self) == "busy")
        let (_, other) = try await Self.exchange(.json(#""done""#), returns: ResponseFormat<String>.value) {
            $0.failure(.code(202))
        }
        #expect(try other.get() == "done")
    }

    @Test("a response of failure is none, and one of success has no value, where the description says so")
    func expectedFailure() async throws {
        let (_, absent) = try await Self.exchange(
            .json(#"{"error": "absent"}"#, status: 404),
            returns: ResponseFormat<String?>.optionalValue
        ) {
            $0.success(.code(404))
        }
        #expect(try absent.get() == nil)
        let (_, value) = try await Self.exchange(.json(#""gone""#, status: 410), returns: ResponseFormat<String>.value)
        {
            $0.success(.range(4), hasValue: true)
            $0.failure(.any, String.self)
        }
        #expect(try value.get() == "gone")
        let (_, nothing) = try await Self.exchange(.status(404), returns: .nothing) { $0.success(.code(404)) }
        try nothing.get()
        let (_, list) = try await Self.exchange(
            .status(404),
            returns: ResponseFormat<PagedCollection<String>>.page(items: "value", nextLink: nil)
        ) {
            $0.success(.code(404))
        }
        #expect(try list.get().items == [])
        let (_, accepted) = try await Self.exchange(
            .json(#"{"state": "queued"}"#, status: 202),
            returns: ResponseFormat<String?>.optionalValue
        ) {
            $0.success(.code(202))
        }
        #expect(try accepted.get() == nil)
        // That any status is fine takes no success its value.
        let (_, any) = try await Self.exchange(
            .json(#"["fig"]"#),
            returns: ResponseFormat<PagedCollection<String>>.list()
        ) {
            $0.success(.any)
        }
        #expect(try any.get().items == ["fig"])
        let (_, other) = try await Self.exchange(.status(409), returns: .nothing) { $0.success(.code(404)) }
        #expect(throws: ServiceError.self) { try other.get() }
    }

    @Test("a failure that is not JSON is read as what it is")
    func otherFailures() async throws {
        func error<E: ModelValue & Equatable>(_ type: E.Type, _ mediaType: String, _ body: String) async throws -> E? {
            let reply = Reply(status: 400, headers: [("Content-Type", mediaType)], body: Data(body.utf8))
            let (_, result) = try await Self.exchange(reply, returns: .nothing) {
                $0.failure(.range(4), JSONValue.self)
                $0.failure(.code(400), type)
            }
            guard case .failure(ServiceError.service(let failure)) = result else { return nil }
            #expect(failure.decodingError == nil)
            return failure.error(as: type)
        }
        #expect(try await error(String.self, "text/plain", "too hot") == "too hot")
        #expect(try await error(Data.self, "application/xml", "<hot/>") == Data("<hot/>".utf8))
    }
}
