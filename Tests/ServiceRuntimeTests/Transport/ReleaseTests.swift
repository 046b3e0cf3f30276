import Foundation
import LoopbackServer
import Testing

@testable import ServiceRuntime

/// What a transport holds of a request that is over.
@Suite("A transport", .timeLimit(.minutes(10)))
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
        request.context.progressReporter = ProgressReporter(queue: .global()) { _ in probe.touch() }
        return request
    }

    @Test("holds nothing of a request that was answered, or cancelled on its way", arguments: [false, true])
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

    @Test("holds nothing of a request that was cancelled before it was sent")
    func cancelledBefore() async throws {
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
}
