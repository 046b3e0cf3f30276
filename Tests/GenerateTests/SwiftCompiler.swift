import Foundation
import Testing

/// The Swift compiler, as far as it checks types.
enum SwiftCompiler {
    /// What the compiler says about all Swift files below a folder, as one module in Swift 6 mode; nothing, if all is well.
    static func complaints(about folder: String, in workspace: Workspace) throws -> String {
        let sources = try workspace.files(in: folder).filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
        try #require(!sources.isEmpty)
        let modules = try #require(GenerateTool.url).deletingLastPathComponent().appending(path: "Modules")
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
