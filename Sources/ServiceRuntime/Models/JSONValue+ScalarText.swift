extension JSONValue {
    /// The text of text, a number or a Boolean.
    package var scalarText: String? {
        switch self {
        case .string(let text): text
        case .integer(let number): String(number)
        case .number(let number): number.requestString
        case .bool(let value): value.requestString
        default: nil
        }
    }
}
