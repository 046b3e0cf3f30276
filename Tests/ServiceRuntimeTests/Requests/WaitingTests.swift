import Dispatch
import Foundation
import LoopbackServer
import ServiceRuntimeTesting
import Testing

@testable import ServiceRuntime

@Suite("Waiting for a request", .timeLimit(.minutes(20)))
struct WaitingTests {
    private let transport = MockTransport()

    private func request(_ options: ScriptedOptions? = nil, hasQueue: Bool = true) throws -> ServiceRequest<Fruit> {
        let client = try PipelineClient.scripted(transport, hasQueue: hasQueue)
        return ServiceRequest(RequestDescription(.get, "/fruit", options: options), client: client, returns: .value)
    }

    @Test("gives the response on a thread of its own")
    func response() async throws {
        transport.reply(.json(#"{"name": "fig"}"#, headers: ["ETag": "\"1\""]))
        let request = try request()
        let response = try await onOwnThread { try request.wait() }
        #expect(try response.value == Fruit(name: "fig"))
        #expect(response.httpResponse.headers["ETag"] == "\"1\"")
        try transport.verify()
    }

    @Test("works over a real connection, and in many threads at once")
    func connection() async throws {
        let server = try LoopbackServer()
        server.on("GET", "/fruit") { _ in .json(#"{"name": "fig"}"#) }
        let client = try PipelineClient(
            endpoint: server.url,
            authPolicy: nil,
            withOptions: ScriptedClientOptions(),
            package: "Waiting"
        )
        let request = ServiceRequest<Fruit>(
            RequestDescription(.get, "/fruit", options: nil),
            client: client,
            returns: .value
        )
        try await withThrowingTaskGroup(of: Fruit.self) { group in
            for _ in 0..<20 { group.addTask { try await onOwnThread { try request.wait().value } } }
            for try await fruit in group { #expect(fruit.name == "fig") }
        }
        #expect(server.requests.count == 20)
    }

    @Test("hands on what the service refuses")
    func refusal() async throws {
        transport.reply(.status(404))
        let request = try request()
        let error = try await failure { try await onOwnThread { try request.wait() } }
        #expect(error.failure?.isNotFound == true)
    }

    @Test("is refused within a task, before anything is sent")
    func task() async throws {
        let request = try request()
        // A function that is not asynchronous itself but called by one that is.
        @Sendable func pay() throws -> ServiceResponse<Fruit> { try request.wait() }
        let error = try await failure { try pay() }
        #expect(error.clientMessage?.contains("wait() was called in a task") == true)
        #expect(error.clientMessage?.contains("try await request.response()") == true)
        let onMainActor = try await failure { try await MainActor.run { try pay() } }
        #expect(onMainActor.clientMessage == error.clientMessage)
        let detached = try await failure { try await Task.detached { try pay() }.value }
        #expect(detached.clientMessage == error.clientMessage)
        #expect(transport.requests.isEmpty)
    }

    @Test("is refused within the handler of an operation, which runs in a task unless a queue is named for it")
    func handler() async throws {
        transport.on(.get, "/fruit", .json(#"{"name": "fig"}"#))
        let request = try request(hasQueue: false)
        let error = Locked<(any Error)?>(nil)
        let operation = RequestOperation(request) { _ in
            do { _ = try request.wait() } catch let caught { error.withLock { $0 = caught } }
        }
        try await onOwnThread {
            operation.start()
            operation.waitUntilFinished()
        }
        let caught = try #require(error.withLock { $0 } as? ServiceError)
        #expect(caught.clientMessage?.contains("was called in a task") == true)
    }

    @Test("sends nothing if the token is canceled, and ends when it is canceled later")
    func cancellation() async throws {
        let token = CancellationToken()
        let isSent = Signal()
        transport.reply(
            .response { _ in
                isSent.give()
                try await untilCanceled()
                return .status(200)
            }
        )
        let request = try request(ScriptedOptions(cancellationToken: token))
        async let error = failure { try await onOwnThread { try request.wait() } }
        await isSent.wait()
        token.cancel()
        #expect(try await error.isCanceled)
        let second = try await failure { try await onOwnThread { try request.wait() } }
        #expect(second.isCanceled)
        #expect(transport.requests.count == 1)
    }

    @Test("does not wait for completion handlers, wherever these are")
    func completionQueue() async throws {
        transport.on(.get, "/fruit", .json(#"{"name": "fig"}"#))
        let queue = DispatchQueue(label: "handlers")
        let request = try request(ScriptedOptions(dispatchQueue: queue))
        // The queue of the handlers itself is the one that waits.
        let response = try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result { try request.wait() }) }
        }
        #expect(try response.value.name == "fig")
    }

    @Test("carries the work out on the thread that waits, tasks of the runtime included")
    func ownThread() async throws {
        @Sendable func thread() -> ObjectIdentifier { ObjectIdentifier(Thread.current) }
        let (own, others) = try await onOwnThread {
            let others = try BlockingWait().value { () -> [ObjectIdentifier] in
                let first = thread()
                do {
                    let shared = SharedTask { thread() }
                    let second = try await shared.firstTicket.value()
                    let third = try await TimeLimit.run(.seconds(60), ContinuousClock()) { _ in thread() }
                    return [first, second, third]
                } catch {
                    return []
                }
            }
            return (thread(), others)
        }
        #expect(others == [own, own, own])
    }

    @Test("does not keep what it interrupts from going on, where it is nested in what a main thread does meanwhile")
    func nested() async throws {
        let shared = Locked<SharedTask<Int>?>(nil)
        let isJoined = Signal()
        let inner = Locked<Int?>(nil)
        let waitsForShared: @Sendable () async -> Int? = {
            guard let shared = shared.withLock(\.self), let ticket = shared.join() else { return nil }
            // If nobody goes on with the work, this ends it.
            let alarm = Alarm(after: .seconds(60)) { shared.cancel() }
            defer { alarm.cancel() }
            isJoined.give()
            return try? await ticket.value()
        }
        let outer = try await onOwnThread {
            // The pool is asked after on the thread that waits, as a main thread looks after its run loop.
            let wait = BlockingWait(
                timeout: .milliseconds(20),
                ping: { reply in
                    let value = try? BlockingWait().value(of: waitsForShared)
                    inner.withLock { $0 = $0 ?? value ?? nil }
                    reply()
                }
            )
            return try wait.value { () -> Int? in
                let task = SharedTask { () -> Int in
                    await isJoined.wait()
                    return 7
                }
                shared.withLock { $0 = task }
                return try? await task.firstTicket.value()
            }
        }
        #expect(outer == 7)
        #expect(inner.withLock(\.self) == 7)
    }

    // The pool belongs to the whole process, so those that block it are in another.
    @Test("needs no thread of the concurrency pool, not even to send a request again")
    func blockedPool() async {
        await #expect(processExitsWith: .success) { try await Self.sendAgainWithoutAPool() }
    }

    private static func sendAgainWithoutAPool() async throws {
        let server = try LoopbackServer()
        server.reply(.status(503), .json(#"{"name": "fig"}"#))
        let retryOptions = RetryOptions(delay: 0.001, tryTimeLimit: 60)
        let client = try PipelineClient.scripted(
            URLSessionTransport(),
            endpoint: server.url.absoluteString,
            retryOptions: retryOptions
        )
        let request = ServiceRequest<Fruit>(
            RequestDescription(.get, "/fruit", options: nil),
            client: client,
            returns: .value
        )
        let didPoolWork = Locked(false)
        let fruit = try await onOwnThread {
            let pool = BlockedPool()
            defer { pool.release() }
            for priority: TaskPriority in [.background, .low, .medium, .high] {
                Task.detached(priority: priority) { didPoolWork.withLock { $0 = true } }
            }
            let fruit = try request.wait().value
            return (fruit.name, didPoolWork.withLock { $0 })
        }
        #expect(fruit == ("fig", false))
        #expect(server.requests.count == 2)
    }

    @Test("for pages that are given with a pause before each needs no thread of the concurrency pool")
    func blockedPages() async {
        await #expect(processExitsWith: .success) { try await Self.readPagesWithoutAPool() }
    }

    private static func readPagesWithoutAPool() async throws {
        let collection = PagedCollection(["fig"], then: [.success(["kiwi"])], delay: 0.001)
        let didPoolWork = Locked(false)
        let items = try await onOwnThread {
            let pool = BlockedPool()
            defer { pool.release() }
            for priority: TaskPriority in [.background, .low, .medium, .high] {
                Task.detached(priority: priority) { didPoolWork.withLock { $0 = true } }
            }
            let items = Array(IteratorSequence(collection.syncIterator))
            return (items, didPoolWork.withLock { $0 })
        }
        #expect(items == (["fig", "kiwi"], false))
    }

    @Test("ends when the time of its token has passed, even if no thread of the concurrency pool is free")
    func blockedTimer() async {
        await #expect(processExitsWith: .success) { try await Self.timeOutWithoutAPool() }
    }

    private static func timeOutWithoutAPool() async throws {
        let transport = MockTransport()
        transport.reply(
            .response { _ in
                try await untilCanceled()
                return .status(200)
            }
        )
        let (didPoolWork, workedBefore) = (Locked(false), Locked(false))
        let error = try await failure {
            try await onOwnThread {
                let pool = BlockedPool()
                defer { pool.release() }
                for priority: TaskPriority in [.background, .low, .medium, .high] {
                    Task.detached(priority: priority) { didPoolWork.withLock { $0 = true } }
                }
                let options = ScriptedOptions(cancellationToken: CancellationToken(timeout: 0.01))
                let request = ServiceRequest<Fruit>(
                    RequestDescription(.get, "/fruit", options: options),
                    client: try .scripted(transport),
                    returns: .value
                )
                defer { workedBefore.withLock { $0 = didPoolWork.withLock { $0 } } }
                return try request.wait()
            }
        }
        #expect(error.clientMessage?.contains("its cancellation token timed out") == true)
        #expect(!workedBefore.withLock { $0 })
    }

    @Test("is given up if no thread of the concurrency pool is free and many wait")
    func deadPool() async throws {
        let isCancelled = Signal()
        let error = try await failure {
            try await onOwnThread {
                let wait = BlockingWait(
                    timeout: .milliseconds(20),
                    blockedThreadCount: { BlockingWait.poolSize },
                    ping: { _ in }
                )
                return try wait.value {
                    do { try await untilCanceled() } catch { isCancelled.give() }
                }
            }
        }
        #expect(error.clientMessage?.contains("no thread of Swift's concurrency pool was free") == true)
        await isCancelled.wait()
    }

    @Test("goes on for long if so few wait that they cannot be what the pool waits for")
    func fewWait() async throws {
        let (third, giver) = AsyncStream<Void>.makeStream()
        let checks = Locked(0)
        let blockedThreadCount: @Sendable () -> Int = {
            let count = checks.withLock { count in
                count += 1
                return count
            }
            if count == 3 { giver.yield() }
            return BlockingWait.poolSize - 1
        }
        let value = try await onOwnThread {
            try BlockingWait(timeout: .milliseconds(20), blockedThreadCount: blockedThreadCount, ping: { _ in }).value {
                () -> Int in
                for await _ in third { break }
                return 7
            }
        }
        #expect(value == 7)
    }

    @Test("goes on for long while the pool is alive")
    func livingPool() async throws {
        let knocks = Locked(0)
        let (third, giver) = AsyncStream<Void>.makeStream()
        let wait = BlockingWait(timeout: .milliseconds(20), blockedThreadCount: { BlockingWait.poolSize }) { reply in
            if knocks.withLock({
                $0 += 1; return $0
            }) == 3 {
                giver.yield()
            }
            reply()
        }
        let value = try await onOwnThread {
            try wait.value { () -> Int in
                for await _ in third { break }
                return 7
            }
        }
        #expect(value == 7)
    }
}
