import YAML

/// Reads the responses to operations: their table comes in, and the responses in the order of their statuses come out.
///
/// It keeps what many operations share, and the media types of operations that name none.
struct ResponseReader: SharedPartReader {
    var shared: [Mark: DeclaredResponse?] = [:]
    /// What checks the responses.
    private(set) var checks = ResponseChecks()
    /// Reads their header fields.
    private(set) var headers = HeaderReader()
    /// The media types of the responses to operations that name none (Swagger 2.0); `nil` if the document does not, either.
    let produces: [MediaType]?

    /// Reads the responses of an operation.
    ///
    /// - Parameters:
    ///   - node: The responses by status.
    ///   - own: The media types the operation produces, by Swagger 2.0.
    ///   - schemas: The document, and what reads its schemas.
    mutating func readTable(
        _ node: YAMLNode?,
        produces own: [MediaType]?,
        from schemas: inout SchemaReader
    ) -> [Response] {
        let named = (own ?? produces ?? []).filter { !$0.text.isEmpty }
        var result: [Response] = []
        let members = schemas.source.members(node)
        let isFinalDescribed = members.contains { $0.name.hasPrefix("2") || $0.name == "default" }
        for entry in members where !entry.name.hasPrefix("x-") {
            guard
                let status = Response.Status.read(
                    entry.key,
                    isFinalDescribed: isFinalDescribed,
                    from: &schemas.source
                )
            else { continue }
            let described = Self.described(entry.value, in: &schemas.source)
            guard let declared = readShared(described, from: &schemas) else { continue }
            var response = declared.response
            // A response that is a reference has been read with the keys of its target alone.
            if let isError = schemas.source.flag(entry.value[ResponseKeyword.msErrorResponse.rawValue]) {
                response.meaning = Response.Meaning(isError: isError)
            }
            response.status = status
            response.mark = entry.key.mark
            response.documentation.adoptWords(beside: entry.value, in: &schemas.source)
            if let (schema, node) = declared.described {
                let mediaTypes = named.isEmpty ? [MediaTypeReader.defaultType(of: schema)] : named
                response.contents = mediaTypes.map { Self.content($0, of: schema, at: node, response, from: &schemas) }
            } else {
                response.undescribedTypes = named
                let files = Self.files(producedBy: own, at: entry.value.mark)
                if !files.isEmpty, status.isOfSuccess { response.contents = files }
            }
            result.append(response)
        }
        let order = result.indices.sorted {
            (result[$0].status.order, $0) < (result[$1].status.order, $1)
        }
        return order.map { result[$0] }
    }

    /// The response that a node means. One without a value (`204:`) or with an empty reference, which is reported, is known to come.
    private static func described(_ node: YAMLNode, in source: inout DescriptionSource) -> YAMLNode {
        if node.isNull { return YAMLNode(mapping: [], at: node.mark) }
        if let described = source.object(meantBy: node) { return described }
        guard node.isEmptyReference, let mapping = node.mapping else { return node }
        source.reportEmptyReference(in: node)
        let words = mapping.filter { !$0.value.isNull }
        let none = YAMLMapping.Entry("description", YAMLNode(text: "", at: node.mark))
        return YAMLNode(mapping: words.isEmpty ? [none] : words, at: node.mark)
    }

    /// The contents of an operation that produces only pictures, sound, archives, tables or the like. An author who says so of
    /// one operation does not mean that it returns nothing, even without a schema.
    private static func files(producedBy own: [MediaType]?, at mark: Mark) -> [Content] {
        let areFiles = own?.allSatisfy { $0.isFile || $0.isDocument } ?? false
        guard let own, areFiles else { return [] }
        return own.map { Content(mediaType: $0, schema: nil, mark: mark) }
    }

