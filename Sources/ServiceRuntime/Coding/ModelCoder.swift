import Foundation

/// Encodes models as request bodies, and decodes response bodies to models, by media type.
public enum ModelCoder {
    // MARK: Reading

    /// Decodes a value.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - data: The body.
    ///   - mediaType: The media type of the body. Anything other than text, bytes and XML is read as JSON.
    /// - Throws: ``ModelReadingError`` if the body is malformed, or contains another type.
    public static func decode<Value: ModelValue>(
        _ type: Value.Type,
        from data: Data,
        mediaType: String? = nil
    ) throws -> Value {
        try decode(type, from: data, mediaType: mediaType, coding: .default, maximumSize: .max)
    }

    /// Decodes a value with the given coding of dates and bytes.
    ///
    /// - Parameters:
    ///   - accepted: The media types that the request asked for, or `nil` if it did not say. Models are not read from XML
    ///     that it did not ask for, unless they have names in XML.
    ///   - maximumSize: The size that the body may have in bytes, which limits the number of its values.
    static func decode<Value: ModelValue>(
        _ type: Value.Type,
        from data: Data,
        mediaType: String?,
        coding: ValueCoding,
        accepted: String? = nil,
        maximumSize: Int = TransportOptions.defaultMaximumResponseSize
    ) throws -> Value {
        let format = MediaType.of(mediaType)
        if !format.isJSON {
            if let data = data as? Value { return data }
            // A document that nothing is said about is for the caller to read, and to write.
            if format.isText || format.isXML, type is String.Type, let text = try text(data, format) as? Value {
                return text
            }
            if format.isText, type is any RequestStringConvertible.Type {
                return try decode(type, fromText: data, format, coding: coding)
            }
        }
        do {
            return try read(from: data, as: format, coding: coding, accepted: accepted, maximumSize: maximumSize) {
                try Value(reading: $0)
            }
        } catch {
            // What the description calls text may be a document of any kind, such as the content of a file.
            guard !format.isJSON, let text = String(data: data, encoding: .utf8) as? Value else { throw error }
            return text
        }
    }

    /// Decodes a value that is a single text, such as `2026-11-20` or `12`, without quotes.
    private static func decode<Value: ModelValue>(
        _ type: Value.Type,
        fromText data: Data,
        _ format: MediaType,
        coding: ValueCoding
    ) throws -> Value {
        do {
            return try decode(type, from: data, mediaType: nil, coding: coding)
        } catch is ModelReadingError {
            let text = try text(data, format).trimmingCharacters(in: .whitespacesAndNewlines)
            return try decode(type, from: JSONWriter.data(text), mediaType: nil, coding: coding)
        }
    }

    private static func text(_ data: Data, _ format: MediaType) throws(ModelReadingError) -> String {
        guard let text = format.text(of: data) else {
            throw ModelReadingError("the text is not in \(format.parameter("charset") ?? "UTF-8")")
        }
        return text
    }

    /// Decodes parts of a body.
    ///
    /// - Parameters:
    ///   - data: The body.
    ///   - format: The media type of the body. Anything other than XML is read as JSON.
    ///   - coding: The coding of dates and bytes.
    ///   - accepted: The media types that the request asked for, or `nil` if it did not say.
    ///   - maximumSize: The size that the body may have in bytes, which limits the number of its values.
    ///   - body: A closure that receives a reader at the whole body. Do not store the reader.
    /// - Throws: ``ModelReadingError`` if the body is not well-formed, and what `body` throws.
    static func read<Result>(
        from data: Data,
        as format: MediaType = .of(nil),
        coding: ValueCoding = .default,
        accepted: String? = nil,
        maximumSize: Int = TransportOptions.defaultMaximumResponseSize,
        _ body: (ModelReader) throws -> Result
    ) throws -> Result {
        if format.isXML {
            let otherFormat = accepted.flatMap { MediaType.isXMLAccepted(by: $0) ? nil : $0 }
            let tree = try XMLTreeBuilder.tree(of: data, charset: format.parameter("charset"), maximumSize: maximumSize)
            return try read(XMLReader(tree, insteadOf: otherFormat), coding, body)
        }
        return try read(from: JSONDocument(data, maximumSize: maximumSize), coding: coding, body)
    }

    /// Decodes parts of a document whose structure is known.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - coding: The coding of dates and bytes.
    ///   - body: A closure that receives a reader at the whole document. Do not store the reader.
    /// - Throws: What `body` throws.
    static func read<Result>(
        from document: JSONDocument,
        coding: ValueCoding,
        _ body: (ModelReader) throws -> Result
    ) throws -> Result {
        try document.read { try read($0, coding, body) }
    }

    /// Decodes any value, with every digit of its numbers, even of those that look like a `Double`: one of them may be a
    /// `Decimal` in the end.
    ///
    /// - Parameter data: The body, in JSON.
    /// - Throws: ``ModelReadingError`` if the body is not well-formed.
    static func exactValue(in data: Data) throws -> JSONValue {
        try read(from: data) { try $0.format.readExactJSONValue() }
    }

    private static func read<Result>(
        _ format: any FormatReader,
        _ coding: ValueCoding,
        _ body: (ModelReader) throws -> Result
    ) throws -> Result {
        let reader = ModelReader(format, coding: coding)
        let result = try body(reader)
        try reader.check()
        return result
    }

    // MARK: Writing

    /// Encodes a value.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - mediaType: The media type to write: JSON, lines of JSON, XML, a form, text, or bytes unchanged. In lines of JSON
    ///     (`application/jsonl`, `application/x-ndjson`) and JSON text sequences, each element of an array is a value of its
    ///     own. For a multipart form, it includes the boundary: `multipart/form-data; boundary=x`.
    ///   - root: The form of the value as an XML document, or `nil` to use that of the model, or an element named after
    ///     the model's type. Lists and values without members have no such name, so they require a root.
    ///   - writesReadOnlyMembers: Whether to write members that only the service sets. Forms never include them.
    /// - Throws: ``ModelWritingError`` if the media type cannot express the value.
    public static func encode(
        _ value: some ModelValue,
        mediaType: String = "application/json",
        root: XMLMember? = nil,
        writesReadOnlyMembers: Bool = true
    ) throws -> Data {
        try encode(
            value,
            mediaType: mediaType,
            BodyEncoding(writesReadOnlyMembers: writesReadOnlyMembers, root: root)
        )
    }

    /// Writes a value.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - mediaType: The media type to write.
    ///   - encoding: How it is written.
    /// - Throws: ``ModelWritingError`` if the media type cannot express the value.
    static func encode(_ value: some ModelValue, mediaType: String, _ encoding: BodyEncoding) throws -> Data {
        let format = MediaType.of(mediaType)
        if !format.isJSON {
            if let data = value as? Data { return data }
            if let text = value as? String { return try format.data(of: text) }
        }
        if let sequence = format.sequence { return try sequence.data(value, encoding) }
        if format.isForm { return try FormWriter.data(value, encoding) }
        if format.isMultipart {
            guard let body = try MultipartWriter(value, mediaType: format, encoding).body() else {
                throw ModelWritingError("a multipart body needs a boundary, but '\(mediaType)' has none")
            }
            return try body.joined()
        }
        if format.isText, value is any RequestStringConvertible {
            return try format.data(of: FieldValueWriter.value(of: value, coding: encoding.coding).text())
        }
        if format.isXML { return try XMLWriter.data(value, encoding, as: format) }
        return try JSONWriter.data(value, encoding)
    }
}
