import CLibYAML

/// Translates an error of libyaml to words for people who do not know how a YAML scanner works.
///
/// libyaml reports a problem, where it noticed it, and often a context: the enclosing construct and where that began.
/// Sometimes the one and sometimes the other is the place to look at.
struct LibYAMLProblem {
    /// A quoted string of several lines. If its closing quote is missing, the next quote in the file, which should open another
    /// string, closes it, and the problem is noticed behind that.
    struct QuotedString {
        fileprivate let start: yaml_mark_t
        fileprivate let end: yaml_mark_t
        fileprivate let isDouble: Bool

        /// The string of an event; `nil` if it is anything else.
        init?(_ event: yaml_event_t) {
            guard event.type == YAML_SCALAR_EVENT, event.start_mark.line < event.end_mark.line else { return nil }
            let style = event.data.scalar.style
            guard style == YAML_DOUBLE_QUOTED_SCALAR_STYLE || style == YAML_SINGLE_QUOTED_SCALAR_STYLE else {
                return nil
            }
            start = event.start_mark
            end = event.end_mark
            isDouble = style == YAML_DOUBLE_QUOTED_SCALAR_STYLE
        }
    }

    private let problem: String
    private let context: String
    private let place: Mark
    private let contextStart: Mark
    private let character: UInt32
    private let file: SourceFile
    private let stringBefore: QuotedString?

    /// Takes the problem from a parser that failed.
    ///
    /// - Parameters:
    ///   - parser: The parser.
    ///   - string: The string that it read last, if that has several lines.
    ///   - file: The file.
    init(_ parser: yaml_parser_t, after string: QuotedString?, file: SourceFile) {
        problem = parser.problem.map { String(cString: $0) } ?? "not enough memory to read the file"
        context = parser.context.map { String(cString: $0) } ?? ""
        let isReading = parser.error == YAML_READER_ERROR
        place = isReading ? file.mark(atByte: parser.problem_offset) : Mark(parser.problem_mark, in: file)
        contextStart = Mark(parser.context_mark, in: file)
        character = UInt32(truncatingIfNeeded: parser.problem_value)
        self.file = file
        stringBefore = string
    }

    /// The error to report.
    var error: YAMLError { missingQuote ?? asNoticed }

