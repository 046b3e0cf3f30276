import AppConfiguration
import Foundation
import LoopbackServer
import SecretSweep
import ServiceRuntime
import ServiceRuntimeTesting
import Soracom
import Testing

/// Fails the test if a secret is in the log.
let sweeping = SweepingLogger { Issue.record("\($0)") }

@Suite("A recording", .timeLimit(.minutes(20)))
final class RecordingTests {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")

    deinit {
        do {
            if FileManager.default.fileExists(atPath: file.path) { try FileManager.default.removeItem(at: file) }
        } catch {
            print("\(file.path) is left over: \(error)")
        }
    }

    private func soracom(_ endpoint: URL, _ transport: any TransportStage) throws -> SoracomClient {
        try SoracomClient(
            endpoint: endpoint,
            apiKeyCredential: APIKeyCredential("s3cret-key"),
            tokenCredential: APIKeyCredential("s3cret-token"),
            withOptions: SoracomClientOptions(
                logger: sweeping,
                transportOptions: TransportOptions(transport: transport, allowsInsecureCredentials: true)
            )
        )
    }

    func configuration(_ endpoint: URL, _ transport: any TransportStage) throws -> ConfigurationClient {
        try ConfigurationClient(
            endpoint: endpoint,
            credential: StaticTokenCredential("s3cret-token"),
            withOptions: ConfigurationClientOptions(
                logger: sweeping,
                transportOptions: TransportOptions(
                    retryOptions: .none,
                    transport: transport,
                    allowsInsecureCredentials: true
                )
            )
        )
    }

    func text() throws -> String { try String(contentsOf: file, encoding: .utf8) }

    /// Sends one request to a mock, and tells what is recorded of it.
    func recorded(
        _ response: MockResponse,
        loggingOptions: LoggingOptions = LoggingOptions(),
        _ describe: (inout HTTPRequest) -> Void = { _ in }
    ) async throws -> String {
        let transport = MockTransport()
        transport.reply(response)
        var request = try HTTPRequest(method: .post, url: "https://a.example/x")
        describe(&request)
        let recorder = RecordingTransport(to: file, through: transport, loggingOptions: loggingOptions)
        _ = try await recorder.send(PipelineRequest(httpRequest: request))
        return try text()
    }

