import Foundation
import Testing

/// The same description gives the same bytes, wherever, whenever and by whomever the command is run.
@Suite struct DeterminismTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

    /// Each process has an order of its own for what sets and dictionaries hold, so that runs differ in that, too.
    @Test(arguments: [
        "Specs/AppConfiguration", "Specs/Soracom", "Tests/Catalogue/Answers", "Tests/Catalogue/Bodies",
        "Tests/Catalogue/Enumerations", "Tests/Catalogue/Objects", "Tests/Catalogue/Security",
    ])
    func anotherRunElsewhereWritesTheSame(name: String) throws {
        let first = try files(name, output: "out", environment: ["LANG": "C", "TZ": "UTC"])
        #expect(first.count > 2)
        for output in ["out", "some/where/else", "other"] {
            let other = try files(
                name,
                output: output,
                environment: ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "TZ": "Pacific/Kiritimati"]
            )
            #expect(first == other)
        }
    }

    /// The texts of the files that a run in a folder of its own writes, by their paths; the record among them.
    private func files(
        _ name: String,
        output: String,
        environment: [String: String]
    ) throws -> [String: String] {
        let workspace = try Workspace()
        let text = try String(contentsOf: Self.root.appending(path: "\(name).yaml"), encoding: .utf8)
        try workspace.write(text, to: "\(output).yaml")
        let result = try GenerateTool.run(
            ["\(output).yaml", "--output", output, "--quiet"],
            in: workspace,
            environment: environment
        )
        #expect(result.exitCode == 0, "\(result.error)")
        var files: [String: String] = [:]
        for path in try workspace.files(in: output) {
            files[path] = try workspace.text(of: "\(output)/\(path)")
        }
        return files
    }
}
