/// A part of a multipart body with header fields of its own, as the service describes them.
///
/// ```swift
/// client.upload(pet: .init(note: .init("Likes fish", headers: ["Content-Language": "en"])))
/// ```
public struct MultipartPart<Value: ModelValue>: ModelValue {
    /// The contents of the part.
    public let value: Value
    /// The header fields of the part.
    public let headers: HTTPHeaders
    /// The media type of the contents, or `nil` for that of the service's description, or otherwise the default for the
    /// value.
    public let contentType: String?

    /// Creates a part.
    public init(_ value: Value, contentType: String? = nil, headers: HTTPHeaders = [:]) {
        self.value = value
        self.headers = headers
        self.contentType = contentType
    }

    /// Reads the contents of the part.
    public init(reading reader: ModelReader) throws {
        self.init(try Value(reading: reader))
    }

    /// Writes the part. Formats without parts contain only the value.
    public func writeValue(to writer: ModelWriter) {
        writer.write(value, contentType: contentType, headers: headers)
    }
}

extension MultipartPart: Equatable where Value: Equatable {}
extension MultipartPart: Hashable where Value: Hashable {}
