extension JSONPathParser {
    /// Reads `match(…)` or `search(…)` (RFC 9535, sections 2.4.6 and 2.4.7); `nil` if there is something else here.
    mutating func parseMatch() throws(JSONPathError) -> Condition? {
        let start = scanner.offset
        guard let name = scanner.takeName(), ["match", "search"].contains(name), scanner.take("(") else {
            scanner.offset = start
            return nil
        }
        scanner.skipSpace()
        let text = try parseValue()
        scanner.skipSpace()
        guard scanner.take(",") else { throw scanner.unexpected("',' and a pattern") }
        scanner.skipSpace()
        let pattern = try parsePattern()
        scanner.skipSpace()
        guard scanner.take(")") else { throw scanner.unexpected("')'") }
        if takeComparison() != nil {
            throw JSONPathError(message: "'\(name)' is a condition and cannot be compared", offset: start)
        }
        return .match(text, pattern, whole: name == "match")
    }

    /// Reads what must be one value.
    mutating func parseValue() throws(JSONPathError) -> Operand {
        let start = scanner.offset
        let value = try parseOperand()
        try check(value, at: start)
        return value
    }

    /// Reads a pattern. By RFC 9535, an invalid one matches nothing; an error is more useful to the author.
    private mutating func parsePattern() throws(JSONPathError) -> PatternSource {
        let start = scanner.offset
        let value = try parseValue()
        guard case .literal(.string(let text)) = value else { return .operand(value) }
        do throws(JSONPathError) {
            return .pattern(try TextPattern(text))
        } catch {
            throw JSONPathError(message: "'\(text)' is not a valid pattern: \(error.message)", offset: start)
        }
    }
}