    /// Encoded anew each time, as many would take half an hour.
    @Test("of many exchanges is what a JSON encoder writes, in the time that each takes once")
    func manyExchanges() async throws {
        let transport = MockTransport()
        transport.on(.get, "/x", .json(#"{"a":[],"b":{},"c":[1,{"d":"e\n"}]}"#), .text("a\nb"), .status(204))
        let recorder = RecordingTransport(to: file, through: transport)
        for _ in 1...2000 {
            let request = try HTTPRequest(method: .get, url: "https://a.example/x")
            _ = try await recorder.send(PipelineRequest(httpRequest: request))
        }
        let data = try Data(contentsOf: file)
        let value = try JSONDecoder().decode(JSONValue.self, from: data)
        #expect(value["exchanges"]?.elements?.count == 2000)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        #expect(try encoder.encode(value) + Data("\n".utf8) == data)
    }

    @Test("has numbers of tokens, and is played back without the header fields that it does not have")
    func playback() async throws {
        let body = #"{"usage": {"total_tokens": 29, "details_of_tokens": {"cached": 3}}, "token": 77}"#
        _ = try await recorded(.json(body, headers: ["X-Rate-Limit": "7", "ETag": "\"1\""]))
        let request = PipelineRequest(httpRequest: try HTTPRequest(method: .post, url: "https://a.example/x"))
        let response = try await PlaybackTransport(from: file).send(request).httpResponse
        #expect(response.headers["X-Rate-Limit"] == nil && response.headers["ETag"] == "\"1\"")
        let value = try JSONDecoder().decode(JSONValue.self, from: response.data ?? Data())
        #expect(value["usage"] == ["total_tokens": 29, "details_of_tokens": ["cached": 3]] && value["token"] == 0)
    }

    @Test("is complete after each exchange, also if somebody has removed or cut the file", arguments: [false, true])
    func changedFile(isRemoved: Bool) async throws {
        let transport = MockTransport()
        transport.on(.get, "/x", .text("a"))
        let recorder = RecordingTransport(to: file, through: transport)
        let request = PipelineRequest(httpRequest: try HTTPRequest(method: .get, url: "https://a.example/x"))
        for count in 1...4 {
            _ = try await recorder.send(request)
            let value = try JSONDecoder().decode(JSONValue.self, from: try Data(contentsOf: file))
            #expect(value["exchanges"]?.elements?.count == count)
            guard count == 2 else { continue }
            if isRemoved { try FileManager.default.removeItem(at: file) } else { try Data("{".utf8).write(to: file) }
        }
    }

    @Test("of overlapping exchanges has each of them once")
    func overlappingExchanges() async throws {
        let transport = MockTransport()
        for number in 1...50 { transport.on(.get, "/\(number)", .text("\(number)")) }
        let recorder = RecordingTransport(to: file, through: transport)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 1...50 {
                let request = try HTTPRequest(method: .get, url: "https://a.example/\(number)")
                group.addTask { _ = try await recorder.send(PipelineRequest(httpRequest: request)) }
            }
            try await group.waitForAll()
        }
        let value = try JSONDecoder().decode(JSONValue.self, from: try Data(contentsOf: file))
        let bodies = value["exchanges"]?.elements?.compactMap { $0["response"]?["body"]?["text"]?.string }
        #expect(bodies?.compactMap { Int($0) }.sorted() == Array(1...50))
    }

    @Test("holds what was sent and answered, readably and without secrets, and responses as the service did")
    func roundTrip() async throws {
        let server = try LoopbackServer()
        server.on("POST", "/auth") { _ in
            .json(
                #"{"apiKey": "s3cret-1", "token": "s3cret-2", "operatorId": "OP1", "userName": null}"#,
                headers: [("Set-Cookie", "session=s3cret-3"), ("ETag", "\"1\"")]
            )
        }
        let credentials = AuthenticationCredentials(email: "a@b.example", password: "s3cret-4", tokenTimeoutSeconds: 60)
        let client = try soracom(server.url, RecordingTransport(to: file))
        let live = try await client.authentication.authenticate(credentials: credentials)
        #expect(live.token == "s3cret-2")
        #expect(!(try text()).contains("s3cret"))
        let port = try #require(server.url.port)
        let lines = try text().split(separator: "\n").filter { line in
            !["\"Date\"", "User-Agent", "x-ms-client-request-id", "Accept-Encoding", "Content-Length"].contains {
                line.contains($0)
            }
        }
        .joined(separator: "\n").replacing(":\(port)/", with: ":80/").replacing("Etag", with: "ETag")
        #expect(
            lines == """
                {
                  "exchanges" : [
                    {
                      "request" : {
                        "body" : {
                          "json" : {
                            "email" : "a@b.example",
                            "password" : "REDACTED-1",
                            "tokenTimeoutSeconds" : 60
                          }
                        },
                        "headers" : {
                          "Accept" : "application/json",
                          "Content-Type" : "application/json",
                        },
                        "method" : "POST",
                        "url" : "http://127.0.0.1:80/auth"
                      },
                      "response" : {
                        "body" : {
                          "json" : {
                            "apiKey" : "REDACTED-2",
                            "operatorId" : "OP1",
                            "token" : "REDACTED-3",
                            "userName" : null
                          }
                        },
                        "headers" : {
                          "Content-Type" : "application/json",
                          "ETag" : "\\"1\\"",
                          "Set-Cookie" : "REDACTED"
                        },
                        "status" : 200
                      }
                    }
                  ]
                }
                """
        )

        server.stop()
        let player = try PlaybackTransport(from: file)
        let response = try await soracom(server.url, player).authentication.requests.authenticate(
            credentials: credentials
        )
        .response()
        #expect(try response.value.operatorId == "OP1")
        #expect(try response.value.token == "REDACTED-3")
        #expect(response.httpResponse.headers["ETag"] == "\"1\"")
        try player.verify()
    }

