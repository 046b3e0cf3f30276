import YAML

extension DescriptionReader {
    private static let json = "application/json"
    private static let anyBytes = "application/octet-stream"
    private static let urlEncodedForm = "application/x-www-form-urlencoded"
    private static let multipartForm = "multipart/form-data"

    // MARK: - OpenAPI 3

    /// Reads a body.
    ///
    /// - Parameters:
    ///   - node: The body or a reference to it.
    ///   - name: The name the operation gives the body, if any.
    mutating func readBody(_ node: YAMLNode, name: String?) -> RequestBody? {
        var body = readShared(node, cache: \.bodies) { $0.readOwnBody($1) }
        if let name { body?.name = name }
        if var words = body?.documentation {
            source.adoptWords(beside: node, into: &words)
            body?.documentation = words
        }
        return body
    }

    private mutating func readOwnBody(_ node: YAMLNode) -> RequestBody? {
        guard let fields = source.fields(withContent(node), as: BodyKeyword.self) else { return nil }
        if fields[.content]?.mapping?.isEmpty ?? true {
            source.diagnostics.loss(
                "the request body has no media type under 'content'; it is not in the client (write 'content: "
                    + "{application/json: {schema: …}}')",
                at: node.mark
            )
        }
        if isEmptyForm(fields) { return nil }
        var body = RequestBody(
            name: source.text(fields[.msName] ?? fields[.msClientName] ?? fields[.nswagName]),
            isRequired: source.flag(fields[.required]) ?? false,
            contents: ContentReader.read(fields[.content], from: &schemas),
            documentation: source.documentation(summary: fields[.summary], text: fields[.description]),
            mark: node.mark
        )
        sendFilesInParts(&body)
        body.flattening = readFlattening(fields)
        return body
    }

    /// A body with the `content` that its author left out: one that has the media types or the `schema` itself, or is the schema.
    private mutating func withContent(_ node: YAMLNode) -> YAMLNode {
        guard let body = node.mapping, node["content"] == nil, node["$ref"] == nil else { return node }
        var content = YAMLMapping(
            body.filter { $0.name.contains("/") && !$0.name.hasPrefix("x-") && $0.value.mapping != nil }
        )
        var kept = body.filter { !$0.name.contains("/") }
        var found = "a media type"
        if content.isEmpty {
            let keywords: [SchemaKeyword] = [.properties, .items, .allOf, .oneOf, .anyOf]
            let isSchema = node["type"]?.string != nil || keywords.contains { node[$0.rawValue] != nil }
            guard let schema = node["schema"] ?? (isSchema ? node : nil) else { return node }
            found = "a schema"
            content = YAMLMapping([YAMLMapping.Entry(Self.json, YAMLNode(mappingWith: "schema", schema))])
            // The properties that a schema requires are listed under the same key.
            kept = body.filter { $0.name == "description" || !isSchema && $0.name == "required" }
        }
        source.diagnostics.warning(
            "expected 'content' in the request body, found \(found); it is treated as the content (write 'content: {"
                + "\(content[0].name): {schema: …}}')",
            at: node.mark
        )
        let entry = YAMLMapping.Entry("content", YAMLNode(content: .mapping(content), mark: node.mark))
        return YAMLNode(content: .mapping(YAMLMapping(kept + [entry])), mark: node.mark)
    }

    /// Whether a body is a form without fields that may be left out, as Stripe describes it for operations that have none.
    private func isEmptyForm(_ fields: Fields<BodyKeyword>) -> Bool {
        guard fields[.required]?.bool != true, let contents = fields[.content]?.mapping, contents.count == 1,
            Content.essence(contents[0].name) == Self.urlEncodedForm, let schema = contents[0].value["schema"]?.mapping
        else { return false }
        return schema.entry(named: "properties")?.value.mapping?.isEmpty == true
            && schema.allSatisfy { ["properties", "type"].contains($0.name) }
    }

