import Foundation

/// The body of a request before it is encoded.
struct RequestContent: Sendable {
    /// The content to send.
    enum Value: Sendable {
        /// A value, which is encoded in the media type.
        case value(any ModelValue)
        /// Bytes, a file or a stream, which is sent unchanged.
        case body(HTTPBody)
    }

    /// The content to send.
    let value: Value

    /// The media type of the body, for the `Content-Type` field.
    let mediaType: String

    /// How the value is written in the media type.
    var encoding = BodyEncoding()

    /// Whether it is sent as the caller has it, and may be in any coding.
    var isBytes: Bool { if case .value(let value) = value { value is Data } else { true } }

    /// The value as the query of a URL: a form is one already, of which only what no query can have is percent-encoded, such as `#`;
    /// all else is percent-encoded as a whole.
    ///
    /// - Throws: ``ModelWritingError`` if the value cannot be written like this.
    func queryText() throws -> String {
        let text = String(decoding: try encoded().body.joined(), as: UTF8.self)
        return MediaType(mediaType).isForm
            ? PercentEncoding.encodeExceptReserved(text) : PercentEncoding.encode(text)
    }

    /// Returns the encoded body.
    ///
    /// - Parameters:
    ///   - ownMediaType: The media type to write it in instead of ``mediaType``.
    ///   - makeBoundary: Creates the boundary of a multipart body.
    /// - Returns: The body, and the media type to send with it: that of a multipart body names its boundary.
    /// - Throws: ``ModelWritingError`` if the value cannot be written like this; ``ServiceError/client(_:_:)`` if nothing says which
    ///   of several media types it is.
    func encoded(
        as ownMediaType: String? = nil,
        makeBoundary: () -> String = { UUID().uuidString }
    ) throws -> (body: HTTPBody, mediaType: String) {
        let mediaType = ownMediaType ?? mediaType
        let format = MediaType.of(mediaType)
        if format.essence.utf8.contains(UInt8(ascii: "*")) { return try file(within: mediaType) }
        switch value {
        case .body(let body):
            return (body, mediaType)
        case .value(let value) where format.isMultipart:
            return try multipart(value, mediaType, makeBoundary: makeBoundary)
        case .value(let value):
            return (.data(try ModelCoder.encode(value, mediaType: mediaType, encoding)), mediaType)
        }
    }

    /// The body in a range of media types: a file says by its extension which one it has, and may have that of any bytes if it does not.
    private func file(within range: String) throws(ServiceError) -> (body: HTTPBody, mediaType: String) {
        var implied = ""
        if case .body(let body) = value, let name = body.fileName {
            let own = FileMediaType.mediaType(ofFileNamed: name)
            if let accepted = FileMediaType.accepted(own ?? "application/octet-stream", among: [range]) {
                return (body, accepted)
            }
            implied = own.map { ", but the name of the file implies \($0)" } ?? ""
        }
        throw ServiceError.client(
            "The body needs a content type: the service accepts '\(range)'\(implied). Set 'contentType' to the exact type."
        )
    }

    private func multipart(
        _ value: any ModelValue,
        _ mediaType: String,
        makeBoundary: () -> String
    ) throws -> (body: HTTPBody, mediaType: String) {
        let format = MediaType(mediaType)
        let writer = try MultipartWriter(value, mediaType: format, encoding)
        if let body = try writer.body() { return (body, mediaType) }
        var boundary = makeBoundary()
        while writer.contains(boundary) { boundary = makeBoundary() }
        var complete = "\(mediaType); boundary=\(boundary)"
        if format.essence == "multipart/related", format.parameter("type") == nil {
            complete += "; type=\"\(MediaType(writer.firstContentType).essence)\""
        }
        return (writer.body(boundary: boundary), complete)
    }
}
