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
