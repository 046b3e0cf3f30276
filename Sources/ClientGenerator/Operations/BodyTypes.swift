import ServiceDescription

/// Finds the Swift types of the values that callers give as bodies.
enum BodyTypes {
    /// The type of a body that is sent.
    ///
    /// - Parameters:
    ///   - content: The body in one media type.
    ///   - place: Where its schema stands.
    ///   - catalog: Receives the types that it needs, and what the client lacks of it.
    static func type(of content: Content, at place: TypePlace, catalog: inout ModelCatalog) -> SwiftType {
        if content.mediaType.isMultipart {
            return multipartType(of: content, at: place, catalog: &catalog)
        }
        if content.hasItemsToSend { return itemsType(of: content, at: place, catalog: &catalog) }
        if content.mediaType.isForm {
            guard let schema = content.schema else { return .json }
            if catalog.facts.resolved(schema).shape.isArray {
                catalog.diagnostics.loss(
                    "the fields of a form have names, which an array does not give them; the caller gives any JSON object (describe an "
                        + "object, whose properties are the fields)",
                    at: content.mark
                )
                return .json
            }
        }
        if content.changesObject, let schema = content.schema {
            return PatchBuilder.type(of: schema, at: place, catalog: &catalog)
        }
        if content.mediaType.isAny, content.schema.map({ catalog.facts.isBytes($0) }) ?? true { return .data }
        return catalog.type(of: content, at: place)
    }

    /// The type of a body of items that are sent one after another: an array. The schema describes either the array or an item.
    private static func itemsType(of content: Content, at place: TypePlace, catalog: inout ModelCatalog) -> SwiftType {
        guard let schema = content.schema ?? content.items?.schema else { return .array(.json) }
        if content.schema != nil, case .array = catalog.facts.resolved(schema).shape {
            return catalog.type(of: schema, at: place)
        }
        return .array(catalog.elementType(of: schema) { _ in place.item("item") })
    }

    /// The type of a multipart body: the members of a schema, or parts that the caller puts together.
    private static func multipartType(
        of content: Content,
        at place: TypePlace,
        catalog: inout ModelCatalog
    ) -> SwiftType {
        let facts = catalog.facts
        let isForm = content.mediaType.isForm
        let free: SwiftType = isForm ? .dictionary(.multipartFile) : .array(.multipartFile)
        guard let schema = content.schema else { return free }
        let root = facts.resolved(schema)
        switch root.shape {
        case .object(let object):
            reportMapsOfFiles(in: object, catalog: &catalog)
            return catalog.type(of: schema, at: place)
        case .union: return catalog.type(of: schema, at: place)
        case .map(let value):
            let value = facts.resolved(value)
            // Parts of which nothing is said may be anything.
            if value.shape.isAny { return free }
            return MultipartMembers.isFile(value, nil) ? free : catalog.type(of: schema, at: place)
        case .array(let element) where !isForm:
            let encoding = content.encodings.first { $0.name.isEmpty }
            let element = facts.resolved(element)
            // Parts of which nothing is said may be anything.
            if element.shape.isAny, encoding?.mediaType == nil { return free }
            return MultipartMembers.isFile(element, encoding) ? free : catalog.type(of: schema, at: place)
        case .array where facts.hasMembers(schema):
            catalog.diagnostics.loss(
                "the parts of a form have names, which an array does not give them; the caller gives the parts (describe an object, "
                    + "whose properties are the parts)",
                at: content.mark
            )
            return free
        default: return free
        }
    }

    /// Reports members that hold files under names of their own: a member is a part, and a part holds one of them.
    private static func reportMapsOfFiles(in object: ObjectSchema, catalog: inout ModelCatalog) {
        for property in object.properties where !property.isReadOnly {
            guard case .map(let value) = catalog.facts.resolved(property.schema).shape,
                MultipartMembers.isFile(catalog.facts.resolved(value), nil)
            else { continue }
            catalog.diagnostics.sharedLoss(
                "the part '\(property.name)' holds files by their names, which is sent as JSON with each file in base64 (describe "
                    + "each file as a property, or an array of files)",
                at: property.mark
            )
        }
    }
}

extension SchemaFacts {
    /// Whether a schema describes only bytes. It may call these text if the media type does not define them.
    fileprivate func isBytes(_ schema: Schema) -> Bool {
        switch resolved(schema).shape {
        case .binary, .string(format: "binary"), .string(format: nil): true
        default: false
        }
    }
}