    mutating func readOwn(_ node: YAMLNode, from schemas: inout SchemaReader) -> DeclaredResponse? {
        let isSwagger = schemas.version == .swagger20
        let node = isSwagger ? node : ContentReader.withContent(node, of: .response, in: &schemas.source)
        guard let fields = schemas.source.fields(node, as: ResponseKeyword.self) else { return nil }
        checks.check(fields, in: &schemas.source)
        var response = Response(
            status: .default,
            contents: isSwagger ? [] : ContentReader.read(fields[.content], areReceived: true, from: &schemas),
            headers: headers.readTable(fields[.headers], from: &schemas),
            documentation: schemas.source.documentation(summary: fields[.summary], text: fields[.description]),
            mark: node.mark
        )
        response.meaning = schemas.source.flag(fields[.msErrorResponse]).map(Response.Meaning.init) ?? .byStatus
        if isSwagger { return readSwagger(fields, response, from: &schemas) }
        response.isNothing = response.contents.isEmpty && fields[.content]?.mapping?.isEmpty == false
        if fields[.content] == nil, let own = fields[.schema] {
            schemas.source.diagnostics.warning(
                "since OpenAPI 3.0, the schema of a response belongs in 'content'; it is treated as the schema of "
                    + "'application/json' (write 'content: {application/json: {schema: …}}')",
                at: own.mark
            )
            response.contents = [Content(mediaType: .json, schema: schemas.readContained(own), mark: own.mark)]
        }
        return DeclaredResponse(response: response)
    }

    /// Reads what a response holds, as Swagger 2.0 describes it.
    private func readSwagger(
        _ fields: Fields<ResponseKeyword>,
        _ response: Response,
        from schemas: inout SchemaReader
    ) -> DeclaredResponse {
        var response = response
        let described = fields[.schema].flatMap { ContentReader.isNothing($0, in: &schemas.source) ? nil : $0 }
        response.isNothing = described == nil && fields[.schema] != nil
        let read = described.map { (Self.readSchema($0, of: response, from: &schemas), $0) }
        if let content = fields.member(.content) {
            let advice = "'schema', and 'produces' for the media types"
            let isUsed = fields[.schema] == nil
            schemas.source.reportKeyOfOtherVersion(content, advice: advice, isUsed: isUsed)
            if isUsed { response.contents = ContentReader.read(content.value, areReceived: true, from: &schemas) }
        }
        if read == nil, response.contents.isEmpty {
            // Azure API Management describes what comes only by examples.
            let described = schemas.source.members(fields[.examples]).filter {
                $0.name.utf8.contains(UInt8(ascii: "/"))
            }
            response.contents = described.map { Content(mediaType: MediaType($0.name), schema: nil, mark: $0.key.mark) }
        }
        return DeclaredResponse(response: response, described: read)
    }

    /// Reads the schema of a response, by Swagger 2.0. Authors who use swag write the JSON that comes into the description, and that
    /// it is text: `@Success 200 {string} json "{"code":200,"data":{}}"`.
    private static func readSchema(
        _ node: YAMLNode,
        of response: Response,
        from schemas: inout SchemaReader
    ) -> Schema {
        var schema = schemas.readContained(node)
        guard case .string(format: nil) = schema.shape, let text = response.documentation.text?.trimmed,
            [("{", "}"), ("[", "]")].contains(where: { text.hasPrefix($0) && text.hasSuffix($1) })
        else { return schema }
        schemas.source.diagnostics.warning(
            "the response is described as a string, but also as JSON in its 'description'; it is treated as free-form JSON (write "
                + "the schema of the JSON)",
            at: node.mark
        )
        schema.shape = .any
        return schema
    }

    /// The content of a response in one of the media types that the operation produces, by Swagger 2.0.
    private static func content(
        _ mediaType: MediaType,
        of schema: Schema,
        at node: YAMLNode,
        _ response: Response,
        from schemas: inout SchemaReader
    ) -> Content {
        var content = Content(mediaType: mediaType, schema: schema, mark: schema.mark)
        content.isEmptyObject = ContentReader.isEmptyObject(node, in: &schemas.source)
        if content.isSequential { content.readItems(node, isOfItem: false, from: &schemas) }
        content.markLines(node, from: &schemas)
        let isOfMessage = !content.isSequential && node["$ref"]?.string?.hasPrefix("#/definitions/") == true
        let areSeveral = response.documentation.text?.hasSuffix("(streaming responses)") == true
        return isOfMessage && areSeveral ? content.asLines() : content
    }
}

/// The keys of a response.
enum ResponseKeyword: String, Keyword {
    case reference = "$ref"
    case summary, description, headers, content, links, schema, examples
    case msErrorResponse = "x-ms-error-response"

    static let byName = makeTable()
}
