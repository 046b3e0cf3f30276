import JSONPath
import Testing
import YAML

/// The examples of RFC 9535.
struct JSONPathTests {
    private let store = """
        {"store": {
          "book": [
            {"category": "reference", "author": "Nigel Rees", "title": "Sayings of the Century", "price": 8.95},
            {"category": "fiction", "author": "Evelyn Waugh", "title": "Sword of Honour", "price": 12.99},
            {"category": "fiction", "author": "Herman Melville", "title": "Moby Dick", "isbn": "0-553-21311-3",
             "price": 8.99},
            {"category": "fiction", "author": "J. R. R. Tolkien", "title": "The Lord of the Rings",
             "isbn": "0-395-19395-8", "price": 22.99}
          ],
          "bicycle": {"color": "red", "price": 399}
        }}
        """

    private func books(_ indices: Int...) -> [String] { indices.map { "$['store']['book'][\($0)]" } }

    @Test func bookstore() throws {
        let authors = ["Nigel Rees", "Evelyn Waugh", "Herman Melville", "J. R. R. Tolkien"]
        #expect(try texts("$.store.book[*].author", in: store) == authors)
        #expect(try texts("$..author", in: store) == authors)
        #expect(try paths("$.store.*", in: store) == ["$['store']['book']", "$['store']['bicycle']"])
        #expect(try texts("$.store..price", in: store) == ["8.95", "12.99", "8.99", "22.99", "399"])
        #expect(try paths("$..book[2]", in: store) == books(2))
        #expect(try texts("$..book[2].author", in: store) == ["Herman Melville"])
        #expect(try paths("$..book[2].publisher", in: store) == [])
        #expect(try paths("$..book[-1]", in: store) == books(3))
        #expect(try paths("$..book[0,1]", in: store) == books(0, 1))
        #expect(try paths("$..book[:2]", in: store) == books(0, 1))
        #expect(try paths("$..book[?@.isbn]", in: store) == books(2, 3))
        #expect(try paths("$..book[?@.price<10]", in: store) == books(0, 2))
        #expect(try paths("$..*", in: store).count == 27)
        #expect(try paths("$", in: store) == ["$"])
    }

    @Test func names() throws {
        let json = #"{"o": {"j j": {"k.k": 3}}, "'": {"@": 2}}"#
        #expect(try texts("$.o['j j']['k.k']", in: json) == ["3"])
        #expect(try texts(#"$.o["j j"]["k.k"]"#, in: json) == ["3"])
        #expect(try paths(#"$["'"]["@"]"#, in: json) == [#"$['\'']['@']"#])
        #expect(try texts(#"$['\u0027']['\u0040']"#, in: json) == ["2"])
        #expect(try texts(#"$["\uD83D\uDE00"].é_1"#, in: #"{"😀": {"é_1": 1}}"#) == ["1"])
        #expect(try paths("$ .o\n['j j']", in: json) == ["$['o']['j j']"])
        #expect(try paths("$['a']", in: #"["a"]"#) == [])
    }

    @Test func wildcards() throws {
        let json = #"{"o": {"j": 1, "k": 2}, "a": [5, 3]}"#
        #expect(try paths("$[*]", in: json) == ["$['o']", "$['a']"])
        #expect(try texts("$.o[*]", in: json) == ["1", "2"])
        #expect(try texts("$.o[*, *]", in: json) == ["1", "2", "1", "2"])
        #expect(try texts("$.a[*]", in: json) == ["5", "3"])
    }

    @Test func indicesAndSlices() throws {
        let json = #"["a", "b", "c", "d", "e", "f", "g"]"#
        #expect(try texts("$[1]", in: json) == ["b"])
        #expect(try texts("$[-2]", in: json) == ["f"])
        #expect(try texts("$[7]", in: json) == [])
        #expect(try texts("$[-8]", in: json) == [])
        #expect(try texts("$[1:3]", in: json) == ["b", "c"])
        #expect(try texts("$[5:]", in: json) == ["f", "g"])
        #expect(try texts("$[1:5:2]", in: json) == ["b", "d"])
        #expect(try texts("$[5:1:-2]", in: json) == ["f", "d"])
        #expect(try texts("$[::-1]", in: json) == ["g", "f", "e", "d", "c", "b", "a"])
        #expect(try texts("$[:-5]", in: json) == ["a", "b"])
        #expect(try texts("$[::0]", in: json) == [])
        #expect(try texts("$[-100 : 100 : 3]", in: json) == ["a", "d", "g"])
        #expect(try texts("$[0, 3, 0]", in: json) == ["a", "d", "a"])
        #expect(try texts("$[0:2, 5]", in: json) == ["a", "b", "f"])
        #expect(try texts("$[0]", in: #"{"0": 1}"#) == [])
    }

