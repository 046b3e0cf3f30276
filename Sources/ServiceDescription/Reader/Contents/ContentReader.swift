import YAML

/// Reads what a body, a response, a header field or a parameter holds: its table of media types comes in, and the contents in each of
/// them come out.
///
/// Nothing is kept between two tables. A value reads one entry of a table.
struct ContentReader {
    /// The media type as it is written, and what is said of it.
    private let entry: YAMLMapping.Entry
    /// The fields of its description, or of what that refers to.
    private let fields: Fields<MediaTypeKeyword>
    /// The media type that is meant.
    private let mediaType: MediaType
    /// Whether the data comes from the service.
    private let isReceived: Bool

    /// Reads data by media type.
    ///
    /// - Parameters:
    ///   - node: The data by media type.
    ///   - areReceived: Whether it comes from the service.
    ///   - schemas: Reads the schemas of the data.
    static func read(
        _ node: YAMLNode?,
        areReceived: Bool = false,
        from schemas: inout SchemaReader
    ) -> [Content] {
        var examples: [Int] = []
        var contents: [Content] = []
        var names: Set<MediaType> = []
        let members = schemas.source.members(node)
        // Where nothing else is described, that something comes is all that is known.
        let areOnlyExamples = members.allSatisfy(isExample)
        for entry in members {
            if isExample(entry), !areOnlyExamples {
                schemas.source.diagnostics.warning(
                    "'\(entry.name)' is not a media type; it is ignored (move it under one)",
                    at: entry.key.mark
                )
                continue
            }
            for name in MediaTypeReader.divided(entry.name, at: entry.key.mark, in: &schemas.source) {
                guard let content = read(entry, named: name, isReceived: areReceived, from: &schemas),
                    names.insert(content.mediaType).inserted
                else { continue }
                // A JSON patch is no value like those beside it.
                let hasExamplesOnly = content.schemas.isEmpty && hasExamples(entry.value)
                if hasExamplesOnly, !content.mediaType.isJSONPatch { examples.append(contents.count) }
                contents.append(content)
            }
        }
        adoptSchemas(into: examples, of: &contents, in: &schemas.source)
        return contents
    }

    /// A request body or a response with the `content` that its author left out around the media types. Any other node is returned as
    /// it is.
    static func withContent(_ node: YAMLNode, of kind: ComponentKind, in source: inout DescriptionSource) -> YAMLNode {
        guard let members = node.mapping, node["content"] == nil, node["$ref"] == nil else { return node }
        let content = members.filter { $0.name.contains("/") && !$0.name.hasPrefix("x-") && $0.value.mapping != nil }
        if content.isEmpty { return node }
        let kept = members.filter { !$0.name.contains("/") }
        return withContent(content, beside: kept, insteadOf: "a media type", in: node, of: kind, in: &source)
    }

    /// A request body or a response with content that its author wrote in another way.
    ///
    /// - Parameters:
    ///   - content: What it should have.
    ///   - kept: Its other members.
    ///   - found: What it has.
    ///   - node: What is written.
    ///   - kind: Which of the two it is.
    ///   - source: The document.
    static func withContent(
        _ content: [YAMLMapping.Entry],
        beside kept: [YAMLMapping.Entry],
        insteadOf found: String,
        in node: YAMLNode,
        of kind: ComponentKind,
        in source: inout DescriptionSource
    ) -> YAMLNode {
        source.diagnostics.warning(
            "expected 'content' in the \(kind.rawValue), found \(found); it is treated as the content (write 'content: {"
                + "\(content[0].name): {schema: …}}')",
            at: node.mark
        )
        let entry = YAMLMapping.Entry("content", YAMLNode(mapping: content, at: node.mark))
        return YAMLNode(mapping: kept + [entry], at: node.mark)
    }

    /// Whether it only shows data, in the place of a media type.
    private static func isExample(_ entry: YAMLMapping.Entry) -> Bool {
        [MediaTypeKeyword.example, .examples].contains(MediaTypeKeyword.byName[entry.name])
    }

    private static func read(
        _ entry: YAMLMapping.Entry,
        named name: String,
        isReceived: Bool,
        from schemas: inout SchemaReader
    ) -> Content? {
        if entry.name.hasPrefix("x-") { return nil }
        guard MediaTypeReader.canBeSent(name, at: entry.key.mark, in: &schemas.source) else { return nil }
        let mediaType = MediaTypeReader.read(name, at: entry.key.mark, in: &schemas.source)
        if entry.value.isEmptyReference { schemas.source.reportEmptyReference(in: entry.value) }
        guard !entry.value.isNull, !entry.value.isEmptyReference else {
            return Content(mediaType: mediaType, schema: nil, mark: entry.key.mark)
        }
        guard let target = schemas.source.resolve(entry.value),
            let fields = schemas.source.fields(target.node, as: MediaTypeKeyword.self)
        else {
            return nil
        }
        let reader = ContentReader(entry: entry, fields: fields, mediaType: mediaType, isReceived: isReceived)
        // A function that returns nothing, as FastAPI and Servant describe it.
        if isReceived, let schema = fields[.schema], isNothing(schema, in: &schemas.source) { return nil }
        return reader.read(from: &schemas)
    }

