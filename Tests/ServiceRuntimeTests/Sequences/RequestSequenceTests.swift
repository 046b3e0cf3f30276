import Foundation
import LoopbackServer
import ServiceRuntimeTesting
import Testing

@testable import ServiceRuntime

@Suite("A request sequence", .timeLimit(.minutes(20)))
struct RequestSequenceTests {
    /// Counts down: each request says what the next one is.
    private struct Countdown: RequestSequence {
        let client: PipelineClient
        var names: [String] = []

        mutating func nextRequest(after previous: RequestSequenceResponse?) throws -> (any SequencedRequest)? {
            let name = try previous?.value(as: Fruit.self).name ?? "three"
            names.append(name)
            guard name != "end" else { return nil }
            return ServiceRequest<Fruit>(
                RequestDescription(.get, "/\(name)", options: nil),
                client: client,
                returns: .value
            )
        }
    }

    private struct Steps: ArrayRequestSequence {
        let requests: [RequestStep]
    }

    private let transport = MockTransport()

    private func client(endpoint: String = "https://example.org") throws -> PipelineClient {
        try .scripted(transport, endpoint: endpoint, retryOptions: .none)
    }

    private func step(_ path: String, _ options: ScriptedOptions? = nil) throws -> RequestStep {
        let client = try client()
        return { _ in
            ServiceRequest<Fruit>(RequestDescription(.get, path, options: options), client: client, returns: .value)
        }
    }

    @Test("uploads a picture in three steps, and gives the store nothing of our credential")
    func upload() async throws {
        let album = try AlbumService()
        let last = try await RequestSequenceExecutor().run(try album.upload())
        #expect(last?.index == 2)
        #expect(last?.httpResponse.statusCode == 204)
        let (service, store) = (album.service.requests, album.store.requests)
        #expect(service.map { "\($0.method) \($0.target)" } == ["POST /pictures", "PUT /pictures/p1/state"])
        #expect(service.map(\.text) == [#"{"size":7}"#, "stored"])
        #expect(service.allSatisfy { $0[header: "Authorization"] == "Bearer our-s3cret" })
        let stored = try #require(store.first)
        #expect(stored.target == "/bucket?sig=s3cret")
        #expect(!stored.headers.contains { "\($0)".contains("our-s3cret") } && stored[header: "Authorization"] == nil)
        let boundary = try #require(stored[header: "Content-Type"]).split(separator: "=")[1]
        let parts = [
            ("name=\"acl\"", nil, "private"), ("name=\"key\"", nil, "p1"),
            ("name=\"file\"; filename=\"fig.png\"", "Content-Type: image/png\r\n", "picture"),
        ]
        .map { name, type, text in
            "--\(boundary)\r\nContent-Disposition: form-data; \(name)\r\n\(type ?? "")\r\n\(text)\r\n"
        }
        #expect(stored.text == "\(parts.joined())--\(boundary)--\r\n")
    }

