import ServiceDescription

extension ModelCatalog {
    /// The type of a body.
    ///
    /// - Parameters:
    ///   - content: The body.
    ///   - place: Where its schema stands.
    mutating func type(of content: Content, at place: TypePlace) -> SwiftType {
        if let schema = content.structuredSchema { return type(of: schema, at: place) }
        return facts.contents.unstructuredType(of: content)
    }
}

extension Content {
    /// The schema, if the media type says how a value that has one is written.
    var structuredSchema: Schema? { MediaTypes.isStructured(mediaType) ? schema : nil }
}
