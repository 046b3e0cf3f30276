import Foundation

/// A file in a multipart body (RFC 7578), from memory, from disk or from a stream.
///
/// ```swift
/// client.upload(pet: .init(name: "Tom", photo: .file(url)))
/// client.upload(pet: .init(name: "Tom", photo: .data(png, name: "tom.png", contentType: "image/png")))
/// ```
///
/// A stream is a body, as of a request: `MultipartFile(.stream(chunks), name: "tom.png")`.
///
/// A file on disk is read while it is sent, and never loaded into memory as a whole.
public struct MultipartFile: Sendable, Hashable {
    /// Where the contents come from.
    enum Source: Sendable, Hashable {
        case body(HTTPBody)
        case text(String)
    }

    let source: Source
    /// The file name to send, or `nil` for that of the file on disk, or otherwise that of the member.
    public let name: String?
    /// The media type of the contents, or `nil` for the one that the file name's extension indicates, or otherwise that
    /// of the service's description.
    public let contentType: String?
    /// Further header fields of the part, such as `Content-Language`. `Content-Disposition` and `Content-Type`, which a part
    /// has already, are refused when it is sent.
    public let headers: HTTPHeaders

    private init(source: Source, name: String?, contentType: String?, headers: HTTPHeaders) {
        self.source = source
        self.name = name
        self.contentType = contentType
        self.headers = headers
    }

    /// Creates a file from bytes, a file on disk or a stream.
    public init(
        _ body: HTTPBody,
        name: String? = nil,
        contentType: String? = nil,
        headers: HTTPHeaders = [:]
    ) {
        self.init(source: .body(body), name: name, contentType: contentType, headers: headers)
    }

    /// Creates a file from data in memory.
    ///
    /// - Parameters:
    ///   - data: The contents.
    ///   - name: The file name to send.
    ///   - contentType: The media type of the contents.
    ///   - headers: Further header fields of the part.
    public static func data(
        _ data: Data,
        name: String? = nil,
        contentType: String? = nil,
        headers: HTTPHeaders = [:]
    ) -> MultipartFile {
        MultipartFile(.data(data), name: name, contentType: contentType, headers: headers)
    }

    /// Creates a file from a file on disk. Whether it is readable is checked when it is sent.
    ///
    /// - Parameters:
    ///   - url: The URL of the file.
    ///   - name: The file name to send, or `nil` for its own.
    ///   - contentType: The media type of the contents.
    ///   - headers: Further header fields of the part.
    public static func file(
        _ url: URL,
        name: String? = nil,
        contentType: String? = nil,
        headers: HTTPHeaders = [:]
    ) -> MultipartFile {
        MultipartFile(.file(url), name: name, contentType: contentType, headers: headers)
    }

    /// Creates a part with text in place of a file, such as the identifier of a file that the service already has. Like
    /// other text parts, it has no file name.
    public static func text(_ text: String) -> MultipartFile {
        MultipartFile(source: .text(text), name: nil, contentType: nil, headers: [:])
    }

    /// The name that is sent, if any is given.
    var ownName: String? {
        if let name { return name }
        return if case .body(let body) = source { body.fileName } else { nil }
    }

    /// The media type that is given or follows from the name.
    var ownContentType: String? {
        contentType ?? ownName.flatMap { FileMediaType.mediaType(ofFileNamed: $0) }
    }
}

extension MultipartFile: ModelValue {
    /// Reads the contents.
    public init(reading reader: ModelReader) throws {
        self = .data(try reader.readData())
    }

    /// Writes the file. Formats without parts can contain only the bytes of a file in memory.
    public func writeValue(to writer: ModelWriter) { writer.write(self) }
}