    @Test func filters() throws {
        let json = """
            {"a": [3, 5, 1, 2, 4, 6, {"b": "j"}, {"b": "k"}, {"b": {}}, {"b": "kilo"}],
             "o": {"p": 1, "q": 2, "r": 3, "s": 5, "t": {"u": 6}}, "e": "f"}
            """
        #expect(try paths("$.a[?@.b == 'kilo']", in: json) == ["$['a'][9]"])
        #expect(try paths("$.a[?(@.b == 'kilo')]", in: json) == ["$['a'][9]"])
        #expect(try texts("$.a[?@>3.5]", in: json) == ["5", "4", "6"])
        #expect(try paths("$.a[?@.b]", in: json) == (6...9).map { "$['a'][\($0)]" })
        #expect(try paths("$[?@.*]", in: json) == ["$['a']", "$['o']"])
        #expect(try paths("$[?@[?@.b]]", in: json) == ["$['a']"])
        #expect(try texts("$.o[?@<3, ?@<3]", in: json) == ["1", "2", "1", "2"])
        #expect(try paths(#"$.a[?@<2 || @.b == "k"]"#, in: json) == ["$['a'][2]", "$['a'][7]"])
        #expect(try texts("$.o[?@>1 && @<4]", in: json) == ["2", "3"])
        #expect(try paths("$.o[?@.u || @.x]", in: json) == ["$['o']['t']"])
        #expect(try texts("$.a[?@.b == $.x]", in: json) == ["3", "5", "1", "2", "4", "6"])
        #expect(try paths("$.a[?@ == @]", in: json).count == 10)
        #expect(try paths("$.a[?!@.b && !(@ == 3 || @ < 3)]", in: json) == ["$['a'][1]", "$['a'][4]", "$['a'][5]"])
        #expect(try paths("$[?length(@) == 1 && count(@.*) == 0]", in: json) == ["$['e']"])
        #expect(try paths("$[?value(@..u) == 6]", in: json) == ["$['o']"])
    }

    @Test(arguments: [
        ("$.absent1 == $.absent2", true), ("$.absent1 <= $.absent2", true), ("$.absent == 'g'", false),
        ("$.absent1 != $.absent2", false), ("$.absent != 'g'", true), ("1 <= 2", true), ("1 > 2", false),
        ("13 == '13'", false), ("'a' <= 'b'", true), ("'a' > 'b'", false), ("$.obj == $.arr", false),
        ("$.obj != $.arr", true), ("$.obj == $.obj", true), ("$.obj != $.obj", false), ("$.arr == $.arr", true),
        ("$.arr != $.arr", false), ("$.obj == 17", false), ("$.obj != 17", true), ("$.obj <= $.arr", false),
        ("$.obj < $.arr", false), ("$.obj <= $.obj", true), ("$.arr <= $.arr", true), ("1 <= $.arr", false),
        ("1 >= $.arr", false), ("1 > $.arr", false), ("1 < $.arr", false), ("true <= true", true),
        ("true > true", false), ("null == null", true), ("1 == 1.0", true), ("-0 == 0", true), ("1e2 == 100", true),
    ])
    func comparisons(condition: String, holds: Bool) throws {
        let json = #"{"obj": {"x": "y"}, "arr": [2, 3]}"#
        #expect(try paths("$[?\(condition)]", in: json).isEmpty == !holds)
    }

    @Test func descendants() throws {
        let json = #"{"o": {"j": 1, "k": 2}, "a": [5, 3, [{"j": 4}, {"k": 6}]]}"#
        #expect(try texts("$..j", in: json) == ["1", "4"])
        #expect(try texts("$..[0]", in: json) == ["5", "(a mapping)"])
        #expect(try paths("$..[*]", in: json) == (try paths("$..*", in: json)))
        #expect(try paths("$..*", in: json).count == 11)
        #expect(try paths("$..o", in: json) == ["$['o']"])
        #expect(try texts("$.o..[*, *]", in: json) == ["1", "2", "1", "2"])
        #expect(try texts("$.a..[0, 1]", in: json) == ["5", "3", "(a mapping)", "(a mapping)"])
    }

    @Test func nullIsAValue() throws {
        let json = #"{"a": null, "b": [null], "c": [{}], "null": 1}"#
        #expect(try texts("$.a", in: json) == ["null"])
        #expect(try paths("$.a[0]", in: json) == [])
        #expect(try paths("$.a.d", in: json) == [])
        #expect(try paths("$.b[?@]", in: json) == ["$['b'][0]"])
        #expect(try paths("$.b[?@==null]", in: json) == ["$['b'][0]"])
        #expect(try paths("$.c[?@.d==null]", in: json) == [])
        #expect(try texts("$.null", in: json) == ["1"])
    }

