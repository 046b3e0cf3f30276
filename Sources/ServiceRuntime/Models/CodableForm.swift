/// What generated values look like to the decoders and encoders of the standard library: the same as on the wire.
enum CodableForm {
    /// Reads a value from any decoder.
    ///
    /// - Throws: `DecodingError` if the decoder has something else.
    static func read<Value: ModelValue>(_ type: Value.Type, from decoder: any Decoder) throws -> Value {
        let value = try JSONValue(from: decoder)
        do {
            return try value.converted(to: type)
        } catch {
            let context = DecodingError.Context(
                codingPath: decoder.codingPath,
                debugDescription: String(describing: error),
                underlyingError: error
            )
            throw DecodingError.dataCorrupted(context)
        }
    }

    /// Writes a value into any encoder.
    static func write(_ value: some ModelValue, to encoder: any Encoder) throws {
        try ModelCoder.exactValue(in: ModelCoder.encode(value)).encode(to: encoder)
    }
}
