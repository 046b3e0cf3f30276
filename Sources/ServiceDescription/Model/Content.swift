import YAML

/// Data of one media type.
package struct Content: Sendable {
    /// The media type as the description writes it, such as `application/json; charset=utf-8`.
    package var mediaType: String
    /// The schema of the contents, or `nil` if the description has none.
    package var schema: Schema?
    /// The schema of each item if the media type is a stream of items (``isSequential``), or `nil` for text and unknown
    /// items.
    package var itemSchema: Schema?
    /// Whether it is a stream of items, each on a line, although the media type does not say so.
    package var isOfLines = false
    /// The member of each line that is the item, or `nil` if the line is.
    package var lineMember: String?
    /// Whether each item is described as a whole server-sent event, with its name and its data, and not as its data alone.
    package var isOfWholeEvents = false
    /// The names of the whole events whose data is text, and not JSON.
    package var textEvents: [String] = []
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
        itemSchema: Schema? = nil,
        encodings: [FieldEncoding] = [],
        mark: Mark
    ) {
        self.mediaType = mediaType
        self.schema = schema
        self.itemSchema = itemSchema
        self.encodings = encodings
        self.mark = mark
    }

    /// Its schemas: the one of the whole, and the one of each item.
    package var schemas: [Schema] { [schema, itemSchema].compactMap(\.self) }
}