    @Test("answers pages in their order, although their tokens are not in it")
    func pages() async throws {
        let server = try LoopbackServer()
        server.on("GET", "/kv") { request in
            let query = request.query ?? ""
            let page = query.contains("after=s3cret-2") ? 3 : query.contains("after=s3cret-1") ? 2 : 1
            let link = page < 3 ? #","@nextLink":"/kv?api-version=2024-09-01&after=s3cret-\#(page)""# : ""
            return .json(#"{"items":[{"key":"a\#(page)"}]\#(link)}"#)
        }
        func keys(_ transport: any TransportStage) async throws -> [String?] {
            var keys: [String?] = []
            for try await setting in try await configuration(server.url, transport).listConfigurationSettings() {
                keys.append(setting.key)
            }
            return keys
        }
        let live = try await keys(RecordingTransport(to: file))
        server.stop()
        #expect(!(try text()).contains("s3cret"))
        let player = try PlaybackTransport(from: file)
        #expect(try await keys(player) == live && live == ["a1", "a2", "a3"])
        try player.verify()
    }

    @Test("answers calls that overlapped by their bodies, in whatever order they come")
    func bodiesTellApart() async throws {
        let transport = MockTransport()
        transport.on(.post, "/rpc", .text("1"), .text("2"), .text("3"), .text("4"))
        let recorder = RecordingTransport(to: file, through: transport)
        func call(_ method: String, _ stage: any TransportStage) async throws -> String {
            let data = Data(#"{"method": "\#(method)"}"#.utf8)
            let request = try HTTPRequest(
                method: .post,
                url: "https://a.example/rpc",
                headers: ["Content-Type": "application/json"],
                data: data
            )
            let response = try await stage.send(PipelineRequest(httpRequest: request))
            return String(decoding: response.httpResponse.data ?? Data(), as: UTF8.self)
        }
        for method in ["a", "b", "c", "b"] { _ = try await call(method, recorder) }
        let player = try PlaybackTransport(from: file)
        // Without an equal body, the first that is left.
        var answers: [String] = []
        for method in ["c", "b", "b", "other"] { answers.append(try await call(method, player)) }
        #expect(answers == ["3", "2", "4", "1"])
        try player.verify()
    }

    @Test("made with another endpoint says so")
    func otherEndpoint() async throws {
        _ = try await recorded(.status(204))
        let player = try PlaybackTransport(from: file)
        let request = try HTTPRequest(method: .post, url: "http://127.0.0.1:9/x")
        let error = await #expect(throws: ServiceError.self) {
            try await player.send(PipelineRequest(httpRequest: request))
        }
        #expect(
            error?.description
                == "The recording '\(file.path)' cannot be used for this request: it has no response to POST "
                + "http://127.0.0.1:9/x. It was recorded with the endpoint 'https://a.example': create the client with "
                + "that."
        )
    }

    @Test("keeps what logs show, and hides what they hide")
    func names() async throws {
        let loggingOptions = LoggingOptions(
            shownHeaders: ["X-Color"],
            shownQueryParameters: ["Key"],
            secretMembers: ["ColorCode"]
        )
        let text = try await recorded(
            .json(#"{"colorCode": "s3cret", "b": "c"}"#, headers: ["x-color": "blue"]),
            loggingOptions: loggingOptions
        ) {
            $0.url = URL(string: "https://a.example/x?key=a%2Fb&other=s3cret") ?? $0.url
        }
        #expect(!text.contains("s3cret"))
        #expect(text.contains("?key=a%2Fb&other=REDACTED") && text.contains("\"blue\""))
        let player = try PlaybackTransport(from: file, loggingOptions: loggingOptions)
        let request = try HTTPRequest(method: .post, url: "https://a.example/x?key=other&other=1")
        let error = await #expect(throws: ServiceError.self) {
            try await player.send(PipelineRequest(httpRequest: request))
        }
        #expect(error?.description.contains("no response to POST https://a.example/x?key=other&other=REDACTED") == true)
    }

    @Test("gives bytes and lines back as they came, and leaves out multipart bodies")
    func bodies() async throws {
        for (response, data) in [
            (MockResponse.body(Data([0, 255, 1]), contentType: "image/png"), Data([0, 255, 1])),
            (.text("data: a\n\ndata: b\n\n", contentType: "text/event-stream"), Data("data: a\n\ndata: b\n\n".utf8)),
            (.text("", contentType: "text/plain"), nil),
            (.text("{not json", contentType: "application/json"), Data("{not json".utf8)),
        ] {
            let text = try await recorded(response) {
                $0.headers["Content-Type"] = "multipart/form-data; boundary=x"
                $0.data = Data("--x s3cret".utf8)
            }
            #expect(!text.contains("s3cret") && text.contains("\"omittedBytes\" : 10"))
            let request = try HTTPRequest(method: .post, url: "https://a.example/x")
            let response = try await PlaybackTransport(from: file).send(PipelineRequest(httpRequest: request))
            #expect(response.httpResponse.data == data)
        }
    }

