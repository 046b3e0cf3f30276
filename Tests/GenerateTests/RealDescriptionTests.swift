import Foundation
import Testing

/// Real, public descriptions, by the command and then by the compiler: what is written compiles in Swift 6 mode without a
/// warning.
@Suite(.serialized) struct RealDescriptionTests {
    /// The descriptions that lie in a folder beside the repository. Empty where the folder is absent.
    private static let descriptions: [String] = {
        let specs = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../shared/specs").standardized.path
        let all = (FileManager.default.enumerator(atPath: specs)?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(".yaml") }.sorted()
        let directory = all.filter { $0.hasPrefix("openapi-directory/") }
        let sample = stride(from: 0, to: directory.count, by: max(1, directory.count / 20)).map { directory[$0] }
        let whole = all.filter { $0.hasPrefix("github/") || $0.hasPrefix("soracom/") || $0.hasPrefix("twilio/") }
        return (whole + sample).map { specs + "/" + $0 }
    }()

    @Test(
        .enabled(if: !descriptions.isEmpty, "the folder of real descriptions is not beside the repository"),
        arguments: descriptions
    )
    func compiles(description: String) throws {
        let workspace = try Workspace()
        let result = try GenerateTool.run([description, "--output", "out", "--quiet"], in: workspace)
        #expect(result.exitCode == 0, "\(result.error)")
        let sources = try workspace.files(in: "out").filter { $0.hasSuffix(".swift") }.map { "out/" + $0 }
        try #require(!sources.isEmpty)
        let products = try #require(GenerateTool.url).deletingLastPathComponent()
        #expect(try compilerOutput(sources, modules: products.appending(path: "Modules"), in: workspace) == "")
    }

    private func compilerOutput(_ sources: [String], modules: URL, in workspace: Workspace) throws -> String {
        let log = workspace.url.appending(path: "compiler.log")
        try Data().write(to: log)
        let compiler = Process()
        compiler.executableURL = URL(filePath: "/usr/bin/env")
        let mode = ["-typecheck", "-enable-batch-mode", "-j2", "-swift-version", "6", "-parse-as-library"]
        compiler.arguments = ["swiftc"] + mode + ["-module-name", "Client", "-I", modules.path] + sources
        compiler.currentDirectoryURL = workspace.url
        let output = try FileHandle(forWritingTo: log)
        compiler.standardOutput = output
        compiler.standardError = output
        try compiler.run()
        compiler.waitUntilExit()
        let text = try String(contentsOf: log, encoding: .utf8)
        return compiler.terminationStatus == 0 ? text : "exit code \(compiler.terminationStatus)\n\(text)"
    }
}