    /// Whether `null` is all that can come, or an empty array of nothing in particular, as Haskell's Servant describes `()`. Without
    /// quotation marks, `type: null` may also be a missing type.
    static func isNothing(_ schema: YAMLNode, in source: inout DescriptionSource) -> Bool {
        guard let fields = source.peekSchema(schema) else { return false }
        if fields.node.allowsOnlyEmptyArray { return fields[.items]?.mapping?.isEmpty ?? true }
        return fields.allowOnlyNull && fields.value(.type)?.isNull != true
    }

    /// Whether a schema describes an object without members, as AWS, Google and others write for functions that return nothing.
    /// Without `properties`, an object may have any members, except protobuf's `Empty`, which is `{}` (ProtoJSON).
    static func isEmptyObject(_ schema: YAMLNode, in source: inout DescriptionSource) -> Bool {
        let name = schema["$ref"]?.string?.parts(between: "/").last
        let isEmpty = name.map { emptyMessages.contains(String($0)) } ?? false
        // Nearly all schemas are ruled out by this.
        guard let target = source.peek(schema), target["properties"]?.mapping?.isEmpty ?? isEmpty,
            let fields = Fields<SchemaKeyword>(target)
        else { return false }
        // The class of all objects has no members in Web API, and is anything.
        guard name != "Object", name != "System.Object" else { return false }
        return fields.members.allSatisfy { key, entry in
            switch key {
            case .properties, .description, .title, .xml, .deprecated: true
            case _ where SchemaKeyword.nullables.contains(key): true
            case .type: entry.value.string == SchemaType.object.rawValue
            case .required: entry.value.sequence?.isEmpty == true
            case .additionalProperties, .unevaluatedProperties: entry.value.bool == false
            case .example: entry.value.mapping?.isEmpty == true
            default: false
            }
        }
    }

    /// What generators call protobuf's `Empty`.
    private static let emptyMessages = Set(ProtobufName.spellings(of: "google.protobuf.Empty"))

    private func read(from schemas: inout SchemaReader) -> Content {
        if let schema = fields[.schema], isOfSpringEvents(schema, in: &schemas.source) {
            return Content(mediaType: .eventStream, schema: nil, mark: entry.key.mark)
        }
        if mayBeAnything { return Content(mediaType: mediaType, schema: nil, mark: entry.key.mark) }
        schemas.position.isInSentJSON = !isReceived && (mediaType.meansJSON || mediaType.isSequential)
        defer { schemas.position.isInSentJSON = false }
        let schema = (rawBody(in: &schemas.source) ?? fields[.schema] ?? misplacedSchema(in: &schemas.source))
            .map { isReceived ? schemas.readContained($0) : schemas.read($0) }
        let whole = schema ?? readPartsSchema(from: &schemas)
        var content = Content(mediaType: mediaType, schema: whole, mark: entry.key.mark)
        content.readItems(fields, from: &schemas)
        content.encodings = EncodingReader(content: fields, mediaType: mediaType).read(from: &schemas.source)
        if let schema = fields[.schema] {
            reportEncodedBytes(schema, in: &schemas.source)
            content.markLines(schema, from: &schemas)
            let hasExample = fields[.example].map { $0.mapping?.isEmpty != true } ?? (fields[.examples] != nil)
            content.isEmptyObject = !hasExample && Self.isEmptyObject(schema, in: &schemas.source)
        }
        return content
    }

    /// Whether callers may send anything in any media type, and not only JSON: a schema that says nothing is as good as none.
    private var mayBeAnything: Bool {
        !isReceived && mediaType.essence == "*/*" && fields[.schema]?.mapping?.isEmpty == true
            && fields[.example] == nil && fields[.examples] == nil
    }

    /// Reports bytes that are text on the wire (OpenAPI 3.1, "Working with Binary Data"): clients have them as they are there.
    private func reportEncodedBytes(_ schema: YAMLNode, in source: inout DescriptionSource) {
        // Nearly all contents are ruled out by this.
        guard mediaType.isFile, let target = source.peek(schema) else { return }
        // Before OpenAPI 3.1, authors write `format: byte` of plain bytes as well.
        let isBase64 =
            target["format"]?.string == "byte" && target["description"]?.string?.lowercased().contains("base64") == true
        guard let node = target["contentEncoding"] ?? (isBase64 ? target["format"] : nil),
            let encoding = isBase64 ? "base64" : node.string, ["base64", "base64url"].contains(encoding.lowercased())
        else { return }
        source.diagnostics.loss(
            "the client does not decode a whole body in \(encoding); callers have the text as bytes (\(isReceived ? "decode" : "encode") "
                + "it yourself)",
            at: node.mark
        )
    }

