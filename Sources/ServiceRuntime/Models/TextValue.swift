/// A value that is a text of a form of its own in every format, such as a day: its `description`.
package protocol TextValue: LosslessStringConvertible, Codable, ModelValue, ParameterConvertible,
    RequestStringConvertible
{
    /// What its texts are, with an article and an example: `a date such as 2026-11-20`.
    static var kind: String { get }

    /// The value that a service means by a text, which may be written in more ways than the value's own.
    static func read(_ text: String) -> Self?
}

extension TextValue {
    package static func read(_ text: String) -> Self? { Self(text) }

    /// Reads the value from its text.
    public init(reading reader: ModelReader) throws {
        let text = try reader.readToken()
        guard let value = Self.read(text) else {
            throw ModelReadingError(quoting: text) { "'\($0)' is not \(Self.kind)" }
        }
        self = value
    }

    /// Writes the value as its text.
    public func writeValue(to writer: ModelWriter) { writer.write(description) }

    /// The value's text.
    public var requestString: String { description }

    /// Reads the value from its text.
    public init(from decoder: any Decoder) throws {
        self = try decoder.value(fromText: Self.init, kind: Self.kind)
    }

    /// Writes the value as its text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
