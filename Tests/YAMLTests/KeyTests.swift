import Testing

@testable import YAML

struct KeyTests {
    @Test(arguments: [
        ("a: 1\nb: 2\na: 3\n", "3:1: error: duplicate key 'a', first used at line 1, column 1"),
        ("x:\n  '200': 1\n  200: 2\n", "3:3: error: duplicate key '200', first used at line 2, column 3"),
        ("{a: 1, \"a\": 2}", "1:8: error: duplicate key 'a', first used at line 1, column 2"),
        ("[{\"é\": 1, \"é\": 2}]", "1:11: error: duplicate key 'é', first used at line 1, column 3"),
    ])
    func duplicateNamesBothPlaces(_ text: String, message: String) {
        #expect(complaint(about: text) == message + "; remove or rename one of them")
        #expect(throws: YAMLError.self) { try read(text) }
    }

    /// To Swift, they are equal.
    @Test(arguments: [0, 40], ["service.yaml", "service.json"])
    func keysThatDifferByNormalizationAloneAreTwo(others: Int, file: String) throws {
        let more = (0..<others).map { ", \"k\($0)\": 0" }.joined()
        let text = "{\"a\": 0\(more), \"\u{E9}\": 1, \"e\u{301}\": 2}"
        let node = try YAMLReader.read(bytes: Array(text.utf8), file: file)
        #expect(node["\u{E9}"]?.int == 1)
        #expect(node["e\u{301}"]?.int == 2)
        #expect(node.mapping?.entry(named: "e\u{301}")?.name.utf8.count == 3)
    }

    @Test(arguments: ["service.yaml", "service.json"])
    func allDuplicatesAreToldTogether(_ file: String) throws {
        let text = "{\"a\": 1,\n\"b\": {\"c\": 1, \"c\": 2},\n\"a\": 2,\n\"a\": 3}"
        let error = try #require(throws: YAMLError.self) { try YAMLReader.read(bytes: Array(text.utf8), file: file) }
        #expect(([error] + error.furtherErrors).map(\.mark.position) == ["2:15", "3:1", "4:1"])
        #expect(([error] + error.furtherErrors).compactMap(\.related?.position) == ["2:7", "1:2", "1:2"])
    }

    /// What refers to a part behind the second key is no further mistake.
    @Test(arguments: ["service.yaml", "service.json"])
    func aDocumentHasTheMembersOfAllTablesWithOneKey(_ file: String) throws {
        let text = """
            {"t": {"a": {"x": {}, "y": {}}, "b": {}}, "u": {"c": 1},
            "t": {"a": {"y": {"old": {}}, "z": {}}, "d": {}}, "u": {"e": 1}, "t": {"f": {}}}
            """
        let error = try #require(throws: YAMLError.self) { try YAMLReader.read(bytes: Array(text.utf8), file: file) }
        #expect(error.furtherErrors.count == 2)
        let document = try #require(error.document)
        #expect(document["t"]?.mapping?.map(\.name) == ["a", "b", "d", "f"])
        #expect(document["t"]?["a"]?.mapping?.map(\.name) == ["x", "y", "z"])
        #expect(document["t"]?["a"]?["y"]?.mapping?.isEmpty == true)
        #expect(document["u"]?.mapping?.map(\.name) == ["c"])
    }

    @Test func duplicatesAreToldBeforeWhatEndsTheReading() throws {
        for (file, text) in [("a.yaml", "a: 1\na: 2\nb: [\n"), ("a.json", "{\"a\": 1, \"a\": 2, \"b\": [")] {
            let error = try #require(throws: YAMLError.self) {
                try YAMLReader.read(bytes: Array(text.utf8), file: file)
            }
            #expect(error.message.hasPrefix("duplicate key 'a'"))
            #expect(error.furtherErrors.count == 1 && error.furtherErrors.first?.message.contains("duplicate") == false)
        }
    }

    /// What else it says can be checked.
    @Test(arguments: ["service.yaml", "service.json"], [0, 40])
    func theFirstOfEqualKeysIsRead(_ file: String, others: Int) throws {
        let more = (0..<others).map { "\"k\($0)\": 0, " }.joined()
        let text = "{\(more)\"a\": 1, \"b\": {\"c\": 1, \"c\": [2]}, \"a\": {\"d\": 2}, \"e\": 3}"
        let error = try #require(throws: YAMLError.self) { try YAMLReader.read(bytes: Array(text.utf8), file: file) }
        let document = try #require(error.document)
        #expect(document.mapping?.map(\.name).suffix(3) == ["a", "b", "e"])
        #expect(document["a"]?.int == 1 && document["b"]?["c"]?.int == 1 && document["e"]?.int == 3)
        let unclosed = try #require(throws: YAMLError.self) {
            try YAMLReader.read(bytes: Array(text.dropLast().utf8), file: file)
        }
        #expect(unclosed.document == nil)
    }

    @Test func manyDuplicatesAreCutOff() throws {
        let text = String(repeating: "a: 1\n", count: 5000)
        let error = try #require(throws: YAMLError.self) { try read(text) }
        #expect(error.furtherErrors.count == 999)
        #expect(error.furtherErrors.allSatisfy { $0.related?.position == "1:1" })
    }

    @Test func duplicateCarriesBothMarks() throws {
        let error = try #require(throws: YAMLError.self) { try read("a: 1\nb: 2\na: 3\n") }
        #expect(error.mark.position == "3:1")
        #expect(error.related?.position == "1:1")
        #expect(error.mark.file.line(3) == "a: 3")
    }

    @Test(arguments: [2, 15, 16, 17, 18, 40])
    func duplicateIsFoundInMappingOfAnySize(_ size: Int) {
        let text = (1..<size).map { "name\($0): 0\n" }.joined()
        #expect(
            complaint(about: text + "name1: 0\n")
                == "\(size):1: error: duplicate key 'name1', first used at line 1, column 1; remove or rename one of them"
        )
        #expect(
            complaint(about: text + "name\(size - 1): 0\n")
                == "\(size):1: error: duplicate key 'name\(size - 1)', first used at line \(size - 1), column 1; remove or rename one of them"
        )
    }

    @Test func sameNameInAnotherMappingIsNoDuplicate() throws {
        #expect(try read("a: {b: 1}\nb: {a: {a: 1}}\n")["b"]?["a"]?["a"]?.int == 1)
    }

    @Test(arguments: [
        ("? [a]\n: b\n", "1:3: error: a key must be a string, not a sequence; to make it a string, put it in quotes"),
        (
            "a:\n  {{id}}: b\n",
            "2:4: error: a key must be a string, not a mapping; to make it a string, put it in quotes"
        ),
    ])
    func keyMustBeText(_ text: String, message: String) {
        #expect(complaint(about: text) == message)
    }

    @Test func longNameIsShortenedInTheMessage() {
        let name = String(repeating: "x", count: 61)
        #expect(complaint(about: "? |-\n  a\n  b\n: 1\n? |-\n  a\n  b\n: 2\n").contains("duplicate key 'a\u{FFFD}b'"))
        #expect(complaint(about: "\(name): 1\n\(name): 2\n").contains("duplicate key '\(name.dropLast())…'"))
    }
}
