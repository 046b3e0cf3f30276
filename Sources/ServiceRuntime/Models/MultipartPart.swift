/// A part of a multipart body that has header fields of its own, as the service describes them.
///
/// ```swift
/// client.upload(pet: .init(note: .init("Likes fish", headers: ["Content-Language": "en"])))
/// ```
public struct MultipartPart<Value: ModelValue>: ModelValue {
    /// What the part holds.
    public let value: Value
    /// Its header fields.
    public let headers: [String: String]
    /// What the contents are; `nil`: what the service's description says, or else what is usual for the value.
    public let contentType: String?

    /// A part.
    ///
    /// - Parameters:
    ///   - value: What it holds.
    ///   - contentType: The media type of the contents.
    ///   - headers: Its header fields.
    public init(_ value: Value, contentType: String? = nil, headers: [String: String] = [:]) {
        self.value = value
        self.headers = headers
        self.contentType = contentType
    }

    /// Reads what the part holds.
    public init(reading reader: ModelReader) throws {
        self.init(try Value(reading: reader))
    }

    /// Writes the part. Formats that have no parts hold the value only.
    public func write(to writer: ModelWriter) {
        writer.write(value, contentType: contentType, headers: headers)
    }
}

extension MultipartPart: Equatable where Value: Equatable {}
extension MultipartPart: Hashable where Value: Hashable {}
