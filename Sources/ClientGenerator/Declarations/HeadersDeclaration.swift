import ServiceDescription

/// The declaration of the header fields of an operation's response.
struct HeadersDeclaration: Sendable {
    /// A field, or a collection of fields.
    struct Field: Sendable {
        /// The name in Swift.
        var name: String
        /// The name on the wire, or what all names of the collection begin with.
        var wireName: String
        /// The type of the field, or of each of the collection.
        var type: SwiftType
        /// Whether it is a collection of fields, by the rest of their names.
        var isCollection: Bool
        /// Whether the value is in JSON.
        var isJSON: Bool
        /// The style that tells the delimiter of a list, if that is no comma.
        var listStyle: Parameter.Style?
        /// Its documentation in the description.
        var documentation: Documentation
    }

    /// The name of the struct.
    var name: String
    /// The fields, in the order of the description.
    var fields: [Field]
}
