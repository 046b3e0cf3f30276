import Testing

@testable import YAML

/// What a person reads about text that is no YAML: what is wrong, where, and what to do.
struct SyntaxErrorTests {
    /// The place of a missing quote is where the string starts, wherever the next quote ends it.
    @Test(arguments: [
        ("a: \"x\nb: \"y\"\n", "2, column 4", "\\\""), ("a: 'x\nb: 'y'\n", "2, column 4", "''"),
        ("a: {b: \"x}\nc: \"y\"\n", "2, column 4", "\\\""), ("- [\"x, y]\n- \"y\"\n", "2, column 3", "\\\""),
        ("- \"x\n- \"y\"\n", "2, column 3", "\\\""), ("a: \"x\nb: \"\"\n", "2, column 4", "\\\""),
        ("a: \"x\n  said \"y\"\nb: 1\n", "2, column 8", "\\\""),
    ])
    func missingQuote(text: String, end: String, escaped: String) throws {
        let start = try #require(text.firstIndex { $0 == "\"" || $0 == "'" })
        let message =
            "1:\(text.distance(from: text.startIndex, to: start) + 1): error: the quoted string that starts here ends at line "
            + "\(end), where more text follows it; close it where it should end; a quote inside of it is written as "
            + "'\(escaped)'"
        #expect(complaint(about: text) == message)
    }

    @Test(arguments: [
        (
            "openapi:3.0.3\ninfo: {}\n",
            "1:8: error: a space must follow the ':' of a key; add it, or put the whole text in quotes if it is none"
        ),
        (
            "info:\n  title: A\n  version:1\npaths: {}\n",
            "3:10: error: a space must follow the ':' of a key; add it, or put the whole text in quotes if it is none"
        ),
        (
            "- name:x\n  in: query\n",
            "1:7: error: a space must follow the ':' of a key; add it, or put the whole text in quotes if it is none"
        ),
        ("a: b: c\n", "1:5: error: a ':' is not allowed here; a value that contains ': ' must be in quotes"),
        (
            "a: 1\n b: 2\n",
            "2:3: error: a ':' is not allowed here; "
                + "check the indentation of this line and of the line before; text that contains ':' "
                + "must be in quotes"
        ),
        ("a: 'x\nb: 1\n", "1:4: error: the quoted string that starts here is never closed; add the closing quote"),
        ("a: \"x\n---\n", "1:4: error: the quoted string that starts here is never closed; add the closing quote"),
        (
            "a: [1, 2\nb: 3\n",
            "2:2: error: expected ',' or ']', but found ':'; the '[' at line 1, column 4 is not closed"
        ),
        (
            "a: {x: 1\nb: 2\n",
            "2:2: error: expected ',' or '}', but found ':'; the '{' at line 1, column 4 is not closed"
        ),
        ("a: [1, 2\n\n# end\n", "1:4: error: '[' is never closed; add ']'"),
        ("{a: {b: c}\n", "1:1: error: '{' is never closed; add '}'"),
        ("b: [\n", "2:1: error: expected a value, but found the end of the file; a '[' or '{' before it is not closed"),
        ("b: [", "1:5: error: expected a value, but found the end of the file; a '[' or '{' before it is not closed"),
        ("[1,,2]", "1:4: error: expected a value, but found ','"),
        ("[a, b]]\n", "1:7: error: expected the end of the document, but found ']'"),
        (
            "a:\n  b: 1\n c: 2\n",
            "3:2: error: expected a key of the mapping that starts at line 1, column 1, but found 'c'; "
                + "start every key of one mapping in the same column"
        ),
        (
            "- a\nb: 1\n",
            "2:1: error: expected '-', the next item of the sequence that starts at line 1, column 1, "
                + "but found 'b'; "
                + "start every '-' of one sequence in the same column"
        ),
        (
            "a: 1\nb\nc: 2\n",
            "2:1: error: expected ':' after this key; "
                + "if the line continues the text above, indent it further than the key of that text"
        ),
        (
            "a: 1\n<<<<<<< HEAD\nb: 2\n=======\n",
            "2:1: error: unresolved merge conflict; resolve it, and remove the conflict markers"
        ),
        ("a:\n\tb: 1\n", "2:1: error: a tab is not allowed as indentation; use spaces"),
        ("a: 1\n\tb: 2\n", "2:1: error: a tab is not allowed as indentation; use spaces"),
        ("a: @x\n", "1:4: error: a value cannot start with '@'; put it in quotes"),
        ("a: %x\n", "1:4: error: a value cannot start with '%'; put it in quotes"),
        ("a: 'it's'\n", "1:8: error: unexpected 's' after the value; inside single quotes, write a quote twice"),
        ("a: \"x\" y\n", "1:8: error: unexpected 'y' after the value; put the whole value in quotes"),
        (
            "- **bold**\n",
            "1:3: error: '*' must be followed by the name of an anchor; names consist of letters, digits, '-' and "
                + "'_'; text that starts with '*' must be in quotes"
        ),
        (
            "a: & b\n",
            "1:4: error: '&' must be followed by a name; names consist of letters, digits, '-' and '_'; text that "
                + "starts with '&' must be in quotes"
        ),
        (
            "a: !x!y z\n",
            "1:4: error: the prefix of this tag is not declared by a %TAG line; text that starts with '!' must be in "
                + "quotes"
        ),
        (
            "a: - b\n",
            "1:4: error: a sequence cannot start here; start it on its own line; text that starts with '- ' must be "
                + "in quotes"
        ),
        ("a: ? b\n", "1:4: error: a '?' is not allowed here; text that starts with '? ' must be in quotes"),
        ("a: |x\n  b\n", "1:5: error: the text of '|' or '>' must start on the next line"),
        ("a: |0\n  b\n", "1:5: error: the indentation after '|' or '>' must be a digit from 1 to 9"),
        (
            "a: \"\\q\"\n",
            "1:5: error: unknown escape sequence '\\q'; write a backslash as '\\\\', or use single quotes"
        ),
        (
            "a: \"\\u12\"\n",
            "1:7: error: the escape sequence has too few hexadecimal digits; '\\x' takes 2 digits, '\\u' 4 and '\\U' 8"
        ),
        (
            "a: \"\\ud83d\\ude00\"\n",
            "1:7: error: the escape sequence is not a Unicode character; write the character itself, or its code "
                + "point as '\\U' and 8 digits; YAML has no surrogate pairs"
        ),
        (
            "%YAML 2.0\n--- a\n",
            "1:1: error: this version of YAML is not supported; write '%YAML 1.2', or remove the line"
        ),
        ("%FOO\n---\n", "1:5: error: found unknown directive name while scanning a directive"),
        ("a: !<x y\n", "1:7: error: expected '>' while scanning a tag"),
        (
            "a: 1\n---\nb: 2\n",
            "2:1: error: a second document starts here, but a file can contain only one; remove it, or move it to "
                + "another file"
        ),
        (
            "---\na: 1\n---\n--- {b: [\n",
            "4:1: error: a second document starts here, but a file can contain only one; remove it, or move it to "
                + "another file"
        ),
        (
            "a: 1\n---\nnull\n",
            "2:1: error: a second document starts here, but a file can contain only one; remove it, or move it to "
                + "another file"
        ),
    ])
    func isExplained(_ text: String, message: String) {
        #expect(complaint(about: text) == message)
    }

