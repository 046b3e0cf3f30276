import Dispatch
import Foundation
import Testing

@testable import ServiceRuntime

@Suite("Calls that are canceled while they run", .timeLimit(.minutes(20)))
struct CanceledCallTests {
    @Test("a stream whose end blocks its thread does not hold up who cancels its token")
    func blockedStream() async throws {
        let (isBlocked, end, hasEnded) = (Signal(), DispatchSemaphore(value: 0), Locked(false))
        let client = try PipelineClient.scripted(
            ScriptedTransport({ _ in
                var response = HTTPResponse(statusCode: 200, headers: ["Content-Type": "text/event-stream"])
                response.bodyStream = HTTPBodyStream(
                    next: { nil },
                    onCancel: {
                        isBlocked.give()
                        _ = end.wait(timeout: .now() + 5)
                        hasEnded.exchange(\.self, for: true)
                    }
                )
                return response
            })
        )
        let token = CancellationToken()
        let options = ScriptedOptions(cancellationToken: token)
        let description = RequestDescription(.get, "/events", options: options)
        let stream = try await ServiceRequest(description, client: client, returns: ResponseFormat.events).value()
        token.cancel()
        #expect(!hasEnded.withLock { $0 })
        await isBlocked.wait()
        for _ in 1...3 { end.signal() }
        withExtendedLifetime(stream) {}
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
