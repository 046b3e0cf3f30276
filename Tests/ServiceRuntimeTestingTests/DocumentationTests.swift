import Foundation
import Testing

/// What the documentation shows is compiled: its blocks of Swift stand in files of samples, each at a place of its own.
@Suite("The documentation")
struct DocumentationTests {
    private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../..").standardizedFileURL

    @Test(
        "shows code that compiles",
        arguments: [
            ("Documentation/Requests.md", "RequestsSamples.swift", 7, 7),
            ("Documentation/Testing.md", "TestingSamples.swift", 5, 5),
            ("Documentation/Extending.md", "ExtendingSamples.swift", 11, 11),
            ("Documentation/HandwrittenClients.md", "HandwrittenClientsSamples.swift", 9, 13),
            ("Documentation/Runtime.md", "RuntimeSamples.swift", 1, 10), ("README.md", "ReadmeSamples.swift", 1, 4),
        ]
    )
    func samples(page: String, samples: String, compiledCount: Int, count: Int) throws {
        let blocks = Self.blocks(of: try Self.lines(of: Self.package.appendingPathComponent(page)))
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let compiled = try Self.lines(of: folder.appendingPathComponent(samples)).filter { !$0.isEmpty }
        // A fence that is not closed would hide the blocks behind it.
        #expect(blocks.count == count)
        var free = Set(compiled.indices)
        var others: [String] = []
        for block in blocks {
            let place = compiled.indices.first { free.contains($0) && compiled[$0...].starts(with: block) }
            guard let place else {
                others.append(block.joined(separator: "\n"))
                continue
            }
            free.subtract(place..<place + block.count)
        }
        #expect(blocks.count - others.count == compiledCount, "not in \(samples):\n\(others.joined(separator: "\n\n"))")
    }

    /// The blocks of Swift on a page: their lines that are not empty.
    private static func blocks(of page: [String]) -> [[String]] {
        var blocks: [[String]] = []
        var fence: String?
        for line in page {
            switch fence {
            case nil where line.hasPrefix("```"):
                fence = line
                if line == "```swift" { blocks.append([]) }
            case .some where line == "```": fence = nil
            case "```swift" where !line.isEmpty: blocks[blocks.count - 1].append(line)
            default: break
            }
        }
        return blocks
    }

    /// The lines of a file, without what they are indented by.
    private static func lines(of file: URL) throws -> [String] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false).map {
            $0.trimmingCharacters(in: .whitespaces)
        }
    }
}
