import JSONPath
import Testing
import YAML

/// The functions `match` and `search` (RFC 9535), whose patterns are those of RFC 9485.
struct PatternTests {
    @Test func wholeTextsAndParts() throws {
        let json = #"[{"a": "getPet"}, {"a": "widgetPet"}, {"a": 1}, {"b": "getPet"}, "getPet", ["getPet"]]"#
        #expect(try paths("$[?match(@.a, 'get.*')]", in: json) == ["$[0]"])
        #expect(try paths("$[?search(@.a, 'get')]", in: json) == ["$[0]", "$[1]"])
        #expect(try paths("$[?search(@, 'get')]", in: json) == ["$[4]"])
        #expect(try paths("$[?!search(@.a, 'get')]", in: json) == ["$[2]", "$[3]", "$[4]", "$[5]"])
        #expect(try paths("$[?match( @.a , 'getPet' ) && @.a]", in: json) == ["$[0]"])
        #expect(try paths("$[?(search(@.a, 'wid') || search(@.b, 'get'))]", in: json) == ["$[1]", "$[3]"])
        #expect(try paths("$[?match(1, '1')]", in: json) == [])
        #expect(try paths("$[?match(@.a, 1)]", in: json) == [])
    }

    /// Patterns in the document; an invalid one matches nothing.
    @Test func patternsOfTheDocument() throws {
        let json = #"{"form": "b.?b", "none": "(", "texts": ["bab", "bb", "a", "("]}"#
        #expect(try texts("$.texts[?match(@, $.form)]", in: json) == ["bab", "bb"])
        #expect(try texts("$.texts[?search(@, value($..form))]", in: json) == ["bab", "bb"])
        #expect(try texts("$.texts[?match(@, $.none)]", in: json) == [])
        #expect(try texts("$.texts[?match(@, $.absent)]", in: json) == [])
    }

