import Foundation
import Testing

@testable import ServiceRuntime

@Suite("CancellationToken", .timeLimit(.minutes(20)))
struct CancellationTokenTests {
    @Test("tells all handlers once, in order")
    func handlers() {
        let calls = Locked<[Int]>([])
        let token = CancellationToken()
        _ = token.register { calls.withLock { $0.append(1) } }
        let second = token.register { calls.withLock { $0.append(2) } }
        _ = token.register { calls.withLock { $0.append(3) } }
        second.remove()
        #expect(!token.isCanceled)
        token.cancel()
        token.cancel()
        #expect(token.isCanceled)
        #expect(calls.withLock { $0 } == [1, 3])
    }

    @Test("tells a handler that comes too late at once")
    func lateHandler() {
        let token = CancellationToken()
        token.cancel()
        let called = Locked(false)
        _ = token.register { called.withLock { $0 = true } }
        #expect(called.withLock { $0 })
    }

    @Test("cancels by itself when its time has passed")
    func timeout() async {
        let token = CancellationToken(timeout: 0.001)
        await withCheckedContinuation { continuation in
            _ = token.register { continuation.resume() }
        }
        #expect(token.isCanceled)
        #expect(token.error?.description.contains("timed out") == true)
    }

    @Test("a time-out that is over has passed", arguments: [0, -1, -Double.infinity])
    func timeoutInThePast(timeout: TimeInterval) {
        #expect(CancellationToken(timeout: timeout).isCanceled)
    }

    @Test("a time-out that never comes does no harm", arguments: [Double.infinity, Double.nan, 1e300, nil])
    func timeoutInTheFarFuture(timeout: TimeInterval?) {
        #expect(!CancellationToken(timeout: timeout).isCanceled)
    }

    @Test("calls take their handlers back")
    func noLeak() async throws {
        let token = CancellationToken()
        let client = try PipelineClient.scripted(ScriptedTransport(.status(200)))
        for _ in 0..<10 {
            _ = try await client.send(options: ScriptedOptions(cancellationToken: token))
        }
        #expect(token.handlerCount == 0)
    }

    @Test("what a handler holds may use the token when it is released")
    func releasing() {
        let token = CancellationToken()
        let left = Locked<[Int]>([])
        let release = { OnRelease { left.withLock { $0.append(token.handlerCount) } } }
        token.register(release().holder).remove()
        _ = token.register(release().holder)
        token.cancel()
        #expect(left.withLock { $0 } == [0, 0])
    }

    @Test("handlers may use the token")
    func reentrancy() {
        let token = CancellationToken()
        let inner = Locked(false)
        _ = token.register {
            token.cancel()
            token.register { inner.withLock { $0 = true } }.remove()
        }
        token.cancel()
        #expect(inner.withLock { $0 })
    }
}
