import Foundation
import Testing

@testable import YAML

/// One case of the YAML test suite (github.com/yaml/yaml-test-suite).
struct YAMLTestSuiteCase: Sendable, CustomTestStringConvertible {
    /// The file's name, and for a file of several cases the case's number: `2G84/02`.
    let id: String
    let name: String
    let yaml: String
    /// Whether a reader must refuse it.
    let isInvalid: Bool
    /// The events of a valid case, one a line.
    let tree: String?
    /// The values of a valid case that has any in JSON, one after the other.
    let json: String?

    var testDescription: String { "\(id) \(name)" }

    /// All cases; none where the suite is absent.
    static func all() throws -> [YAMLTestSuiteCase] {
        try SharedFolder.files(in: SharedFolder.yamlTestSuite, extension: "yaml").flatMap(cases)
    }

    private static func cases(of file: URL) throws -> [YAMLTestSuiteCase] {
        let bytes = [UInt8](try Data(contentsOf: file))
        let list = try #require(try YAMLReader.read(bytes: bytes, file: file.path).sequence)
        let base = file.deletingPathExtension().lastPathComponent
        var earlier: [String: String] = [:]
        return list.enumerated().map { number, entry in
            // What a case leaves out is as in the case before it.
            for key in ["name", "yaml", "tree", "json"] {
                if let node = entry[key] { earlier[key] = node.string }
            }
            return YAMLTestSuiteCase(
                id: list.count == 1 ? base : base + "/" + (number < 10 ? "0" : "") + String(number),
                name: earlier["name"] ?? "",
                yaml: revealed(earlier["yaml"] ?? ""),
                isInvalid: entry["fail"]?.bool ?? false,
                tree: earlier["tree"].map(revealed),
                json: earlier["json"]
            )
        }
    }

    /// Undoes the suite's marks for characters that are hard to see.
    private static func revealed(_ text: String) -> String {
        var result = text
        while result.contains("—»") { result = result.replacingOccurrences(of: "—»", with: "»") }
        for (mark, meaning) in ["␣": " ", "»": "\t", "↵": "", "←": "\r", "⇔": "\u{FEFF}"] {
            result = result.replacingOccurrences(of: mark, with: meaning)
        }
        if result.hasSuffix("∎\n") { result.removeLast(2) }
        return result
    }
}
