import Foundation
import Testing

@testable import ServiceRuntime

@Suite("Policies that add header fields")
struct HeaderPolicyTests {
    private func sent(
        _ stage: any PipelineStage,
        headers: HTTPHeaders = [:],
        context: PipelineContext = PipelineContext()
    ) async throws -> HTTPHeaders {
        let transport = ScriptedTransport(.status(200))
        let request = try HTTPRequest(method: .get, url: "https://example.org", headers: headers)
        _ = try await Pipeline(stages: [stage], transport: transport)
            .send(PipelineRequest(httpRequest: request, context: context))
        return try #require(transport.requests.first).httpRequest.headers
    }

    @Test(
        "a field that says where the request ends is refused unless it is right",
        arguments: [
            ("transfer-encoding", "chunked", "fig", false), ("Transfer-Encoding", "gzip", nil, false),
            ("Content-Length", "3", nil, false), ("content-length", "4", "fig", false),
            ("Content-Length", "3, 3", "fig", false), ("Content-Length", "+3", "fig", false),
            ("Content-Length", "3", "fig", true), ("Content-Length", "0", nil, true),
            ("Content-Type", "a", "fig", true),
        ] as [(String, String, String?, Bool)]
    )
    func framing(name: String, value: String, body: String?, isSent: Bool) async throws {
        let transport = ScriptedTransport(.status(200))
        let client = try PipelineClient.scripted(transport)
        var description = RequestDescription(.post, "/")
        if let body { description.body(Data(body.utf8), as: "text/plain") }
        let request = ServiceRequest<Void>(description, client: client, returns: .nothing).header(name, value)
        if isSent {
            try await request.value()
            #expect(transport.requests.count == 1)
        } else {
            let error = try await failure { try await request.value() }
            #expect(error.clientMessage?.contains("'\(name.capitalized)'") == true, "\(error)")
            #expect(transport.requests.isEmpty)
        }
    }

