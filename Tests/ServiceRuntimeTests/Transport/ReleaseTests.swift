import Foundation
import LoopbackServer
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@testable import ServiceRuntime

/// What a transport holds of a request that is over.
@Suite("A transport", .timeLimit(.minutes(20)))
struct ReleaseTests {
    /// Tells when nobody holds it any more.
    private final class Probe: Sendable {
        let isReleased: Signal

        init(_ isReleased: Signal) {
            self.isReleased = isReleased
        }

        deinit {
            isReleased.give()
        }

        func touch() {}
    }

    /// A request whose progress handler holds a probe.
    private func request(to url: URL, _ isReleased: Signal) -> PipelineRequest {
        let probe = Probe(isReleased)
        var request = PipelineRequest(httpRequest: HTTPRequest(method: .get, url: url))
        request.context.call.progressReporter = ProgressReporter(queue: .global()) { _ in probe.touch() }
        return request
    }

    @Test("holds nothing of a request that was answered, or canceled on its way", arguments: [false, true])
    func finished(isCanceled: Bool) async throws {
        let server = try LoopbackServer()
        let (isReleased, hasCome) = (Signal(), Signal())
        server.on("GET", "/") { _ in
            hasCome.give()
            return isCanceled ? .stall : .json("{}")
        }
        let transport = URLSessionTransport()
        let sending = Task { [url = server.url] in _ = try await transport.send(request(to: url, isReleased)) }
        await hasCome.wait()
        if isCanceled { sending.cancel() }
        _ = await sending.result
        await isReleased.wait()
    }

    @Test("holds nothing of a request that was canceled before it was sent")
    func canceledBefore() async throws {
        let server = try LoopbackServer()
        let isReleased = Signal()
        let transport = URLSessionTransport()
        let sending = Task { [url = server.url] in
            withUnsafeCurrentTask { $0?.cancel() }
            _ = try await transport.send(request(to: url, isReleased))
        }
        await #expect(throws: CancellationError.self) { try await sending.value }
        await isReleased.wait()
        #expect(server.requests.isEmpty)
    }

    @Test("releases its sessions when it is released itself")
    func sessions() async throws {
        let server = try LoopbackServer()
        server.on("GET", "/") { _ in .json("{}") }
        weak var session: URLSession?
        weak var delegate: URLSessionTransferDelegate?
        do {
            let pool = SessionPool(timeout: 5)
            let member = pool.take()
            (session, delegate) = (member.session, member.delegate)
            let transfer = URLSessionTransfer()
            let task = member.session.dataTask(with: server.url)
            member.delegate.add(transfer, for: task)
            _ = try await withCheckedThrowingContinuation { continuation in
                if transfer.begin(continuation) { task.resume() }
            }
        }
        // The session ends on a thread of its own.
        while session != nil || delegate != nil { await Task.yield() }
    }
}
