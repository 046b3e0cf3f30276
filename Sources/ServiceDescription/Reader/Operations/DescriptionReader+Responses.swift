import YAML

/// A response in a description. In Swagger 2.0, its media types are declared elsewhere.
struct DeclaredResponse {
    /// The response, without the parts that depend on the media types.
    var response: Response
    /// What the response holds, by Swagger 2.0.
    var schema: Schema?
    /// Where that is declared.
    var schemaNode: YAMLNode?
}

extension DescriptionReader {
    /// Reads the responses of an operation.
    ///
    /// - Parameters:
    ///   - node: The responses by status.
    ///   - own: The media types the operation produces, by Swagger 2.0.
    mutating func readResponses(_ node: YAMLNode?, produces own: [String]?) -> [Response] {
        var result: [Response] = []
        for entry in source.members(node) where !entry.name.hasPrefix("x-") {
            let statuses = readStatuses(entry.key).filter { !isInformational($0, at: entry.key) }
            if statuses.isEmpty { continue }
            // `204:` without a value still declares a response.
            let nothing = YAMLNode(content: .mapping(YAMLMapping([])), mark: entry.value.mark)
            let described =
                entry.value.isNull ? nothing : describedOnly(entry.value) ?? withoutEmptyReference(entry.value)
            guard let declared = readShared(described, cache: \.responses, read: { $0.readResponse($1) }) else {
                continue
            }
            var response = declared.response
            // A response that is a reference has been read with the keys of its target alone.
            if let isError = source.flag(entry.value[ResponseKeyword.msErrorResponse.rawValue]) {
                response.isError = isError
                response.isExpected = !isError
            }
            response.mark = entry.key.mark
            source.adoptWords(beside: entry.value, into: &response.documentation)
            let named = (own ?? swaggerDefaults.produces ?? []).filter { !$0.isEmpty }
            response.undescribedTypes = declared.schema == nil ? named : []
            if let schema = declared.schema {
                let mediaTypes = named.isEmpty ? [defaultMediaType(of: schema)] : named
                response.contents = mediaTypes.map { content($0, of: schema, at: declared.schemaNode, response) }
            }
            let files = declared.schema == nil ? Self.files(producedBy: own, at: entry.value.mark) : []
            for status in statuses {
                response.status = status
                if !files.isEmpty, status.isOfSuccess { response.contents = files }
                result.append(response)
            }
        }
        let order = result.indices.sorted {
            (result[$0].status.order, $0) < (result[$1].status.order, $1)
        }
        return order.map { result[$0] }
    }

    /// A response without its reference if that is empty, which is reported: that it comes is known.
    private mutating func withoutEmptyReference(_ node: YAMLNode) -> YAMLNode {
        guard node.isEmptyReference, let mapping = node.mapping else { return node }
        source.reportEmptyReference(in: node)
        let words = mapping.filter { !$0.value.isNull }
        let none = YAMLMapping.Entry("description", YAMLNode(text: "", at: node.mark))
        return YAMLNode(content: .mapping(YAMLMapping(words.isEmpty ? [none] : words)), mark: node.mark)
    }

    /// The contents that an operation has which produces nothing but pictures, sound, archives, tables or the like. Who
    /// says so of one operation does not mean that it returns nothing, even if there is no schema.
    private static func files(producedBy own: [String]?, at mark: Mark) -> [Content] {
        let areFiles = own?.allSatisfy { Content.isFile($0) || Content.isDocument($0) } ?? false
        guard let own, areFiles else { return [] }
        return own.map { Content(mediaType: $0, schema: nil, mark: mark) }
    }

    /// Returns the statuses that a key names: one or, contrary to all versions of the specification, several, or one
    /// followed by words.
    private mutating func readStatuses(_ key: YAMLNode) -> [Response.Status] {
        let written = key.scalar?.text ?? ""
        let text = written.trimmed
        if let status = Self.status(text[...]) {
            if status == .default, written != "default" {
                source.diagnostics.warning(
                    "the status code '\(written)' is treated as 'default' (write 'default')",
                    at: key.mark
                )
            }
            return [status]
        }
        let parts = text.split { ",/|".contains($0) }.map { Self.status($0.trimmed[...]) }
        let listed = parts.compactMap(\.self)
        if listed.count > 1, listed.count == parts.count {
            source.diagnostics.warning(
                "the response applies to each status code in '\(text)' (write a key for each)",
                at: key.mark
            )
            return listed
        }
        let code = text.prefix { $0.isASCII && $0.isNumber }
        if let next = text.dropFirst(code.count).first, !next.isLetter, let status = Self.status(code) {
            source.diagnostics.warning(
                "the status code '\(text)' is treated as '\(code)' (write '\(code)')",
                at: key.mark
            )
            return [status]
        }
        source.diagnostics.loss(
            "unknown status code '\(text)' is ignored (write a code such as 200, a range such as 4XX, or default)",
            at: key.mark
        )
        return []
    }

