import YAML

extension SchemaReader {
    /// Reads a number that may come as text as well, and whose pattern or format says that the text is the same number: ASP.NET Core 10
    /// describes each number like that, Pydantic each `Decimal`, and Connect each `int64` (ProtoJSON writes it as text).
    ///
    /// - Parameters:
    ///   - types: The types that the schema names.
    ///   - fields: The fields of the schema.
    ///   - schema: What is read.
    /// - Returns: `false` if the text may be anything.
    mutating func readNumberOrText(
        of types: [SchemaType],
        _ fields: Fields<SchemaKeyword>,
        into schema: inout Schema
    ) -> Bool {
        guard types.count == 2, types.contains(.string) else { return false }
        let type: SchemaType = types.contains(.integer) ? .integer : .number
        guard types.contains(type), isNumber(fields, isWhole: type == .integer) else { return false }
        readNumber(type, fields, into: &schema)
        return true
    }

    /// Reads a choice between a number and text that is the same number.
    ///
    /// - Returns: `false` if it is something else.
    mutating func readNumberOrText(_ alternatives: Alternatives, into schema: inout Schema) -> Bool {
        guard !alternatives.isOneOfTwo, alternatives.nodes.count == 2 else { return false }
        let both = alternatives.nodes.compactMap { source.peek($0).flatMap(Fields<SchemaKeyword>.init) }
        guard let text = both.first(where: { primitiveType($0) == .string }),
            let number = both.first(where: { [.integer, .number].contains(primitiveType($0)) }),
            let type = primitiveType(number), number[.enum] == nil, number[.const] == nil,
            isNumber(text, isWhole: type == .integer)
        else { return false }
        readNumber(type, number, into: &schema)
        return true
    }

    /// The types of a number that has only a format and a pattern: ASP.NET Core 10 describes it so in OpenAPI 3.0, which has
    /// no room for two types.
    func typesOfNumber(_ fields: Fields<SchemaKeyword>) -> [SchemaType]? {
        guard fields.entry(.type) == nil, let format = fields[.format]?.string else { return nil }
        let isWhole = Self.isWhole(format)
        guard isWhole || ["float", "double"].contains(format), isNumber(fields, isWhole: isWhole) else { return nil }
        return [isWhole ? .integer : .number, .string]
    }

    /// Whether a text has the format of a whole number, but its default, an example or its pattern shows that it is none.
    func isNoNumber(_ format: String?, _ fields: Fields<SchemaKeyword>) -> Bool {
        guard Self.isWhole(format) else { return false }
        let values = [fields[.default], fields[.example]].compactMap(\.self) + (fields[.examples]?.sequence ?? [])
        let areNumbers = values.allSatisfy { $0.isNull || $0.string?.wholeMatch(of: /[+-]?[0-9]+/) != nil }
        let isPatternOfNumber =
            fields[.pattern]?.string.map { Self.isPatternOfNumber($0, isWhole: true, mayLackSign: true) } ?? true
        return !areNumbers || !isPatternOfNumber
    }

    private mutating func readNumber(
        _ type: SchemaType,
        _ fields: Fields<SchemaKeyword>,
        into schema: inout Schema
    ) {
        schema.shape = primitive(type, fields)
        // Text is for the numbers that lose digits as a `Double`.
        if case .number(nil) = schema.shape { schema.shape = .number(format: "decimal") }
        schema.allowsText = true
    }

    /// Whether the pattern or the format of a text says that it is a number.
    private func isNumber(_ text: Fields<SchemaKeyword>, isWhole: Bool) -> Bool {
        if text[.enum] != nil || text[.const] != nil { return false }
        // Elysia writes `numeric` for both, and `integer`.
        let formats = isWhole ? ["int64", "uint64", "integer", "numeric"] : ["decimal", "numeric"]
        if let format = text[.format]?.string, formats.contains(format) { return true }
        return text[.pattern]?.string.map { Self.isPatternOfNumber($0, isWhole: isWhole, mayLackSign: false) } ?? false
    }

    /// Whether a pattern is that of a number.
    ///
    /// - Parameters:
    ///   - pattern: The pattern.
    ///   - isWhole: Whether the number must be whole.
    ///   - mayLackSign: Whether a pattern of digits alone is one, too, which may as well be that of a code.
    private static func isPatternOfNumber(_ pattern: String, isWhole: Bool, mayLackSign: Bool) -> Bool {
        guard pattern.hasSuffix("$") || pattern.hasSuffix("$)") else { return false }
        // Pydantic's begins with what the text must not be: `^(?!^[-+.]*$)[+-]?0*\d*\.?\d*$`.
        let starts = ["^(?!^[-+.]*$)", "^"]
        guard var rest = starts.first(where: pattern.hasPrefix).map({ pattern.dropFirst($0.count) }) else {
            return false
        }
        let sign = ["-?", "[+-]?", "[-+]?"].first(where: rest.hasPrefix)
        guard sign != nil || mayLackSign else { return false }
        rest = rest.dropFirst(sign?.count ?? 0)
        var symbols = String(rest)
        for piece in ["(?:", "(?=", "[eE]", "[+-]", "[-+]", "[1-9]", "[0-9]", "[\\d.]", "\\d"] {
            symbols = symbols.replacing(piece, with: "")
        }
        if isWhole, symbols.contains(".") { return false }
        return symbols.allSatisfy { "0123456789()|?*+{,}\\.$".contains($0) }
    }
}
