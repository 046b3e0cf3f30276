import YAML

/// Data of one media type.
package struct Content: Sendable {
    /// The media type.
    package var mediaType: MediaType
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
        mediaType: MediaType,
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

    /// Whether it is a stream of items.
    package var isSequential: Bool { items != nil }

    /// Whether what is sent in it are items, each of which is written as a value in JSON: on a line of its own, or in a JSON text
    /// sequence (RFC 7464).
    package var hasItemsToSend: Bool { items?.form == .values && items?.schema != nil }
}
