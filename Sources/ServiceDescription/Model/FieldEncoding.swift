import YAML

/// The encoding of one member of a form (OpenAPI 3.0, "Encoding Object"; Swagger's `collectionFormat` of a form field).
public struct FieldEncoding: Sendable {
    /// The member's name on the wire; empty for each element of a list of parts (`itemEncoding`), and the number of its place for
    /// one of them (`prefixEncoding`).
    public var name: String
    /// Whether it is for the element of a list of parts that has the place of that number.
    public var isOfPlace = false
    /// The media type of the part, such as `image/png, image/jpeg`; `nil`: the usual one for the member's schema.
    public var mediaType: String?
    /// How an array or an object becomes text.
    public var style: Parameter.Style
    /// Whether each item is sent on its own.
    public var explodes: Bool
    /// How the lists in a list become text, from the outermost on, as ``Parameter/listStyles``.
    public var listStyles: [Parameter.Style] = []
    /// Whether reserved characters are left as they are.
    public var allowsReserved: Bool
    /// Whether the description says something of the style, in which case the media type does not count.
    public var isStyled: Bool
    /// The names of the header fields that the part may have.
    public var headerNames: [String]
    /// Where it is declared.
    public var mark: Mark

    /// An encoding of the given parts.
    public init(
        name: String,
        mediaType: String? = nil,
        style: Parameter.Style = .form,
        explodes: Bool = true,
        allowsReserved: Bool = false,
        isStyled: Bool = true,
        headerNames: [String] = [],
        mark: Mark
    ) {
        self.name = name
        self.mediaType = mediaType
        self.style = style
        self.explodes = explodes
        self.allowsReserved = allowsReserved
        self.isStyled = isStyled
        self.headerNames = headerNames
        self.mark = mark
    }
}
