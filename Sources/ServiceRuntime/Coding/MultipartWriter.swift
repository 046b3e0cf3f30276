import Foundation

/// Writes values as bodies in several parts (RFC 2046, section 5.1; `multipart/form-data`: RFC 7578; `multipart/related`:
/// RFC 2387).
struct MultipartWriter {
    /// A part of a body.
    private struct Part {
        let headers: HTTPHeaders
        let content: HTTPBody
    }

    private let mediaType: MediaType
    private var parts: [Part] = []

    /// Creates a writer for a value.
    ///
    /// - Parameters:
    ///   - value: A value with members, each of which becomes a part, or several if it is an array; or an array of parts, but
    ///     not in a form, where parts have names.
    ///   - mediaType: The media type.
    ///   - encoding: How it is written.
    /// - Throws: ``ModelWritingError`` if the value has no members, or a part cannot be sent as it is.
    init(_ value: some ModelValue, mediaType: MediaType, _ encoding: BodyEncoding) throws {
        self.mediaType = mediaType
        let fields = try FormField.fields(
            of: value,
            encoding,
            allowsElements: mediaType.essence != "multipart/form-data"
        )
        for field in fields {
            do {
                for value in field.values { try add(value, of: field) }
            } catch let error as ModelWritingError {
                throw error.inMember(field.name)
            }
        }
    }

    /// The media type of the first part, which that of a `multipart/related` body names.
    var firstContentType: String { parts.first?.headers["Content-Type"] ?? "text/plain" }

    /// The body with the boundary that its media type names, or `nil` if it names none.
    ///
    /// - Throws: ``ModelWritingError`` if a part contains the boundary.
    func body() throws(ModelWritingError) -> HTTPBody? {
        guard let boundary = mediaType.parameter("boundary") else { return nil }
        guard !contains(boundary) else {
            throw ModelWritingError("a part of the body contains the boundary '\(boundary)'")
        }
        return body(boundary: boundary)
    }

    /// Returns whether a boundary occurs in the known parts. Files are not searched, because it is practically
    /// impossible that one contains a boundary of 122 random bits that was created for this body.
    func contains(_ boundary: String) -> Bool {
        let bytes = Data("--\(boundary)".utf8)
        return parts.contains { part in
            part.content.data?.range(of: bytes) != nil
        }
    }

    /// The body.
    ///
    /// - Parameter boundary: What separates the parts; no part contains it.
    func body(boundary: String) -> HTTPBody {
        var pieces: [HTTPBody.Piece] = []
        for part in parts {
            var head = "--\(boundary)\r\n"
            for field in part.headers { head += "\(field.name): \(field.value)\r\n" }
            pieces.append(.data(Data("\(head)\r\n".utf8)))
            pieces += part.content.pieces
            pieces.append(.data(Data("\r\n".utf8)))
        }
        return HTTPBody(pieces + [.data(Data("--\(boundary)--\r\n".utf8))])
    }

    // MARK: Parts

    private mutating func add(_ value: FieldValue, of field: FormField) throws {
        guard case .styled(let style, let explode, _, let lists) = field.encoding else {
            return try addPart(value, field.name, field.encoding)
        }
        let value = try value.parameterValue().delimitingLists(by: lists)
        for (name, text) in ParameterSerializer.fields(
            field.name,
            value,
            style: style,
            explode: explode,
            escaping: .none
        ) {
            try addPart(.scalar(.text(text)), name, field.encoding)
        }
    }

