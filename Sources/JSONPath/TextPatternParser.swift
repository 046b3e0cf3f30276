/// A part of a pattern.
indirect enum PatternPart: Sendable {
    case set(ScalarSet)
    case sequence([PatternPart])
    /// Any one of them.
    case choice([PatternPart])
    case repetition(PatternPart, minimum: Int, maximum: Int?)
}

/// Parses the text of a pattern, following the grammar of RFC 9485, section 4.
struct TextPatternParser {
    /// The maximum nesting depth of parentheses.
    private static let maximumDepth = 64

    private var scanner: JSONPathScanner
    private var depth = 0

    /// A parser for the text of a pattern.
    init(_ text: String) {
        scanner = JSONPathScanner(text)
    }

    /// Reads the whole text.
    mutating func parse() throws(JSONPathError) -> PatternPart {
        let part = try parseChoice()
        // Only a closing parenthesis ends a choice before the end of the text.
        if !scanner.isAtEnd { throw scanner.error("unmatched ')' (put '\\' before it)") }
        return part
    }

    // MARK: Structure

    private mutating func parseChoice() throws(JSONPathError) -> PatternPart {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.maximumDepth else { throw scanner.error("parentheses are nested too deeply") }
        var branches = [try parseBranch()]
        while scanner.take("|") { branches.append(try parseBranch()) }
        return branches.count == 1 ? branches[0] : .choice(branches)
    }

    private mutating func parseBranch() throws(JSONPathError) -> PatternPart {
        var pieces: [PatternPart] = []
        while let next = scanner.peek, next != "|", next != ")" {
            pieces.append(try parseQuantifier(of: try parseAtom()))
        }
        return .sequence(pieces)
    }

    private mutating func parseAtom() throws(JSONPathError) -> PatternPart {
        guard let next = scanner.peek else { throw scanner.error("unexpected end of the pattern") }
        switch next {
        case "(":
            let start = scanner.offset
            scanner.offset += 1
            let part = try parseChoice()
            guard scanner.take(")") else { throw JSONPathError(message: "'(' is never closed", offset: start) }
            return part
        case ".":
            scanner.offset += 1
            return .set(.anyInLine)
        case "[": return .set(try parseClass())
        case "\\": return .set(try parseEscape())
        case "*", "+", "?", "{":
            throw scanner.error(
                "there is nothing to repeat before '\(next)' (to match the character, put '\\' before it)"
            )
        case "]", "}": throw scanner.error("unmatched '\(next)' (put '\\' before it)")
        default:
            scanner.offset += 1
            return .set(.scalar(next))
        }
    }

    private mutating func parseQuantifier(of part: PatternPart) throws(JSONPathError) -> PatternPart {
        if scanner.take("*") { return .repetition(part, minimum: 0, maximum: nil) }
        if scanner.take("+") { return .repetition(part, minimum: 1, maximum: nil) }
        if scanner.take("?") { return .repetition(part, minimum: 0, maximum: 1) }
        let start = scanner.offset
        guard scanner.take("{") else { return part }
        let minimum = try parseCount()
        var maximum: Int? = minimum
        if scanner.take(",") { maximum = scanner.peek == "}" ? nil : try parseCount() }
        guard scanner.take("}") else { throw scanner.error("expected '}'") }
        if let maximum, maximum < minimum {
            throw JSONPathError(message: "the first number is greater than the second", offset: start)
        }
        return .repetition(part, minimum: minimum, maximum: maximum)
    }

    private mutating func parseCount() throws(JSONPathError) -> Int {
        let start = scanner.offset
        var count = 0
        while let next = scanner.peek, ("0"..."9").contains(next) {
            count = count * 10 + Int(next.value - 0x30)
            if count > 1_000_000 {
                throw JSONPathError(
                    message: "the pattern has too many repetitions",
                    offset: start,
                    isOfLargePattern: true
                )
            }
            scanner.offset += 1
        }
        if scanner.offset == start { throw scanner.error("expected a number") }
        return count
    }

    // MARK: Characters

    /// Characters in brackets.
    private mutating func parseClass() throws(JSONPathError) -> ScalarSet {
        let start = scanner.offset
        scanner.offset += 1
        let isNegated = scanner.take("^")
        var sets: [ScalarSet] = []
        if scanner.take("-") { sets.append(.scalar("-")) }
        while let next = scanner.peek {
            switch next {
            case "]":
                if sets.isEmpty { throw scanner.error("the brackets are empty") }
                scanner.offset += 1
                return isNegated ? .not(.union(sets)) : .union(sets)
            case "-":
                scanner.offset += 1
                guard scanner.peek == "]" else {
                    throw scanner.error("'-' must be first or last in the brackets (or put '\\' before it)")
                }
                sets.append(.scalar("-"))
            default: sets.append(try parseClassMember())
            }
        }
        throw JSONPathError(message: "'[' is never closed", offset: start)
    }

    private mutating func parseClassMember() throws(JSONPathError) -> ScalarSet {
        let start = scanner.offset
        let first = try parseClassCharacter()
        guard case .scalar(let lower) = first, scanner.take("-") else { return first }
        if scanner.isAtEnd || scanner.peek == "]" {
            scanner.offset -= 1
            return first
        }
        guard case .scalar(let upper) = try parseClassCharacter(), lower <= upper else {
            throw JSONPathError(message: "the range ends before it starts", offset: start)
        }
        return .range(lower...upper)
    }

    private mutating func parseClassCharacter() throws(JSONPathError) -> ScalarSet {
        guard let next = scanner.peek else { throw scanner.error("unexpected end of the pattern") }
        switch next {
        case "\\": return try parseEscape()
        case "[", "-": throw scanner.error("'\(next)' is not allowed in brackets (put '\\' before it)")
        default:
            scanner.offset += 1
            return .scalar(next)
        }
    }

    private mutating func parseEscape() throws(JSONPathError) -> ScalarSet {
        let start = scanner.offset
        scanner.offset += 1
        guard let next = scanner.peek else { throw scanner.error("expected a character after '\\'") }
        scanner.offset += 1
        switch next {
        case "n": return .scalar("\n")
        case "r": return .scalar("\r")
        case "t": return .scalar("\t")
        case "(", ")", "*", "+", "-", ".", "?", "[", "\\", "]", "^", "{", "|", "}": return .scalar(next)
        case "p", "P":
            var name = ""
            guard scanner.take("{") else { throw scanner.error("expected '{' and a Unicode category") }
            while let next = scanner.peek, next != "}" {
                name.unicodeScalars.append(next)
                scanner.offset += 1
            }
            guard scanner.take("}"), let set = ScalarSet.categories(named: name) else {
                throw JSONPathError(message: "'\(name)' is not a Unicode category such as L or Nd", offset: start)
            }
            return next == "p" ? set : .not(set)
        default:
            throw JSONPathError(
                message:
                    "'\\\(next)' is not an escape sequence of I-Regexp (RFC 9485), which lacks \\d, \\w and \\s "
                    + "(write [0-9] and so on)",
                offset: start
            )
        }
    }
}
