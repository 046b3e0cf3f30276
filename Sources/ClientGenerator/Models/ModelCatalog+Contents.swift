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
        return Self.unstructuredType(of: content)
    }

    /// The contents of one answer that the client can read as the same type: the preferred one, and those that differ from
    /// it in notation only.
    func readable(_ contents: [Content]) -> [Content] {
        guard let preferred = MediaTypes.preferred(contents) else { return [] }
        if preferred.isSequential {
            return contents.filter { $0.isSequential && $0.hasSameItems(as: preferred) }
        }
        return [preferred]
            + contents.filter { other in
                guard other.mediaType != preferred.mediaType, !other.isSequential else { return false }
                // What XML calls the members is known only of what XML is asked for.
                if MediaTypes.isXML(other.mediaType), !MediaTypes.isXML(preferred.mediaType) { return false }
                let areStructured = [preferred, other].allSatisfy { MediaTypes.isStructured($0.mediaType) }
                if areStructured, preferred.isSameData(as: other) { return true }
                guard let type = simpleType(of: preferred) else { return false }
                return type == simpleType(of: other)
            }
    }

    /// The type of a body; `nil` if it may have to be declared.
    private func simpleType(of content: Content) -> SwiftType? {
        guard let schema = content.structuredSchema else { return Self.unstructuredType(of: content) }
        return primitiveType(of: resolved(schema))
    }

    /// The type of a body that has no schema, or whose media type does not say how its value is written.
    private static func unstructuredType(of content: Content) -> SwiftType {
        if MediaTypes.isText(content.mediaType) { return .string }
        return content.schema == nil && MediaTypes.isJSON(content.mediaType) ? .json : .data
    }
}

extension Content {
    /// The schema, if the media type says how a value that has one is written.
    fileprivate var structuredSchema: Schema? { MediaTypes.isStructured(mediaType) ? schema : nil }
}