    private mutating func addPart(
        _ value: FieldValue,
        _ name: String,
        _ encoding: FieldEncoding?,
        contentType: String? = nil,
        headers: HTTPHeaders = [:]
    ) throws {
        switch value {
        case .part(let inner, let contentType, let headers):
            try addPart(inner, name, encoding, contentType: contentType, headers: headers)
        case .scalar, .list, .object:
            if case .xml(let mediaType, let root) = encoding {
                let type = contentType ?? mediaType
                let document = try XMLWriter.data(value, root: root, as: MediaType(type))
                return try append(.data(document), name, fileName: nil, type, headers)
            }
            let type = contentType ?? encoding?.contentTypes.first { !$0.contains("*") }
            try append(.data(try Self.data(of: value.text(), type)), name, fileName: nil, type, headers)
        case .json(let text):
            let type = contentType ?? encoding?.contentTypes.first { MediaType($0).isJSON && !$0.contains("*") }
            try append(.data(Data(text.utf8)), name, fileName: nil, type ?? "application/json", headers)
        case .data(let data, let coding):
            if case .base64(_, let sendsTransferEncoding) = encoding {
                let type = contentType ?? encoding?.contentTypes.first
                var headers = headers
                let field = "Content-Transfer-Encoding"
                if sendsTransferEncoding, headers[field] == nil { headers[field] = coding.data.rawValue }
                try append(.data(Data(try value.text().utf8)), name, fileName: nil, type, headers)
            } else {
                try addPart(.file(.data(data)), name, encoding, contentType: contentType, headers: headers)
            }
        case .file(let file):
            switch file.source {
            case .text(let text):
                try append(.data(Self.data(of: text, contentType)), name, fileName: nil, contentType, headers)
            case .body(let body):
                let type = try contentType ?? self.contentType(of: file, encoding)
                var headers = headers
                for field in file.headers { headers[field.name] = field.value }
                try append(body, name, fileName: file.ownName ?? name, type, headers)
            }
        }
    }

    private static func data(of text: String, _ mediaType: String?) throws(ModelWritingError) -> Data {
        try mediaType.map { (type) throws(ModelWritingError) in try MediaType(type).data(of: text) } ?? Data(text.utf8)
    }

    /// The media type of a file: its own if it has one that the service takes, or else the only one that the service takes.
    private func contentType(of file: MultipartFile, _ encoding: FieldEncoding?) throws -> String {
        let allowed = encoding?.contentTypes ?? []
        if let given = file.contentType { return given }
        let own = file.ownContentType
        if allowed.isEmpty { return own ?? "application/octet-stream" }
        if let accepted = FileMediaType.accepted(own, among: allowed) { return accepted }
        if allowed.count == 1, !allowed[0].contains("*") { return allowed[0] }
        let anyBytes = "application/octet-stream"
        if own == nil, allowed.contains(where: { MediaType(anyBytes).isWithin($0) }) { return anyBytes }
        throw ModelWritingError(
            "the file needs a content type: the service accepts \(allowed.joined(separator: ", "))"
                + (own.map { ", but its name implies \($0)" } ?? "")
        )
    }

    private mutating func append(
        _ content: HTTPBody,
        _ name: String,
        fileName: String?,
        _ contentType: String?,
        _ headers: HTTPHeaders
    ) throws {
        var head = HTTPHeaders()
        let file = fileName.map { "; filename=\"\(Self.quoted($0))\"" } ?? ""
        if name.isEmpty || mediaType.essence == "multipart/related" {
            if !file.isEmpty, fileName != name { head["Content-Disposition"] = "attachment\(file)" }
            if !name.isEmpty { head["Content-ID"] = "<\(Self.quoted(name))>" }
        } else {
            head["Content-Disposition"] = "form-data; name=\"\(Self.quoted(name))\"\(file)"
        }
        if let contentType { head["Content-Type"] = contentType }
        for field in headers {
            guard HeaderValidation.isValidName(field.name) else {
                throw ModelWritingError("'\(field.name)' is not a valid header field name")
            }
            // Which of two counts, servers and the filters in front of them decide differently.
            guard head[field.name] == nil else {
                throw ModelWritingError(
                    "a part would have the header field '\(field.name)' twice; leave it out of 'headers', and set the content "
                        + "type and the name of a file where they have a place of their own"
                )
            }
            head[field.name] = field.value
        }
        for field in head where !HeaderValidation.isValidValue(field.value) {
            throw ModelWritingError("a header field of a part would contain a line break or another control character")
        }
        parts.append(Part(headers: head, content: content))
    }

    /// Returns a name for use in quotes (RFC 7578, section 4.2, as implemented by browsers).
    private static func quoted(_ name: String) -> String {
        // By scalars: what follows on a quote may make another character of it, which still ends the name.
        let codes: [Unicode.Scalar: String] = ["\"": "%22", "\r": "%0D", "\n": "%0A"]
        return name.unicodeScalars.reduce(into: "") { text, scalar in
            if let code = codes[scalar] { text += code } else { text.unicodeScalars.append(scalar) }
        }
    }
}
