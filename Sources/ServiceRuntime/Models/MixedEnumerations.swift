/// What is sent for a value of an enumeration whose values are of several types: text, numbers and Booleans.
extension JSONValue: EnumerationRawValue {
    /// The text of a scalar as a parameter. Empty for `null`, and for arrays and objects, which are never values of an
    /// enumeration.
    public var requestString: String { scalarText ?? "" }

    /// The text of text, a number or a Boolean; `nil` for anything else.
    package var scalarText: String? {
        switch self {
        case .null, .array, .object: nil
        case .bool(let value): value.requestString
        case .integer(let value): value.requestString
        case .number(let value): value.requestString
        case .decimal(let value): value.requestString
        case .numeral(let text): text
        case .string(let value): value
        }
    }
}

extension ExpandableEnumeration where RawValue == JSONValue {
    /// Reads a value, known or unknown.
    ///
    /// An integer may be written in any notation. Header fields and XML contain only text, so the form of the text
    /// tells numbers and Booleans from strings.
    public init(reading reader: ModelReader) throws {
        let value = try reader.readJSONValue()
        switch value {
        case .array, .object, .null: throw reader.error("expected a string, a number or a boolean")
        case .string(let text) where reader.format.isText: self.init(rawValue: Self.value(of: text))
        default: self.init(rawValue: value)
        }
        report(to: reader)
    }

    private static func value(of text: String) -> JSONValue {
        if let flag = Bool(text) { return .bool(flag) }
        // Only what is written as it would be sent, so that it goes back as it came.
        if let integer = Int64(text), String(integer) == text { return .integer(integer) }
        if let number = Double(text), number.isFinite, number.requestString == text { return .number(number) }
        return .string(text)
    }
}