    @Test("is asked for its next request after each response")
    func polling() async throws {
        transport.on(.get, "/three", .json(#"{"name": "two"}"#))
        transport.on(.get, "/two", .json(#"{"name": "one"}"#))
        transport.on(.get, "/one", .json(#"{"name": "end"}"#))
        let last = try await RequestSequenceExecutor().run(Countdown(client: try client()))
        #expect(transport.requests.map(\.url.path) == ["/three", "/two", "/one"])
        #expect(try last?.value(as: Fruit.self).name == "end")
        #expect(throws: ServiceError.self) { try last?.response(to: 0) }
    }

    @Test("gives each response those before it, and none that follow")
    func earlierResponses() async throws {
        for name in ["a", "b", "c"] { transport.on(.get, "/\(name)", .json("{\"name\": \"\(name)\"}")) }
        let second = Locked<RequestSequenceResponse?>(nil)
        let c = try step("/c")
        let steps = Steps(requests: [
            try step("/a"), try step("/b"),
            { previous in
                second.exchange(\.self, for: previous)
                return try c(previous)
            },
        ])
        let last = try #require(try await RequestSequenceExecutor().run(steps))
        #expect(try (0..<2).map { try last.response(to: $0).value(as: Fruit.self).name } == ["a", "b"])
        #expect(try last.response(to: 2).index == 2)
        let middle = try #require(second.withLock { $0 })
        #expect(try middle.response(to: 0).index == 0)
        for index in [-1, 2] { #expect(throws: ServiceError.self) { try middle.response(to: index) } }
    }

    @Test("may be empty, and may end early")
    func ends() async throws {
        #expect(try await RequestSequenceExecutor().run(Steps(requests: [])) == nil)
        transport.on(.get, "/a", .json(#"{"name": "fig"}"#))
        let last = try await RequestSequenceExecutor().run(
            Steps(requests: [try step("/a"), { _ in nil }, try step("/never")])
        )
        #expect(last?.index == 0)
        #expect(transport.requests.count == 1)
    }

    @Test("that asks for what the responses do not have, fails with what is missing")
    func wrongResponses() async throws {
        transport.on(.get, "/a", .json(#"{"name": "fig"}"#))
        let executor = RequestSequenceExecutor()
        let a = try step("/a")
        let first = try await failure {
            try await executor.run(Steps(requests: [{ try $0.value(as: Fruit.self).name == "" ? nil : nil }]))
        }
        #expect(first.clientMessage?.contains("there is none yet") == true)
        let type = try await failure {
            try await executor.run(
                Steps(requests: [
                    a,
                    {
                        _ = try $0.value(as: Int.self); return nil
                    },
                ])
            )
        }
        let message = "The value of the response to request 1 of the sequence is of the type 'Fruit', not 'Int'."
        #expect(type.clientMessage == message)
        let later = try await failure {
            try await executor.run(
                Steps(requests: [
                    a,
                    {
                        _ = try $0.response(to: 4); return nil
                    },
                ])
            )
        }
        #expect(
            later.clientMessage?.contains("request 5 of the sequence is no longer available after request 1") == true
        )
    }

    @Test("that cannot go on says in which request")
    func ownError() async throws {
        struct NoPicture: Error {}
        transport.on(.get, "/a", .json(#"{"name": "fig"}"#))
        let error = try await failure {
            try await RequestSequenceExecutor().run(Steps(requests: [try step("/a"), { _ in throw NoPicture() }]))
        }
        guard case .client(let message, is NoPicture) = error else {
            Issue.record("\(error)")
            return
        }
        #expect(message == "Request 2 of the sequence 'Steps' cannot be created.")
    }

    @Test("that cannot go on is decided in the same place, and asked again as it was")
    func ownErrorHandled() async throws {
        struct Busy: Error {}
        struct Hesitant: RequestSequence {
            let step: RequestStep
            let isReady: @Sendable () -> Bool
            var asked = 0

            mutating func nextRequest(after previous: RequestSequenceResponse?) throws -> (any SequencedRequest)? {
                asked += 1
                guard isReady() else { throw Busy() }
                return asked == 1 ? try step(previous) : nil
            }
        }
        transport.on(.get, "/a", .json(#"{"name": "fig"}"#))
        let seen = Locked<[String]>([])
        let executor = RequestSequenceExecutor { failure in
            guard case .client(let message, is Busy) = failure.error else { return .stop }
            seen.withLock { $0.append("\(failure.index) \(failure.failureCount) \(message)") }
            return .tryAgain
        }
        let last = try await executor.run(
            Hesitant(step: try step("/a"), isReady: { seen.withLock { $0.count } >= 2 })
        )
        let message = "Request 1 of the sequence 'Hesitant' cannot be created."
        #expect(seen.withLock { $0 } == ["0 1 \(message)", "0 2 \(message)"])
        #expect(last?.index == 0)
    }

    private struct Foreign: SequencedRequest {}

    @Test("fails at a request of another type")
    func foreignRequest() async throws {
        let error = try await failure {
            try await RequestSequenceExecutor().run(Steps(requests: [{ _ in Foreign() }]))
        }
        #expect(error.clientMessage == "A request of a sequence is a ServiceRequest, not Foreign.")
        #expect(transport.requests.isEmpty)
    }

    @Test("has its failures decided in one place: again, or stop")
    func failures() async throws {
        transport.reply(
            .status(409),
            .connectionFailure(.networkConnectionLost),
            .json(#"{"name": "fig"}"#),
            .status(500)
        )
        let seen = Locked<[String]>([])
        let executor = RequestSequenceExecutor { failure in
            let status = failure.error.failure?.statusCode
            seen.withLock { $0.append("\(failure.index) \(failure.failureCount) \(status ?? 0)") }
            return status == 500 ? .stop : .tryAgain
        }
        let error = try await failure {
            try await executor.run(Steps(requests: [try step("/a"), try step("/b"), try step("/never")]))
        }
        #expect(error.failure?.statusCode == 500)
        #expect(seen.withLock { $0 } == ["0 1 409", "0 2 0", "1 1 500"])
        try transport.verify()
        let requests = transport.requests
        #expect(requests.map(\.url.path) == ["/a", "/a", "/a", "/b"])
        // The same request has the same id.
        let ids = requests.map { $0.headers["x-ms-client-request-id"] }
        #expect(ids[0] == ids[1] && ids[1] == ids[2] && ids[2] != ids[3] && ids[0] != nil)
    }

    @Test("sends an id of the caller's rather than its own")
    func ownId() async throws {
        transport.reply(.json(#"{"name": "fig"}"#))
        try await RequestSequenceExecutor().run(
            Steps(requests: [try step("/a", ScriptedOptions(clientRequestId: "mine"))])
        )
        #expect(transport.requests.first?.headers["x-ms-client-request-id"] == "mine")
    }

    @Test("is held while offline, and goes on")
    func offline() async throws {
        let clock = RecordingClock()
        transport.reply(
            .connectionFailure(.notConnectedToInternet),
            .connectionFailure(.cannotFindHost),
            .connectionFailure(.notConnectedToInternet),
            .json(#"{"name": "fig"}"#)
        )
        let executor = RequestSequenceExecutor(
            connectionMonitor: ConnectionMonitors.polling(maximumDelay: 3, clock: clock)
        ) { _ in
            Issue.record("Being offline is no failure.")
            return .stop
        }
        let holds = Locked<[Int]>([])
        executor.events.onHold.register { failure in holds.withLock { $0.append(failure.failureCount) } }
        try await executor.run(Steps(requests: [try step("/a")]))
        #expect(clock.sleeps == [.seconds(1), .seconds(2), .seconds(3)])
        #expect(holds.withLock { $0 } == [1, 2, 3])
        try transport.verify()
    }

    @Test("is held for at least a second at a time", arguments: [0, -1, 0.5, .nan])
    func shortestDelay(maximumDelay: TimeInterval) async throws {
        let clock = RecordingClock()
        let monitor = ConnectionMonitors.polling(maximumDelay: maximumDelay, clock: clock)
        for failures in 1...3 { try await monitor.waitForConnection(afterFailures: failures) }
        #expect(clock.sleeps == [.seconds(1), .seconds(1), .seconds(1)])
    }

    @Test("without a monitor takes being offline for a failure")
    func offlineFailure() async throws {
        transport.reply(.connectionFailure(.notConnectedToInternet))
        await #expect(throws: ServiceError.self) {
            try await RequestSequenceExecutor().run(Steps(requests: [try step("/a")]))
        }
    }

    @Test(
        "that may have been sent is not held but failed",
        arguments: [URLError.Code.networkConnectionLost, .timedOut]
    )
    func lostConnection(code: URLError.Code) async throws {
        transport.reply(.connectionFailure(code))
        let executor = RequestSequenceExecutor(connectionMonitor: ConnectionMonitors.polling(clock: RecordingClock()))
        await #expect(throws: ServiceError.self) { try await executor.run(Steps(requests: [try step("/a")])) }
        #expect(transport.requests.count == 1)
    }

    @Test("ends at once when it is canceled while a failure is handled by what takes no notice")
    func cancellationWhileHandling() async throws {
        let (isHandling, isOver) = (Signal(), Signal())
        transport.reply(.status(404))
        let steps = Steps(requests: [try step("/a")])
        let executor = RequestSequenceExecutor { _ in
            isHandling.give()
            await isOver.wait()
            return .tryAgain
        }
        let run = Task { try await executor.run(steps) }
        await isHandling.wait()
        run.cancel()
        #expect(try await failure { try await run.value }.isCanceled)
        isOver.give()
        #expect(transport.requests.count == 1)
    }

    @Test("ends at once when it is canceled while it is held by a monitor that takes no notice")
    func cancellationWhileHeld() async throws {
        struct Monitor: ConnectionMonitor {
            let isWaiting = Signal()
            let isOver = Signal()

            func waitForConnection(afterFailures failures: Int) async throws {
                isWaiting.give()
                await isOver.wait()
            }
        }
        let monitor = Monitor()
        transport.reply(.connectionFailure(.notConnectedToInternet))
        let steps = Steps(requests: [try step("/a")])
        let run = Task { try await RequestSequenceExecutor(connectionMonitor: monitor).run(steps) }
        await monitor.isWaiting.wait()
        run.cancel()
        #expect(try await failure { try await run.value }.isCanceled)
        monitor.isOver.give()
        #expect(transport.requests.count == 1)
    }

    @Test("ends when it is canceled: before it begins, while a request is on its way, and while it is held")
    func cancellation() async throws {
        let token = CancellationToken()
        token.cancel()
        let steps = Steps(requests: [try step("/a")])
        let before = try await failure { try await RequestSequenceExecutor().run(steps, cancellationToken: token) }
        #expect(before.isCanceled && transport.requests.isEmpty)

        let (second, isSent) = (CancellationToken(), Signal())
        transport.reply(
            .response { _ in
                isSent.give()
                try await untilCanceled()
                return .status(200)
            }
        )
        async let during = failure { try await RequestSequenceExecutor().run(steps, cancellationToken: second) }
        await isSent.wait()
        second.cancel()
        #expect(try await during.isCanceled)

        let clock = StandingClock()
        transport.reply(.connectionFailure())
        let executor = RequestSequenceExecutor(connectionMonitor: ConnectionMonitors.polling(clock: clock))
        let held = Task { try await executor.run(steps) }
        for await _ in clock.sleepers { break }
        held.cancel()
        #expect(try await failure { try await held.value }.isCanceled)
    }

    @Test("tells handlers and a delegate, which is held weakly and need not implement anything")
    func events() async throws {
        final class Watcher: RequestSequenceExecutorDelegate {
            let seen = Locked<[String]>([])
            func requestSequenceExecutor(_: RequestSequenceExecutor, didReceive response: RequestSequenceResponse) {
                seen.withLock { $0.append("response \(response.index)") }
            }
            func requestSequenceExecutor(_: RequestSequenceExecutor, didCompleteWith response: RequestSequenceResponse?)
            {
                seen.withLock { $0.append("complete \(response?.index ?? -1)") }
            }
        }
        final class Idler: RequestSequenceExecutorDelegate {}
        transport.on(.get, "/a", .status(503), .json(#"{"name": "fig"}"#))
        let executor = RequestSequenceExecutor { _ in .tryAgain }
        let events = Locked<[String]>([])
        executor.events.onResponse.register { response in events.withLock { $0.append("response \(response.index)") } }
        executor.events.onFailure.register { failure in events.withLock { $0.append("failure \(failure.index)") } }
        executor.events.onCompletion.register { _ in events.withLock { $0.append("complete") } }
        var watcher: Watcher? = Watcher()
        executor.delegate = watcher
        #expect(executor.delegate === watcher)
        try await executor.run(Steps(requests: [try step("/a"), try step("/a")]))
        #expect(events.withLock { $0 } == ["failure 0", "response 0", "response 1", "complete"])
        #expect(watcher?.seen.withLock { $0 } == ["response 0", "response 1", "complete 1"])
        watcher = nil
        #expect(executor.delegate == nil)
        let idler = Idler()
        executor.delegate = idler
        try await executor.run(Steps(requests: [try step("/a")]))
        withExtendedLifetime(idler) {}
    }
}
