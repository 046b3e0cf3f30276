import YAML

/// Reads the header fields of responses: their table comes in, and the fields come out. It keeps what many responses share.
struct HeaderReader: SharedPartReader {
    var shared: [Mark: Header?] = [:]

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
                IntendedSchema.typeAlone(entry.value, in: &schemas.source)
                ?? schemas.source.object(meantBy: entry.value) ?? entry.value
            var header = readShared(described, from: &schemas)
            header?.name = entry.name
            if let read = header, read.prefix == nil {
                header?.prefix = Header.prefix(named: entry.name, of: read.schema)
            }
            header?.documentation.adoptWords(beside: entry.value, in: &schemas.source)
            return header
        }
    }

    func readOwn(_ node: YAMLNode, from schemas: inout SchemaReader) -> Header? {
        guard let own = schemas.source.fields(node, as: HeaderKeyword.self),
            let fields = Fields<ParameterKeyword>(own.node)
        else { return nil }
        let words = schemas.source.documentation(
            text: fields[.description],
            isDeprecated: fields[.deprecated],
            in: fields.mapping
        )
        let value = DescribedValue(of: fields, noun: "header", isText: true, documentation: words, from: &schemas)
        Self.check(fields, in: &schemas.source)
        let isSwaggerList = schemas.version == .swagger20 && fields[.collectionFormat] != nil
        return Header(
            name: "",
            clientName: schemas.source.name(fields[.msClientName]),
            prefix: schemas.source.name(fields[.msHeaderCollectionPrefix]),
            mediaType: value.mediaType,
            listStyle: isSwaggerList ? CollectionFormat.read(fields, from: &schemas.source).style : nil,
            leadsToNextPage: Self.leadsToNextPage(fields),
            schema: value.schema,
            documentation: value.documentation,
            mark: node.mark
        )
    }

    private static func leadsToNextPage(_ fields: Fields<ParameterKeyword>) -> Bool {
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