    /// The schema of a body that is written as the only member of an object, because ReadMe has no other place for bodies that are no
    /// objects.
    private func rawBody(in source: inout DescriptionSource) -> YAMLNode? {
        guard !isReceived, let members = fields[.schema]?["properties"]?.mapping, members.count == 1,
            members[0].name == "RAW_BODY"
        else { return nil }
        source.diagnostics.warning(
            "'RAW_BODY' stands for the whole body, as ReadMe writes it (write its schema as that of the body)",
            at: members[0].key.mark
        )
        return members[0].value
    }

    /// Returns the schema that is written in place of a media type, one level too high, or `nil` if there is none.
    private func misplacedSchema(in source: inout DescriptionSource) -> YAMLNode? {
        let node = entry.value
        guard fields[.schema] == nil, fields[.itemSchema] == nil else { return nil }
        let isReference = node["$ref"]?.string.map { $0.contains("/schemas/") || $0.contains("/definitions/") } ?? false
        guard isReference || node.isLikelySchema else { return nil }
        source.diagnostics.warning(
            "expected a media type object, found a schema; it is treated as its 'schema' "
                + "(\(YAMLNode.advice(toWriteUnder: MediaTypeKeyword.schema.rawValue)))",
            at: node.mark
        )
        return node
    }

    /// Whether a schema describes the class with which Spring sends events, or a list of the class of an event (`ServerSentEventString`).
    /// It says nothing about the events.
    private func isOfSpringEvents(_ schema: YAMLNode, in source: inout DescriptionSource) -> Bool {
        let node = schema["items"] ?? schema
        guard let name = node["$ref"]?.string?.parts(between: "/").last,
            name == "SseEmitter" || name.hasPrefix("ServerSentEvent") && isReceived,
            name == "SseEmitter" || schema["items"] != nil || mediaType.isEventStream,
            mediaType.isEventStream || mediaType.isPlainJSON || mediaType.essence == "*/*",
            let target = source.peek(node), [nil, SchemaType.object.rawValue].contains(target["type"]?.string)
        else { return false }
        let members = source.members(target["properties"]).map(\.name)
        let saysNothing = Fields<SchemaKeyword>(target)?.hasNothingButType ?? false
        guard name == "SseEmitter" ? members == ["timeout"] : saysNothing else { return false }
        source.diagnostics.warning(
            "'\(name)' is Spring's class for events, and says nothing of what they hold; the client returns them as they are (describe "
                + "the data of an event)",
            at: schema.mark
        )
        return true
    }

    /// Reads the schema of a list of parts with only its items described (`itemSchema`).
    private func readPartsSchema(from schemas: inout SchemaReader) -> Schema? {
        guard mediaType.hasPartsWithoutNames, let entry = fields.member(.itemSchema) else { return nil }
        // A schema is identified by its place, so a list must not have the same place as its items.
        return Schema(shape: .array(schemas.read(entry.value)), mark: entry.key.mark)
    }

    // MARK: - Examples

    /// Whether a media type has examples.
    private static func hasExamples(_ node: YAMLNode) -> Bool {
        node["example"] != nil || node["examples"]?.mapping?.isEmpty == false
    }

    /// Gives media types that have only examples the schema of another media type with the same data.
    ///
    /// Converters of Swagger 2.0 write such media types: there, examples have media types of their own, which need not be among
    /// those that the operation produces.
    ///
    /// - Parameters:
    ///   - indices: The offsets of the media types with examples.
    ///   - contents: The media types beside each other.
    ///   - source: The document.
    private static func adoptSchemas(
        into indices: [Int],
        of contents: inout [Content],
        in source: inout DescriptionSource
    ) {
        if indices.isEmpty { return }
        let described = Dictionary(grouping: contents.filter { !$0.schemas.isEmpty }, by: \.mediaType.rangeItDescribes)
        for index in indices {
            let content = contents[index]
            let others = content.mediaType.ranges.flatMap { described[$0] ?? [] }
            guard others.count == 1, let schema = others[0].schema else { continue }
            contents[index].schema = schema
            source.diagnostics.warning(
                "'\(content.mediaType)' has examples and no schema; that of '\(others[0].mediaType)' is taken (write 'schema: …')",
                at: content.mark
            )
        }
    }
}

extension MediaType {
    private static let anyJSON = "json"

    /// The range whose data all has the schema of this one: itself if it is a range, or else JSON of any kind; `nil` for its own alone.
    fileprivate var rangeItDescribes: String? {
        if essence.hasSuffix("/*") { return essence }
        return essence.hasSuffix(Self.anyJSON) && !isJSONPatch ? Self.anyJSON : nil
    }

    /// The ranges that it is in.
    fileprivate var ranges: Set<String> {
        let own: Set = ["*/*", essence.prefix { $0 != "/" } + "/*"]
        return essence.hasSuffix(Self.anyJSON) ? own.union([Self.anyJSON]) : own
    }
}

/// The keys of a media type.
enum MediaTypeKeyword: String, Keyword {
    case reference = "$ref"
    case schema, itemSchema, example, examples, encoding, prefixEncoding, itemEncoding

    static let byName = makeTable()
}
