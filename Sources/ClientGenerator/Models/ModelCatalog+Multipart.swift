import ServiceDescription

extension ModelCatalog {
    /// The type of a multipart body: the members of a schema, or parts that the caller puts together.
    ///
    /// - Parameters:
    ///   - content: The body.
    ///   - place: Where its schema stands.
    mutating func multipartType(of content: Content, at place: TypePlace) -> SwiftType {
        let isForm = MediaTypes.isForm(content.mediaType)
        let free: SwiftType = isForm ? .dictionary(.multipartFile) : .array(.multipartFile)
        guard let schema = content.schema else { return free }
        let root = facts.resolved(schema)
        switch root.shape {
        case .object, .union: return type(of: schema, at: place)
        case .map(let value):
            let value = facts.resolved(value)
            // Parts of which nothing is said may be anything.
            if value.shape.isAny { return free }
            return MultipartMembers.isFile(value, nil) ? free : type(of: schema, at: place)
        case .array(let element) where !isForm:
            let encoding = content.encodings.first { $0.name.isEmpty }
            let element = facts.resolved(element)
            // Parts of which nothing is said may be anything.
            if element.shape.isAny, encoding?.mediaType == nil { return free }
            return MultipartMembers.isFile(element, encoding) ? free : type(of: schema, at: place)
        case .array where facts.hasMembers(schema):
            diagnostics.loss(
                "the parts of a form have names, which an array does not give them; the caller gives the parts (describe an object, "
                    + "whose properties are the parts)",
                at: content.mark
            )
            return free
        default: return free
        }
    }
}
