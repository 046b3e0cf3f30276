import Dispatch
import Foundation
import LoopbackServer
import Testing

@testable import ServiceRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Cancellations that meet what the session does.
@Suite("A cancellation", .timeLimit(.minutes(20)), .serialized)
struct CancellationRaceTests {
    /// What the service answers.
    enum Response: CaseIterable {
        case empty, long, redirect, unauthorized, broken

        var reply: Reply {
            switch self {
            case .empty: .status(204)
            case .long: Reply(body: Data(count: 300_000))
            case .redirect: .status(302, headers: [("Location", "/other")])
            case .unauthorized: .status(401, headers: [("WWW-Authenticate", "Basic realm=\"fruit\"")])
            case .broken: Reply(delivery: .droppedAfter([Data(count: 3000)]))
            }
        }

        /// Whether a request that was not canceled may end so.
        func isEnd(_ result: Result<HTTPResponse, any Error>) -> Bool {
            switch result {
            case .success(let response):
                self != .broken && response.statusCode == reply.status && response.data ?? Data() == reply.body
            case .failure(let error): self == .broken && ConnectionFailure(error)?.isBeforeSending == false
            }
        }
    }

    // Which of the two comes first differs from round to round.
    @Test("while the response comes ends the request, and nothing else", arguments: Response.allCases)
    func race(response: Response) async throws {
        let server = try LoopbackServer()
        server.on("GET", "/fruit") { _ in response.reply }
        let url = server.url.appendingPathComponent("fruit")
        let request = PipelineRequest(httpRequest: HTTPRequest(method: .get, url: url))
        // Several at once: only then a session's thread is busy with one while another is canceled.
        await withTaskGroup(of: Void.self) { group in
            for _ in 1...4 {
                group.addTask {
                    let transport = URLSessionTransport(timeout: LoopbackServer.patience)
                    // How many times a task can give way to others until the response has come.
                    var duration = 100
                    for round in 0..<200 {
                        let isOver = Locked(false)
                        let sending = Task {
                            defer { isOver.withLock { $0 = true } }
                            return try await transport.send(request).httpResponse
                        }
                        let isCanceled = round % 4 != 0
                        let moment = isCanceled ? duration * (round * 7919 % 130) / 100 : .max
                        var count = 0
                        while count < moment, !isOver.withLock(\.self) {
                            count += 1
                            await Task.yield()
                        }
                        if isCanceled { sending.cancel() } else { duration = count }
                        let result = await sending.result
                        if isCanceled, case .failure(is CancellationError) = result { continue }
                        #expect(response.isEnd(result), "\(result)")
                    }
                }
            }
        }
    }

    #if canImport(FoundationNetworking)
        /// Keeps the thread of its session.
        private final class Standstill: URLProtocol {
            static let hasBegun = Signal()
            static let end = DispatchSemaphore(value: 0)
            static let hasEnded = Signal()
            static let wasEnded = Locked(false)

            override class func canInit(with request: URLRequest) -> Bool { true }
            override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

            override func startLoading() {
                Self.hasBegun.give()
                let wasEnded = Self.end.wait(timeout: .now() + 120) == .success
                Self.wasEnded.withLock { $0 = wasEnded }
                Self.hasEnded.give()
            }

            override func stopLoading() {}
        }

        // A task is locked while it is canceled, and the session's thread may be about to resume it.
        @Test("does not wait for the thread of the session")
        func standstill() async {
            // All sessions of a process have one queue behind theirs, so this process is another: two more requests would take the
            // threads that are to carry on here.
            await #expect(processExitsWith: .success) {
                let configuration = URLSessionConfiguration.ephemeral
                configuration.protocolClasses = [Standstill.self]
                let transport = URLSessionTransport(configuration: configuration)
                let request = try HTTPRequest(method: .get, url: "http://service.test")
                let sending = Task { try await transport.send(PipelineRequest(httpRequest: request)) }
                await Standstill.hasBegun.wait()
                sending.cancel()
                let result = await sending.result
                Standstill.end.signal()
                #expect(throws: CancellationError.self) { try result.get() }
                await Standstill.hasEnded.wait()
                precondition(Standstill.wasEnded.withLock { $0 })
            }
        }

        @Test("is followed by no response to a redirect, which would stop the program", arguments: [false, true])
        func redirect(isCanceled: Bool) throws {
            let delegate = URLSessionTransferDelegate { _ in }
            let session = URLSession(configuration: .ephemeral)
            let url = try #require(URL(string: "http://service.test"))
            let task = session.dataTask(with: url)
            let transfer = URLSessionTransfer()
            delegate.add(transfer, for: task)
            if isCanceled { transfer.finish(throwing: CancellationError()) }
            let response = try #require(
                HTTPURLResponse(url: url, statusCode: 302, httpVersion: nil, headerFields: ["Location": "/other"])
            )
            let isAnswered = Locked(false)
            delegate.urlSession(
                session,
                task: task,
                willPerformHTTPRedirection: response,
                newRequest: URLRequest(url: url),
                completionHandler: { request in isAnswered.withLock { $0 = request == nil } }
            )
            #expect(isAnswered.withLock { $0 } == !isCanceled)
            task.cancel()
        }
    #endif
}
