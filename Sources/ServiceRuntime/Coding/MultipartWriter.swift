import Foundation

/// Writes values as forms in several parts (`multipart/form-data`; RFC 7578).
enum MultipartWriter {
    /// The body of a form. Bytes become files, objects become JSON, and a member that is an array becomes several parts.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - boundary: What separates the parts; no part may contain it.
    /// - Throws: ``ModelWritingError`` if the value has no members.
    static func data(_ value: some ModelValue, boundary: String) throws -> Data {
        var body = Data()
        for field in try FieldWriter.fields(of: value) {
            let name = quoted(field.name)
            for value in field.values {
                body += "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(name)\"".utf8
                switch value {
                case .text(let text):
                    body += "\r\n\r\n\(text)\r\n".utf8
                case .json(let text):
                    body += "\r\nContent-Type: application/json\r\n\r\n\(text)\r\n".utf8
                case .data(let data, _):
                    body += "; filename=\"\(name)\"\r\nContent-Type: application/octet-stream\r\n\r\n".utf8
                    body += data
                    body += "\r\n".utf8
                }
            }
        }
        body += "--\(boundary)--\r\n".utf8
        return body
    }

    /// A name as it may stand in quotes (RFC 7578, section 4.2, as browsers do it).
    private static func quoted(_ name: String) -> String {
        name.replacingOccurrences(of: "\"", with: "%22").replacingOccurrences(of: "\r", with: "%0D")
            .replacingOccurrences(of: "\n", with: "%0A")
    }
}
