import Dispatch
import Foundation
import Testing

@testable import ServiceRuntime

@Suite("A canceled call", .timeLimit(.minutes(20)))
struct CancellationTests {
    private static let response = HTTPResponse.json(#"{"name": "fig"}"#)

    @Test("is not sent if its token was canceled before")
    func before() async throws {
        let client = try StubClient { _ in Self.response }
        let token = CancellationToken()
        token.cancel()
        let request = client.fruit(StubOptions(cancellationToken: token), returns: .nothing)
        let error = try await failure { try await request.value() }
        #expect(error.isCanceled)
        #expect(error.clientMessage == "The request was canceled by its cancellation token.")
        #expect(client.transport.requests.isEmpty)
    }

    @Test("ends at once, even over a transport that takes no notice")
    func inFlight() async throws {
        let (isSent, mayEnd, isCancelled) = (Signal(), Signal(), Signal())
        let client = try StubClient { _ in
            isSent.give()
            await withTaskCancellationHandler {
                await mayEnd.wait()
            } onCancel: {
                isCancelled.give()
            }
            return Self.response
        }
        let token = CancellationToken()
        let request = client.fruit(StubOptions(cancellationToken: token), returns: .nothing)
        async let error = failure { try await request.value() }
        await isSent.wait()
        token.cancel()
        #expect(try await error.isCanceled)
        // The transport was told, too.
        await isCancelled.wait()
        mayEnd.give()
    }

    @Test("fails even though the response has come already")
    func afterTheResponse() async throws {
        let token = CancellationToken()
        let client = try StubClient { _ in
            token.cancel()
            return Self.response
        }
        let request = client.fruit(StubOptions(cancellationToken: token), returns: .value as ResponseFormat<Fruit>)
        #expect(try await failure { try await request.value() }.isCanceled)
    }

    @Test("fails even though its response is being read already")
    func whileReading() async throws {
        let token = CancellationToken()
        let client = try StubClient { _ in Self.response }
        let format = ResponseFormat<Int> { _ in
            token.cancel()
            return 1
        }
        let request = client.fruit(StubOptions(cancellationToken: token), returns: format)
        #expect(try await failure { try await request.value() }.isCanceled)
    }

    @Test("fails even though its result waits for the handler's queue already")
    func inTheQueue() async throws {
        let queue = DispatchQueue(label: "handlers")
        let client = try StubClient(queue: queue) { _ in Self.response }
        let token = CancellationToken()
        let outcome = RequestOutcome(result: .success(1), httpResponse: Self.response)
        let (result, response): (Result<Int, ServiceError>, HTTPResponse?) = await withCheckedContinuation { handler in
            queue.sync {
                outcome.deliver(
                    to: { handler.resume(returning: ($0, $1)) },
                    on: client.callbackQueue(PipelineContext()),
                    token: token
                )
                token.cancel()
            }
        }
        let error = #expect(throws: ServiceError.self) { try result.get() }
        #expect(error?.isCanceled == true)
        #expect(response == nil)
    }

    @Test("fails in the queue of its handler with the token of its context, too")
    func contextInTheQueue() async throws {
        let queue = DispatchQueue(label: "handlers")
        let client = try StubClient { _ in Self.response }
        let isInTheQueue = Signal()
        var context = PipelineContext()
        let token = CancellationToken()
        context.cancellationToken = token
        let options = StubOptions(dispatchQueue: queue, context: context)
        queue.suspend()
        let result: Result<Int, ServiceError> = await withCheckedContinuation { handler in
            client.fruit(options, returns: .fixed(1, isReleased: isInTheQueue))
                .run { result, _ in handler.resume(returning: result) }
            Task {
                await isInTheQueue.wait()
                token.cancel()
                queue.resume()
            }
        }
        let error = #expect(throws: ServiceError.self) { try result.get() }
        #expect(error?.isCanceled == true)
    }

    @Test("is one whose task was canceled, too")
    func task() async throws {
        let (isSent, mayEnd) = (Signal(), Signal())
        let client = try StubClient { _ in
            isSent.give()
            await mayEnd.wait()
            return Self.response
        }
        let request = client.fruit(returns: .value as ResponseFormat<Fruit>)
        let task = Task { try await request.value() }
        await isSent.wait()
        task.cancel()
        let error = try await failure { try await task.value }
        guard case .client("The request was canceled because its task was canceled.", let cause) = error else {
            Issue.record("\(error)")
            return
        }
        #expect(cause is CancellationError)
        mayEnd.give()
    }

    @Test("leaves the other calls of its client alone")
    func others() async throws {
        let (isSent, mayEnd) = (Signal(), Signal())
        let client = try StubClient { request in
            if request.context.clientRequestId == "slow" {
                isSent.give()
                await mayEnd.wait()
            }
            return Self.response
        }
        let token = CancellationToken()
        let slow = client.fruit(
            StubOptions(clientRequestId: "slow", cancellationToken: token),
            returns: .value as ResponseFormat<Fruit>
        )
        async let error = failure { try await slow.value() }
        await isSent.wait()
        token.cancel()
        _ = try await error
        #expect(try await client.fruit(returns: .value as ResponseFormat<Fruit>).value().name == "fig")
        mayEnd.give()
    }

    @Test("calls its handler once, with an error and no response")
    func handler() async throws {
        let (isSent, mayEnd, isOver) = (Signal(), Signal(), Signal())
        let queue = DispatchQueue(label: "handlers")
        let client = try StubClient(queue: queue) { _ in
            isSent.give()
            await mayEnd.wait()
            return Self.response
        }
        let token = CancellationToken()
        let outcomes = AsyncStream<(Result<Int, ServiceError>, HTTPResponse?)>.makeStream()
        client.fruit(StubOptions(cancellationToken: token), returns: .fixed(1, isReleased: isOver))
            .run { outcomes.continuation.yield(($0, $1)) }
        await isSent.wait()
        token.cancel()
        var iterator = outcomes.stream.makeAsyncIterator()
        let (result, response) = try #require(await iterator.next())
        let error = #expect(throws: ServiceError.self) { try result.get() }
        #expect(error?.isCanceled == true)
        #expect(response == nil)
        // Nor is it called when the transport has its response after all.
        mayEnd.give()
        await isOver.wait()
        queue.async { outcomes.continuation.finish() }
        #expect(await iterator.next() == nil)
    }

    @Test("with a token whose time has passed says how long that was")
    func timeout() async throws {
        let client = try StubClient { _ in Self.response }
        let request = client.fruit(StubOptions(cancellationToken: CancellationToken(timeout: 0)), returns: .nothing)
        let error = try await failure { try await request.value() }
        #expect(error.isCanceled)
        #expect(error.isTimeout)
        #expect(error.description == "The request was canceled: its cancellation token timed out after 0 s.")
        let canceled = CancellationToken()
        canceled.cancel()
        let other = client.fruit(StubOptions(cancellationToken: canceled), returns: .nothing)
        #expect(try await failure { try await other.value() }.isTimeout == false)
    }
}
