import Foundation
import Testing

@testable import ServiceRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("Retry", .timeLimit(.minutes(20)))
struct RetryPolicyTests {
    private func client(_ transport: ScriptedTransport, clock: RecordingClock, mode: RetryOptions.Mode = .fixed) throws
        -> PipelineClient
    {
        try .scripted(transport, retryOptions: RetryOptions(mode: mode, clock: clock))
    }

    @Test("sends an idempotent request again", arguments: [408, 429, 500, 502, 503, 504])
    func retriesStatus(status: Int) async throws {
        let transport = ScriptedTransport(.status(status), .status(204))
        let clock = RecordingClock()
        let response = try await client(transport, clock: clock).send(.put)
        #expect(response.statusCode == 204)
        #expect(transport.requests.count == 2)
        #expect(clock.sleeps == [.seconds(0.8)])
    }

    @Test("follows the rule of the request, if it has one of its own")
    func ownRule() async throws {
        let transport = ScriptedTransport(.status(503))
        let client = try client(transport, clock: RecordingClock())
        let request = ServiceRequest<Void>(RequestDescription(.get, "/"), client: client, returns: .nothing)
        _ = try await failure { try await request.retrying(.none).value() }
        #expect(transport.requests.count == 1)
        let clock = RecordingClock()
        let five = RetryOptions(maximumTries: 5, mode: .fixed, delay: 2, clock: clock)
        _ = try await failure { try await request.retrying(five).value() }
        #expect(transport.requests.count == 6)
        #expect(clock.sleeps == Array(repeating: .seconds(2), count: 4))
        var context = PipelineContext()
        context.retryOptions = RetryOptions.none
        let options = StubOptions(context: context)
        let described = RequestDescription(.get, "/", options: options)
        _ = try await failure {
            try await ServiceRequest<Void>(described, client: client, returns: .nothing).value()
        }
        #expect(transport.requests.count == 7)
    }

    @Test("takes other refusals as final", arguments: [400, 401, 404, 409, 412, 501])
    func doesNotRetryStatus(status: Int) async throws {
        let transport = ScriptedTransport(.status(status))
        let client = try client(transport, clock: RecordingClock())
        await #expect(throws: ServiceError.self) { try await client.send() }
        #expect(transport.requests.count == 1)
    }

    @Test(
        "doubles the pause and takes away up to a fifth",
        arguments: [
            (0, [800, 1600, 3200, 6400, 12800, 25600, 51200, 60000]),
            (0.5, [720, 1440, 2880, 5760, 11520, 23040, 46080, 54000]),
            (1.0.nextDown, [640, 1280, 2560, 5120, 10240, 20480, 40960, 48000]),
        ] as [(Double, [Double])]
    )
    func exponentialDelay(random: Double, milliseconds: [Double]) async throws {
        let clock = RecordingClock()
        let policy = RetryPolicy(options: RetryOptions(maximumTries: 9, clock: clock), random: { random })
        let pipeline = Pipeline(stages: [policy], transport: ScriptedTransport(.status(500)))
        _ = try await pipeline.send(PipelineRequest(httpRequest: HTTPRequest(method: .get, url: "https://example.org")))
        #expect(clock.sleeps.map { ($0 / .milliseconds(1)).rounded() } == milliseconds)
    }

    @Test(
        "waits for the longer of the times that the service and its gateway ask for",
        arguments: ["7, 9", "9,7", "9, 9"]
    )
    func twoFields(value: String) async throws {
        let clock = RecordingClock()
        _ = try await client(
            ScriptedTransport(.status(503, headers: ["Retry-After": value]), .status(200)),
            clock: clock
        ).send()
        #expect(clock.sleeps == [.seconds(9)])
    }

