import Dispatch
import Foundation
import LoopbackServer
import Testing

@testable import ServiceRuntime

@Suite("The progress of a call", .timeLimit(.minutes(20)))
struct ProgressTests {
    private static let contents = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })

    /// What a request reports, on the queue of its handlers, until it is answered.
    private func progress(
        _ replies: Reply...,
        body: Data? = nil,
        tries: Int = 1,
        send: (ServiceRequest<Data>) async throws -> Void = { _ = try await $0.value() }
    ) async throws -> [TransferProgress] {
        let server = try LoopbackServer()
        for reply in replies { server.reply(reply) }
        let queue = DispatchQueue(label: "handlers")
        let key = DispatchSpecificKey<Bool>()
        queue.setSpecific(key: key, value: true)
        let client = try server.client(tries: tries)
        var description = RequestDescription(
            body == nil ? .get : .put,
            "/x",
            options: StubOptions(dispatchQueue: queue)
        )
        description.body(body, as: "image/png")
        let reports = Locked<[TransferProgress]>([])
        try await send(
            ServiceRequest(description, client: client, returns: .data).reportingProgress { progress in
                #expect(DispatchQueue.getSpecific(key: key) == true)
                reports.withLock { $0.append(progress) }
            }
        )
        return await withCheckedContinuation { continuation in
            // Handlers come before that of the result on the same queue.
            queue.async { continuation.resume(returning: reports.withLock { $0 }) }
        }
    }

    @Test("is told on the queue of the handlers by a transport of the user's, too, which reports from its own threads")
    func ownTransport() async throws {
        struct Uploader: TransportStage {
            func send(_ request: PipelineRequest) async throws -> PipelineResponse {
                let report = try #require(request.context.progressHandler)
                DispatchQueue.concurrentPerform(iterations: 50) {
                    report(TransferProgress(direction: .upload, completedBytes: Int64($0)))
                }
                return PipelineResponse(to: request, HTTPResponse(statusCode: 204))
            }
        }
        let queue = DispatchQueue(label: "handlers")
        let key = DispatchSpecificKey<Bool>()
        queue.setSpecific(key: key, value: true)
        let reports = Locked(0)
        let description = RequestDescription(.put, "/x", options: StubOptions(dispatchQueue: queue))
        let client = try PipelineClient.scripted(Uploader())
        try await ServiceRequest<Void>(description, client: client, returns: .nothing).reportingProgress { _ in
            #expect(DispatchQueue.getSpecific(key: key) == true)
            reports.withLock { $0 += 1 }
        }.value()
        queue.sync {}
        #expect(reports.withLock { $0 } > 0)
    }

    @MainActor
    @Test("is told on the main actor if a view asks for it there, whatever the queue of the handlers is")
    func mainActor() async throws {
        let server = try LoopbackServer()
        server.reply(.status(204))
        let queue = DispatchQueue(label: "handlers")
        var description = RequestDescription(.put, "/x", options: StubOptions(dispatchQueue: queue))
        description.body(Self.contents, as: "image/png")
        let reports = Locked<[TransferProgress]>([])
        let request = ServiceRequest<Void>(description, client: try server.client(), returns: .nothing)
        try await request.reportingProgress(on: MainActor.shared) { progress in
            reports.withLock { $0.append(progress) }
        }.value()
        // What is reported last is on the main queue before this.
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        #expect(
            reports.withLock { $0.last }
                == TransferProgress(direction: .upload, completedBytes: 3_000_000, totalBytes: 3_000_000)
        )
    }

    /// Sends a request whose progress is watched, and returns which of the requests that follow on it are watched, too.
    private func watched<Output>(
        _ format: ResponseFormat<Output>,
        _ responses: HTTPResponse...,
        follow: (Output) async throws -> Void
    ) async throws -> [Bool] {
        let transport = ScriptedTransport(responses: responses.map { response in { _ in response } })
        let client = try PipelineClient.scripted(transport)
        let description = RequestDescription(.get, "/x", options: nil)
        let request = ServiceRequest(description, client: client, returns: format).reportingProgress { _ in }
        try await follow(try await request.value())
        return transport.requests.map { $0.context.progressHandler != nil }
    }

    @Test("is that of the request alone, and not of the pages, polls and connections that follow")
    func whatFollows() async throws {
        let pages = try await watched(
            .page(items: "items", nextLink: "next") as ResponseFormat<PagedCollection<Fruit>>,
            .json(#"{"items": [{"name": "fig"}], "next": "/x?page=2"}"#),
            .json(#"{"items": []}"#)
        ) { _ = try await $0.allItems() }
        #expect(pages == [true, false])
        let polls = try await watched(
            .longRunning(.value) as ResponseFormat<LongRunningOperation<Fruit>>,
            .json("{}", status: 202, headers: ["Operation-Location": "/operations/1"]),
            .json(#"{"status": "Succeeded", "result": {"name": "fig"}}"#)
        ) { _ = try await $0.value() }
        #expect(polls == [true, false])
        let connections = try await watched(
            .events,
            HTTPResponse(
                statusCode: 200,
                headers: ["Content-Type": "text/event-stream"],
                data: Data("data: a\n\n".utf8)
            ),
            .status(204)
        ) { for try await _ in $0.reconnecting() {} }
        #expect(connections == [true, false])
    }

    @Test("counts what is received up to all of it")
    func download() async throws {
        let reports = try await progress(Reply(body: Self.contents))
        #expect(reports.map(\.completedBytes) == reports.map(\.completedBytes).sorted())
        #expect(
            reports.last == TransferProgress(direction: .download, completedBytes: 3_000_000, totalBytes: 3_000_000)
        )
        #expect(reports.last?.fractionCompleted == 1)
        #expect(reports.allSatisfy { $0.direction == .download })
    }

    @Test("knows no total where the service does not say")
    func chunked() async throws {
        let reports = try await progress(Reply(delivery: .chunked([Data("abc".utf8), Data("d".utf8)])))
        #expect(reports.last == TransferProgress(direction: .download, completedBytes: 4, totalBytes: nil))
        #expect(reports.last?.fractionCompleted == nil)
    }

    @Test("counts what is sent, from memory and from a stream", arguments: [false, true])
    func upload(isStream: Bool) async throws {
        let contents = Self.contents
        let reports = try await progress(.status(204), body: contents) { request in
            let source = HTTPBody.stream { InputStream(data: contents) }
            _ = try await (isStream ? request.uploading(source) : request).value()
        }
        #expect(reports.last == TransferProgress(direction: .upload, completedBytes: 3_000_000, totalBytes: 3_000_000))
    }

    @Test("is told once at a time and in order, on a queue that does several things at a time, too")
    func concurrentQueue() async throws {
        let queue = DispatchQueue(label: "handlers", attributes: .concurrent)
        let (isTold, isTurn, isOver) = (Signal(), Signal(), Signal())
        let mayGoOn = DispatchSemaphore(value: 0)
        let log = Locked<[String]>([])
        let reporter = ProgressReporter(queue: queue) { progress in
            log.withLock { $0.append("begin \(progress.completedBytes)") }
            if progress.completedBytes == 1 {
                isTold.give()
                mayGoOn.wait()
            }
            log.withLock { $0.append("end \(progress.completedBytes)") }
            if progress.completedBytes == 3 { isOver.give() }
        }
        reporter.report(TransferProgress(direction: .download, completedBytes: 1, totalBytes: nil))
        await isTold.wait()
        for count: Int64 in [2, 3] {
            reporter.report(TransferProgress(direction: .download, completedBytes: count, totalBytes: nil))
        }
        // Whatever is in the queue by now has its turn before this.
        queue.async { isTurn.give() }
        await isTurn.wait()
        mayGoOn.signal()
        await isOver.wait()
        #expect(log.withLock { $0 } == ["begin 1", "end 1", "begin 3", "end 3"])
    }

    @Test("is complete before the handler of the result is called, even if that of the progress is slow")
    func order() async {
        let queue = DispatchQueue(label: "handlers")
        let (isTold, isOver) = (Signal(), Signal())
        let mayGoOn = DispatchSemaphore(value: 0)
        let log = Locked<[String]>([])
        let reporter = ProgressReporter(queue: queue) { progress in
            log.withLock { $0.append("\(progress.completedBytes)") }
            guard progress.completedBytes == 1 else { return }
            isTold.give()
            mayGoOn.wait()
        }
        reporter.report(TransferProgress(direction: .download, completedBytes: 1, totalBytes: 2))
        await isTold.wait()
        reporter.report(TransferProgress(direction: .download, completedBytes: 2, totalBytes: 2))
        reporter.flush()
        queue.async {
            log.withLock { $0.append("result") }
            isOver.give()
        }
        mayGoOn.signal()
        await isOver.wait()
        #expect(log.withLock { $0 } == ["1", "2", "result"])
    }

    @Test("goes on with a download that goes on")
    func resumed() async throws {
        let contents = Self.contents
        let folder = try TemporaryFiles()
        let tag = [(name: "ETag", value: "\"1\"")]
        let half = Reply(headers: tag, body: contents.prefix(2_000_000), delivery: .truncated(by: 1_000_000))
        let range = (name: "Content-Range", value: "bytes 2000000-2999999/3000000")
        let rest = Reply(status: 206, headers: tag + [range], body: contents.dropFirst(2_000_000))
        let reports = try await progress(half, rest, tries: 2) { request in
            try await request.download(to: folder.folder.appendingPathComponent("a"))
        }
        #expect(
            reports.last == TransferProgress(direction: .download, completedBytes: 3_000_000, totalBytes: 3_000_000)
        )
    }

    @Test("knows no total of a download that goes on where the service announces more bytes than can be counted")
    func resumedEndlessly() async throws {
        let contents = Self.contents
        let folder = try TemporaryFiles()
        func part(_ range: Range<Int>, announcing length: Int, of status: Int) -> Reply {
            Reply(
                status: status,
                headers: [
                    (name: "ETag", value: "\"1\""),
                    (name: "Content-Range", value: "bytes \(range.lowerBound)-2999999/3000000"),
                ],
                body: contents[range],
                delivery: length == range.count ? .whole : .truncated(by: length - range.count)
            )
        }
        let reports = try await progress(
            part(0..<2_000_000, announcing: 3_000_000, of: 200),
            // With a few more, FoundationNetworking itself stops the program.
            part(2_000_000..<2_500_000, announcing: .max - 2_000, of: 206),
            part(2_500_000..<3_000_000, announcing: 500_000, of: 206),
            tries: 3
        ) { request in
            try await request.download(to: folder.folder.appendingPathComponent("a"))
        }
        #expect(
            reports.last == TransferProgress(direction: .download, completedBytes: 3_000_000, totalBytes: 3_000_000)
        )
    }
}
