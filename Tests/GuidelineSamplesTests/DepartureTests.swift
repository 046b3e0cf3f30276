import Foundation
import Testing

/// Holds the samples to the guidelines' text: a line of the text that is not in the sample's file must be listed there as
/// a departure.
@Suite struct DepartureTests {
    @Test(
        .enabled(if: Guidelines.isThere, "the guidelines' text is not beside the repository"),
        arguments: SampleFile.all
    )
    func everyDepartureIsListed(file: SampleFile) throws {
        let text = try Guidelines.lines()
        let source = try file.lines()
        let samples = try file.samples(source)
        #expect(!samples.isEmpty)

        for sample in samples {
            for number in sample.lines where !sample.departures.contains(number) {
                let line = text[number - 1].trimmingCharacters(in: .whitespaces)
                #expect(line.isEmpty || source.contains(line), "line \(number) is a departure that is not listed")
            }
        }
    }

    @Test(.enabled(if: Guidelines.isThere, "the guidelines' text is not beside the repository"))
    func everySampleOfTheTextIsThere() throws {
        let present = try Set(SampleFile.all.flatMap { try $0.samples($0.lines()).flatMap(\.lines) })
        let text = try Guidelines.lines()

        // Lines that can only be code: prose does not end in a brace.
        let code = text.indices.filter { text[$0].hasSuffix("{") || text[$0].hasSuffix("}") }.map { $0 + 1 }

        #expect(!code.isEmpty)
        #expect(code.filter { !present.contains($0) } == [])
    }
}

/// The text that the samples come from.
enum Guidelines {
    private static let file = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
        .appendingPathComponent("shared/seeds/ios-sdk-design-guidelines.txt")

    /// Whether the text can be read here.
    static var isThere: Bool { FileManager.default.isReadableFile(atPath: file.path) }

    /// The lines of the text, the first of which has the number 1.
    static func lines() throws -> [String] {
        try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    }
}

/// A file with samples.
struct SampleFile: Sendable, CustomTestStringConvertible {
    /// A sample and what its comment says about it.
    struct Sample {
        /// The lines of the text that it consists of.
        let lines: ClosedRange<Int>
        /// The lines of the text that it departs from.
        var departures: Set<Int> = []
    }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Samples")

    let testDescription: String

    /// All files with samples.
    static let all = [
        "ServiceClient", "ServiceClientCreation", "ClientOptions", "ApiVersions", "Closures", "Events", "Delegates",
        "Naming", "RequestOptions", "PagedCollections", "ListCats", "ConditionalRequests", "Models", "Enumerations",
        "Packaging",
    ].map { SampleFile(testDescription: $0) }

    /// The lines of the file, without the space around them.
    func lines() throws -> [String] {
        let file = Self.folder.appendingPathComponent("\(testDescription).swift")
        return try String(contentsOf: file, encoding: .utf8)
            .components(separatedBy: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// The samples: `// Lines 64–110. Departures:`, then one `// - 67, 82: why` for each departure.
    func samples(_ source: [String]) throws -> [Sample] {
        var samples: [Sample] = []
        for line in source {
            if let match = line.wholeMatch(of: /\/\/ Lines? (\d+)(?:–(\d+))?.* Departures:.*/) {
                let first = try #require(Int(match.1))
                let last = try match.2.map { try #require(Int($0)) } ?? first
                samples.append(Sample(lines: first...last))
            } else if let match = line.prefixMatch(of: /\/\/ - (\d+(?:, \d+)*):/), !samples.isEmpty {
                let numbers = match.1.matches(of: /\d+/).compactMap { Int($0.output) }
                samples[samples.count - 1].departures.formUnion(numbers)
            }
        }
        return samples
    }
}
