import Foundation
import Testing

/// The clients in the repository, which other tests run.
@Suite(.timeLimit(.minutes(20))) struct CommittedClientTests {
    private static let repository = URL(filePath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test(arguments: ["Specs", "Tests/Catalogue"]) func areWhatTheGeneratorWrites(configurations: String) throws {
        let folder = Self.repository.appending(path: configurations).path
        let result = try GenerateTool.run(["--config", folder, "--check", "--quiet"], in: Workspace())
        #expect(result == GenerateTool.Result(exitCode: 0, output: "", error: ""), "run 'make generate'")
    }

    /// A line may be longer only if it holds a word or a literal that fits on no line.
    @Test func haveLinesNoLongerThanTheyMayBe() throws {
        let samples = Self.repository.appending(path: "GeneratedSamples")
        let files = try FileManager.default.subpathsOfDirectory(atPath: samples.path).filter { $0.hasSuffix(".swift") }
        #expect(files.count > 60)
        for file in files {
            let text = try String(contentsOf: samples.appending(path: file), encoding: .utf8)
            for line in text.split(separator: "\n") where line.count > 120 {
                let words = line.split(separator: " ").filter { $0 != "///" }
                #expect(words.count == 1, "\(file): \(line)")
            }
        }
    }
}
