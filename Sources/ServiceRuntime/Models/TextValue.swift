/// A value that is a text of a form of its own in every format, such as a day: its `description`.
package protocol TextValue: LosslessStringConvertible, Codable, ModelValue, RequestStringConvertible {
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

extension Decoder {
    /// Returns the value of a decoder's text.
    ///
    /// - Parameters:
    ///   - read: Creates the value from the text, or returns `nil` if the text has another form.
    ///   - kind: The expected kind of text, with an article.
    /// - Throws: `DecodingError` if the decoder has no text, or text with another form.
    func value<Value>(fromText read: (String) -> Value?, kind: String) throws -> Value {
        let container = try singleValueContainer()
        let text = try container.decode(String.self)
        guard let value = read(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(text)' is not \(kind)")
        }
        return value
    }
}
