import AppConfiguration
import Foundation
import ServiceRuntime
import ServiceRuntimeTesting
import Testing

@Suite("A mock transport", .timeLimit(.minutes(20)))
struct MockTransportTests {
    private let transport = MockTransport()

    private func client(
        of endpoint: String = "https://store.example.com",
        tries: Int = 1
    ) throws -> ConfigurationClient {
        try ConfigurationClient(
            endpoint: try #require(URL(string: endpoint)),
            credential: StaticTokenCredential("our-s3cret"),
            withOptions: ConfigurationClientOptions(
                logger: sweeping,
                transportOptions: TransportOptions(
                    retryOptions: RetryOptions(maximumTries: tries, delay: 0),
                    transport: transport
                )
            )
        )
    }

    /// What some work throws.
    private func error<Value>(of work: () async throws -> Value) async throws -> ServiceError {
        do {
            _ = try await work()
        } catch {
            return try #require(error as? ServiceError)
        }
        throw CancellationError()
    }

    /// Looks at a transport when it is released.
    private final class Observer: Sendable {
        let transport: MockTransport
        let counts: Locked<[Int]>

        init(_ transport: MockTransport, _ counts: Locked<[Int]>) {
            (self.transport, self.counts) = (transport, counts)
        }

        deinit { counts.withLock { $0.append(transport.requests.count) } }
    }

    @Test("may be used by what a response holds, when that is replaced")
    func replacing() {
        let counts = Locked<[Int]>([])
        func response(holding observer: Observer) -> MockResponse {
            .response { _ in withExtendedLifetime(observer) { HTTPResponse(statusCode: 200) } }
        }
        transport.on(.get, "/kv/{key}", response(holding: Observer(transport, counts)))
        transport.on(.get, "/kv/{key}", .status(204))
        #expect(counts.withLock { $0 } == [0])
    }

    @Test("answers with models")
    func models() async throws {
        let setting = ConfigurationSetting(key: "a", value: "1")
        transport.on(.get, "/kv/{key}", .value(setting, headers: ["ETag": "\"x\""]))
        transport.on(.get, "/kv", .value(["items": [setting, setting]]))
        let client = try client()
        let response = try await client.requests.get(configurationSetting: "a").response()
        #expect(try response.value == setting)
        #expect(response.httpResponse.headers["Content-Type"] == "application/json")
        #expect(response.httpResponse.headers["ETag"] == "\"x\"")
        #expect(try await client.listConfigurationSettings().items == [setting, setting])
    }