    @Test(arguments: [
        ("", "0: a JSONPath must start with '$'"),
        ("a", "0: a JSONPath must start with '$'"),
        ("$ ", "1: expected '.', '..', '[' or the end, found ' '"),
        ("$.paths./pets", "8: a name that contains '/' must be in brackets and quotes: ['/…']"),
        ("$.", "2: expected a name or '*', found the end"),
        ("$.[0]", "2: expected a name or '*', found '['"),
        ("$.x-id", "3: a name that contains '-' must be in brackets and quotes: ['x…']"),
        ("$['a", "2: the string has no closing \"'\""),
        (#"$['\x']"#, #"4: unknown escape sequence '\x'"#),
        (#"$['\uD800']"#, "9: unpaired surrogate"),
        ("$[01]", "2: a number cannot have a leading zero"),
        ("$[9007199254740992]", "2: the number is too large"),
        ("$[]", "2: expected a name in quotes, an index, a slice, '*' or a filter ('?'), found ']'"),
        ("$[0", "3: expected ',' or ']', found the end"),
        (
            "$[?@..a == 1]",
            "3: a query that can select several nodes cannot be compared (select one node, or use count or value)"
        ),
        ("$[?1]", "3: expected a comparison such as '==' or '<' after the value"),
        ("$[?@.a == get]", "10: unexpected 'get' (put strings in quotes)"),
        ("$[?(@.a]", "7: expected ')', found ']'"),
    ])
    func mistakes(query: String, message: String) {
        #expect(complaint(about: query) == message)
    }

    @Test func nestingIsBounded() {
        let deep = "$[?" + String(repeating: "(", count: 5000) + "@" + String(repeating: ")", count: 5000) + "]"
        #expect(complaint(about: deep)?.hasSuffix("filters are nested too deeply") == true)
    }

    @Test(arguments: [("||", ["$[1]"]), ("&&", [])])
    func aConditionMayHaveAnyNumberOfParts(operator: String, selected: [String]) throws {
        let root = try YAMLReader.read(bytes: Array(#"[{"a": 1}, {"b": 1}]"#.utf8), file: "test.json")
        let parts = Array(repeating: "@.c", count: 100_000) + ["@.b"]
        let query = try JSONPath("$[?\(parts.joined(separator: `operator`))]")
        #expect(try query.matches(in: root).map(\.normalizedPath) == selected)
    }

    /// What is selected is kept, and gigabytes of it may be little work.
    @Test(.timeLimit(.minutes(20))) func whatIsKeptIsBounded() throws {
        let json = String(repeating: "[", count: 60) + String(repeating: "]", count: 60)
        let root = try YAMLReader.read(bytes: Array(json.utf8), file: "test.json")
        let query = try JSONPath("$" + String(repeating: "..*", count: 12))
        let error = #expect(throws: JSONPathError.self) { _ = try query.matches(in: root) }
        #expect(error?.message == "the query selects more than 1000000 nodes of this document (use fewer '..')")
    }

    @Test func effortIsBounded() throws {
        let json = String(repeating: "[", count: 60) + String(repeating: "]", count: 60)
        let root = try YAMLReader.read(bytes: Array(json.utf8), file: "test.json")
        #expect(throws: JSONPathError.self) {
            _ = try JSONPath("$" + String(repeating: "..*", count: 12)).matches(in: root, effort: 100_000)
        }
        // Each of many children would compare two long lists.
        let list = "[" + (0..<1_000).map(String.init).joined(separator: ",") + "]"
        let lists = try YAMLReader.read(bytes: Array("{\"a\": \(list), \"b\": \(list)}".utf8), file: "test.json")
        let query = try JSONPath("$.a[?$.a == $.b]")
        #expect(throws: JSONPathError.self) { _ = try query.matches(in: lists, effort: 100_000) }
        #expect(try query.matches(in: lists, effort: 10_000_000).count == 1_000)
    }
    @Test func effortIsThatOfAllQueriesTogether() throws {
        let root = try YAMLReader.read(bytes: Array("[1, 2, 3]".utf8), file: "test.json")
        let query = try JSONPath("$[*]")
        var effort = 8
        #expect(try query.matches(in: root, effort: &effort).count == 3)
        #expect(effort == 4)
        #expect(try query.matches(in: root, effort: &effort).count == 3)
        #expect(effort == 0)
        #expect(throws: JSONPathError.self) { _ = try query.matches(in: root, effort: &effort) }
        #expect(effort == -1)
    }
}