    /// What a pattern matches as a whole, and what not.
    @Test(arguments: [
        ("", [""], ["a"]),
        ("a|bc|", ["a", "bc", ""], ["b", "abc"]),
        ("(a|b)c", ["ac", "bc"], ["a", "c", "abc"]),
        ("a*", ["", "aaa"], ["ab"]),
        ("a+b?", ["a", "aab"], ["", "b", "abb"]),
        ("(ab){2}", ["abab"], ["ab", "ababab"]),
        ("a{2,}", ["aa", "aaaaa"], ["a"]),
        ("a{1,3}", ["a", "aaa"], ["", "aaaa"]),
        ("a{0}", [""], ["a"]),
        ("(a*)*b", ["b", "aab"], ["a"]),
        ("(a|)*", ["", "aa"], ["b"]),
        (".", ["a", "é", "😀", "\u{2028}", "\u{85}"], ["\n", "\r", "", "ab"]),
        ("a.c", ["abc", "a.c"], ["ac", "a\nc"]),
        ("[abc-e]", ["a", "b", "c", "d", "e"], ["f", "-", ""]),
        ("[^abc]", ["d", "\n", "^"], ["a", ""]),
        ("[-a]", ["-", "a"], ["b"]),
        ("[a-]", ["-", "a"], ["b"]),
        ("[^-a]", ["b"], ["-", "a"]),
        ("[a.|(*$^]+", [".|(*$^a"], ["b"]),
        (#"[\]\[\\\^\-]+"#, [#"][\^-"#], ["a"]),
        (#"\(\)\*\+\-\.\?\[\\\]\^\{\|\}"#, [#"()*+-.?[\]^{|}"#], [""]),
        (#"\n\r\t"#, ["\n\r\t"], ["nrt"]),
        // These are characters like others.
        ("^a$", ["^a$"], ["a"]),
        (#"\p{Lu}\P{Lu}"#, ["Aa", "Éé", "A1"], ["aa", "AA"]),
        (#"\p{L}+"#, ["aBÇ東"], ["a1"]),
        (#"[\p{Nd}_]+"#, ["1_٣"], ["a", "½"]),
        (#"[^\p{N}]"#, ["a"], ["1", "½"]),
        (#"\p{Zs}\p{Sc}\p{Pd}\p{Cc}"#, [" €-\u{7}"], [" €-a"]),
        // Characters are Unicode scalars, and those that only look the same are others.
        ("é", ["é"], ["e\u{301}"]),
        ("e.", ["e\u{301}"], ["é"]),
        ("😀{2}", ["😀😀"], ["😀"]),
    ])
    func wholeMatch(pattern: String, matching: [String], other: [String]) throws {
        for text in matching { #expect(try Self.matches(pattern, text, "match"), "'\(text)'") }
        for text in other { #expect(try !Self.matches(pattern, text, "match"), "'\(text)'") }
        for text in matching { #expect(try Self.matches(pattern, "<\(text)>", "search"), "'\(text)'") }
    }

    private static func matches(_ pattern: String, _ text: String, _ function: String) throws -> Bool {
        let json = "[{\"text\": \(quoted(text)), \"pattern\": \(quoted(pattern))}]"
        let ofTheDocument = try paths("$[?\(function)(@.text, @.pattern)]", in: json)
        let typed = try paths("$[?\(function)(@.text, \(quoted(pattern)))]", in: json)
        #expect(ofTheDocument == typed)
        return typed == ["$[0]"]
    }

    /// A text of JSON, and of JSONPath.
    private static func quoted(_ text: String) -> String {
        let characters = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case "\u{0}"..<" ": "\\u" + String(String(scalar.value + 0x10000, radix: 16).dropFirst())
            default: String(scalar)
            }
        }
        return "\"\(characters.joined())\""
    }

    // MARK: Mistakes

    @Test(arguments: [
        ("match(@.a)", "12: expected ',' and a pattern, found ')'"),
        ("match(@.a, 'b', 'c')", "17: expected ')', found ','"),
        (
            "match(@.*, 'b')",
            "9: a query that can select several nodes cannot be compared (select one node, or use count or value)"
        ),
        ("match(@.a, 'b') == true", "3: 'match' is a condition and cannot be compared"),
        ("true == match(@.a, 'b')", "11: 'match' is a condition, not a value"),
        ("length(search(@.a, 'b')) == 1", "10: 'search' is a condition, not a value"),
        (
            "matches(@.a, 'b')",
            "3: unknown function 'matches' (the functions are length, count, value, match and search)"
        ),
    ])
    func misuse(filter: String, message: String) {
        #expect(complaint(about: "$[?\(filter)]") == message)
    }

    @Test(arguments: [
        ("(a", "'(' is never closed"),
        ("a)", "unmatched ')' (put '\\' before it)"),
        ("a]", "unmatched ']' (put '\\' before it)"),
        ("*a", "there is nothing to repeat before '*' (to match the character, put '\\' before it)"),
        ("a**", "there is nothing to repeat before '*' (to match the character, put '\\' before it)"),
        ("a{", "expected a number"),
        ("a{1", "expected '}'"),
        ("a{2,1}", "the first number is greater than the second"),
        ("[a", "'[' is never closed"),
        ("[]", "the brackets are empty"),
        ("[^]", "the brackets are empty"),
        ("[z-a]", "the range ends before it starts"),
        ("[a-b-c]", "'-' must be first or last in the brackets (or put '\\' before it)"),
        ("[[a]", "'[' is not allowed in brackets (put '\\' before it)"),
        ("\\p{Lx}", "'Lx' is not a Unicode category such as L or Nd"),
        ("\\p{}", "'' is not a Unicode category such as L or Nd"),
        ("\\pL", "expected '{' and a Unicode category"),
        ("a\\", "expected a character after '\\'"),
        (
            "\\d+",
            "'\\d' is not an escape sequence of I-Regexp (RFC 9485), which lacks \\d, \\w and \\s (write "
                + "[0-9] and so on)"
        ),
        ("a{100000}", "the pattern has too many repetitions"),
        ("((a{99}){99}){99}", "the pattern has too many repetitions"),
        ("(((){1000}){1000}){1000}", "the pattern has too many repetitions"),
        ("a{99999999999999999999}", "the pattern has too many repetitions"),
    ])
    func wrongPattern(pattern: String, message: String) {
        #expect(
            complaint(about: "$[?match(@, \(Self.quoted(pattern)))]")
                == "12: '\(pattern)' is not a valid pattern: \(message)"
        )
    }

    @Test func nestingIsBounded() {
        let deep = String(repeating: "(", count: 50_000) + String(repeating: ")", count: 50_000)
        #expect(complaint(about: "$[?match(@, '\(deep)')]")?.hasSuffix("parentheses are nested too deeply") == true)
    }

    /// Patterns that take machines which go back and try again longer than anyone lives.
    @Test(
        .timeLimit(.minutes(20)),
        arguments: ["(a*)*b", "(a|a)*b", "(a|aa)+b", "((a*)*)*b", "(a?){50}a{50}", "a*a*a*a*a*a*b"]
    )
    func hostilePatternsEnd(pattern: String) throws {
        let text = String(repeating: "a", count: 5_000)
        #expect(try paths("$[?match(@, '\(pattern)')]", in: "[\"\(text)\"]") == [])
    }

    /// A long pattern on a long text is more than may be asked for.
    @Test func effortIsBounded() throws {
        let text = String(repeating: "a", count: 100_000)
        let root = try YAMLReader.read(bytes: Array("[\"\(text)\", \"(a?){4000}b\"]".utf8), file: "test.json")
        for query in ["$[?search(@, '(a?){4000}b')]", "$[?search(@, $[1])]"] {
            #expect(throws: JSONPathError.self) { _ = try JSONPath(query).matches(in: root, effort: 1_000_000) }
        }
        // Each character in brackets is compared.
        let brackets = (0x4E00..<0x5600).map { "\\u\(String($0, radix: 16))" }.joined()
        let listed = try YAMLReader.read(bytes: Array("[\"\(text)\", \"[\(brackets)]b\"]".utf8), file: "test.json")
        #expect(throws: JSONPathError.self) {
            _ = try JSONPath("$[?search(@, $[1])]").matches(in: listed, effort: 1_000_000)
        }
        #expect(throws: JSONPathError.self) {
            _ = try paths("$[?match(@, $[1])]", in: #"["a", "((a{99}){99}){99}"]"#)
        }
    }
}
