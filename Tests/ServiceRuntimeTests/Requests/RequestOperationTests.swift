import Dispatch
import Foundation
import LoopbackServer
import ServiceRuntimeTesting
import Testing

@testable import ServiceRuntime

@Suite("A request operation", .timeLimit(.minutes(20)))
struct RequestOperationTests {
    private let transport = MockTransport()
    private let queue: OperationQueue

    init() {
        queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
    }

    private func request(_ name: String, _ options: ScriptedOptions? = nil) throws -> ServiceRequest<Fruit> {
        let client = try PipelineClient.scripted(transport, retryOptions: .none)
        return ServiceRequest(RequestDescription(.get, "/\(name)", options: options), client: client, returns: .value)
    }

    private func finished(_ operations: Operation...) async throws {
        let queue = queue
        try await onOwnThread { queue.addOperations(operations, waitUntilFinished: true) }
    }

    @Test("sends its request and keeps what came of it")
    func value() async throws {
        transport.on(.get, "/fig", .json(#"{"name": "fig"}"#, headers: ["ETag": "\"1\""]))
        let operation = RequestOperation(try request("fig"))
        #expect(operation.outcome == nil)
        #expect(operation.isAsynchronous)
        #expect(throws: ServiceError.self) { try operation.value }
        #expect(transport.requests.isEmpty)
        try await finished(operation)
        #expect(try operation.value == Fruit(name: "fig"))
        #expect(operation.outcome?.httpResponse?.headers["ETag"] == "\"1\"")
        #expect(operation.isFinished && !operation.isExecuting && !operation.isCancelled)
    }

    @Test("makes its request when its turn comes, of what the one before has brought")
    func builder() async throws {
        transport.on(.get, "/fig", .json(#"{"name": "tree"}"#))
        transport.on(.get, "/tree", .json(#"{"name": "leaf"}"#))
        let order = Locked<[String]>([])
        let first = RequestOperation(try request("fig")) { response in
            order.withLock { $0.append("first: \(response.error == nil)") }
        }
        let second = RequestOperation {
            order.withLock { $0.append("built") }
            return try request(try first.value.name)
        } responseHandler: { _ in
            order.withLock { $0.append("second") }
        }
        try await finished(first, second)
        #expect(try second.value == Fruit(name: "leaf"))
        #expect(order.withLock { $0 } == ["first: true", "built", "second"])
    }

    @Test("fails with the error of the one that it needs, and sends nothing")
    func dependency() async throws {
        transport.on(.get, "/fig", .status(404))
        let first = RequestOperation(try request("fig"))
        let second = RequestOperation { try request(try first.value.name) }
        second.addDependency(first)
        queue.maxConcurrentOperationCount = 4
        try await finished(second, first)
        #expect(second.outcome?.error?.failure?.isNotFound == true)
        #expect(transport.requests.count == 1)
    }

    @Test("fails with what its closure throws")
    func builderFailure() async throws {
        struct NoToken: Error {}
        let operation = RequestOperation<Fruit> { throw NoToken() }
        try await finished(operation)
        let error = try #require(operation.outcome?.error)
        #expect(error.clientMessage?.contains("could not be created, so nothing was sent") == true)
        guard case .client(_, is NoToken) = error else {
            Issue.record("\(error)")
            return
        }
    }

    @Test("is canceled with its queue: on its way, and before its turn, without its request having been made")
    func queueCanceled() async throws {
        let isSent = Signal()
        transport.on(
            .get,
            "/fig",
            .response { _ in
                isSent.give()
                try await untilCanceled()
                return .status(200)
            }
        )
        let isBuilt = Locked(false)
        let handled = Locked<[String]>([])
        let first = RequestOperation(try request("fig")) { response in
            handled.withLock { $0.append("first \(response.error?.isCanceled == true)") }
        }
        let second = RequestOperation {
            isBuilt.withLock { $0 = true }
            return try request("tree")
        } responseHandler: { response in
            handled.withLock { $0.append("second \(response.error?.isCanceled == true)") }
        }
        second.addDependency(first)
        queue.addOperation(first)
        queue.addOperation(second)
        await isSent.wait()
        // The first one ends at once, and the queue would start the second before it has canceled it.
        queue.isSuspended = true
        queue.cancelAllOperations()
        queue.isSuspended = false
        let queue = queue
        try await onOwnThread { queue.waitUntilAllOperationsAreFinished() }
        #expect(first.outcome?.error?.isCanceled == true)
        #expect(second.outcome?.error?.isCanceled == true)
        #expect(Set(handled.withLock { $0 }) == ["first true", "second true"])
        #expect(!isBuilt.withLock { $0 })
        #expect(transport.requests.count == 1)
    }

    @Test("ends at once when it is canceled while its closure works that takes no notice")
    func builderCanceled() async throws {
        let (isBuilding, isOver) = (Signal(), Signal())
        let operation = RequestOperation {
            isBuilding.give()
            await isOver.wait()
            return try request("fig")
        }
        queue.addOperation(operation)
        await isBuilding.wait()
        operation.cancel()
        let queue = queue
        try await onOwnThread { queue.waitUntilAllOperationsAreFinished() }
        #expect(operation.outcome?.error?.isCanceled == true)
        #expect(
            operation.outcome?.error?.description == "The request was canceled because its operation was canceled."
        )
        isOver.give()
        #expect(transport.requests.isEmpty)
    }

    @Test("finishes if its queue was canceled before it started")
    func suspendedQueue() async throws {
        queue.isSuspended = true
        let operation = RequestOperation(try request("fig"))
        queue.addOperation(operation)
        queue.cancelAllOperations()
        queue.isSuspended = false
        let queue = queue
        try await onOwnThread { queue.waitUntilAllOperationsAreFinished() }
        #expect(operation.isFinished)
        #expect(operation.outcome?.error?.isCanceled == true)
        #expect(transport.requests.isEmpty)
    }

    @Test("sends nothing with a token that is canceled already")
    func token() async throws {
        let token = CancellationToken()
        token.cancel()
        let operation = RequestOperation(try request("fig", ScriptedOptions(cancellationToken: token)))
        try await finished(operation)
        #expect(operation.outcome?.error?.clientMessage == "The request was canceled by its cancellation token.")
        #expect(transport.requests.isEmpty)
    }

    @Test("is a canceled one even if its response came first, and may cancel its own queue")
    func canceledByResponse() async throws {
        let queue = queue
        transport.on(
            .get,
            "/fig",
            .response { _ in
                queue.cancelAllOperations()
                return .json(#"{"name": "fig"}"#)
            }
        )
        let operation = RequestOperation(try request("fig")) { _ in queue.cancelAllOperations() }
        let next = RequestOperation(try request("tree"))
        try await finished(operation, next)
        #expect(operation.outcome?.error?.isCanceled == true)
        #expect(next.outcome?.error?.isCanceled == true)
        #expect(transport.requests.count == 1)
    }

    @Test("calls its handler on the queue of the call, or else of the client, also if it is canceled before its turn")
    func queueOfHandler() async throws {
        let key = DispatchSpecificKey<String>()
        let (ofCall, ofClient) = (DispatchQueue(label: "call"), DispatchQueue(label: "client"))
        ofCall.setSpecific(key: key, value: "call")
        ofClient.setSpecific(key: key, value: "client")
        let client = try StubClient(queue: ofClient) { _ in .json(#"{"name": "fig"}"#) }
        let queues = Locked<[String?]>([])
        let handler: @Sendable (RequestOutcome<Fruit>) -> Void = { _ in
            let name = DispatchQueue.getSpecific(key: key)
            queues.withLock { $0.append(name) }
        }
        let own: ServiceRequest<Fruit> = client.fruit(StubOptions(dispatchQueue: ofCall), returns: .value)
        let request: ServiceRequest<Fruit> = client.fruit(returns: .value)
        try await finished(RequestOperation(own, responseHandler: handler))
        try await finished(RequestOperation(request, responseHandler: handler))
        try await finished(RequestOperation({ own }, responseHandler: handler))
        let canceled = RequestOperation(own, responseHandler: handler)
        canceled.cancel()
        try await finished(canceled)
        #expect(queues.withLock { $0 } == ["call", "client", "call", "call"])
    }

    @Test("is a canceled one if its token is canceled while its handler waits for its queue")
    func canceledInTheQueue() async throws {
        let handlers = DispatchQueue(label: "handlers")
        let token = CancellationToken()
        let isSent = Signal()
        let client = try StubClient(queue: handlers) { _ in
            isSent.give()
            return .json(#"{"name": "fig"}"#)
        }
        let request: ServiceRequest<Fruit> = client.fruit(StubOptions(cancellationToken: token), returns: .value)
        let operation = RequestOperation(request) { _ in }
        handlers.suspend()
        queue.addOperation(operation)
        await isSent.wait()
        token.cancel()
        handlers.resume()
        try await onOwnThread { operation.waitUntilFinished() }
        #expect(operation.outcome?.error?.clientMessage == "The request was canceled by its cancellation token.")
    }

    @Test("can be started without a queue, once")
    func byHand() async throws {
        transport.reply(.json(#"{"name": "fig"}"#))
        let operation = RequestOperation(try request("fig"))
        try await onOwnThread {
            operation.start()
            operation.start()
            operation.waitUntilFinished()
        }
        operation.cancel()
        #expect(try operation.value == Fruit(name: "fig"))
        try transport.verify()
    }

    @Test("is let go with what it was made of")
    func memory() async throws {
        final class Keeper: Sendable {}
        transport.reply(.json(#"{"name": "fig"}"#))
        weak var kept: Keeper?
        let operation: RequestOperation<Fruit>
        do {
            let keeper = Keeper()
            kept = keeper
            operation = RequestOperation {
                withExtendedLifetime(keeper) {}
                return try request("fig")
            }
        }
        #expect(kept != nil)
        try await finished(operation)
        #expect(kept == nil)
    }

    @Test("works in great numbers over real connections, several at a time")
    func many() async throws {
        let server = try LoopbackServer()
        server.on("GET", "/fig") { _ in .json(#"{"name": "fig"}"#) }
        let client = try PipelineClient(
            endpoint: server.url,
            authPolicy: nil,
            withOptions: ScriptedClientOptions(),
            package: "Operations"
        )
        let description = RequestDescription(.get, "/fig", options: nil)
        let operations = (0..<200).map { _ in
            RequestOperation(ServiceRequest<Fruit>(description, client: client, returns: .value))
        }
        queue.maxConcurrentOperationCount = 8
        let queue = queue
        try await onOwnThread { queue.addOperations(operations, waitUntilFinished: true) }
        #expect(try operations.allSatisfy { try $0.value.name == "fig" })
        #expect(server.requests.count == 200)
    }
}
