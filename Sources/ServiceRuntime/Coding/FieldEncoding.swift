/// How a member of a form is sent where that is not the usual way (OpenAPI 3.1, "Encoding Object").
public enum FieldEncoding: Sendable, Hashable {
    /// In a media type: JSON, or text or bytes that say what they are. Of several types with commas between them, a file has
    /// the one that fits it, and all else the first.
    case contentType(String)
    /// Bytes as their text in base64, which is of a media type.
    case base64(String)
    /// As a parameter of this style in a query. Lists in a list have styles of their own, from the outermost on; those beyond are
    /// JSON.
    case styled(ParameterStyle, explode: Bool, allowReserved: Bool = false, lists: [ParameterStyle] = [])

    /// The media types that may be sent.
    var contentTypes: [String] {
        switch self {
        case .contentType(let types), .base64(let types):
            types.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        case .styled: []
        }
    }

    /// How much of a member is written as JSON: what has a style is taken apart from there.
    var json: FieldWriter.JSONUse {
        switch self {
        case .styled: .whole
        case .contentType where contentTypes.contains { MediaType($0).isJSON }: .element
        case .contentType, .base64: .objects
        }
    }
}