    /// Where it is noticed, the problem is one of the parser or, if another quote follows the string, of the scanner.
    private var missingQuote: YAMLError? {
        guard let string = stringBefore else { return nil }
        let end = Mark(string.end, in: file)
        guard end == place || end == contextStart, characters(1, at: end).first?.isWhitespace == false else {
            return nil
        }
        return at(
            Mark(string.start, in: file),
            "the quoted string that starts here ends at line \(end.line), column \(end.column - 1), where more text follows it",
            help:
                "close it where it should end; a quote inside of it is written as '\(string.isDouble ? "\\\"" : "''")'",
            related: end
        )
    }

    private var asNoticed: YAMLError {
        switch problem {
        case "mapping values are not allowed in this context": colon
        case "could not find expected ':'": missingColon
        case "did not find expected key": strayInMapping
        case "did not find expected '-' indicator":
            at(
                place,
                "expected '-', the next item of the sequence that starts at \(position(contextStart)), but found "
                    + "\(found)",
                help: "start every '-' of one sequence in the same column",
                related: contextStart
            )
        case "did not find expected ',' or ']'": unclosed("[", "]")
        case "did not find expected ',' or '}'": unclosed("{", "}")
        case "found unexpected end of stream", "found unexpected document indicator":
            at(contextStart, "the quoted string that starts here is never closed", help: "add the closing quote")
        case "found character that cannot start any token": badStart
        case "found a tab character that violates indentation",
            "found a tab character where an indentation space is expected":
            tab
        case "did not find expected node content":
            at(
                place,
                "expected a value, but found \(found)",
                help: isAtEnd && context == "while parsing a flow node" ? "a '[' or '{' before it is not closed" : nil
            )
        case "did not find expected <document start>": at(place, "expected the end of the document, but found \(found)")
        case "did not find expected alphabetic or numeric character": badName
        case "control characters are not allowed":
            at(place, "the control character \(Wording.codePoint(character)) is not allowed in YAML", help: "remove it")
        case "found unknown escape character":
            at(
                place,
                "unknown escape sequence '\(characters(2))'",
                help: "write a backslash as '\\\\', or use single quotes"
            )
        case "did not find expected comment or line break" where context == "while scanning a block scalar":
            at(place, "the text of '|' or '>' must start on the next line")
        default: Self.known[problem].map { at(place, $0.message, help: $0.help) } ?? other
        }
    }

    // MARK: Problems whose words depend on where they are

    private var colon: YAMLError {
        if let colon = joinedColon(inLine: place.line - 1) { return missingSpace(at: colon) }
        let hasKeyBefore = textBefore.contains(": ")
        let indentation = textBefore.unicodeScalars.prefix { $0 == " " }.count
        let start = Mark(file: file, line: place.line, column: indentation + 1)
        if !hasKeyBefore, isLongKey(at: start) { return longKey(at: start) }
        return at(
            place,
            "a ':' is not allowed here",
            help: hasKeyBefore
                ? "a value that contains ': ' must be in quotes"
                : "check the indentation of this line and of the line before; text that contains ':' must be in quotes"
        )
    }

    private var missingColon: YAMLError {
        let line = file.line(contextStart.line) ?? ""
        if line.isConflictMarker {
            return at(contextStart, "unresolved merge conflict", help: "resolve it, and remove the conflict markers")
        }
        if isLongKey(at: contextStart) { return longKey(at: contextStart) }
        if let colon = joinedColon(inLine: contextStart.line) { return missingSpace(at: colon) }
        return at(
            contextStart,
            "expected ':' after this key",
            help: "if the line continues the text above, indent it further than the key of that text"
        )
    }

    /// The colon of a line that no space separates from what is meant as the value of a key: `openapi:3.0.3`; `nil` if there is none.
    private func joinedColon(inLine number: Int) -> Mark? {
        let line = (file.line(number) ?? "").unicodeScalars
        let key = line.drop { $0 == " " || $0 == "-" }
        guard let colon = key.firstIndex(of: ":"), colon > key.startIndex,
            key[..<colon].allSatisfy({ Character($0).isLetter || Character($0).isNumber || $0 == "-" || $0 == "_" }),
            let next = line[colon...].dropFirst().first, next != " ", next != "\t", next != "/"
        else { return nil }
        return Mark(file: file, line: number, column: line.distance(from: line.startIndex, to: colon) + 1)
    }

    private func missingSpace(at colon: Mark) -> YAMLError {
        at(colon, "a space must follow the ':' of a key", help: "add it, or put the whole text in quotes if it is none")
    }

    /// The maximum length of a key without `?`, in characters (YAML 1.2.2, section 8.2.2).
    private static let longestKey = 1024

    private func isLongKey(at start: Mark) -> Bool {
        let rest = (file.line(start.line) ?? "").unicodeScalars.dropFirst(start.column - 1)
        return rest.dropFirst(Self.longestKey).contains(":")
    }

    private func longKey(at start: Mark) -> YAMLError {
        at(
            start,
            "this key has more than \(Self.longestKey) characters",
            help: "shorten it, or write '? ' before it, and ': ' before its value on the next line"
        )
    }

    private var strayInMapping: YAMLError {
        if textBefore.contains(where: { $0 != " " && $0 != "\t" }) {
            return at(place, "unexpected \(found) after the value", help: strayHelp)
        }
        return at(
            place,
            "expected a key of the mapping that starts at \(position(contextStart)), but found \(found)",
            help: "start every key of one mapping in the same column",
            related: contextStart
        )
    }

    private var strayHelp: String {
        if characters(1) == ":" { return "put a space after the ':'" }
        if textBefore.last == "'" { return "inside single quotes, write a quote twice" }
        return "put the whole value in quotes"
    }

    private func unclosed(_ open: Character, _ close: Character) -> YAMLError {
        if isAtEnd { return at(contextStart, "'\(open)' is never closed", help: "add '\(close)'") }
        return at(
            place,
            "expected ',' or '\(close)', but found \(found)",
            help: "the '\(open)' at \(position(contextStart)) is not closed",
            related: contextStart
        )
    }

    private var badStart: YAMLError {
        if characters(1) == "\t" { return tab }
        return at(place, "a value cannot start with \(found)", help: "put it in quotes")
    }

    private var tab: YAMLError {
        at(place, "a tab is not allowed as indentation", help: "use spaces")
    }

    private var badName: YAMLError {
        let isAlias = context == "while scanning an alias"
        return at(
            contextStart,
            isAlias ? "'*' must be followed by the name of an anchor" : "'&' must be followed by a name",
            help:
                "names consist of letters, digits, '-' and '_'; text that starts with '\(isAlias ? "*" : "&")' must "
                + "be in quotes"
        )
    }

    // MARK: Problems whose words are always the same

    private static let known: [String: (message: String, help: String?)] = [
        "did not find expected hexdecimal number": (
            "the escape sequence has too few hexadecimal digits", "'\\x' takes 2 digits, '\\u' 4 and '\\U' 8"
        ),
        "found invalid Unicode character escape code": (
            "the escape sequence is not a Unicode character",
            "write the character itself, or its code point as '\\U' and 8 digits; YAML has no surrogate pairs"
        ),
        "block sequence entries are not allowed in this context": (
            "a sequence cannot start here", "start it on its own line; text that starts with '- ' must be in quotes"
        ),
        "mapping keys are not allowed in this context": (
            "a '?' is not allowed here", "text that starts with '? ' must be in quotes"
        ),
        "found an indentation indicator equal to 0": (
            "the indentation after '|' or '>' must be a digit from 1 to 9", nil
        ),
        "found undefined tag handle": (
            "the prefix of this tag is not declared by a %TAG line", "text that starts with '!' must be in quotes"
        ),
        "found incompatible YAML document": (
            "this version of YAML is not supported", "write '%YAML 1.2', or remove the line"
        ),
    ]

    /// What is too rare for its own text: libyaml's, slightly edited.
    private var other: YAMLError {
        var message = problem
        for start in ["did not find the expected", "did not find expected", "could not find expected", "did not find"] {
            if message.hasPrefix(start) {
                message = "expected" + message.dropFirst(start.count)
                break
            }
        }
        return at(place, context.isEmpty ? message : "\(message) \(context)")
    }

    // MARK: Words

    private func at(_ mark: Mark, _ message: String, help: String? = nil, related: Mark? = nil) -> YAMLError {
        YAMLError(mark: mark, message: message, help: help, related: related)
    }

    private func position(_ mark: Mark) -> String {
        "line \(mark.line), column \(mark.column)"
    }

    private var textBefore: String {
        String((file.line(place.line) ?? "").unicodeScalars.prefix(place.column - 1))
    }

    private func characters(_ count: Int) -> String { characters(count, at: place) }

    private func characters(_ count: Int, at mark: Mark) -> String {
        String((file.line(mark.line) ?? "").unicodeScalars.dropFirst(mark.column - 1).prefix(count))
    }

    private var isAtEnd: Bool {
        characters(1).isEmpty && file.line(place.line + 1) == nil
    }

    private var found: String {
        Wording.found(isAtEnd ? nil : characters(1).unicodeScalars.first ?? "\n")
    }
}
