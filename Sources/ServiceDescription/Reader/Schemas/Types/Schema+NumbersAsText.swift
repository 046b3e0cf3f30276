import YAML

extension Schema {
    /// Reads a number that may come as text as well, and whose pattern or format says that the text is the same number: ASP.NET Core 10
    /// describes each number like that, Pydantic each `Decimal`, and Connect each `int64` (ProtoJSON writes it as text).
    ///
    /// - Parameters:
    ///   - types: The types that the schema names.
    ///   - fields: The fields of the schema.
    /// - Returns: `false` if the text may be anything.
    mutating func readNumberOrText(of types: [SchemaType], _ fields: Fields<SchemaKeyword>) -> Bool {
        guard types.count == 2, types.contains(.string) else { return false }
        let type: SchemaType = types.contains(.integer) ? .integer : .number
        guard types.contains(type), fields.isNumber(isWhole: type == .integer) else { return false }
        readNumber(type, fields)
        return true
    }

    /// Reads a choice between a number and text that is the same number, by its pattern or format, or because services of OData send
    /// numbers so (`IEEE754Compatible`, OData JSON Format 4.01, section 3.2).
    ///
    /// - Parameters:
    ///   - alternatives: The fields of the alternatives.
    ///   - name: The name of the schema; `nil` if it has none.
    ///   - conventions: What is usual in the tools that the document was made with.
    /// - Returns: `false` if it is something else.
    mutating func readNumberOrText(
        _ alternatives: [Fields<SchemaKeyword>],
        named name: String?,
        conventions: ToolConventions
    ) -> Bool {
        guard alternatives.count == 2, let text = alternatives.first(where: { $0.primitiveType == .string }),
            let number = alternatives.first(where: { [.integer, .number].contains($0.primitiveType) }),
            let type = number.primitiveType, !number.listValues
        else { return false }
        if conventions.hasNumbersAsText, text.hasNothingButType, number[.format] != nil || name == "count" {
            // Only `$count` has no format, and is whole.
            readNumber(number[.format] == nil ? .integer : type, number)
        } else if text.isNumber(isWhole: type == .integer) {
            readNumber(type, number)
        } else {
            return false
        }
        return true
    }

    /// Reads a union of a number and the names of values that JSON has no numbers for. Connect describes each `double` in this
    /// way, and Microsoft each number of OData. Text of any kind beside the number is taken for these names, too.
    ///
    /// - Returns: `false` if it is something else.
    mutating func readNumberOrName(_ alternatives: [Fields<SchemaKeyword>]) -> Bool {
        var number: Fields<SchemaKeyword>?
        var names: Set<String> = []
        for fields in alternatives {
            let values = fields.listedValues.filter { !$0.isNull }
            switch fields.primitiveType {
            case .number where number == nil && values.isEmpty: number = fields
            case .string where !values.isEmpty: names.formUnion(values.map { $0.string ?? "" })
            case .string where fields.hasNothingButType: break
            default: return false
            }
        }
        guard let number, !names.isEmpty, names.isSubset(of: Self.namesOfNumbers) else { return false }
        self.shape = number.primitive(.number)
        self.textOfNumber = names.isDisjoint(with: Self.shortNames) ? .names : .shortNames
        return true
    }

    private static let shortNames: Set<String> = ["INF", "-INF"]
    private static let namesOfNumbers = shortNames.union(["NaN", "Infinity", "-Infinity"])

    private mutating func readNumber(_ type: SchemaType, _ fields: Fields<SchemaKeyword>) {
        self.shape = fields.primitive(type)
        // Text is for the numbers that lose digits as a `Double`.
        if case .number(nil) = self.shape { self.shape = .number(format: "decimal") }
        self.textOfNumber = .digits
    }
}

extension Fields<SchemaKeyword> {
    /// The types of a number that has only a format and a pattern: ASP.NET Core 10 describes it so in OpenAPI 3.0, which has
    /// no room for two types.
    var typesOfNumber: [SchemaType]? {
        guard entry(.type) == nil, let format = format.map(StandardFormat.init) else { return nil }
        let isWhole = format.isWhole
        guard isWhole || format == .float || format == .double, isNumber(isWhole: isWhole) else { return nil }
        return [isWhole ? .integer : .number, .string]
    }

    /// Whether a text has the format of a whole number, but its default, an example or its pattern shows that it is none.
    func isNoNumber(_ format: String?) -> Bool {
        guard StandardFormat(format).isWhole else { return false }
        let values = [self[.default]].compactMap(\.self) + allExamples
        let areNumbers = values.allSatisfy { $0.isNull || $0.string?.wholeMatch(of: /[+-]?[0-9]+/) != nil }
        let isPatternOfNumber =
            self[.pattern]?.string.map { Self.isPatternOfNumber($0, isWhole: true, mayLackSign: true) } ?? true
        return !areNumbers || !isPatternOfNumber
    }

    /// Whether nothing is said of values but their type, and that `null` is one.
    var hasNothingButType: Bool {
        keys.allSatisfy { $0 == .type || SchemaKeyword.nullables.contains($0) || $0.isAnnotation }
    }

    /// Whether the pattern or the format of a text says that it is a number.
    fileprivate func isNumber(isWhole: Bool) -> Bool {
        if listValues { return false }
        // Elysia writes `numeric` for both, and `integer`.
        let formats = isWhole ? ["int64", "uint64", "integer", "numeric"] : ["decimal", "numeric"]
        if let format, formats.contains(format) { return true }
        return self[.pattern]?.string.map { Self.isPatternOfNumber($0, isWhole: isWhole, mayLackSign: false) } ?? false
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
