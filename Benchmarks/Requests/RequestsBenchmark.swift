import Foundation
import ServiceRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Prints how many requests a second are answered, over one and over eight connections: by the runtime, by a bare `URLSession`
/// with `JSONDecoder`, and by one that is configured as the runtime's. All do the same in turns, another of them first in each
/// round, so that what else the machine does concerns all. Each line is one round: the connections, then requests a second and
/// microseconds of processor time for one, of each of the three.
@main
enum RequestsBenchmark {
    private static let rounds = 6
    private static let requests = 1_000

    static func main() async throws {
        let arguments = CommandLine.arguments
        guard let url = arguments.dropFirst().first.flatMap(URL.init(string:)) else { return }
        let ours = try Ours(url)
        let bare = Bare(url)
        let bareWithoutStorage = Bare(url, hasStorage: false)
        switch arguments.dropFirst(2).first {
        case "allocations": return try await printAllocations(ours, bare)
        // For a profiler: one of them alone.
        case let name?:
            let others: [String: any Caller] = ["bare": bare, "storageless": bareWithoutStorage]
            let work = others[name] ?? ours
            for _ in 0..<rounds { _ = try await rate(work, over: 8) }
            return
        case nil: break
        }
        for connections in [1, 8] {
            // The first round opens the connections.
            for round in 0...rounds {
                let callers: [any Caller] = [ours, bare, bareWithoutStorage]
                var values = callers.map { _ in "" }
                for turn in callers.indices {
                    let index = (turn + round) % callers.count
                    let rate = try await rate(callers[index], over: connections)
                    values[index] = "\(rate.perSecond) \(rate.processorMicroseconds)"
                }
                if round > 0 { print(connections, values.joined(separator: " ")) }
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

    private struct Item: ServiceModel {
        let id: String
        let name: String
        let size: Int
        let enabled: Bool

        init(reading reader: ModelReader) throws {
            id = reader.readString("id")
            name = reader.readString("name")
            size = reader.readInt("size")
            enabled = reader.readBool("enabled")
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

    /// - Parameter hasStorage: Whether the session has a cache, cookies and credentials, as it has unless told otherwise. In
    ///   FoundationNetworking they cost a quarter of a request.
    init(_ url: URL, hasStorage: Bool = true) {
        endpoint = url
        let configuration = URLSessionConfiguration.ephemeral
        // As many as the runtime has; FoundationNetworking would have six.
        configuration.httpMaximumConnectionsPerHost = 8
        if !hasStorage {
            configuration.urlCache = nil
            configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
            configuration.httpCookieStorage = nil
            configuration.httpShouldSetCookies = false
            configuration.httpCookieAcceptPolicy = .never
            configuration.urlCredentialStorage = nil
        }
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
