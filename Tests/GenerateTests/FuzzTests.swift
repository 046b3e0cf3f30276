import Foundation
import Testing

/// What the fuzzer found once, and that it still finds its way.
@Suite struct FuzzTests {
    /// The descriptions in `Tests/Fuzz/Findings` that a child of the fuzzer did not survive when they were kept.
    private static let findings: [URL] = {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Fuzz/Findings")
            .standardized
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0 != "README.md" }.sorted().map { folder.appending(path: $0) }
    }()

    @Test func theFindingsAreThere() {
        #expect(Self.findings.count >= 6)
    }

    @Test(arguments: findings) func whatWasFoundIsReadOrRefused(finding: URL) throws {
        let result = try fuzz("--check", finding.path)
        #expect([0, 1].contains(result.exitCode), "\(result.output)")
    }

    @Test func theSameSeedGivesTheSameRuns() throws {
        let results = try (0..<2).map { _ in try fuzz("--runs", "8", "--seed", "3") }
        #expect(results.allSatisfy { $0.exitCode == 0 })
        // All but the time, which stands at the end.
        let counts = results.map { $0.output.split(separator: ",").dropLast() }
        #expect(counts[0] == counts[1])
        #expect(counts[0].first == "fuzz: seed 3")
    }

    private func fuzz(_ arguments: String...) throws -> (exitCode: Int32, output: String) {
        let process = Process()
        process.executableURL = try #require(GenerateTool.url).deletingLastPathComponent().appending(path: "fuzz")
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }
}
