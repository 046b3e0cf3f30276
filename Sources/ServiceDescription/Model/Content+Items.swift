extension Content {
    /// The items of a stream.
    package struct Items: Sendable {
        /// How the items follow each other, and what of them is described.
        package enum Form: Sendable, Hashable {
            /// Values in JSON, each on a line or in a JSON text sequence (RFC 7464), as the media type says.
            case values
            /// Lines of JSON although the media type does not say so. The item is the line or, if there is one, that member of it.
            case lines(member: String?)
            /// Server-sent events, of which the data is described; they are whole events if nothing is.
            case events
            /// Server-sent events, described as a whole with their names and data. The data of those with the given names is text.
            case wholeEvents(textOf: [String])
        }

        /// How they follow each other.
        package var form: Form
        /// The schema of each; `nil` if it is not described.
        package var schema: Schema?

        /// Items of a form and a schema.
        package init(_ form: Form, of schema: Schema? = nil) {
            self.form = form
            self.schema = schema
        }

        /// The items that a media type has if nothing is said of them; `nil` if it is not that of a stream.
        init?(inMediaType mediaType: MediaType) {
            guard mediaType.isSequential else { return nil }
            form = mediaType.isEventStream ? .events : .values
        }
    }
}