    @Test("waits until the date that the service names, by our clock if the service does not show its own")
    func retryAfterDate() async throws {
        let clock = RecordingClock()
        let now = try #require(DateText.rfc1123("Fri, 20 Nov 2026 20:12:00 GMT"))
        let policy = RetryPolicy(options: RetryOptions(maximumTries: 3, clock: clock), now: { now })
        let transport = ScriptedTransport(
            .status(503, headers: ["Retry-After": "Fri, 20 Nov 2026 20:12:09 GMT"]),
            .status(503, headers: ["Retry-After": "Fri, 20 Nov 2026 20:11:00 GMT", "Date": "yesterday"]),
            .status(200)
        )
        let request = try HTTPRequest(method: .get, url: "https://example.org")
        _ = try await Pipeline(stages: [policy], transport: transport).send(PipelineRequest(httpRequest: request))
        #expect(clock.sleeps == [.seconds(9), .seconds(0)])
    }

    @Test("takes the response as final if the service asks for too long a pause")
    func retryAfterTooLong() async throws {
        let transport = ScriptedTransport(.status(503, headers: ["Retry-After": "61"]), .status(200))
        let client = try client(transport, clock: RecordingClock())
        await #expect(throws: ServiceError.self) { try await client.send() }
        #expect(transport.requests.count == 1)
    }

    @Test(
        "sends again what is refused for some time, unless 429 is none of the temporary failures",
        arguments: [
            (403, "1", RetryOptions().statusCodes, 2), (403, nil, RetryOptions().statusCodes, 1),
            (403, "61", RetryOptions().statusCodes, 1), (403, "1", [503], 1), (301, "1", RetryOptions().statusCodes, 1),
        ] as [(Int, String?, Set<Int>, Int)]
    )
    func refusalForSomeTime(status: Int, retryAfter: String?, statusCodes: Set<Int>, tries: Int) async throws {
        var headers = HTTPHeaders()
        headers["Retry-After"] = retryAfter
        let transport = ScriptedTransport(.status(status, headers: headers), .status(200))
        let options = RetryOptions(statusCodes: statusCodes, clock: RecordingClock())
        let policy = RetryPolicy(options: options)
        let request = try HTTPRequest(method: .post, url: "https://example.org")
        _ = try await Pipeline(stages: [policy], transport: transport).send(PipelineRequest(httpRequest: request))
        #expect(transport.requests.count == tries)
    }

    @Test(
        "sends a POST again if it cannot have arrived",
        arguments: [(.cannotConnectToHost, 2), (.networkConnectionLost, 1)] as [(URLError.Code, Int)]
    )
    func postOverLostConnection(code: URLError.Code, tries: Int) async throws {
        let transport = ScriptedTransport({ _ in throw URLError(code) }, { _ in .status(200) })
        let client = try client(transport, clock: RecordingClock())
        let result = await Task { try await client.send(.post) }.result
        #expect((try? result.get().statusCode) == (tries == 2 ? 200 : nil))
        #expect(transport.requests.count == tries)
    }

    @Test("sends a GET again over a new connection", arguments: [.networkConnectionLost, .timedOut] as [URLError.Code])
    func getOverLostConnection(code: URLError.Code) async throws {
        let transport = ScriptedTransport({ _ in throw URLError(code) }, { _ in .status(200) })
        #expect(try await client(transport, clock: RecordingClock()).send().statusCode == 200)
    }

    @Test(
        "does not try again what the session refuses, such as a body with GET",
        arguments: [.dataLengthExceedsMaximum, .badURL, .unsupportedURL] as [URLError.Code]
    )
    func refusals(code: URLError.Code) async throws {
        let transport = ScriptedTransport({ _ in throw URLError(code) }, { _ in .status(200) })
        let client = try client(transport, clock: RecordingClock())
        await #expect(throws: ServiceError.self) { try await client.send() }
        #expect(transport.requests.count == 1)
    }

    @Test("does not try again what is no connection failure")
    func otherErrors() async throws {
        struct Broken: Error {}
        let transport = ScriptedTransport({ _ in throw Broken() }, { _ in .status(200) })
        let client = try client(transport, clock: RecordingClock())
        let error = await #expect(throws: ServiceError.self) { try await client.send() }
        guard case .client(_, let cause)? = error else {
            Issue.record("expected a client error, got \(String(describing: error))")
            return
        }
        #expect(cause is Broken)
        #expect(transport.requests.count == 1)
    }
}
