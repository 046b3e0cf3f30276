import ServiceDescription

/// Builds the declaration of the header fields of an operation's responses.
enum HeadersBuilder {
    /// The header fields of any response, or `nil` if the description names none.
    ///
    /// - Parameters:
    ///   - responses: The successful responses.
    ///   - operation: Their operation.
    ///   - followed: The name of the field that the collection follows, in lowercase, which callers need not see (G077).
    ///   - place: What names their types.
    ///   - catalog: Receives the types that they need, and the diagnostics.
    static func declare(
        _ responses: [Response],
        to operation: Operation,
        followed: String?,
        at place: TypePlace,
        catalog: inout ModelCatalog
    ) -> HeadersDeclaration? {
        let headers = responses.flatMap(\.headers).uniqued { $0.name.lowercased() }
            .filter { header in
                let name = header.name.lowercased()
                return name != followed && !isForBrowsers(name, to: operation)
            }
        guard !headers.isEmpty else { return nil }
        let typeName = catalog.claimType(place.words + " headers")
        var scope = NameScope()
        let fields = headers.map { header in
            let isSerialized =
                header.mediaType.map { !isReadable(header.schema, in: $0, facts: catalog.facts) } ?? false
            let isJSON = isSerialized && header.mediaType?.isJSON == true && header.prefix == nil
            let isText = isSerialized && !isJSON
            if isText, let mediaType = header.mediaType {
                catalog.diagnostics.loss(
                    "the client does not read '\(mediaType)' in the header '\(header.name)'; it returns a string (decode it yourself)",
                    at: header.mark
                )
            }
            let schema = schemaOfField(header, facts: catalog.facts)
            let type = isText ? SwiftType.string : catalog.type(of: schema, at: place.inside(header.name))
            let isList = if case .array = type { header.prefix == nil } else { false }
            return HeadersDeclaration.Field(
                name: scope.claim(SwiftName.value(header.clientName ?? header.name)),
                wireName: header.prefix ?? header.name,
                type: type,
                isCollection: header.prefix != nil,
                isJSON: isJSON,
                listStyle: isList ? header.listStyle : nil,
                documentation: header.documentation.withoutPresence(isOptional: true)
            )
        }
        return HeadersDeclaration(name: typeName, fields: fields)
    }

    /// Whether a header field only tells browsers what pages may read (CORS, in the Fetch standard, section 3.3), unless that is
    /// what was asked.
    ///
    /// - Parameters:
    ///   - name: The name of the field in lowercase letters.
    ///   - operation: The operation that the response answers.
    static func isForBrowsers(_ name: String, to operation: Operation) -> Bool {
        name.hasPrefix("access-control-") && operation.method != "OPTIONS"
    }

    /// What one field holds: each of those that begin alike holds a value, even where the description has the map of all of them.
    private static func schemaOfField(_ header: Header, facts: SchemaFacts) -> Schema {
        guard header.prefix != nil, case .map(let value) = facts.resolved(header.schema).shape else {
            return header.schema
        }
        return value
    }

    /// Whether a value in a media type looks as it does in a header field, which numbers do, and texts in text.
    private static func isReadable(_ schema: Schema, in mediaType: MediaType, facts: SchemaFacts) -> Bool {
        switch facts.resolved(schema).shape {
        case .integer, .number, .boolean: true
        case .any: !mediaType.isJSON
        case .object, .map, .union, .array, .reference: false
        case .string, .enumeration, .binary: mediaType.isText
        }
    }
}
