import Foundation

/// The folder of public test suites that stands beside the repository, where there is one.
enum SharedFolder {
    static let jsonTestSuite = "conformance/json"
    static let yamlTestSuite = "conformance/yaml-test-suite"

    static let url = URL(filePath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "shared")

    static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: url.appending(path: path).path)
    }

    /// The files of one folder with that extension, by name; none where the folder is absent.
    static func files(in path: String, extension pathExtension: String) throws -> [URL] {
        guard exists(path) else { return [] }
        let folder = url.appending(path: path)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return names.filter { $0.hasSuffix("." + pathExtension) }.sorted().map { folder.appending(path: $0) }
    }
}
