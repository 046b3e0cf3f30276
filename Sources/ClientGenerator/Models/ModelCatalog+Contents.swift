import ServiceDescription

extension ModelCatalog {
    /// The type of a body.
    ///
    /// - Parameters:
    ///   - content: The body.
    ///   - place: The words that name a type after where its schema stands.
    ///   - subject: What the type is, if that is known.
    mutating func type(of content: Content, at place: String, of subject: TypeSubject? = nil) -> SwiftType {
        if let schema = content.structuredSchema { return type(of: schema, at: place, of: subject) }
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
