import YAML

/// Parses the text of a query, following the grammar of RFC 9535, appendix A.
struct JSONPathParser {
    /// The maximum nesting depth of filters and parentheses.
    private static let maximumDepth = 64

    /// The text that is not parsed yet.
    var scanner: JSONPathScanner
    private var depth = 0

    /// A parser for the text of a query.
    init(_ text: String) {
        scanner = JSONPathScanner(text)
    }

    /// Reads the whole text.
    mutating func parse() throws(JSONPathError) -> [Segment] {
        guard scanner.take("$") else { throw scanner.error("a JSONPath must start with '$'") }
        let segments = try parseSegments()
        if !scanner.isAtEnd { throw scanner.unexpected("'.', '..', '[' or the end") }
        return segments
    }

    /// Parses segments while there are any. White space belongs to the following segment.
    mutating func parseSegments() throws(JSONPathError) -> [Segment] {
        var segments: [Segment] = []
        while true {
            let start = scanner.offset
            scanner.skipSpace()
            if scanner.take("..") {
                let selectors = scanner.peek == "[" ? try parseBrackets() : [try parseShorthand()]
                segments.append(Segment(isDescendant: true, selectors: selectors))
            } else if scanner.take(".") {
                segments.append(Segment(isDescendant: false, selectors: [try parseShorthand()]))
            } else if scanner.peek == "[" {
                segments.append(Segment(isDescendant: false, selectors: try parseBrackets()))
            } else {
                scanner.offset = start
                return segments
            }
        }
    }

    /// Parses a segment after dots without brackets.
    private mutating func parseShorthand() throws(JSONPathError) -> Selector {
        if scanner.take("*") { return .wildcard }
        guard let name = scanner.takeName() else {
            if scanner.peek == "/" {
                throw scanner.error("a name that contains '/' must be in brackets and quotes: ['/…']")
            }
            throw scanner.unexpected("a name or '*'")
        }
        if scanner.peek == "-" || scanner.peek == "/" {
            throw scanner.error(
                "a name that contains '\(scanner.peekText)' must be in brackets and quotes: ['\(name)…']"
            )
        }
        return .name(name)
    }

    private mutating func parseBrackets() throws(JSONPathError) -> [Selector] {
        _ = scanner.take("[")
        var selectors: [Selector] = []
        repeat {
            scanner.skipSpace()
            selectors.append(try parseSelector())
            scanner.skipSpace()
        } while scanner.take(",")
        guard scanner.take("]") else { throw scanner.unexpected("',' or ']'") }
        return selectors
    }

    private mutating func parseSelector() throws(JSONPathError) -> Selector {
        if let text = try scanner.takeString() { return .name(text) }
        if scanner.take("*") { return .wildcard }
        if scanner.take("?") {
            scanner.skipSpace()
            return .filter(try parseCondition())
        }
        let start = try scanner.takeInteger()
        let afterStart = scanner.offset
        scanner.skipSpace()
        guard scanner.take(":") else {
            scanner.offset = afterStart
            guard let start else {
                throw scanner.unexpected("a name in quotes, an index, a slice, '*' or a filter ('?')")
            }
            return .index(start)
        }
        scanner.skipSpace()
        let end = try scanner.takeInteger()
        if end != nil { scanner.skipSpace() }
        var step: Int?
        if scanner.take(":") {
            scanner.skipSpace()
            step = try scanner.takeInteger()
        }
        return .slice(start: start, end: end, step: step ?? 1)
    }

    // MARK: Filters

    private mutating func parseCondition() throws(JSONPathError) -> Condition {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.maximumDepth else { throw scanner.error("filters are nested too deeply") }
        var conditions = [try parseConjunction()]
        while scanner.takeAfterSpace("||") {
            scanner.skipSpace()
            conditions.append(try parseConjunction())
        }
        return conditions.count == 1 ? conditions[0] : .or(conditions)
    }

