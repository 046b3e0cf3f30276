import Foundation
import ServiceRuntime

/// Sends or receives one large body in one of the ways that the runtime has. Its caller measures the memory that it takes.
@main
enum TransferBenchmark {
    private struct Options: ClientOptions {
        let apiVersion = "1"
        let logger: any ClientLogger = ClientLoggers.none
        let telemetryOptions = TelemetryOptions()
        let transportOptions = TransportOptions(retryOptions: .none)
        let dispatchQueue: DispatchQueue? = DispatchQueue(label: "handlers")
    }

    private struct WrongSize: Error {
        let received: Int
    }

    static func main() async throws {
        let arguments = CommandLine.arguments
        let (way, size) = (arguments[1], Int(arguments[3]) ?? 0)
        let client = try PipelineClient(
            endpoint: URL(string: arguments[2]),
            authPolicy: nil,
            withOptions: Options(),
            package: "Transfer"
        )
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("transfer-\(UUID().uuidString)")
        defer { remove(file.path) }
        try await transfer(size, way, file, over: client)
    }

    private static func transfer(_ size: Int, _ way: String, _ file: URL, over client: PipelineClient) async throws {
        switch way {
        case "upload-file":
            try write(size, to: file)
            try await upload(.file(file), over: client)
        case "upload-stream":
            try write(size, to: file)
            try await upload(.stream { InputStream(url: file) }, over: client)
        case "upload-sequence":
            let left = Counter(size)
            let parts = AsyncStream { left.take(1 << 16).map { Data(count: $0) } }
            try await upload(.stream(parts), over: client)
        case "download-file":
            let count = Counter(0)
            let request = download(size, over: client).reportingProgress { count.record($0.completedBytes) }
            try await request.download(to: file)
            try check(FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int, size)
            try check(count.value, size)
        case "download-stream":
            var received = 0
            for try await part in try await download(size, over: client).streamed().value() { received += part.count }
            try check(received, size)
        default:
            // A reader that takes its time: everything has come before it begins.
            let stream = try await download(size, over: client).streamed().value()
            try await Task.sleep(for: .seconds(3))
            var received = 0
            for try await part in stream { received += part.count }
            try check(received, size)
        }
    }

    private static func upload(_ body: HTTPBody, over client: PipelineClient) async throws {
        var description = RequestDescription(.put, "/file", options: nil)
        description.body(body, as: "application/octet-stream")
        try await ServiceRequest(description, client: client, returns: .nothing).value()
    }

    private static func download(_ size: Int, over client: PipelineClient) -> ServiceRequest<Data> {
        ServiceRequest(RequestDescription(.get, "/bytes/\(size)", options: nil), client: client, returns: .data)
    }

    private static func write(_ size: Int, to file: URL) throws {
        try Data().write(to: file)
        let handle = try FileHandle(forWritingTo: file)
        try handle.truncate(atOffset: UInt64(size))
        try handle.close()
    }

    private static func check(_ received: Int?, _ size: Int) throws {
        guard received == size else { throw WrongSize(received: received ?? 0) }
    }
}

/// A number that several tasks change.
final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var number: Int

    init(_ number: Int) { self.number = number }

    var value: Int { lock.withLock { number } }

    func record(_ value: Int64) { lock.withLock { number = Int(value) } }

    /// Takes some of what is left; nil if nothing is.
    func take(_ count: Int) -> Int? {
        lock.withLock {
            let taken = min(count, number)
            number -= taken
            return taken > 0 ? taken : nil
        }
    }
}
