import Foundation

/// A file that is sent as a part of a multipart body (RFC 7578), from memory or from disk.
///
/// ```swift
/// client.upload(pet: .init(name: "Tom", photo: .file(url)))
/// client.upload(pet: .init(name: "Tom", photo: .data(png, name: "tom.png", contentType: "image/png")))
/// ```
///
/// A file on disk is read while it is sent, and never has to be in memory as a whole.
public struct MultipartFile: Sendable, Hashable {
    /// Where the contents come from.
    enum Source: Sendable, Hashable {
        case data(Data)
        case file(URL)
        case text(String)
    }

    let source: Source
    /// The name that the service is told; `nil`: that of the file on disk, or else that of the member.
    public let name: String?
    /// What the contents are; `nil`: what the extension of the name says, or else what the service's description says.
    public let contentType: String?
    /// Further header fields of the part, such as `Content-Language`.
    public let headers: [String: String]

    /// A file in memory.
    ///
    /// - Parameters:
    ///   - data: The contents.
    ///   - name: The name that the service is told.
    ///   - contentType: The media type of the contents.
    ///   - headers: Further header fields of the part.
    public static func data(
        _ data: Data,
        name: String? = nil,
        contentType: String? = nil,
        headers: [String: String] = [:]
    ) -> MultipartFile {
        MultipartFile(source: .data(data), name: name, contentType: contentType, headers: headers)
    }

    /// A file on disk. Whether it can be read is looked at when it is sent.
    ///
    /// - Parameters:
    ///   - url: Where the file is.
    ///   - name: The name that the service is told; `nil`: its own.
    ///   - contentType: The media type of the contents.
    ///   - headers: Further header fields of the part.
    public static func file(
        _ url: URL,
        name: String? = nil,
        contentType: String? = nil,
        headers: [String: String] = [:]
    ) -> MultipartFile {
        MultipartFile(source: .file(url), name: name, contentType: contentType, headers: headers)
    }

    /// Text in place of a file, such as the identifier of one that the service has already. It is a part like other text, without
    /// a name of its own.
    ///
    /// - Parameter text: The text.
    public static func text(_ text: String) -> MultipartFile {
        MultipartFile(source: .text(text), name: nil, contentType: nil, headers: [:])
    }

    /// The name that is sent, if any is given.
    var ownName: String? {
        if let name { return name }
        if case .file(let url) = source { return url.lastPathComponent }
        return nil
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

    /// Writes the file. Formats that have no parts can hold the bytes of one that is in memory only.
    public func write(to writer: ModelWriter) { writer.write(self) }
}
