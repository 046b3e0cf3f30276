import ServiceDescription

extension ModelCatalog {
    /// The type of a body.
    ///
    /// - Parameters:
    ///   - content: The body.
    ///   - place: Where its schema stands.
    mutating func type(of content: Content, at place: TypePlace) -> SwiftType {
        if let schema = content.structuredSchema { return type(of: schema, at: place) }
        return content.unstructuredType
    }
}

extension Content {
    /// The schema, if the media type says how a value that has one is written.
    var structuredSchema: Schema? { MediaTypes.isStructured(mediaType) ? schema : nil }

    /// The type of a body that has no schema, or whose media type does not say how its value is written.
    var unstructuredType: SwiftType {
        if MediaTypes.isText(mediaType) { return .string }
        return schema == nil && MediaTypes.isJSON(mediaType) ? .json : .data
    }
}
