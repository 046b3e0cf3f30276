/// The characters of header fields (RFC 9110 section 5).
enum HeaderValidation {
    /// Whether a field can have this name: a token.
    static func isValidName(_ name: String) -> Bool {
        var name = name
        return !name.isEmpty && name.withUTF8 { $0.allSatisfy(isTokenByte) }
    }

    /// Whether a field can have this value: no control characters but tab. A line break in a value would begin another
    /// field, or another request.
    static func isValidValue(_ value: String) -> Bool {
        var value = value
        return value.withUTF8 { $0.allSatisfy { ($0 >= 0x20 && $0 != 0x7F) || $0 == UInt8(ascii: "\t") } }
    }

    /// Makes sure that header fields can be sent as they are.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if one of them has a name or a value that it cannot have.
    static func check(_ headers: HTTPHeaders) throws(ServiceError) {
        for field in headers {
            guard isValidName(field.name) else {
                throw .client("'\(field.name.shortened)' is not a valid header field name, so nothing was sent.")
            }
            guard isValidValue(field.value) else {
                throw .client(
                    "The value of the header field '\(field.name)' contains a line break or another control character, so"
                        + " nothing was sent."
                )
            }
        }
    }

    /// Makes sure that a secret can be sent in a header field.
    ///
    /// - Parameters:
    ///   - secret: The secret. It does not appear in the error.
    ///   - name: The name of the secret in the error.
    /// - Throws: ``ServiceError/client(_:_:)`` if it is empty or contains control characters.
    static func check(secret: String, as name: String) throws(ServiceError) {
        guard !secret.isEmpty else { throw .client("The credential's \(name) is empty.") }
        guard isValidValue(secret) else {
            throw .client(
                "The credential's \(name) contains a line break or another control character. If it was read from a "
                    + "file, remove the line break at its end."
            )
        }
    }

    /// Makes sure that no header field says that a request ends elsewhere than it does (RFC 9112, section 6). Servers that believe
    /// different fields would take the rest for another request.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` for a `Transfer-Encoding`, and for a `Content-Length` other than that of the body in
    ///   memory. Of a file, the transport finds out.
    static func checkFraming(of request: HTTPRequest) throws(ServiceError) {
        if request.headers["Transfer-Encoding"] != nil { throw misframing("Transfer-Encoding") }
        if let length = request.headers["Content-Length"] {
            let size = request.body.map { $0.data?.count } ?? 0
            guard let size, length == String(size) else { throw misframing("Content-Length") }
        }
    }

    private static func misframing(_ name: String) -> ServiceError {
        .client(
            "The header field '\(name)' does not say where the request's body ends, so nothing was sent. Leave it out: the client "
                + "sets it."
        )
    }

    /// Whether a character is allowed in a product name that is shown in logs: printable ASCII.
    static func isPrintable(_ character: Character) -> Bool {
        character.isASCII && character.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    }

    private static func isTokenByte(_ byte: UInt8) -> Bool {
        byte.isLetter || byte.isDigit || "-!#$%&'*+.^_`|~".utf8.contains(byte)
    }
}
