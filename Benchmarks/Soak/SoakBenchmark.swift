import Foundation
import ServiceRuntime

/// Sends many requests, 64 at a time, to a server that lets one in twenty fail, cancels one in forty on its way, and prints whether
/// each other was answered, and once, and the memory in use meanwhile. It fails if one was lost or answered twice. With `bare` as
/// the last argument the same is sent over a bare `URLSession`, and nothing canceled, which tells how much of the memory is the
/// session's own.
@main
enum SoakBenchmark {
    private static let width = 64
    private static let samples = 10

    private struct Options: ClientOptions {
        let apiVersion = "1"
        let logger: any ClientLogger = ClientLoggers.none
        let telemetryOptions = TelemetryOptions()
        let transportOptions = TransportOptions(retryOptions: RetryOptions(delay: 0.01))
        let dispatchQueue: DispatchQueue? = nil
    }

    private struct Response: ServiceModel {
        let id: Int

        init(reading reader: ModelReader) throws { id = try reader.read("id") }

        func writeMembers(to writer: ModelWriter) {}
    }

    /// What the server has seen.
    private struct Totals: ServiceModel {
        let came: Int
        let failed: Int
        let answered: Int
        let repeated: Int

        init(reading reader: ModelReader) throws {
            came = try reader.read("came")
            failed = try reader.read("failed")
            answered = try reader.read("answered")
            repeated = try reader.read("repeated")
        }

        func writeMembers(to writer: ModelWriter) {}
    }

    static func main() async throws {
        let arguments = CommandLine.arguments
        guard let url = arguments.dropFirst().first, let count = arguments.dropFirst(2).first.flatMap({ Int($0) }),
            count > 0
        else {
            return
        }
        let client = try PipelineClient(
            endpoint: URL(string: url),
            authPolicy: nil,
            withOptions: Options(),
            package: "Soak"
        )
        let bare = arguments.last == "bare" ? BareSoak(url) : nil
        let tally = Tally(count: count)
        let start = ContinuousClock.now
        let memory = try await soak(count, over: client, bare, into: tally)
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        let sender = bare == nil ? "ServiceRuntime" : "URLSession"
        print("\n\(sender): \(count) requests, \(width) at a time, in \(String(format: "%.1f", seconds)) s")
        let totals: Totals = try await ServiceRequest(
            RequestDescription(.get, "/soaked", options: nil),
            client: client,
            returns: .value
        ).value()
        if await !report(tally, totals, memory, count: count) { exit(1) }
    }

    /// Sends all requests.
    ///
    /// - Returns: The memory in use after each tenth of them, in kilobytes.
    private static func soak(
        _ count: Int,
        over client: PipelineClient,
        _ bare: BareSoak?,
        into tally: Tally
    ) async throws -> [Int] {
        var memory: [Int] = []
        for sample in 0..<samples {
            let (first, end) = (count * sample / samples, count * (sample + 1) / samples)
            await send(first..<end, into: tally) { id in
                if let bare { return try await bare.response(id) }
                let answering = Task { try await response(id, over: client) }
                if id % 40 == 7 {
                    // Within 20 ms: some are canceled before they are sent, some while they are answered, some too late.
                    try await Task.sleep(for: .microseconds(id / 40 % 100 * 200))
                    answering.cancel()
                }
                return try await answering.value
            }
            memory.append(try Memory.kilobytesInUse())
        }
        return memory
    }

    /// Prints what came of the requests.
    ///
    /// - Returns: Whether each was answered, and once.
    private static func report(_ tally: Tally, _ totals: Totals, _ memory: [Int], count: Int) async -> Bool {
        let (lost, twice, canceled, errors) = await tally.result()
        print("the server got \(totals.came), let \(totals.failed) fail, answered \(totals.answered)")
        print("lost \(lost), answered twice \(twice), done twice \(totals.repeated), canceled \(canceled)")
        print("memory in use after each tenth: \(memory.map { "\($0 / 1000)" }.joined(separator: ", ")) MB")
        // What is opened and set up once is there by the end of the first tenth.
        if let first = memory.first, let last = memory.last {
            print("growth since the first tenth: \((last - first) * 1000 / (count * 9 / 10)) bytes a request")
        }
        for error in errors.prefix(5) { print(error) }
        return lost + twice + totals.repeated == 0
    }

    private static func send(
        _ ids: Range<Int>,
        into tally: Tally,
        _ response: @escaping @Sendable (Int) async throws -> Int
    ) async {
        await withTaskGroup(of: Void.self) { group in
            for id in ids {
                if id - ids.lowerBound >= width { await group.next() }
                group.addTask {
                    do {
                        await tally.add(try await response(id))
                    } catch let error as ServiceError where error.isCanceled {
                        await tally.cancel(id)
                    } catch {
                        await tally.add(error)
                    }
                }
            }
        }
    }

    /// Asks for the response to one request: every other one has a body.
    private static func response(_ id: Int, over client: PipelineClient) async throws -> Int {
        // One in twenty fails: half of these have a body, too.
        let hasBody = (id / 80 + id) % 2 == 1
        var description = RequestDescription(hasBody ? .put : .get, "/soak/{id}", options: nil)
        description.path("id", id)
        if hasBody { description.body("The body of request \(id)", as: "text/plain") }
        let response: Response = try await ServiceRequest(description, client: client, returns: .value).value()
        return response.id
    }
}

/// Counts the responses to each request.
actor Tally {
    private var responses: [UInt8]
    private var isCanceled: [Bool]
    private var errors: [any Error] = []

    init(count: Int) {
        responses = Array(repeating: 0, count: count)
        isCanceled = Array(repeating: false, count: count)
    }

    func add(_ id: Int) { responses[id] += 1 }

    func cancel(_ id: Int) { isCanceled[id] = true }

    func add(_ error: any Error) { errors.append(error) }

    func result() -> (lost: Int, twice: Int, canceled: Int, errors: [any Error]) {
        let lost = zip(responses, isCanceled).count { count, isCanceled in count == 0 && !isCanceled }
        return (lost, responses.count { $0 > 1 }, isCanceled.count(where: \.self), errors)
    }
}

/// The memory of this process.
enum Memory {
    static func kilobytesInUse() throws -> Int {
        #if os(Linux)
            let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
            return (Int(pages[1]) ?? 0) * sysconf(Int32(_SC_PAGESIZE)) / 1000
        #else
            // The most that it had so far: flat as well if nothing is kept.
            var usage = rusage()
            getrusage(RUSAGE_SELF, &usage)
            return Int(usage.ru_maxrss) / 1000
        #endif
    }
}
