import Testing

@testable import YAML

struct YAMLReaderTests {
    @Test(arguments: ["", "\n\n", "# only a comment\n", "---\n", "\u{FEFF}"])
    func emptyFileHoldsNothing(_ text: String) throws {
        let node = try read(text)
        #expect(node.isOmitted)
        #expect(node.isNull)
        #expect(node.kindDescription == "nothing")
    }

    /// What joins files ends each with a marker, or begins each with one.
    @Test(arguments: [
        "a: 1\n---\n", "a: 1\n---\n---\n# nothing\n", "---\n---\na: 1\n", "--- # nothing\n---\na: 1\n...\n---",
    ])
    func documentsThatHoldNothingAreNone(_ text: String) throws {
        #expect(try read(text)["a"]?.int == 1)
    }

    @Test func writtenNullIsNotNothing() throws {
        #expect(try read("null").isOmitted == false)
        #expect(try read("''").isOmitted == false)
    }

    @Test(arguments: ["api.json", "API.JSON"])
    func jsonFileMustBeJSON(file: String) {
        #expect(complaint(about: "a: 1", file: file).hasPrefix("1:1: error: 'a' is not a JSON value"))
    }

    @Test func jsonInAFileOfAnotherNameIsReadAsJSON() throws {
        // libyaml alone would refuse the surrogate pair.
        #expect(try read(" \n{\"a\": \"\\ud83d\\ude00\"}", file: "service.yaml")["a"]?.string == "😀")
        #expect(try read("[\"\\/\"]", file: "service").sequence?.first?.string == "/")
    }

    @Test func flowStyleIsReadAsYAML() throws {
        #expect(try read("{a: 1, b: [x, y,],} # done")["b"]?.sequence?.count == 2)
        #expect(complaint(about: "{a: 1, b: [x}").hasPrefix("1:13: error: expected ',' or ']', but found '}'"))
    }

    @Test func whatIsYAMLInAFileOfJSONIsReadWithTheMistake() throws {
        var mistakes: [YAMLError] = []
        let document = try YAMLReader.read(bytes: Array("a: 1".utf8), file: "a.json", mistakes: &mistakes)
        #expect(document["a"]?.int == 1)
        #expect(mistakes.map(\.message) == ["'a' is not a JSON value"])
    }

    @Test func severalDocumentsAreReadTogether() throws {
        #expect(try documents("a: 1\n---\nb: 2\n...\n").map { $0.mapping?.first?.name } == ["a", "b"])
        #expect(try documents("# none\n").isEmpty)
    }

    @Test func blockTextKeepsItsLines() throws {
        let node = try read("a: |\n  one\n   two\n\n  three\nb: >-\n  folded\n  line\nc: \"x\\u00e9\\\n  y\"\n")
        #expect(node["a"]?.string == "one\n two\n\nthree\n")
        #expect(node["b"]?.string == "folded line")
        #expect(node["c"]?.string == "xéy")
    }
}
