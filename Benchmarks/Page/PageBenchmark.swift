import Foundation
import ServiceRuntime

/// Prints how quickly a page of ten thousand items is read and written, by the runtime and by Foundation.
@main
enum PageBenchmark {
    private static let count = 10_000
    private static let runs = 10

    static func main() throws {
        let page = ItemPage(values: (0..<count).map(item))
        let data = try ModelCoder.encode(page)

        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        let codablePage = try decoder.decode(CodablePage.self, from: data)

        let megabytes = Double(data.count) / 1e6
        print("\nA page of \(count) items, \(text(megabytes, "%.1f")) MB (best of \(runs))\n")
        print("         ServiceRuntime   Foundation      times")
        print("         --------------  -----------  ---------")
        try printRow(
            "reading",
            megabytes,
            seconds { _ = try ModelCoder.decode(ItemPage.self, from: data) },
            seconds { _ = try decoder.decode(CodablePage.self, from: data) }
        )
        try printRow(
            "writing",
            megabytes,
            seconds { _ = try ModelCoder.encode(page) },
            seconds { _ = try encoder.encode(codablePage) }
        )
    }

    private static func item(_ index: Int) -> Item {
        Item(
            id: "7d3f0b52-4c1e-4e0a-9b5c-\(100_000_000_000 + index)",
            name: "Item number \(index)",
            summary: "What is kept here is of the kind that most of them are.",
            size: index * 1_021,
            enabled: index.isMultiple(of: 2),
            share: Double(index) / 64,
            created: Date(timeIntervalSince1970: 1_700_000_000 + Double(index) * 61),
            labels: ["production", "europe-west", "team \(index % 17)"]
        )
    }

    /// The processor time of the quickest run, which depends less on what else the machine does than wall time.
    private static func seconds(_ work: () throws -> Void) rethrows -> Double {
        var best = Double.infinity
        for _ in 0..<runs {
            let start = clock()
            try work()
            best = min(best, Double(clock() - start) / Double(CLOCKS_PER_SEC))
        }
        return best
    }

    private static func printRow(_ name: String, _ megabytes: Double, _ ours: Double, _ foundations: Double) {
        let ourRate = text(megabytes / ours, "%9.1f MB/s")
        let foundationsRate = text(megabytes / foundations, "%6.1f MB/s")
        print("\(name)  \(ourRate)  \(foundationsRate)  \(text(foundations / ours, "%9.1f"))")
    }

    private static func text(_ value: Double, _ format: String) -> String {
        String(format: format, value)
    }
}