    @Test("answers routes again and again, and the rest in order")
    func script() async throws {
        transport.on(.get, "/kv/{key}", .json(#"{"key": "a", "value": "1"}"#), .json(#"{"key": "a", "value": "2"}"#))
        transport.reply(.json(#"{"key": "b", "value": "3"}"#))
        let client = try client()
        var values: [String?] = []
        for _ in 0..<3 { values.append(try await client.get(configurationSetting: "a").value) }
        let set = try await client.set(configurationSetting: "b", setting: ConfigurationSetting(value: "3"))
        values.append(set.value)
        #expect(values == ["1", "2", "2", "3"])
        try transport.verify()
        #expect(transport.requests.count == 4)
        #expect(try transport.requests.last?.bodyJSON["value"]?.string == "3")
        #expect(transport.requests.last?.bodyText == #"{"value":"3"}"#)
    }

    @Test("prefers exact paths to those with names in braces, whichever came first")
    func exactPaths() async throws {
        transport.on(.get, "/{kind}/{key}", .json(#"{"key": "any"}"#))
        transport.on(.get, "/kv/{key}", .json(#"{"key": "some"}"#))
        transport.on(.get, "/kv/a", .json(#"{"key": "a"}"#))
        transport.on(.get, "/kv/{key}b", .json(#"{"key": "b"}"#))
        let client = try client()
        var keys: [String?] = []
        for key in ["a", "cb", "d"] { keys.append(try await client.get(configurationSetting: key).key) }
        #expect(keys == ["a", "b", "some"])
    }

    @Test("sees every try, with what the pipeline has added")
    func tries() async throws {
        transport.reply(.status(503), .connectionFailure(), .json(#"{"key": "a"}"#))
        _ = try await client(tries: 3).get(configurationSetting: "a")
        #expect(transport.requests.count == 3)
        #expect(transport.requests.allSatisfy { $0.headers["Authorization"] == "Bearer our-s3cret" })
        try transport.verify()
    }

    @Test("fails what nothing is scripted for, at once and with all that is needed to script it")
    func unexpected() async throws {
        transport.on(.get, "/kv/{key}", .status(204))
        transport.on(.put, "https://other.example/kv/{key}", .status(204))
        let client = try client(tries: 3)
        let error = try await error { try await client.set(configurationSetting: "b", setting: ConfigurationSetting()) }
        #expect(
            error.description.hasPrefix(
                "MockTransport has no response for PUT https://store.example.com/kv/b?api-version=2024-09-01. It has"
                    + " responses for GET /kv/{key}, PUT https://other.example/kv/{key}, and none added with reply() is left."
            )
        )
        #expect(transport.requests.count == 1)
        let verification = #expect(throws: MockTransportError.self) { try transport.verify() }
        #expect(verification?.unexpectedRequests == ["PUT https://store.example.com/kv/b?api-version=2024-09-01"])
    }

    @Test("says that the path of the endpoint is missing")
    func endpointsOwnPath() async throws {
        transport.on(.put, "/kv/{key}", .status(204))
        transport.on(.get, "/keys/{key}", .status(204))
        transport.on(.get, "/kv/{key}", .status(204))
        let client = try client(of: "https://store.example.com/v1/all")
        let error = try await error { try await client.get(configurationSetting: "b") }
        #expect(
            error.description.contains(
                "none added with reply() is left. The path of the endpoint is part of the path: '/v1/all/kv/{key}'."
            )
        )
        transport.on(.get, "/v1/all/kv/{key}", .json(#"{"key": "b"}"#))
        #expect(try await client.get(configurationSetting: "b").key == "b")
    }

    @Test("says which answers were not asked for")
    func unused() async throws {
        transport.reply(.status(204), .status(204))
        let error = #expect(throws: MockTransportError.self) { try transport.verify() }
        #expect(error?.unusedResponseCount == 2)
        #expect(error?.description == "2 of the responses added with reply() were not used.")
    }

    @Test("tells paths by their segments, as they are sent, and hosts if it is asked to")
    func patterns() async throws {
        let client = try client()
        transport.on(.get, "https://STORE.example.com/kv/a%2Fb", .json(#"{"key": "a/b"}"#))
        transport.on(.get, "/kv/{key}", .json(#"{"key": "any"}"#))
        #expect(try await client.get(configurationSetting: "a/b").key == "a/b")
        #expect(try await client.get(configurationSetting: "a b").key == "any")
        // The same route again takes the place of the first.
        transport.on(.get, "/kv/{key}", .json(#"{"key": "other"}"#))
        #expect(try await client.get(configurationSetting: "c").key == "other")
        await #expect(throws: ServiceError.self) { try await client.listKeys() }
        transport.on(.get, "https://[::1]:8443/kv/{key}", .json(#"{"key": "local"}"#))
        #expect(try await self.client(of: "https://[::1]:8443").get(configurationSetting: "c").key == "other")
        transport.on(.get, "/kv/{key}", .status(404))
        #expect(try await self.client(of: "https://[::1]:8443").get(configurationSetting: "c").key == "local")
    }

    @Test("reads paths as people write them and as they are sent, and hosts with their port or without")
    func spellings() async throws {
        transport.on(.get, "/{x}", .status(200))
        transport.on(.get, "/e f", .status(201))
        transport.on(.get, "/ü@{x}", .status(202))
        transport.on(.get, "/%c3%a9", .status(203))
        transport.on(.get, "/100%", .status(204))
        transport.on(.get, "https://Other.example:443/z", .status(205))
        transport.on(.get, "http://other.example/z", .status(206))
        let client = try client()
        func status(_ url: String) async throws -> Int {
            try await client.send(HTTPRequest(method: .get, url: url)).statusCode
        }
        #expect(try await status("https://a.example/e%20f") == 201)
        #expect(try await status("https://a.example/%C3%BC%40b") == 202)
        #expect(try await status("https://a.example/%C3%A9") == 203)
        #expect(try await status("https://a.example/100%25") == 204)
        #expect(try await status("https://a.example/a%2Fb") == 200)
        #expect(try await status("https://other.example/z") == 205)
        #expect(try await status("http://other.example:80/z") == 206)
        #expect(try await status("https://other.example:80/z") == 200)
    }

    @Test("says that its paths have no queries, and names no path without a response")
    func queries() async throws {
        transport.on(.get, "/kv/b?x=1", .status(207))
        transport.on(.get, "/kv/{key}")
        let client = try client()
        let error = try await error { try await client.get(configurationSetting: "b") }
        #expect(
            error.description.hasSuffix(
                "It has responses for GET /kv/b?x=1, and none added with reply() is left. on(…) takes a path without a query, "
                    + "unlike 'GET /kv/b?x=1'."
            ),
            "\(error)"
        )
    }

    @Test("takes names in braces for a part of a segment, too, as in the paths of descriptions")
    func partsOfSegments() async throws {
        let client = try client()
        transport.on(.post, "/kv/{key}:lock", .status(201))
        transport.on(.post, "/kv/{key}", .status(202))
        transport.on(.post, "/files/{name}.{extension}", .status(203))
        transport.on(.post, "/a{b}c{d}c", .status(204))
        func status(_ path: String) async throws -> Int? {
            do {
                return try await client.send(HTTPRequest(method: .post, url: "https://store.example.com\(path)"))
                    .statusCode
            } catch {
                return nil
            }
        }
        #expect(try await status("/kv/b:lock") == 201)
        #expect(try await status("/kv/b:lock:lock") == 201)
        #expect(try await status("/kv/b:locked") == 202)
        // A name stands for one character at least.
        #expect(try await status("/kv/:lock") == 202)
        #expect(try await status("/files/a.b.tar") == 203)
        #expect(try await status("/files/a.") == nil)
        #expect(try await status("/files/.a") == nil)
        #expect(try await status("/axcyc") == 204)
        #expect(try await status("/acccc") == 204)
        #expect(try await status("/acc") == nil)
        #expect(try await status("/axc") == nil)
        #expect(try await status("/axcycz") == nil)
    }

    @Test("keeps no secret of the query in its errors")
    func secrets() async throws {
        let error = try await error {
            try await client().listConfigurationSettings(withOptions: ListConfigurationSettingsOptions(key: "s3cret"))
        }
        #expect(error.description.contains("key=REDACTED") && !error.description.contains("s3cret"))
    }

    @Test("ends with its task")
    func cancellation() async throws {
        let token = CancellationToken()
        transport.reply(
            .response { _ in
                token.cancel()
                return .init(statusCode: 200)
            }
        )
        let options = GetConfigurationSettingOptions(cancellationToken: token)
        let client = try client()
        #expect(try await error { try await client.get(configurationSetting: "a", withOptions: options) }.isCanceled)
    }

    @Test("has requests whose bodies can be looked at, or say why not")
    func bodies() throws {
        let empty = try HTTPRequest(method: .get, url: "https://a.example/?key=s3cret")
        #expect(empty.bodyText == nil)
        let noBody = #expect(throws: ServiceError.self) { try empty.bodyJSON }
        #expect(noBody?.description == "GET https://a.example/?key=REDACTED has no body.")
        let bytes = try HTTPRequest(
            method: .put,
            url: "https://a.example/?q=a%20b&q=c",
            headers: ["Content-Type": "image/png"],
            data: Data([0xFF])
        )
        #expect(bytes.bodyText == nil && bytes.queryParameter("q") == "a b" && bytes.queryParameter("p") == nil)
        #expect(bytes.queryParameters("q") == ["a b", "c"] && bytes.queryParameters("p") == [])
        #expect(throws: ServiceError.self) { try bytes.bodyJSON }
        #expect(try bytes.body(as: Data.self) == Data([0xFF]))
        let list = try HTTPRequest(
            method: .post,
            url: "https://a.example/",
            headers: ["Content-Type": "application/json"],
            data: Data("[1, 2]".utf8)
        )
        #expect(try list.body(as: [Int].self) == [1, 2])
        let other = #expect(throws: ServiceError.self) { try list.body(as: [Bool].self) }
        let text = "The body of POST https://a.example/ cannot be read as 'Array<Bool>'."
        #expect(other?.description.hasPrefix(text) == true)
    }
}