    /// Without `? `, a key has at most 1024 characters, wherever the scanner notices that one has more.
    @Test(arguments: ["a:\n  KEY: 1\n", "a: 1\nKEY: 1\n", "a:\n  b: 1\n  KEY:\n    c: 1\n"])
    func longKey(text: String) throws {
        let lines = text.split(separator: "\n")
        let line = try #require(lines.firstIndex { $0.contains("KEY") })
        let column = lines[line].prefix { $0 == " " }.count + 1
        let message =
            "\(line + 1):\(column): error: this key has more than 1024 characters; shorten it, or write '? ' before it, and ': ' "
            + "before its value on the next line"
        #expect(complaint(about: text.replacing("KEY", with: String(repeating: "k", count: 1025))) == message)
        #expect(throws: Never.self) { try read(text.replacing("KEY", with: String(repeating: "k", count: 1024))) }
    }

    /// What servers return instead of a file is recognized, whatever the file is called. What can be read is read.
    @Test(arguments: [
        ("<!DOCTYPE html>\n<body>Not: found: here</body>\n", "a.yaml", "1:1"), ("\n <html>\n", "a.json", "2:2"),
        ("<?xml version='1.0'?>\n<a>b: c: d</a>", "a.yaml", "1:1"), ("<<: [a\n", "a.yaml", nil),
        ("<: [a", "a.json", nil),
        ("<!DOCTYPE html>\n", "a.yaml", nil),
    ])
    func markup(text: String, file: String, place: String?) {
        let message = "error: the file is an HTML page or XML, neither YAML nor JSON; download the file itself"
        #expect((complaint(about: text, file: file) == "\(place ?? ""): \(message)") == (place != nil))
    }

    /// What a clone without Git LFS has instead of a file.
    @Test(arguments: ["a.yaml", "a.json"])
    func pointer(file: String) {
        let text = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"
        let message =
            "1:1: error: the file is a pointer to one in Git LFS, neither YAML nor JSON; run 'git lfs pull', or download the file "
            + "itself"
        #expect(complaint(about: text, file: file) == message)
    }

    @Test func errorShowsWhereItIs() {
        let error = #expect(throws: YAMLError.self) { try read("a: [1\nb: 2\n", file: "Specs/shop.yaml") }
        #expect(
            error?.description
                == "Specs/shop.yaml:2:2: error: expected ',' or ']', but found ':'; the '[' at line 1, column 4 is not closed"
        )
        #expect(error?.mark.file.line(2) == "b: 2")
        #expect(error?.related?.position == "1:4")
    }
}
