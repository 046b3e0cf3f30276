import Foundation
import Testing

/// The built command `generate`, run as a user runs it.
enum GenerateTool {
    /// What a run left behind.
    struct Result: Equatable {
        let exitCode: Int32
        let output: String
        let error: String
    }

    /// Runs the command in a folder and waits for its end.
    ///
    /// - Parameters:
    ///   - arguments: The arguments.
    ///   - folder: The working folder.
    ///   - environment: Variables that differ from those of the test.
    ///   - obeysPermissions: Whether it may not do what files do not permit, even if this is the superuser.
    static func run(
        _ arguments: [String],
        in folder: Workspace,
        environment: [String: String] = [:],
        obeysPermissions: Bool = false
    ) throws -> Result {
        let outputFile = try TemporaryFile()
        let errorFile = try TemporaryFile()
        let executable: URL = try #require(url, "the command is built beside the tests")
        let process = Process()
        let prefix = obeysPermissions && geteuid() == 0 ? restriction : []
        process.executableURL = prefix.isEmpty ? executable : URL(filePath: prefix[0])
        process.arguments = prefix.isEmpty ? arguments : prefix.dropFirst() + [executable.path] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.currentDirectoryURL = folder.url
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = outputFile.handle
        process.standardError = errorFile.handle
        try process.run()
        process.waitUntilExit()
        return Result(
            exitCode: process.terminationStatus,
            output: try outputFile.text(),
            error: try errorFile.text()
        )
    }

    /// Whether a run can be made to obey permissions here.
    static let canObeyPermissions = geteuid() != 0 || FileManager.default.isExecutableFile(atPath: restriction[0])

    /// Takes from the superuser what others do not have.
    private static let restriction = [
        "/usr/bin/setpriv", "--bounding-set=-dac_override,-dac_read_search",
        "--inh-caps=-dac_override,-dac_read_search",
    ]

    /// The folder of built products is the one of the test bundle, or on Linux of the test executable.
    static let url: URL? = {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        let folder = (bundle ?? Bundle.main.executableURL)?.deletingLastPathComponent()
        return folder.map { $0.appending(path: "generate") }
    }()

    /// A file takes any amount of output, where a pipe would make the command wait for a reader.
    private final class TemporaryFile {
        let handle: FileHandle
        private let url: URL

        init() throws {
            url = FileManager.default.temporaryDirectory.appending(path: "generate-\(UUID().uuidString)")
            try Data().write(to: url)
            handle = try FileHandle(forUpdating: url)
        }

        deinit {
            do { try FileManager.default.removeItem(at: url) } catch { print("cannot remove \(url.path): \(error)") }
        }

        func text() throws -> String {
            String(decoding: try Data(contentsOf: url), as: UTF8.self)
        }
    }
}
