import Foundation
import Testing

/// What the documentation shows is compiled: every line of Swift in it stands in a file of samples, each block at a place of
/// its own.
@Suite("The documentation")
struct DocumentationTests {
    private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../..").standardizedFileURL

    @Test(
        "shows code that compiles",
        arguments: [
            ("Requests.md", "RequestsSamples.swift", 7), ("Testing.md", "TestingSamples.swift", 4),
            ("Extending.md", "ExtendingSamples.swift", 10),
        ]
    )
    func samples(page: String, samples: String, count: Int) throws {
        let page = try Self.lines(of: Self.package.appendingPathComponent("Documentation/\(page)"))
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let compiled = try Self.lines(of: folder.appendingPathComponent(samples)).filter { !$0.isEmpty }
        let blocks = page.split(separator: "```").enumerated().compactMap { index, part in
            index % 2 == 1 ? part.filter { !$0.isEmpty } : nil
        }
        // A fence that is not closed would hide the blocks behind it.
        #expect(blocks.count == count)
        var free = Set(compiled.indices)
        for block in blocks {
            let place = compiled.indices.first { free.contains($0) && compiled[$0...].starts(with: block) }
            guard let place else {
                Issue.record("is not in \(samples):\n\(block.joined(separator: "\n"))")
                continue
            }
            free.subtract(place..<place + block.count)
        }
    }

    /// The lines of a file, without what they are indented by.
    private static func lines(of file: URL) throws -> [String] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false).map {
            line in
            let text = line.trimmingCharacters(in: .whitespaces)
            return text == "```swift" ? "```" : text
        }
    }
}
