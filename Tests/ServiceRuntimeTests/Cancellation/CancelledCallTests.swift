import Dispatch
import Foundation
import Testing

@testable import ServiceRuntime

@Suite("Cancelled calls")
struct CancelledCallTests {
    /// A transport that says when a request has arrived, and answers when it is cancelled or not at all.
    private func waitingTransport() -> (transport: ScriptedTransport, arrivals: AsyncStream<Void>) {
        let (stream, continuation) = AsyncStream<Void>.makeStream()
        let transport = ScriptedTransport({ _ in
            continuation.yield()
            try await untilCancelled()
            return .status(200)
        })
        return (transport, stream)
    }

    private func expectCanceled(_ body: () async throws -> some Any, sourceLocation: SourceLocation = #_sourceLocation)
        async
    {
        let error = await #expect(throws: ServiceError.self, sourceLocation: sourceLocation) { _ = try await body() }
        #expect(error?.isCanceled == true, sourceLocation: sourceLocation)
    }

    @Test("a cancelled token sends nothing")
    func tokenBefore() async throws {
        let transport = ScriptedTransport(.status(200))
        let client = try PipelineClient.scripted(transport)
        let token = CancellationToken()
        token.cancel()
        await expectCanceled { try await client.send(options: ScriptedOptions(cancellationToken: token)) }
        #expect(transport.requests.isEmpty)
    }

    @Test("a token ends a request in flight")
    func tokenDuring() async throws {
        let (transport, arrivals) = waitingTransport()
        let client = try PipelineClient.scripted(transport)
        let token = CancellationToken()
        let call = Task { try await client.send(options: ScriptedOptions(cancellationToken: token)) }
        for await _ in arrivals {
            break
        }
        token.cancel()
        await expectCanceled { try await call.value }
    }

    @Test("cancelling the task ends a request in flight")
    func taskDuring() async throws {
        let (transport, arrivals) = waitingTransport()
        let client = try PipelineClient.scripted(transport)
        let task = Task { try await client.send() }
        for await _ in arrivals {
            break
        }
        task.cancel()
        await expectCanceled { try await task.value }
    }

    @Test("a call ends although a stage takes no notice")
    func stubbornStage() async throws {
        let (arrivals, arrival) = AsyncStream<Void>.makeStream()
        let (release, releaser) = AsyncStream<Void>.makeStream()
        let transport = ScriptedTransport({ _ in
            arrival.yield()
            // A task of its own is not cancelled with the call.
            await Task { for await _ in release { break } }.value
            return .status(200)
        })
        let client = try PipelineClient.scripted(transport)
        let token = CancellationToken()
        let call = Task { try await client.send(options: ScriptedOptions(cancellationToken: token)) }
        for await _ in arrivals {
            break
        }
        token.cancel()
        await expectCanceled { try await call.value }
        releaser.yield()
    }

    @Test("an answer that has come already does not count")
    func tokenAfterAnswer() async throws {
        let token = CancellationToken()
        let transport = ScriptedTransport({ _ in
            token.cancel()
            return .status(200)
        })
        let client = try PipelineClient.scripted(transport)
        await expectCanceled { try await client.send(options: ScriptedOptions(cancellationToken: token)) }
    }

    @Test("a completion handler that waits in its queue sees the cancellation")
    func tokenBeforeHandler() async throws {
        let queue = DispatchQueue(label: "handlers")
        let token = CancellationToken()
        let (sent, send) = AsyncStream<Void>.makeStream()
        let transport = ScriptedTransport({ _ in
            send.yield()
            return .status(200)
        })
        let client = try PipelineClient.scripted(transport)
        let options = ScriptedOptions(cancellationToken: token, dispatchQueue: queue)
        let request = ServiceRequest(RequestDescription(.get, "/", options: options), client: client, returns: .data)
        queue.suspend()
        let result: Result<Data, ServiceError> = await withCheckedContinuation { continuation in
            request.run { result, httpResponse in
                #expect(httpResponse == nil)
                continuation.resume(returning: result)
            }
            Task {
                for await _ in sent {
                    break
                }
                token.cancel()
                queue.resume()
            }
        }
        #expect(throws: ServiceError.self) { try result.get() }
    }

    @Test("whoever cancels at the wrong moment gets one result, every time")
    func race() async throws {
        let client = try PipelineClient.scripted(
            ScriptedTransport({ _ in
                await Task.yield()
                return .status(200)
            })
        )
        let results = Locked(0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<200 {
                let token = CancellationToken()
                let options = ScriptedOptions(cancellationToken: token)
                let description = RequestDescription(.get, "/", options: options)
                let request = ServiceRequest(description, client: client, returns: .data)
                group.addTask {
                    await withCheckedContinuation { continuation in
                        request.run { _, _ in
                            results.withLock { $0 += 1 }
                            continuation.resume()
                        }
                    }
                }
                group.addTask {
                    await Task.yield()
                    token.cancel()
                }
            }
        }
        #expect(results.withLock { $0 } == 200)
    }
}
