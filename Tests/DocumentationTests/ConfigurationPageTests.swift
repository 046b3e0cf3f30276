import ClientConfiguration
import ServiceDescription
import Testing
import YAML

@testable import documentation

/// Holds the reference of the client configuration to the code: every key is documented, and none invented.
@Suite struct ConfigurationPageTests {
    @Test func everyKeyIsDocumentedAndNoneInvented() throws {
        let page = try #require(try Pages.all().pages["Documentation/Configuration.md"])
        let documented = page.rows.map { $0[0].matches(of: /`([A-Za-z.]+)`/).map { String($0.1) } }
        let keys = try Self.keys()
        #expect(keys.count >= 40)
        #expect(keys.subtracting(documented.joined()).sorted() == [], "are not documented")
        #expect(Set(documented.joined()).subtracting(keys).sorted() == [], "do not exist")
    }

    /// Every key that the reader takes, with the keys that lead to it and points between them.
    private static func keys() throws -> Set<String> {
        var found: Set<String> = []
        var open = [""]
        while let prefix = open.popLast() {
            for key in try keys(below: prefix) {
                let path = prefix.isEmpty ? key : "\(prefix).\(key)"
                found.insert(path)
                open.append(path)
            }
        }
        return found
    }

    /// The keys that the reader names when it is given one that is like none of them.
    private static func keys(below path: String) throws -> [String] {
        let unknown = "{zzzzzzzzzzzz: 1}"
        let documents = path.isEmpty ? [unknown] : [document(path, unknown), document(path, "[\(unknown)]")]
        for document in documents {
            for message in try messages(document) {
                guard let keys = message.firstMatch(of: /unknown key 'zzzzzzzzzzzz'.*; the keys are (.*)/)?.1 else {
                    continue
                }
                return keys.split(separator: ", ").map(String.init)
            }
        }
        return []
    }

    /// A document with a value at a path. What stands in a list is the first of its items.
    private static func document(_ path: String, _ value: String) -> String {
        path.split(separator: ".").reversed().reduce(value) { value, key in
            let isInList = key == "paging"
            return isInList && !value.hasPrefix("[") ? "{\(key): [\(value)]}" : "{\(key): \(value)}"
        }
    }

    private static func messages(_ text: String) throws -> [String] {
        let node = try YAMLReader.read(bytes: Array(text.utf8), file: "client.yaml")
        return ClientConfigurationReader.read(node).1.all.map(\.message)
    }
}