    @Test("fields of the client's own are in each request, but for those that it has already")
    func addedFields() async throws {
        let headers = try await sent(AddHeadersPolicy(["X-App": "demo", "accept": "a/b"]), headers: ["Accept": "c/d"])
        #expect(headers["X-App"] == "demo")
        #expect(headers["Accept"] == "c/d")
        await #expect(throws: ServiceError.self) {
            let client = try StubClient(policies: [AddHeadersPolicy(["X-App": "a\r\nb"])]) { _ in .json("") }
            try await client.fruit(returns: .nothing).value()
        }
    }

    @Test("the user agent names the application, the package and the platform")
    func userAgent() async throws {
        let policy = UserAgentPolicy(package: "Things", version: "2.1.0", applicationId: "MyApp", prefix: "azsdk-ios-")
        let userAgent = try #require(try await sent(policy)["User-Agent"])
        #expect(userAgent.hasPrefix("MyApp azsdk-ios-Things/2.1.0 ("))
        #expect(userAgent.hasSuffix(")"))
    }

    @Test(
        "an application id is cut to 24 characters and cannot break the line",
        arguments: [
            (nil, "azsdk-ios-T/1 "), ("", "azsdk-ios-T/1 "),
            ("123456789012345678901234567890", "123456789012345678901234 azsdk-ios-T/1 "),
            ("a\r\nb", "ab azsdk-ios-T/1 "),
        ] as [(String?, String)]
    )
    func applicationId(id: String?, prefix: String) async throws {
        let policy = UserAgentPolicy(package: "T", version: "1", applicationId: id, prefix: "azsdk-ios-")
        let userAgent = try #require(try await sent(policy)["User-Agent"])
        #expect(userAgent.hasPrefix(prefix))
    }

    @Test("no user agent is sent if telemetry is off")
    func telemetryDisabled() throws {
        var options = ScriptedClientOptions()
        options.telemetryOptions = TelemetryOptions(telemetryDisabled: true)
        let endpoint = try #require(URL(string: "https://example.org"))
        let pipeline = Pipeline(
            authPolicy: nil,
            endpoint: endpoint,
            options: options,
            package: "T",
            version: "1",
            productPrefix: ""
        )
        #expect(!pipeline.stages.contains { $0 is UserAgentPolicy })
    }

    @Test("the request id is the caller's, else the request's, else a new one")
    func requestId() async throws {
        let header = RequestIdPolicy.header
        var context = PipelineContext()
        context.clientRequestId = "mine"
        #expect(try await sent(RequestIdPolicy(), headers: [header: "old"], context: context)[header] == "mine")
        #expect(try await sent(RequestIdPolicy(), headers: [header: "old"])[header] == "old")
        let made = try #require(try await sent(RequestIdPolicy())[header])
        #expect(UUID(uuidString: made) != nil)
    }

    @Test("a request id with a line break is refused")
    func requestIdWithLineBreak() async throws {
        var context = PipelineContext()
        context.clientRequestId = "a\r\nEvil: 1"
        await #expect(throws: ServiceError.self) { try await sent(RequestIdPolicy(), context: context) }
    }

    @Test("a method that would begin another line is refused", arguments: ["", "GET /\r\nEvil: 1", "GET /x"])
    func methodWithLineBreak(method: String) async throws {
        let transport = ScriptedTransport(.status(200))
        var request = try HTTPRequest(method: .get, url: "https://example.org")
        request.method = HTTPMethod(rawValue: method)
        let pipeline = Pipeline(stages: [HeaderValidationPolicy()], transport: transport)
        await #expect(throws: ServiceError.self) { try await pipeline.send(PipelineRequest(httpRequest: request)) }
        #expect(transport.requests.isEmpty)
    }

    @Test("the date is written as HTTP writes it")
    func date() async throws {
        let policy = AddDatePolicy(now: { Date(timeIntervalSince1970: 0) })
        #expect(try await sent(policy)["Date"] == "Thu, 01 Jan 1970 00:00:00 GMT")
    }

    @Test("the date of a later try is that of its own second, even if the clock was set back")
    func laterDate() async throws {
        let now = Locked(0.0)
        let policy = AddDatePolicy(now: { Date(timeIntervalSince1970: now.withLock { $0 }) })
        for (time, expected) in [(0.9, "00:00:00"), (1.0, "00:00:01"), (61.5, "00:01:01"), (0.5, "00:00:00")] {
            now.withLock { $0 = time }
            #expect(try await sent(policy)["Date"] == "Thu, 01 Jan 1970 \(expected) GMT")
        }
    }

    @Test(
        "tags of requests get their quotes",
        arguments: [
            ("abc", "\"abc\""), ("\"abc\"", "\"abc\""), ("W/abc", "W/\"abc\""), ("w/\"abc\"", "W/\"abc\""), ("*", "*"),
            ("\"a\", \"b\"", "\"a\", \"b\""), (" abc ", "\"abc\""), ("", ""),
            ("a, b", "\"a\", \"b\""), ("a,\"b\"", "\"a\", \"b\""), ("W/a , w/\"b\",c", "W/\"a\", W/\"b\", \"c\""),
            ("\"a,b\"", "\"a,b\""), ("W/\"a,b\", c", "W/\"a,b\", \"c\""), ("a,,b,", "\"a\", \"b\""),
        ]
    )
    func entityTagOfRequest(tag: String, sent expected: String) async throws {
        for name in ["If-Match", "If-None-Match"] {
            #expect(try await sent(NormalizeETagPolicy(), headers: [name: tag])[name] == expected)
        }
    }

    @Test("tags of responses get their quotes", arguments: [("abc", "\"abc\""), ("w/\"abc\"", "W/\"abc\"")])
    func entityTagOfResponse(tag: String, received expected: String) async throws {
        let transport = ScriptedTransport(.status(200, headers: ["Etag": tag]))
        let request = PipelineRequest(httpRequest: try HTTPRequest(method: .get, url: "https://example.org"))
        let response = try await Pipeline(stages: [NormalizeETagPolicy()], transport: transport).send(request)
        #expect(response.httpResponse.headers["ETag"] == expected)
    }
}
