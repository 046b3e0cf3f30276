import Dispatch
import Foundation
import Testing

@testable import ServiceRuntime

@Suite("Calls that are canceled while they run", .timeLimit(.minutes(10)))
struct CanceledCallTests {
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
