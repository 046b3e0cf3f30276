import Foundation
import Mustache
import Testing
import YAML

/// The official tests of the Mustache specification, <https://github.com/mustache/spec>.
@Suite(.enabled(if: Specification.exists, "needs ../shared/conformance/mustache, which is not part of this repository"))
struct SpecificationTests {
    @Test(
        arguments: [
            ("comments", 12), ("delimiters", 14), ("interpolation", 42), ("inverted", 22), ("partials", 12),
            ("sections", 34), ("~inheritance", 27), ("~dynamic-names", 21),
        ]
    )
    func module(name: String, count: Int) throws {
        let examples = try Specification.examples(ofModule: name)
        #expect(examples.count == count)
        for example in examples {
            let output = try render(example.template, example.view, partials: example.partials)
            #expect(output == example.expected, "\(name): \(example.name)")
        }
    }
}

/// The files of the specification, beside the repository.
private enum Specification {
    struct Example {
        let name: String
        let template: String
        let view: MustacheValue
        let partials: [String: String]
        let expected: String
    }

    static let folder = URL(filePath: #filePath)
        .resolvingSymlinksInPath()
        .appending(path: "../../../../shared/conformance/mustache")
        .standardizedFileURL

    static var exists: Bool { FileManager.default.fileExists(atPath: folder.path) }

    static func examples(ofModule name: String) throws -> [Example] {
        let file = folder.appending(path: "\(name).yml")
        let document = try YAMLReader.read(bytes: [UInt8](Data(contentsOf: file)), file: file.path)
        return try #require(document["tests"]?.sequence).map { test in
            Example(
                name: try #require(test["name"]?.string),
                template: try #require(test["template"]?.string),
                view: try test["data"].map(value) ?? .object([:]),
                partials: try strings(test["partials"]),
                expected: try #require(test["expected"]?.string)
            )
        }
    }

    private static func strings(_ node: YAMLNode?) throws -> [String: String] {
        var strings: [String: String] = [:]
        for entry in node?.mapping ?? YAMLMapping([]) {
            let string = try #require(entry.value.string)
            strings[entry.name] = string
        }
        return strings
    }

    private static func value(_ node: YAMLNode) throws -> MustacheValue {
        if let items = node.sequence { return .list(try items.map(value)) }
        if let mapping = node.mapping {
            var members: [String: MustacheValue] = [:]
            for entry in mapping { members[entry.name] = try value(entry.value) }
            return .object(members)
        }
        return switch try #require(node.scalar).value {
        case .null: .null
        case .bool(let value): .bool(value)
        case .int(let value): .integer(Int(value))
        case .float(let value): .double(value)
        case .string(let value): .string(value)
        }
    }
}