    /// Where a body or the schema of one asks clients to take its members one by one.
    private mutating func readFlattening(_ fields: Fields<BodyKeyword>) -> Mark? {
        if fields[.msClientFlatten] != nil { return source.mark(ofFlag: .msClientFlatten, in: fields) }
        return fields[.content]?.mapping?.lazy.compactMap { content -> Mark? in
            let entry = content.value["schema"]?.mapping?.entry(named: SchemaKeyword.msClientFlatten.rawValue)
            return entry?.value.flag == true ? entry?.key.mark : nil
        }.first
    }

    // MARK: - Swagger 2.0

    /// The body that an operation's parameters describe.
    mutating func swaggerBody(
        of parameters: [DeclaredParameter],
        consumes own: [String]?,
        at mark: Mark
    ) -> RequestBody? {
        let mediaTypes = (own ?? swaggerDefaults.consumes ?? []).filter { !$0.isEmpty }
        var fields: [FormField] = []
        var body: RequestBody?
        var part: FormField?
        for parameter in parameters {
            switch parameter {
            case .body(let declared) where body == nil:
                body = requestBody(declared, mediaTypes: mediaTypes)
                part = Self.part(declared)
            case .body(let declared):
                source.diagnostics.loss(
                    "an operation can have only one body; '\(declared.name)' is ignored (remove one of them)",
                    at: declared.mark
                )
            case .formField(let field): fields.append(field)
            case .parameter, .ignored: break
            }
        }
        guard !fields.isEmpty else { return body }
        if let part, fields.contains(where: \.isFile) {
            source.diagnostics.warning(
                "an operation can have a body or a form, not both; the body is treated as the part '\(part.property.name)' of "
                    + "the form (write 'in: formData')",
                at: part.property.mark
            )
            return form(fields + [part], mediaTypes: mediaTypes, mark: mark)
        }
        if body != nil {
            source.diagnostics.loss(
                "an operation can have a body or a form, not both; the form is ignored (remove one of them)",
                at: fields[0].property.mark
            )
            return body
        }
        return form(fields, mediaTypes: mediaTypes, mark: mark)
    }

    /// A body as one part of several, which is how Springfox and Swashbuckle describe what is sent beside a file.
    private static func part(_ declared: SwaggerBody) -> FormField? {
        guard let schema = declared.schema else { return nil }
        var property = Property(
            name: declared.name,
            isRequired: declared.isRequired,
            schema: schema,
            mark: declared.mark
        )
        property.documentation = declared.documentation
        return FormField(property: property, isFile: false)
    }

    private func requestBody(_ declared: SwaggerBody, mediaTypes: [String]) -> RequestBody {
        let types = mediaTypes.isEmpty ? [defaultMediaType(of: declared.schema)] : mediaTypes
        var body = RequestBody(
            name: declared.clientName ?? declared.name,
            isRequired: declared.isRequired,
            contents: declared.contents.isEmpty
                ? types.map { Content(mediaType: $0, schema: declared.schema, mark: declared.mark) }
                : declared.contents,
            documentation: declared.documentation,
            mark: declared.mark
        )
        body.flattening = declared.flattening
        return body
    }

    private func form(_ fields: [FormField], mediaTypes: [String], mark: Mark) -> RequestBody {
        var types = mediaTypes.filter { [Self.urlEncodedForm, Self.multipartForm].contains(Content.essence($0)) }
        if fields.contains(where: \.isFile) {
            types = types.filter { Content.essence($0) == Self.multipartForm }
            if types.isEmpty { types = [Self.multipartForm] }
        }
        if types.isEmpty { types = [Self.urlEncodedForm] }
        let schema = Schema(shape: .object(ObjectSchema(properties: fields.map(\.property))), mark: mark)
        let encodings = fields.compactMap(\.encoding)
        return RequestBody(
            isRequired: fields.contains(where: \.property.isRequired),
            contents: types.map { Content(mediaType: $0, schema: schema, encodings: encodings, mark: mark) },
            mark: mark
        )
    }

    /// The content of Swagger 2.0 responses and bodies if neither the operation nor the description says so.
    func defaultMediaType(of schema: Schema?) -> String {
        if case .binary = schema?.shape { Self.anyBytes } else { Self.json }
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
