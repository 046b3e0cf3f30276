import ServiceDescription

extension ModelCatalog {
    /// The type of a body.
    ///
    /// - Parameters:
    ///   - content: The body.
    ///   - place: Where its schema stands.
    mutating func type(of content: Content, at place: TypePlace) -> SwiftType {
        if let schema = facts.contents.structuredSchema(of: content) { return type(of: schema, at: place) }
        return facts.contents.unstructuredType(of: content)
    }
}
