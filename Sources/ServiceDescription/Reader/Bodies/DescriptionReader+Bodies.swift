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
            contents: readContents(fields[.content]),
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

    /// Reads data by media type.
    ///
    /// - Parameters:
    ///   - node: The data by media type.
    ///   - areReceived: Whether it comes from the service.
    mutating func readContents(_ node: YAMLNode?, areReceived: Bool = false) -> [Content] {
        var examples: [Int] = []
        var contents: [Content] = []
        var names: Set<String> = []
        for entry in source.members(node) {
            for name in divided(mediaType: entry.name, at: entry.key.mark) {
                guard let content = readContent(entry, named: name, isReceived: areReceived),
                    names.insert(content.mediaType).inserted
                else { continue }
                if content.schemas.isEmpty, hasExamples(entry.value) { examples.append(contents.count) }
                contents.append(content)
            }
        }
        adoptSchemas(into: examples, of: &contents)
        return contents
    }

    private mutating func readContent(_ entry: YAMLMapping.Entry, named name: String, isReceived: Bool) -> Content? {
        if entry.name.hasPrefix("x-") { return nil }
        guard canBeSent(mediaType: name, at: entry.key.mark) else { return nil }
        let mediaType = readMediaType(name, at: entry.key.mark)
        if entry.value.isEmptyReference { source.reportEmptyReference(in: entry.value) }
        guard !entry.value.isNull, !entry.value.isEmptyReference else {
            return Content(mediaType: mediaType, schema: nil, mark: entry.key.mark)
        }
        guard let target = source.resolve(entry.value),
            let fields = source.fields(target.node, as: MediaTypeKeyword.self)
        else {
            return nil
        }
        if let schema = fields[.schema], isSenderOfEvents(schema, mediaType: mediaType) {
            return Content(mediaType: "text/event-stream", schema: nil, mark: entry.key.mark)
        }
        let schema = (fields[.schema] ?? misplacedSchema(entry.value, fields))
            .map { isReceived ? schemas.readContained($0) : schemas.read($0) }
        var content = Content(
            mediaType: mediaType,
            schema: schema ?? readPartsSchema(fields, mediaType: mediaType),
            encodings: [],
            mark: entry.key.mark
        )
        readItems(fields, of: &content)
        content.encodings = readEncodings(fields, mediaType: mediaType)
        if let schema = fields[.schema] { markLines(schema, in: &content) }
        return content
    }

    /// Returns the schema that is written in place of a media type, one level too high, or `nil` if there is none.
    private mutating func misplacedSchema(_ node: YAMLNode, _ fields: Fields<MediaTypeKeyword>) -> YAMLNode? {
        guard fields[.schema] == nil, fields[.itemSchema] == nil else { return nil }
        let isReference = node["$ref"]?.string.map { $0.contains("/schemas/") || $0.contains("/definitions/") } ?? false
        let keywords: [SchemaKeyword] = [.type, .properties, .items, .allOf, .oneOf, .anyOf, .additionalProperties]
        guard isReference || keywords.contains(where: { node[$0.rawValue] != nil }) else { return nil }
        source.diagnostics.warning(
            "expected a media type object, found a schema; it is treated as its 'schema' (write 'schema:' before it)",
            at: node.mark
        )
        return node
    }

    private mutating func readEncodings(
        _ content: Fields<MediaTypeKeyword>,
        mediaType: String
    ) -> [FieldEncoding] {
        let ofPlaces = readPlaceEncodings(content, mediaType: mediaType)
        let ofItems = readItemEncoding(content, mediaType: mediaType)
        guard Content.hasMembersOfTheirOwn(mediaType) else {
            if let entry = content.entry(.encoding), content[.encoding]?.mapping?.isEmpty == false {
                source.diagnostics.loss(
                    "'encoding' is ignored: it applies to forms and multipart bodies, not to '\(mediaType)' (remove "
                        + "it)",
                    at: entry.key.mark
                )
            }
            return [ofItems].compactMap { $0 } + ofPlaces
        }
        let ofMembers = source.members(content[.encoding]).compactMap { entry in
            readEncoding(entry.value, name: entry.name, at: entry.key.mark)
        }
        return withFiles(ofMembers, content[.schema], mediaType: mediaType) + [ofItems].compactMap { $0 } + ofPlaces
    }

    /// Reads how a member of a form is sent.
    ///
    /// - Parameters:
    ///   - node: The encoding.
    ///   - name: The name of the member.
    ///   - mark: Where the encoding is declared.
    mutating func readEncoding(_ node: YAMLNode, name: String, at mark: Mark) -> FieldEncoding? {
        guard let fields = source.fields(node, as: EncodingKeyword.self) else { return nil }
        for key in [EncodingKeyword.encoding, .prefixEncoding, .itemEncoding] {
            guard let nested = fields.entry(key), fields[key] != nil else { continue }
            source.diagnostics.loss(
                "the encoding of nested parts is not supported; it is ignored",
                at: nested.key.mark
            )
        }
        let style = source.text(fields[.style]).flatMap { readStyle($0, at: fields[.style]?.mark) } ?? .form
        return FieldEncoding(
            name: name,
            mediaType: source.text(fields[.contentType]),
            style: style,
            explodes: source.flag(fields[.explode]) ?? (style == .form || style == .deepObject),
            allowsReserved: source.flag(fields[.allowReserved]) ?? false,
            isStyled: [.style, .explode, .allowReserved].contains { fields[$0] != nil },
            // The media type is described by `contentType`.
            headerNames: source.members(fields[.headers]).filter { entry in
                entry.name.lowercased() != "content-type"
                    && (entry.value.mapping != nil || !entry.name.hasPrefix("x-"))
            }.map(\.name),
            mark: mark
        )
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

/// The keys of a media type.
enum MediaTypeKeyword: String, Keyword {
    case reference = "$ref"
    case schema, itemSchema, example, examples, encoding, prefixEncoding, itemEncoding

    static let byName = makeTable()
}

/// The keys of the encoding of one field.
enum EncodingKeyword: String, Keyword {
    case contentType, headers, style, explode, allowReserved, encoding, prefixEncoding, itemEncoding

    static let byName = makeTable()
}
