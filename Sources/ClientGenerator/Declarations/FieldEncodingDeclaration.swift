import ServiceDescription

/// How a member of a form is sent, where that is not what the runtime does by itself.
struct FieldEncodingDeclaration: Sendable, Hashable {
    /// The ways; the names are those of the runtime's `FieldEncoding`.
    enum Kind: Sendable, Hashable {
        case contentType(String)
        case base64(String)
        case styled(Parameter.Style, explode: Bool, allowReserved: Bool, lists: [Parameter.Style])
    }

    /// The name on the wire.
    var name: String
    /// The way.
    var kind: Kind
}
