import YAML

/// Reads the bodies of requests: an operation and its parameters come in, and the body that it sends comes out.
///
/// It keeps what many operations share, and the media types of operations that name none.
struct BodyReader: SharedPartReader {
    var shared: [Mark: RequestBody?] = [:]
    /// The media types of the bodies of operations that name none (Swagger 2.0); `nil` if the document does not, either.
    let consumes: [MediaType]?

    // MARK: - Operations

    /// Reads the body that an operation sends, as the version of the document describes it.
    ///
    /// - Parameters:
    ///   - operation: The operation.
    ///   - parameters: Its parameters, which may describe the body.
    ///   - mark: Where it is declared.
    ///   - schemas: The document, and what reads its schemas.
    mutating func read(
        of operation: Fields<OperationKeyword>,
        beside parameters: [DeclaredParameter],
        at mark: Mark,
        from schemas: inout SchemaReader
    ) -> RequestBody? {
        schemas.omitting(.parameters) { schemas in
            schemas.version == .swagger20
                ? readSwagger(of: operation, beside: parameters, at: mark, from: &schemas)
                : readOpenAPI(of: operation, beside: parameters, at: mark, from: &schemas)
        }
    }

    /// Reads the body of an operation of OpenAPI 3. Where it has no `requestBody`, but what Swagger 2.0 has in its place, that
    /// is read, with a warning.
    private mutating func readOpenAPI(
        of operation: Fields<OperationKeyword>,
        beside parameters: [DeclaredParameter],
        at mark: Mark,
        from schemas: inout SchemaReader
    ) -> RequestBody? {
        let places = parameters.compactMap(\.bodyPlace)
        if let node = operation[.requestBody] {
            let name = schemas.source.text(operation[.msBodyName] ?? operation[.codegenBodyName])
            for (parameter, mark) in zip(parameters.filter { $0.bodyPlace != nil }, places) {
                schemas.source.diagnostics.loss(
                    "the parameter '\(parameter.key.name)' in \(parameter.key.place.word) is ignored because the "
                        + "operation has a 'requestBody' (describe the body in one place)",
                    at: mark
                )
            }
            return read(node, name: name, from: &schemas)
        }
        let described = BodyParameters(parameters: parameters, mediaTypes: [], mark: mark)
        guard !places.isEmpty, let body = described.body(in: &schemas.source) else { return nil }
        let mediaType = body.contents.first?.mediaType ?? ""
        for case .body(let declared) in parameters where declared.mark == body.mark {
            schemas.source.diagnostics.warning(
                "since OpenAPI 3.0, 'requestBody' describes the body; the parameter '\(declared.name)' is treated as "
                    + "the body (write 'requestBody: {content: {\(mediaType): {schema: …}}}')",
                at: declared.mark
            )
            return body
        }
        schemas.source.diagnostics.warning(
            "since OpenAPI 3.0, 'requestBody' describes a form; the parameters in formData are treated as one (write "
                + "'requestBody: {content: {\(mediaType): {schema: {properties: …}}}}')",
            at: places[0]
        )
        return body
    }

    /// The body of an operation of Swagger 2.0, which some authors describe as OpenAPI 3 has it.
    private mutating func readSwagger(
        of operation: Fields<OperationKeyword>,
        beside parameters: [DeclaredParameter],
        at mark: Mark,
        from schemas: inout SchemaReader
    ) -> RequestBody? {
        let own = MediaTypeReader.readList(operation[.consumes], from: &schemas.source)
        let mediaTypes = (own ?? consumes ?? []).filter { !$0.text.isEmpty }
        let described = BodyParameters(parameters: parameters, mediaTypes: mediaTypes, mark: mark)
        let body = described.body(in: &schemas.source)
        guard let entry = operation.member(.requestBody) else { return body }
        if body != nil {
            schemas.source.diagnostics.loss(
                "'requestBody' is an OpenAPI 3 key; it is ignored because a parameter describes the body (remove it)",
                at: entry.key.mark
            )
            return body
        }
        schemas.source.diagnostics.warning(
            "'requestBody' is an OpenAPI 3 key; it is used anyway (in Swagger 2.0, a body is a parameter with 'in: "
                + "body')",
            at: entry.key.mark
        )
        return read(entry.value, name: schemas.source.text(operation[.msBodyName]), from: &schemas)
    }

    // MARK: - OpenAPI 3