    @Test("takes no more of a stream than may be in memory")
    func endlessStream() async throws {
        struct Endless: TransportStage {
            func send(_ request: PipelineRequest) async throws -> PipelineResponse {
                var response = HTTPResponse(statusCode: 200)
                response.bodyStream = HTTPBodyStream(next: { Data("data: a\n\n".utf8) }, onCancel: {})
                return PipelineResponse(to: request, response)
            }
        }
        let transport = RecordingTransport(to: file, through: Endless())
        let client = try PipelineClient(
            endpoint: URL(string: "https://a.example"),
            authPolicy: nil,
            withOptions: CommonClientOptions(
                logger: sweeping,
                transportOptions: TransportOptions(transport: transport, maximumResponseSize: 1000)
            ),
            package: "Tests"
        )
        let error = await #expect(throws: ServiceError.self) {
            try await client.send(try HTTPRequest(method: .get, url: "https://a.example/x"))
        }
        #expect(error?.description.contains("is larger than 1000 bytes") == true)
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test("that has no response, or none left, says what it has")
    func missing() async throws {
        _ = try await recorded(.status(204))
        let player = try PlaybackTransport(from: file)
        func error(_ method: HTTPMethod) async throws -> String {
            let request = try HTTPRequest(method: method, url: "https://a.example/x")
            let error = await #expect(throws: ServiceError.self) {
                try await player.send(PipelineRequest(httpRequest: request))
            }
            return error?.description ?? ""
        }
        #expect(throws: ServiceError.self) { try player.verify() }
        #expect(
            try await error(.get)
                == "The recording '\(file.path)' cannot be used for this request: it has no response to GET "
                + "https://a.example/x. Not used yet: POST https://a.example/x. Record it again if the client has "
                + "changed."
        )
        let request = try HTTPRequest(method: .post, url: "https://a.example/x")
        #expect(try await player.send(PipelineRequest(httpRequest: request)).httpResponse.statusCode == 204)
        #expect(try await error(.post).contains("all 1 of its responses to POST https://a.example/x have been used"))
        try player.verify()
    }

    @Test(
        "that cannot be read says why",
        arguments: [
            (nil, "cannot be read. Create one"), ("", "is not JSON"), ("[1", "is not JSON"),
            ("{}", "no array 'exchanges'"),
            (#"{"exchanges": [1]}"#, "Exchange 1"),
            (#"{"exchanges": [{"request": {"method": "GET"}, "response": {}}]}"#, "no 'method' or no 'url'"),
            (#"{"exchanges": [{"request": {"method": "GET", "url": "x"}, "response": {}}]}"#, "no 'status'"),
            (
                #"{"exchanges": [{"request": {"method": "GET", "url": "x"}, "response": {"status": 200, "body": {}}}]}"#,
                "a 'body' has neither"
            ),
        ]
    )
    func unreadable(contents: String?, reason: String) throws {
        if let contents { try Data(contents.utf8).write(to: file) }
        let error = #expect(throws: ServiceError.self) { try PlaybackTransport(from: self.file) }
        #expect(error?.description.contains(reason) == true, "\(error.map(String.init(describing:)) ?? "")")
        #expect(error?.description.contains(file.path) == true)
    }

    @Test("that cannot be written is an error, not a loss")
    func unwritable() async throws {
        let transport = MockTransport()
        transport.reply(.status(204))
        let recorder = RecordingTransport(to: file.appendingPathComponent("below"), through: transport)
        let request = try HTTPRequest(method: .get, url: "https://a.example/x")
        await #expect(throws: ServiceError.self) { try await recorder.send(PipelineRequest(httpRequest: request)) }
    }

    @Test("holds no connection that failed")
    func failures() async throws {
        let transport = MockTransport()
        transport.reply(.connectionFailure())
        let recorder = RecordingTransport(to: file, through: transport)
        let request = try HTTPRequest(method: .get, url: "https://a.example/x")
        await #expect(throws: URLError.self) { try await recorder.send(PipelineRequest(httpRequest: request)) }
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }
}
