import Testing

@testable import YAML

struct JSONReaderTests {
    @Test func allKindsOfValuesAreRead() throws {
        let node = try read(
            #"""
            {
              "text": "a\"\\\/\b\f\n\r\tz é \u00e9 \ud83d\uDE00",
            \t"numbers": [0, -1, 2.5, 1e3, -0.0E-2, 100000000000000000000],
              "words": [true, false, null],
              "empty": [{}, [], ""]
            }
            """#.replacing("\\t\"num", with: "\t\"num"),
            file: "a.json"
        )
        #expect(node["text"]?.string == "a\"\\/\u{8}\u{C}\n\r\tz é é 😀")
        #expect(node["numbers"]?.sequence?.map(\.double) == [0, -1, 2.5, 1000, 0, 1e20])
        #expect(node["numbers"]?.sequence?.map(\.int) == [0, -1, nil, nil, nil, nil])
        #expect(node["numbers"]?.sequence?.last?.string == "100000000000000000000")
        #expect(node["words"]?.sequence?.map(\.bool) == [true, false, nil])
        #expect(node["words"]?.sequence?.last?.isNull == true)
        #expect(node["empty"]?.sequence?.map(\.kindDescription) == ["a mapping", "a sequence", "a string"])
    }

    @Test func marksPointAtTheFirstCharacter() throws {
        let node = try read("{ \"é\": \"😀\", \"b\":\r\n\t[1,\r{ }] }", file: "a.json")
        #expect(node.mark.position == "1:1")
        #expect(node.mapping?.map(\.key.mark.position) == ["1:3", "1:13"])
        #expect(node["é"]?.mark.position == "1:8")
        #expect(node["b"]?.mark.position == "2:2")
        #expect(node["b"]?.sequence?.map(\.mark.position) == ["2:3", "3:1"])
    }

    @Test(arguments: [
        (
            "{\"a\": tru}",
            "1:7: error: 'tru' is not a JSON value; the literals of JSON are true, false and null; put strings in "
                + "double quotes"
        ),
        (
            "[NaN]",
            "1:2: error: 'NaN' is not a JSON value; the literals of JSON are true, false and null; put strings in "
                + "double quotes"
        ),
        (
            "{\"a\": 01}",
            "1:7: error: a JSON number cannot have a leading zero; remove the zero, or put the value in double quotes"
        ),
        ("{\"a\": 1.}", "1:9: error: expected a digit, but found '}'"),
        ("[1e+]", "1:5: error: expected a digit, but found ']'"),
        ("[-]", "1:3: error: expected a digit, but found ']'"),
        ("{\"a\": +1}", "1:7: error: expected a value, but found '+'"),
        (
            "{\"a\": \"x\ny\"}",
            "1:7: error: the quoted string that starts here is never closed; add the closing quote"
        ),
        ("{\"a\": \"x", "1:7: error: the quoted string that starts here is never closed; add the closing quote"),
        ("{\"a\": \"x\ty\"}", "1:9: error: a tab is not allowed in a JSON string; write it as '\\t'"),
        ("{\"a\": \"\\q\"}", "1:8: error: unknown escape sequence; write a backslash as '\\\\'"),
        ("{\"a\": \"\\u12g4\"}", "1:8: error: '\\u' needs 4 hexadecimal digits"),
        (
            "{\"a\": \"é\\ud83d\"}",
            "1:9: error: this escape is an unpaired surrogate; write the character itself, or both halves as "
                + "'\\ud83d\\ude00'"
        ),
        (
            "[\"\\ude00\"]",
            "1:3: error: this escape is an unpaired surrogate; write the character itself, or both halves as "
                + "'\\ud83d\\ude00'"
        ),
        ("{\"a\" 1}", "1:6: error: expected ':' after the key, but found '1'"),
        ("{\"a\": 1 \"b\": 2}", "1:9: error: expected ',' or '}', but found '\"'; add ',' before it"),
        ("[1 2]", "1:4: error: expected ',' or ']', but found '2'; add ',' before it"),
        ("[1; 2]", "1:3: error: expected ',' or ']', but found ';'"),
        ("{\"a\": [1, {\"b\": 2}", "1:7: error: '[' is never closed; add ']'"),
        ("{\"a\": {\"b\": 2}", "1:1: error: '{' is never closed; add '}'"),
        ("{\"a\": 1} x", "1:10: error: expected the end of the file after the value, but found 'x'"),
        ("", "1:1: error: the file is empty; expected a JSON value"),
        (" \n ", "2:2: error: the file is empty; expected a JSON value"),
        ("[", "1:2: error: expected a value, but found the end of the file"),
        ("{", "1:2: error: expected a key in double quotes, but found the end of the file"),
        ("[1,]", "1:3: error: a trailing ',' before ']' is not allowed in JSON; remove it"),
        ("{\"a\":1\n,}", "2:1: error: a trailing ',' before '}' is not allowed in JSON; remove it"),
        ("// x", "1:1: error: expected a value, but found '/'; JSON has no comments"),
        ("['a']", "1:2: error: expected a value, but found '''; JSON strings need double quotes"),
        ("{a: 1}", "1:2: error: expected a key in double quotes, but found 'a'"),
        ("[\u{2028}]", "1:2: error: expected a value, but found the character U+2028"),
        (
            "[\"é\", \"😀\", x]",
            "1:12: error: 'x' is not a JSON value; the literals of JSON are true, false and null; put strings in "
                + "double quotes"
        ),
        ("{\"a\":1,\r\n\"b\":2,\r\"c\":\n\n\t?}", "5:2: error: expected a value, but found '?'"),
    ])
    func errorIsExplained(in text: String, message: String) {
        #expect(complaint(about: text, file: "a.json") == message)
    }
}
