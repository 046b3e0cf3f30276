import Foundation

/// The body of a request before it is encoded.
public struct RequestContent: Sendable {
    /// What is sent.
    public let value: any ModelValue

    /// How it is written, as the `Content-Type` field says.
    public let mediaType: String

    /// How it stands in a document of XML, where the value does not say so itself.
    let root: XMLMember?

    /// The value as the query of a URL: a form is one already, and all else is percent-encoded.
    ///
    /// - Throws: ``ModelWritingError`` if the value cannot be written like this.
    func queryText() throws -> String {
        let text = String(decoding: try ModelCoder.encode(value, mediaType: mediaType), as: UTF8.self)
        return MediaType(mediaType).essence == "application/x-www-form-urlencoded" ? text : PercentEncoding.encode(text)
    }

    /// The body as bytes.
    ///
    /// - Returns: The bytes, and the media type to send with them: that of a multipart body names its boundary.
    /// - Throws: ``ModelWritingError`` if the value cannot be written like this.
    func encoded() throws -> (data: Data, mediaType: String) {
        let type = mediaType.lowercased()
        guard type.hasPrefix("multipart/"), !type.contains("boundary=") else {
            let data = try ModelCoder.encode(value, mediaType: mediaType, root: root, writesReadOnlyMembers: false)
            return (data, mediaType)
        }
        let withBoundary = "\(mediaType); boundary=\(UUID().uuidString)"
        return (try ModelCoder.encode(value, mediaType: withBoundary), withBoundary)
    }
}
