import Foundation
import ServiceRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Prints how many requests a second are answered, over one and over eight connections: by a bare `URLSession` with
/// `JSONDecoder`, and by the runtime. Both do the same in turns, each of them first in every other round, so that what else the
/// machine does concerns both. Each line is one round: the connections, then requests a second and microseconds of processor
/// time for one, of the runtime and of the session.
@main
enum RequestsBenchmark {
    private static let rounds = 6
    private static let requests = 1_000

    static func main() async throws {
        let arguments = CommandLine.arguments
        guard let url = arguments.dropFirst().first.flatMap(URL.init(string:)) else { return }
        let ours = try Ours(url)
        let bare = Bare(url)
        switch arguments.dropFirst(2).first {
        case "allocations": return try await printAllocations(ours, bare)
        // For a profiler: one of the two alone.
        case let name?:
            let work: any Caller = name == "bare" ? bare : ours
            for _ in 0..<rounds { _ = try await rate(work, over: 8) }
            return
        case nil: break
        }
        for connections in [1, 8] {
            // The first round opens the connections.
            for round in 0...rounds {
                let callers: [any Caller] = round % 2 == 0 ? [ours, bare] : [bare, ours]
                var rates: [Rate] = []
                for caller in callers { rates.append(try await rate(caller, over: connections)) }
                if round % 2 != 0 { rates.reverse() }
                if round > 0 {
                    let values = rates.flatMap { [$0.perSecond, $0.processorMicroseconds] }
                    print(connections, values.map(\.description).joined(separator: " "))
                }
            }
        }
    }

    private static func printAllocations(_ ours: Ours, _ bare: Bare) async throws {
        guard let count = AllocationCounter.count else {
            print("Allocations are not counted: Benchmarks/Requests/allocations.c is not preloaded.")
            return
        }
        print("Allocations for a request: ", terminator: "")
        for (caller, name) in [(ours, "ServiceRuntime"), (bare, "URLSession")] as [(any Caller, String)] {
            // The first requests open the connections.
            for _ in 0..<100 { try await caller.call() }
            let before = count()
            for _ in 0..<requests { try await caller.call() }
            print("\(name) \((count() - before) / requests)", terminator: name == "URLSession" ? "\n" : ", ")
        }
    }

    /// How quick some requests were.
    private struct Rate {
        let perSecond: Double
        let processorMicroseconds: Double
    }

    private static func rate(_ caller: any Caller, over connections: Int) async throws -> Rate {
        let (start, startClock) = (DispatchTime.now().uptimeNanoseconds, clock())
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<connections {
                group.addTask {
                    for _ in 0..<(requests / connections) { try await caller.call() }
                }
            }
            try await group.waitForAll()
        }
        let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
        let processorSeconds = Double(clock() - startClock) / Double(CLOCKS_PER_SEC)
        let count = Double(requests / connections * connections)
        return Rate(perSecond: count / seconds, processorMicroseconds: processorSeconds / count * 1e6)
    }
}

/// Makes one request after the other.
protocol Caller: Sendable {
    func call() async throws
}

/// The runtime, as a generated client uses it.
struct Ours: Caller {
    private struct Options: ClientOptions {
        let apiVersion = "1"
        let logger: any ClientLogger = ClientLoggers.none
        let telemetryOptions = TelemetryOptions()
        let transportOptions = TransportOptions()
        let dispatchQueue: DispatchQueue? = nil
    }

    private struct Item: Model {
        let id: String
        let name: String
        let size: Int
        let enabled: Bool

        init(reading reader: ModelReader) throws {
            id = try reader.read("id")
            name = try reader.read("name")
            size = try reader.read("size")
            enabled = try reader.read("enabled")
        }

        func writeMembers(to writer: ModelWriter) {}
    }

    private let client: PipelineClient

    init(_ url: URL) throws {
        client = try PipelineClient(endpoint: url, authPolicy: nil, withOptions: Options(), package: "Requests")
    }

    func call() async throws {
        var description = RequestDescription(.get, "/items/{id}", options: nil)
        description.path("id", "7d3f0b52")
        description.query("api-version", "1")
        description.accept("application/json")
        let _: Item = try await ServiceRequest(description, client: client, returns: .value).value()
    }
}

/// The same by hand.
struct Bare: Caller {
    private struct Item: Decodable {
        let id: String
        let name: String
        let size: Int
        let enabled: Bool
    }

    private let session: URLSession
    private let endpoint: URL

    init(_ url: URL) {
        endpoint = url
        // As the runtime's: as many connections, of which FoundationNetworking would have six, and no storage, where it would look
        // for each response in a cache.
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpMaximumConnectionsPerHost = 8
        configuration.urlCache = nil
        configuration.httpCookieStorage = nil
        configuration.urlCredentialStorage = nil
        session = URLSession(configuration: configuration)
    }

    func call() async throws {
        var components = URLComponents(url: endpoint, resolvingAgainstBaseURL: false)
        components?.path = "/items/7d3f0b52"
        components?.queryItems = [URLQueryItem(name: "api-version", value: "1")]
        guard let url = components?.url else { throw URLError(.badURL) }
        var request = URLRequest(url: url)
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        let (data, response) = try await session.data(for: request)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
        _ = try JSONDecoder().decode(Item.self, from: data)
    }
}
