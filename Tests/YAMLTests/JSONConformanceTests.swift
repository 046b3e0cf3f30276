import Foundation
import Testing

@testable import YAML

/// The JSON parsing test suite (github.com/nst/JSONTestSuite): `y_` must be read, `n_` refused, `i_` must not crash.
@Suite(.enabled(if: SharedFolder.exists(SharedFolder.jsonTestSuite), "the JSON test suite is not here"))
struct JSONConformanceTests {
    @Test func allCasesAreFound() throws {
        #expect(try SharedFolder.files(in: SharedFolder.jsonTestSuite, extension: "json").count == 318)
    }

    @Test(arguments: try SharedFolder.files(in: SharedFolder.jsonTestSuite, extension: "json"))
    func agrees(with file: URL) throws {
        let bytes = [UInt8](try Data(contentsOf: file))
        let refusal = Self.refusal(of: bytes, path: file.lastPathComponent)
        switch file.lastPathComponent.prefix(2) {
        case "y_": #expect(refusal == nil)
        case "n_": #expect(refusal != nil)
        default: break
        }
    }

    /// Two cases that must be accepted have duplicate keys, which JSON does not forbid and descriptions must not have.
    private static func refusal(of bytes: [UInt8], path: String) -> YAMLError? {
        do {
            let rules = ReadingRules(allowsDuplicateKeys: true)
            let file = try SourceDecoder.decode(bytes, path: path, limits: rules.limits)
            _ = try JSONDocumentReader.read(file, rules: rules)
            return nil
        } catch {
            return error
        }
    }
}