    private static func status(_ text: Substring) -> Response.Status? {
        if text.lowercased() == "default" { return .default }
        let digits = Array(text.utf8)
        guard digits.count == 3, let first = digits.first, (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(first)
        else {
            return nil
        }
        if let code = Int(text) { return .code(code) }
        return text.dropFirst().lowercased() == "xx" ? .range(Int(first - UInt8(ascii: "0"))) : nil
    }

    private mutating func isInformational(_ status: Response.Status, at key: YAMLNode) -> Bool {
        guard status.isInformational else { return false }
        source.diagnostics.loss(
            "the \(key.scalar?.text ?? "") response is not in the client: it is informational and precedes the final "
                + "response (describe the final response)",
            at: key.mark
        )
        return true
    }

    private mutating func readResponse(_ node: YAMLNode) -> DeclaredResponse? {
        guard let fields = source.fields(node, as: ResponseKeyword.self) else { return nil }
        checkResponse(fields)
        let isError = source.flag(fields[.msErrorResponse])
        var response = Response(
            status: .default,
            contents: version == .swagger20 ? [] : ContentReader.read(fields[.content], areReceived: true, from: &schemas),
            headers: readHeaders(fields[.headers]),
            isError: isError ?? false,
            documentation: source.documentation(summary: fields[.summary], text: fields[.description]),
            mark: node.mark
        )
        response.isExpected = isError == false
        let schema = version == .swagger20 ? fields[.schema].map { readSchema($0, of: response) } : nil
        if version != .swagger20, fields[.content] == nil, let own = fields[.schema] {
            source.diagnostics.warning(
                "since OpenAPI 3.0, the schema of a response belongs in 'content'; it is treated as the schema of "
                    + "'application/json' (write 'content: {application/json: {schema: …}}')",
                at: own.mark
            )
            response.contents = [
                Content(mediaType: "application/json", schema: schemas.readContained(own), mark: own.mark)
            ]
        }
        if version == .swagger20, fields[.schema] == nil, let content = fields.entry(.content), fields[.content] != nil
        {
            source.diagnostics.warning(
                "'content' is an OpenAPI 3 key; it is used anyway (in Swagger 2.0: 'schema', and 'produces' for the "
                    + "media types)",
                at: content.key.mark
            )
            response.contents = ContentReader.read(content.value, areReceived: true, from: &schemas)
        }
        if version == .swagger20, schema == nil, response.contents.isEmpty {
            // Azure API Management describes what comes only by examples.
            let described = source.members(fields[.examples]).filter { $0.name.utf8.contains(UInt8(ascii: "/")) }
            response.contents = described.map { Content(mediaType: $0.name, schema: nil, mark: $0.key.mark) }
        }
        return DeclaredResponse(response: response, schema: schema, schemaNode: fields[.schema])
    }

    /// Reads the schema of a response, by Swagger 2.0. Authors who use swag write the JSON that comes into the description, and that
    /// it is text: `@Success 200 {string} json "{"code":200,"data":{}}"`.
    private mutating func readSchema(_ node: YAMLNode, of response: Response) -> Schema {
        var schema = schemas.readContained(node)
        guard case .string(format: nil) = schema.shape, let text = response.documentation.text?.trimmed,
            [("{", "}"), ("[", "]")].contains(where: { text.hasPrefix($0) && text.hasSuffix($1) })
        else { return schema }
        source.diagnostics.warning(
            "the response is described as a string, but also as JSON in its 'description'; it is treated as free-form JSON (write "
                + "the schema of the JSON)",
            at: node.mark
        )
        schema.shape = .any
        return schema
    }

    /// The content of a response in one of the media types that the operation produces, by Swagger 2.0.
    private mutating func content(
        _ mediaType: String,
        of schema: Schema,
        at node: YAMLNode?,
        _ response: Response
    ) -> Content {
        var content = Content(mediaType: mediaType, schema: schema, mark: schema.mark)
        guard let node else { return content }
        if content.isSequential { content.readItems(node, isOfItem: false, from: &schemas) }
        content.markLines(node, from: &schemas)
        let isOfMessage = !content.isSequential && node["$ref"]?.string?.hasPrefix("#/definitions/") == true
        let areSeveral = response.documentation.text?.hasSuffix("(streaming responses)") == true
        return isOfMessage && areSeveral ? content.asLines() : content
    }

    // MARK: - Headers

    private mutating func readHeaders(_ node: YAMLNode?) -> [Header] {
        source.members(node).compactMap { entry in
            // The media type is described by `content`.
            if version != .swagger20, entry.name.lowercased() == "content-type" { return nil }
            if entry.name.hasPrefix("x-"), entry.value.mapping == nil { return nil }
            let described = schemas.typeAlone(entry.value) ?? describedOnly(entry.value) ?? entry.value
            var header = readShared(described, cache: \.headers) { $0.readHeader($1) }
            header?.name = entry.name
            if let read = header, read.prefix == nil {
                header?.prefix = Header.prefix(named: entry.name, of: read.schema)
            }
            if var words = header?.documentation {
                source.adoptWords(beside: entry.value, into: &words)
                header?.documentation = words
            }
            return header
        }
    }

    private mutating func readHeader(_ node: YAMLNode) -> Header? {
        guard let fields = source.fields(node, as: HeaderKeyword.self) else { return nil }
        let words = source.documentation(text: fields[.description], isDeprecated: fields[.deprecated])
        var schema = Schema(shape: .string(format: nil), mark: node.mark)
        var mediaType: String?
        if version == .swagger20 {
            schema = schemas.readPart(node)
        } else if let own = fields[.schema] {
            schema = schemas.read(own)
        } else if let content = ContentReader.read(fields[.content], from: &schemas).first {
            schema = content.schema ?? content.itemSchema ?? schema
            mediaType = content.mediaType
        } else if let entry = fields.firstEntry(of: [.type, .enum, .items, .format]) {
            source.diagnostics.warning(
                "since OpenAPI 3.0, the '\(entry.name)' of a header belongs in its 'schema' (write 'schema: "
                    + "{\(entry.name): …}')",
                at: entry.key.mark
            )
            schema = schemas.readPart(node)
        }
        checkHeader(fields)
        var header = Header(
            name: "",
            clientName: source.text(fields[.msClientName]),
            prefix: source.text(fields[.msHeaderCollectionPrefix]),
            schema: schema,
            documentation: words,
            mark: node.mark
        )
        header.mediaType = mediaType
        return header
    }
}

extension Response.Status {
    /// Whether it says that the request was successful, and does not say that there is no content (RFC 9110, section 15.3).
    fileprivate var isOfSuccess: Bool { isSuccessful && self != .code(204) && self != .code(205) }

