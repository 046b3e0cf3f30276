import Foundation
import Testing

/// What the documentation shows is compiled: every line of Swift in it stands in a file of samples, in the same order.
@Suite("The documentation")
struct DocumentationTests {
    private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../..").standardizedFileURL

    @Test(
        "shows code that compiles",
        arguments: [("Requests.md", "RequestsSamples.swift"), ("Testing.md", "TestingSamples.swift")]
    )
    func samples(page: String, samples: String) throws {
        let page = try Self.lines(of: Self.package.appendingPathComponent("Documentation/\(page)"))
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let compiled = try Self.lines(of: folder.appendingPathComponent(samples)).filter { !$0.isEmpty }
        let blocks = page.split(separator: "```").enumerated().compactMap { index, part in
            index % 2 == 1 ? part.filter { !$0.isEmpty } : nil
        }
        #expect(blocks.count >= 4)
        for block in blocks {
            let isFound = compiled.indices.contains { compiled[$0...].starts(with: block) }
            #expect(isFound, "is not in \(samples):\n\(block.joined(separator: "\n"))")
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
