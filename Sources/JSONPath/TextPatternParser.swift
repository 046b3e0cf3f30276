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

    private let scalars: [Unicode.Scalar]
    private var offset = 0
    private var depth = 0

    /// A parser for the text of a pattern.
    init(_ text: String) {
        scalars = Array(text.unicodeScalars)
    }

    /// Reads the whole text.
    mutating func parse() throws(TextPatternError) -> PatternPart {
        let part = try parseChoice()
        // Only a closing parenthesis ends a choice before the end of the text.
        if peek != nil { throw error("unmatched ')' (put '\\' before it)") }
        return part
    }

    private var peek: Unicode.Scalar? { offset < scalars.count ? scalars[offset] : nil }

    private func error(_ message: String) -> TextPatternError {
        TextPatternError(message: message, offset: offset)
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard peek == scalar else { return false }
        offset += 1
        return true
    }

    // MARK: Structure

    private mutating func parseChoice() throws(TextPatternError) -> PatternPart {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.maximumDepth else { throw error("parentheses are nested too deeply") }
        var branches = [try parseBranch()]
        while take("|") { branches.append(try parseBranch()) }
        return branches.count == 1 ? branches[0] : .choice(branches)
    }

    private mutating func parseBranch() throws(TextPatternError) -> PatternPart {
        var pieces: [PatternPart] = []
        while let next = peek, next != "|", next != ")" {
            pieces.append(try parseQuantifier(of: try parseAtom()))
        }
        return .sequence(pieces)
    }

    private mutating func parseAtom() throws(TextPatternError) -> PatternPart {
        guard let next = peek else { throw error("unexpected end of the pattern") }
        switch next {
        case "(":
            let start = offset
            offset += 1
            let part = try parseChoice()
            guard take(")") else { throw TextPatternError(message: "'(' is never closed", offset: start) }
            return part
        case ".":
            offset += 1
            return .set(.anyInLine)
        case "[": return .set(try parseClass())
        case "\\": return .set(try parseEscape())
        case "*", "+", "?", "{":
            throw error("there is nothing to repeat before '\(next)' (to match the character, put '\\' before it)")
        case "]", "}": throw error("unmatched '\(next)' (put '\\' before it)")
        default:
            offset += 1
            return .set(.scalar(next))
        }
    }

    private mutating func parseQuantifier(of part: PatternPart) throws(TextPatternError) -> PatternPart {
        if take("*") { return .repetition(part, minimum: 0, maximum: nil) }
        if take("+") { return .repetition(part, minimum: 1, maximum: nil) }
        if take("?") { return .repetition(part, minimum: 0, maximum: 1) }
        let start = offset
        guard take("{") else { return part }
        let minimum = try parseCount()
        var maximum: Int? = minimum
        if take(",") { maximum = peek == "}" ? nil : try parseCount() }
        guard take("}") else { throw error("expected '}'") }
        if let maximum, maximum < minimum {
            throw TextPatternError(message: "the first number is greater than the second", offset: start)
        }
        return .repetition(part, minimum: minimum, maximum: maximum)
    }

    private mutating func parseCount() throws(TextPatternError) -> Int {
        let start = offset
        var count = 0
        while let next = peek, ("0"..."9").contains(next) {
            count = count * 10 + Int(next.value - 0x30)
            if count > 1_000_000 {
                throw TextPatternError(
                    message: "the pattern has too many repetitions",
                    offset: start,
                    isUnsupported: true
                )
            }
            offset += 1
        }
        if offset == start { throw error("expected a number") }
        return count
    }

    // MARK: Characters

    /// Characters in brackets.
    private mutating func parseClass() throws(TextPatternError) -> ScalarSet {
        let start = offset
        offset += 1
        let isNegated = take("^")
        var sets: [ScalarSet] = []
        if take("-") { sets.append(.scalar("-")) }
        while let next = peek {
            switch next {
            case "]":
                if sets.isEmpty { throw error("the brackets are empty") }
                offset += 1
                return isNegated ? .not(.union(sets)) : .union(sets)
            case "-":
                offset += 1
                guard peek == "]" else {
                    throw error("'-' must be first or last in the brackets (or put '\\' before it)")
                }
                sets.append(.scalar("-"))
            default: sets.append(try parseClassMember())
            }
        }
        throw TextPatternError(message: "'[' is never closed", offset: start)
    }

    private mutating func parseClassMember() throws(TextPatternError) -> ScalarSet {
        let start = offset
        let first = try parseClassCharacter()
        guard case .scalar(let lower) = first, peek == "-", offset + 1 < scalars.count, scalars[offset + 1] != "]"
        else {
            return first
        }
        offset += 1
        guard case .scalar(let upper) = try parseClassCharacter(), lower <= upper else {
            throw TextPatternError(message: "the range ends before it starts", offset: start)
        }
        return .range(lower...upper)
    }

    private mutating func parseClassCharacter() throws(TextPatternError) -> ScalarSet {
        guard let next = peek else { throw error("unexpected end of the pattern") }
        switch next {
        case "\\": return try parseEscape()
        case "[", "-": throw error("'\(next)' is not allowed in brackets (put '\\' before it)")
        default:
            offset += 1
            return .scalar(next)
        }
    }

    private mutating func parseEscape() throws(TextPatternError) -> ScalarSet {
        let start = offset
        offset += 1
        guard let next = peek else { throw error("expected a character after '\\'") }
        offset += 1
        switch next {
        case "n": return .scalar("\n")
        case "r": return .scalar("\r")
        case "t": return .scalar("\t")
        case "(", ")", "*", "+", "-", ".", "?", "[", "\\", "]", "^", "{", "|", "}": return .scalar(next)
        case "p", "P":
            var name = ""
            guard take("{") else { throw error("expected '{' and a Unicode category") }
            while let next = peek, next != "}" {
                name.unicodeScalars.append(next)
                offset += 1
            }
            guard take("}"), let set = ScalarSet.categories(named: name) else {
                throw TextPatternError(message: "'\(name)' is not a Unicode category such as L or Nd", offset: start)
            }
            return next == "p" ? set : .not(set)
        default:
            throw TextPatternError(
                message:
                    "'\\\(next)' is not an escape sequence of I-Regexp (RFC 9485), which lacks \\d, \\w and \\s "
                    + "(write [0-9] and so on)",
                offset: start
            )
        }
    }
}
