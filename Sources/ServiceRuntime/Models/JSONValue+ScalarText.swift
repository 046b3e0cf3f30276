extension JSONValue {
    /// The text of text, a number or a Boolean.
    package var scalarText: String? {
        switch self {
        case .null, .array, .object: nil
        case .bool, .integer, .number, .decimal, .numeral, .string: requestString
        }
    }
}