    private mutating func parseConjunction() throws(JSONPathError) -> Condition {
        var conditions = [try parseBasicCondition()]
        while scanner.takeAfterSpace("&&") {
            scanner.skipSpace()
            conditions.append(try parseBasicCondition())
        }
        return conditions.count == 1 ? conditions[0] : .and(conditions)
    }

    private mutating func parseBasicCondition() throws(JSONPathError) -> Condition {
        let isNegated = scanner.take("!")
        if isNegated { scanner.skipSpace() }
        if scanner.take("(") {
            scanner.skipSpace()
            let condition = try parseCondition()
            scanner.skipSpace()
            guard scanner.take(")") else { throw scanner.unexpected("')'") }
            return isNegated ? .not(condition) : condition
        }
        let start = scanner.offset
        if let condition = try parseMatch() { return isNegated ? .not(condition) : condition }
        let operand = try parseOperand()
        if !isNegated, let comparison = takeComparison() {
            try check(operand, at: start)
            scanner.skipSpace()
            return .comparison(operand, comparison, try parseValue())
        }
        guard case .query(let query) = operand else {
            throw JSONPathError(message: "expected a comparison such as '==' or '<' after the value", offset: start)
        }
        return isNegated ? .not(.exists(query)) : .exists(query)
    }

    /// Takes `==`, `<` and so on; `nil` if there is something else here.
    mutating func takeComparison() -> Comparison? {
        Comparison.allCases.first { scanner.takeAfterSpace($0.rawValue) }
    }

    /// Refuses an operand that may be several values.
    func check(_ operand: Operand, at offset: Int) throws(JSONPathError) {
        if case .query(let query) = operand, !query.isSingular {
            throw JSONPathError(
                message:
                    "a query that can select several nodes cannot be compared (select one node, or use count or value)",
                offset: offset
            )
        }
    }

    /// Reads a query, a literal or a function.
    mutating func parseOperand() throws(JSONPathError) -> Operand {
        if let query = try parseQuery() { return .query(query) }
        if let text = try scanner.takeString() { return .literal(.string(text)) }
        if let number = try scanner.takeNumber() { return .literal(number) }
        let start = scanner.offset
        guard let word = scanner.takeName() else {
            throw scanner.unexpected("a query ('@' or '$'), a string in quotes, a number, true, false or null")
        }
        guard scanner.peek == "(" else {
            switch word {
            case "true": return .literal(.bool(true))
            case "false": return .literal(.bool(false))
            case "null": return .literal(.null)
            default:
                throw JSONPathError(message: "unexpected '\(word)' (put strings in quotes)", offset: start)
            }
        }
        return try parseFunction(word, at: start)
    }

    private mutating func parseQuery() throws(JSONPathError) -> FilterQuery? {
        let isAbsolute = scanner.peek == "$"
        guard isAbsolute || scanner.peek == "@" else { return nil }
        scanner.offset += 1
        return FilterQuery(isAbsolute: isAbsolute, segments: try parseSegments())
    }

    private mutating func parseFunction(_ name: String, at start: Int) throws(JSONPathError) -> Operand {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.maximumDepth else { throw scanner.error("functions are nested too deeply") }
        _ = scanner.take("(")
        scanner.skipSpace()
        let operand: Operand
        switch name {
        case "length":
            operand = .length(try parseValue())
        case "count", "value":
            guard let query = try parseQuery() else { throw scanner.unexpected("a query ('@' or '$')") }
            operand = name == "count" ? .count(query) : .value(query)
        case "match", "search":
            throw JSONPathError(message: "'\(name)' is a condition, not a value", offset: start)
        default:
            throw JSONPathError(
                message: "unknown function '\(name)' (the functions are length, count, value, match and search)",
                offset: start
            )
        }
        scanner.skipSpace()
        guard scanner.take(")") else { throw scanner.unexpected("')'") }
        return operand
    }
}
