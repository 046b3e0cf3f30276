/// How a member of a form is encoded, if that differs from the default (OpenAPI 3.1, "Encoding Object").
public enum FieldEncoding: Sendable, Hashable {
    /// In a media type: JSON, or text or bytes of that type. Of several types, separated by commas, a file uses the one
    /// that matches it, and any other value the first.
    case contentType(String)
    /// Bytes as base64 text with this media type. The part may say in its header field `Content-Transfer-Encoding` that it is
    /// such text.
    case base64(String, sendsTransferEncoding: Bool = false)
    /// An object as an XML document of this media type, whose root element has this name: a part of a multipart body.
    case xml(String, root: XMLName)
    /// In the style of a query parameter. `lists` contains the styles of nested lists, from the outermost on; deeper
    /// lists are JSON.
    case styled(ParameterStyle, explode: Bool, allowReserved: Bool = false, lists: [ParameterStyle] = [])

    /// The media types that may be sent.
    var contentTypes: [String] {
        switch self {
        case .contentType(let types), .base64(let types, _), .xml(let types, _):
            types.split(separator: ",").map { String($0.trimmingOptionalWhitespace()) }
        case .styled: []
        }
    }

    /// Whether the member is sent as JSON, whatever its type.
    var isJSON: Bool {
        if case .contentType = self { contentTypes.contains { MediaType($0).isJSON } } else { false }
    }
}
