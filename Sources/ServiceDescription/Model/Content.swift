import YAML

/// Data of one media type.
package struct Content: Sendable {
    /// The media type as the description writes it, such as `application/json; charset=utf-8`.
    package var mediaType: String
    /// The schema of the contents, or `nil` if the description has none.
    package var schema: Schema?
    /// The items, if it is a stream of items.
    package var items: Items?
    /// Whether it is an object that has no members according to the description.
    var isEmptyObject = false
    /// Whether it is a merge patch (RFC 7396) although the media type does not say so.
    package var isMergePatch = false
    /// How single members are sent, if it is a form and the description says so. Others are sent as their media type asks.
    package var encodings: [FieldEncoding]
    /// Where it is declared.
    package var mark: Mark

    /// Content of the given parts.
    package init(
        mediaType: String,
        schema: Schema?,
        encodings: [FieldEncoding] = [],
        mark: Mark
    ) {
        self.mediaType = mediaType
        self.schema = schema
        items = Items(inMediaType: mediaType)
        self.encodings = encodings
        self.mark = mark
    }

    /// Its schemas: the one of the whole, and the one of each item.
    package var schemas: [Schema] { [schema, items?.schema].compactMap(\.self) }
}
