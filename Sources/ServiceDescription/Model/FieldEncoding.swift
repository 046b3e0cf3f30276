import YAML

/// The encoding of one member of a form (OpenAPI 3.0, "Encoding Object"; Swagger's `collectionFormat` of a form field).
package struct FieldEncoding: Sendable {
    /// The member's name on the wire; empty for each element of a list of parts (`itemEncoding`), and the number of its place for
    /// one of them (`prefixEncoding`).
    package var name: String
    /// Whether it is for the element of a list of parts that has the place of that number.
    package var isOfPlace = false
    /// The media type of the part, such as `image/png, image/jpeg`; `nil`: the default for the member's schema.
    package var mediaType: String?
    /// How its value becomes text.
    package var textStyle = TextStyle(.form)
    /// Whether the description says something of that, in which case the media type does not count.
    package var isStyled = true
    /// The names of the header fields that the part may have.
    package var headerNames: [String] = []
    /// Where it is declared.
    package var mark: Mark
}