    /// Reads a body.
    ///
    /// - Parameters:
    ///   - node: The body or a reference to it.
    ///   - name: The name the operation gives the body, if any.
    ///   - schemas: The document, and what reads its schemas.
    private mutating func read(_ node: YAMLNode, name: String?, from schemas: inout SchemaReader) -> RequestBody? {
        var body = readShared(node, from: &schemas)
        if let name { body?.name = name }
        if let required = node["required"], required.flag == true, node["$ref"] != nil, body?.isRequired == false {
            schemas.source.diagnostics.loss(
                "'required' next to '$ref' is ignored (move it into the referenced request body)",
                at: required.mark
            )
        }
        body?.documentation.adoptWords(beside: node, in: &schemas.source)
        return body
    }

    func readOwn(_ node: YAMLNode, from schemas: inout SchemaReader) -> RequestBody? {
        let node = Self.withContent(node, in: &schemas.source)
        guard let fields = schemas.source.fields(node, as: BodyKeyword.self) else { return nil }
        if fields[.content]?.mapping?.isEmpty ?? true {
            schemas.source.diagnostics.loss(
                "the request body has no media type under 'content'; it is not in the client (write 'content: "
                    + "{application/json: {schema: …}}')",
                at: node.mark
            )
        }
        if Self.isEmptyForm(fields) { return nil }
        let required = schemas.source.flag(fields[.required])
        var body = RequestBody(
            name: schemas.source.name(fields[.msName] ?? fields[.msClientName] ?? fields[.nswagName]),
            isRequired: required ?? false,
            saysOptional: required == false,
            contents: ContentReader.read(fields[.content], from: &schemas),
            documentation: schemas.source.documentation(summary: fields[.summary], text: fields[.description]),
            mark: node.mark
        )
        body.sendFilesInParts(in: &schemas.source)
        body.flattening = Self.readFlattening(fields, from: &schemas.source)
        return body
    }

    /// A body with the `content` that its author left out: one that has the media types or the `schema` itself, or is the schema.
    private static func withContent(_ node: YAMLNode, in source: inout DescriptionSource) -> YAMLNode {
        let node = ContentReader.withContent(node, of: .requestBody, in: &source)
        guard let body = node.mapping, node["content"] == nil, node["$ref"] == nil else { return node }
        let keywords: [SchemaKeyword] = [.properties, .items, .allOf, .oneOf, .anyOf]
        let isSchema = node["type"]?.string != nil || keywords.contains { node[$0.rawValue] != nil }
        guard let schema = node["schema"] ?? (isSchema ? node : nil) else { return node }
        let content = [YAMLMapping.Entry(MediaType.json.text, YAMLNode(mappingWith: "schema", schema))]
        // The properties that a schema requires are listed under the same key.
        let kept = body.filter { $0.name == "description" || !isSchema && $0.name == "required" }
        return ContentReader.withContent(
            content,
            beside: kept,
            insteadOf: "a schema",
            in: node,
            of: .requestBody,
            in: &source
        )
    }

    /// Whether a body is a form without fields that may be left out, as Stripe describes it for operations that have none.
    private static func isEmptyForm(_ fields: Fields<BodyKeyword>) -> Bool {
        guard fields[.required]?.flag != true, let contents = fields[.content]?.mapping, contents.count == 1,
            MediaType(contents[0].name).isURLEncodedForm, let schema = contents[0].value["schema"]?.mapping
        else { return false }
        return schema.entry(named: "properties")?.value.mapping?.isEmpty == true
            && schema.allSatisfy { ["properties", "type"].contains($0.name) }
    }

    /// Where a body or the schema of one asks clients to take its members one by one.
    private static func readFlattening(
        _ fields: Fields<BodyKeyword>,
        from source: inout DescriptionSource
    ) -> Mark? {
        if fields[.msClientFlatten] != nil { return source.mark(ofFlag: .msClientFlatten, in: fields) }
        return fields[.content]?.mapping?.lazy.compactMap { content -> Mark? in
            let entry = content.value["schema"]?.mapping?.entry(named: SchemaKeyword.msClientFlatten.rawValue)
            return entry?.value.flag == true ? entry?.key.mark : nil
        }.first
    }
}

extension DeclaredParameter {
    /// Where the parameter stands, if it is the body or a field of a form.
    fileprivate var bodyPlace: Mark? {
        switch self {
        case .body(let body): body.mark
        case .formField(let field): field.property.mark
        case .parameter, .ignored, .mediaTypeOfBody: nil
        }
    }
}

/// The keys of a body.
enum BodyKeyword: String, Keyword {
    case reference = "$ref"
    case summary, description, required, content
    case msName = "x-ms-requestBody-name"
    case msClientName = "x-ms-client-name"
    case nswagName = "x-name"
    case msClientFlatten = "x-ms-client-flatten"

    static let byName = makeTable()
}
