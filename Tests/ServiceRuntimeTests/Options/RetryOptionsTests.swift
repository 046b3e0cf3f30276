import Foundation
import Testing

@testable import ServiceRuntime

@Suite("RetryOptions")
struct RetryOptionsTests {
    private static let year: TimeInterval = 365 * 24 * 3600

    @Test(
        "values that make no sense become ones that do",
        arguments: [
            (-1, 0), (.nan, 0), (0.5, 0.5), (.infinity, year), (1e300, year),
        ] as [(TimeInterval, TimeInterval)]
    )
    func delays(given: TimeInterval, kept: TimeInterval) {
        let options = RetryOptions(maximumTries: -3, delay: given, maximumDelay: given)
        var changed = RetryOptions()
        (changed.maximumTries, changed.delay, changed.maximumDelay) = (-3, given, given)
        for options in [options, changed] {
            #expect(options.maximumTries == 1)
            #expect(options.delay == kept)
            #expect(options.maximumDelay == kept)
        }
    }

    @Test(
        "a limit that is not above 0 is none",
        arguments: [
            (0, nil), (-1, nil), (.nan, nil), (0.5, 0.5), (.infinity, year),
        ] as [(TimeInterval, TimeInterval?)]
    )
    func limits(given: TimeInterval, kept: TimeInterval?) {
        let options = RetryOptions(tryTimeLimit: given, timeLimit: given)
        var changed = RetryOptions()
        (changed.tryTimeLimit, changed.timeLimit) = (given, given)
        for options in [options, changed] {
            #expect(options.tryTimeLimit == kept)
            #expect(options.timeLimit == kept)
        }
        #expect(TransportOptions(timeout: given).timeout == kept)
    }

    @Test(
        "a service that asks for more than a year is not asked again, however long it may be",
        arguments: [("31536000", [.seconds(year)]), ("31536001", []), (String(repeating: "9", count: 20), [])]
            as [(String, [Duration])]
    )
    func endlessRetryAfter(value: String, sleeps: [Duration]) async throws {
        let clock = RecordingClock()
        let policy = RetryPolicy(options: RetryOptions(maximumTries: 2, maximumDelay: .infinity, clock: clock))
        let transport = ScriptedTransport(.status(503, headers: ["Retry-After": value]))
        _ = try await Pipeline(stages: [policy], transport: transport)
            .send(PipelineRequest(httpRequest: HTTPRequest(method: .get, url: "https://example.org")))
        #expect(clock.sleeps == sleeps)
    }

    @Test("a thousand tries without a pause in between have none")
    func manyTries() async throws {
        let clock = RecordingClock()
        let policy = RetryPolicy(options: RetryOptions(maximumTries: 1100, delay: 0, clock: clock))
        let transport = ScriptedTransport(.status(500))
        _ = try await Pipeline(stages: [policy], transport: transport)
            .send(PipelineRequest(httpRequest: HTTPRequest(method: .get, url: "https://example.org")))
        #expect(transport.requests.count == 1100)
        #expect(Set(clock.sleeps) == [.zero])
    }
}
