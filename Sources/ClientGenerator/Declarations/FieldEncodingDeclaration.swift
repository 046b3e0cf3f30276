import ServiceDescription

/// The declaration of a form member's encoding, if it differs from the runtime's default.
struct FieldEncodingDeclaration: Sendable, Hashable {
    /// The ways; the names are those of the runtime's `FieldEncoding`.
    enum Kind: Sendable, Hashable {
        case contentType(String)
        case base64(String, sendsTransferEncoding: Bool)
        case xml(String, root: XMLNameDeclaration)
        case styled(TextStyle)
    }

    /// The name on the wire.
    var name: String
    /// The way.
    var kind: Kind
}
