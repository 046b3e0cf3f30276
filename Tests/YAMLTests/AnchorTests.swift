import Testing

@testable import YAML

struct AnchorTests {
    @Test func aliasStandsForTheAnchoredValue() throws {
        let node = try read("a: &one {x: [1]}\nb: *one\nc: &two word\n*two : key\n")
        #expect(node["b"]?["x"]?.sequence?.first?.int == 1)
        #expect(node["b"]?.mark.position == "2:4")
        #expect(node["b"]?["x"]?.mark.position == "1:13")
        #expect(node["word"]?.string == "key")
    }

    @Test func anchorMayBeGivenAgain() throws {
        #expect(try read("[&a 1, *a, &a 2, *a]").sequence?.map(\.int) == [1, 1, 2, 2])
    }

    @Test func anchorsEndWithTheirDocument() {
        let error = #expect(throws: YAMLError.self) {
            try documents("--- &a 1\n--- *a\n")
        }
        #expect(error?.mark.position == "2:5")
    }

    private static let endless =
        "error: the alias '*x' is inside the value that it refers to; an alias can only refer to a value that ends before it"

    @Test(arguments: [
        (
            "a: 1\nb: *nope\n",
            "2:4: error: unknown anchor 'nope'; define it earlier in the file: put '&nope' before its value"
        ),
        ("a: &x\n  b: [*x]\n", "2:7: \(endless)"), ("[&x 1, &x [*x]]", "1:12: \(endless)"),
    ])
    func wrongAliasIsRefused(_ text: String, message: String) {
        #expect(complaint(about: text) == message)
    }

    // MARK: Merge keys

    @Test func ownMembersWinOverMergedOnes() throws {
        let node = try read(
            """
            base: &base {a: 1, b: 2}
            other: &other {b: 3, c: 4}
            one: {b: 9, <<: *base}
            several:
              x: 0
              <<: [*base, *other, {d: 5}]
              c: 9
            """
        )
        let one = try #require(node["one"]?.mapping)
        #expect(one.map(\.name) == ["b", "a"])
        #expect(one.map(\.value.int) == [9, 1])
        let several = try #require(node["several"]?.mapping)
        #expect(several.map(\.name) == ["x", "a", "b", "d", "c"])
        #expect(several.map(\.value.int) == [0, 1, 2, 5, 9])
        #expect(several["a"]?.mark.position == "1:17")
    }

    @Test func mergedMappingMayBeMergedAgain() throws {
        let node = try read("a: &a {x: 1}\nb: &b {<<: *a, y: 2}\nc: {<<: *b, z: 3}\n")
        #expect(node["c"]?.mapping?.map(\.name) == ["x", "y", "z"])
    }

    @Test func quotedMergeKeyIsAName() throws {
        #expect(try read("'<<': 1")["<<"]?.int == 1)
        #expect(try read("{\"<<\": {\"a\": 1}}")["<<"]?["a"]?.int == 1)
    }

    @Test(arguments: [
        (
            "a:\n  <<: 3\n",
            "2:7: error: '<<' merges mappings, not an integer; use a mapping, an alias of one, or a list of them; to "
                + "use '<<' as a key, put it in quotes"
        ),
        (
            "<<: [{a: 1}, text]",
            "1:14: error: '<<' merges mappings, not a string; use a mapping, an alias of one, or a list of them; to "
                + "use '<<' as a key, put it in quotes"
        ),
        (
            "<<: {a: 1}\n<<: {b: 1}\n",
            "2:1: error: duplicate key '<<', first used at line 1, column 1; merge several mappings with one list: "
                + "'<<: [*first, *second]'"
        ),
    ])
    func wrongMergeIsRefused(_ text: String, message: String) {
        #expect(complaint(about: text) == message)
    }
}