    /// Whether another response follows (RFC 9110, section 15.2).
    fileprivate var isInformational: Bool {
        switch self {
        case .code(let code): code < 200
        case .range(let digit): digit < 2
        case .default: false
        }
    }

    /// The position of a status among others: codes by number, a range after its codes, `default` last.
    var order: Int {
        switch self {
        case .code(let code): code * 2
        case .range(let digit): (digit * 100 + 99) * 2 + 1
        case .default: Int.max
        }
    }
}

/// The keys of a response.
enum ResponseKeyword: String, Keyword {
    case reference = "$ref"
    case summary, description, headers, content, links, schema, examples
    case msErrorResponse = "x-ms-error-response"

    static let byName = makeTable()
}

/// The keys of a header; those that Swagger 2.0 shares with schemas are read as a schema.
enum HeaderKeyword: String, Keyword {
    case reference = "$ref"
    case description, required, deprecated, allowEmptyValue, style, explode, allowReserved, schema, content
    case example, examples
    case type, format, items, collectionFormat, `default`, `enum`, pattern
    case maximum, exclusiveMaximum, minimum, exclusiveMinimum, maxLength, minLength
    case maxItems, minItems, uniqueItems, multipleOf
    case msClientName = "x-ms-client-name"
    case msHeaderCollectionPrefix = "x-ms-header-collection-prefix"

    static let byName = makeTable()
}
