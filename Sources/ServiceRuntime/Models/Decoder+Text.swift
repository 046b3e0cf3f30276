extension Decoder {
    /// The value that the text of a decoder means.
    ///
    /// - Parameters:
    ///   - read: Makes the value of the text, or `nil` if it is no such text.
    ///   - kind: What the text has to be, with an article.
    /// - Throws: `DecodingError` if the decoder has no text, or another one.
    func value<Value>(fromText read: (String) -> Value?, kind: String) throws -> Value {
        let container = try singleValueContainer()
        let text = try container.decode(String.self)
        guard let value = read(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(text)' is not \(kind)")
        }
        return value
    }
}
