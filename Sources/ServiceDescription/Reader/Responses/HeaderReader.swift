import YAML

/// Reads the header fields of responses: their table comes in, and the fields come out. It keeps what many responses share.
struct HeaderReader: SharedPartReader {
    var shared = SharedParts<Header>()

    /// Reads a table of header fields.
    ///
    /// - Parameters:
    ///   - node: The fields by their names.
    ///   - schemas: The document, and what reads its schemas.
    mutating func readTable(_ node: YAMLNode?, from schemas: inout SchemaReader) -> [Header] {
        schemas.source.members(node).compactMap { entry in
            // The media type is described by `content`.
            if schemas.version != .swagger20, entry.name.lowercased() == "content-type" { return nil }
            if entry.name.hasPrefix("x-"), entry.value.mapping == nil { return nil }
            let described =
                IntendedSchema.typeAlone(entry.value, in: &schemas.source) ?? schemas.source.describedOnly(entry.value)
                ?? entry.value
            var header = readShared(described, from: &schemas)
            header?.name = entry.name
            if let read = header, read.prefix == nil {
                header?.prefix = Header.prefix(named: entry.name, of: read.schema)
            }
            if var words = header?.documentation {
                schemas.source.adoptWords(beside: entry.value, into: &words)
                header?.documentation = words
            }
            return header
        }
    }

    func readOwn(_ node: YAMLNode, from schemas: inout SchemaReader) -> Header? {
        guard let fields = schemas.source.fields(node, as: HeaderKeyword.self) else { return nil }
        let words = schemas.source.documentation(
            text: fields[.description],
            isDeprecated: fields[.deprecated],
            in: fields.mapping
        )
        var schema = Schema(shape: .string(format: nil), mark: node.mark)
        var mediaType: String?
        var listStyle: Parameter.Style?
        if schemas.version == .swagger20 {
            schema = schemas.readPart(node)
            listStyle = Self.listStyle(of: node, in: &schemas.source)
        } else if let own = fields[.schema] {
            schema = schemas.read(own)
        } else if let content = ContentReader.read(fields[.content], from: &schemas).first {
            schema = content.schema ?? content.items?.schema ?? schema
            mediaType = content.mediaType
        } else if let entry = fields.firstEntry(of: [.type, .enum, .items, .format]) {
            schemas.source.diagnostics.warning(
                "since OpenAPI 3.0, the '\(entry.name)' of a header belongs in its 'schema' (write 'schema: "
                    + "{\(entry.name): …}')",
                at: entry.key.mark
            )
            schema = schemas.readPart(node)
        }
        Self.check(fields, in: &schemas.source)
        var header = Header(
            name: "",
            clientName: schemas.source.text(fields[.msClientName]),
            prefix: schemas.source.text(fields[.msHeaderCollectionPrefix]),
            schema: schema,
            documentation: words,
            mark: node.mark
        )
        header.mediaType = mediaType
        header.listStyle = listStyle
        header.leadsToNextPage = Self.leadsToNextPage(fields)
        return header
    }

    private static func listStyle(of node: YAMLNode, in source: inout DescriptionSource) -> Parameter.Style? {
        guard let fields = Fields<ParameterKeyword>(node), fields[.collectionFormat] != nil else { return nil }
        return CollectionFormat.read(fields, from: &source).style
    }

    private static func leadsToNextPage(_ fields: Fields<HeaderKeyword>) -> Bool {
        let examples = fields[.examples]?.mapping?.map { $0.value["value"] } ?? []
        return ([fields[.description], fields[.example], fields[.schema]?["example"]] + examples).contains { node in
            node?.string.map { $0.contains("rel=\"next\"") || $0.contains("rel=next") } ?? false
        }
    }
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
