import Foundation
import ServiceRuntime
import Testing

/// The folder of the JSON parsing test suite, which stands beside the repository where there is one.
private enum JSONTestSuite {
    static let folder = URL(filePath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "shared/conformance/json")

    static var isHere: Bool { FileManager.default.fileExists(atPath: folder.path) }

    static func files() throws -> [URL] {
        guard isHere else { return [] }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return names.filter { $0.hasSuffix(".json") }.sorted().map { folder.appending(path: $0) }
    }
}

/// The JSON parsing test suite (github.com/nst/JSONTestSuite): `y_` must be read, `n_` refused, `i_` must not crash.
@Suite(.enabled(if: JSONTestSuite.isHere, "the JSON test suite is not here"))
struct JSONConformanceTests {
    @Test func allCasesAreFound() throws {
        #expect(try JSONTestSuite.files().count == 318)
    }

    @Test(arguments: try JSONTestSuite.files())
    func agrees(with file: URL) throws {
        let data = try Data(contentsOf: file)
        switch file.lastPathComponent.prefix(2) {
        case "y_": _ = try ModelCoder.decode(JSONValue.self, from: data)
        case "n_": #expect(throws: ModelReadingError.self) { try ModelCoder.decode(JSONValue.self, from: data) }
        default: _ = try? ModelCoder.decode(JSONValue.self, from: data)
        }
    }
}
