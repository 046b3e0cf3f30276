import YAML

/// The value of a parameter, or of a header field of a response, which follows the structure of a parameter (OpenAPI 3.1, section
/// 4.8.21).
struct DescribedValue {
    /// What it is. What is described by nothing is a text.
    private(set) var schema: Schema
    /// The media type if the value is serialized (`content`).
    private(set) var mediaType: MediaType?
    /// How the members of a serialized value are sent.
    private(set) var encodings: [FieldEncoding] = []
    /// The words about it: those beside its schema, without what they say of single values, or those of the schema.
    private(set) var documentation: Documentation
    /// Whether anything says what it is.
    private(set) var isDescribed = true

    /// Reads the value.
    ///
    /// - Parameters:
    ///   - fields: The parameter or the header field.
    ///   - noun: What diagnostics call it.
    ///   - isText: Whether each value is written as one text, as in a path or a header field.
    ///   - documentation: The words beside its schema.
    ///   - schemas: The document, and what reads its schemas.
    init(
        of fields: Fields<ParameterKeyword>,
        noun: String,
        isText: Bool,
        documentation: Documentation,
        from schemas: inout SchemaReader
    ) {
        self.documentation = documentation
        if schemas.version == .swagger20,
            let own = ParameterReader.misplacedSchema(of: fields, noun: noun, in: &schemas.source)
        {
            schema = schemas.read(own)
        } else if schemas.version == .swagger20 {
            schema = schemas.readPart(fields.node)
            schema.shape = fields.shape(meantBy: schema.shape)
        } else if let own = fields[.schema] {
            schema = schemas.read(own)
            if isText, Self.mayBeAnyText(own, of: fields) { schema.shape = .string(format: nil) }
            readPattern(fields, in: &schemas.source)
        } else if let content = ContentReader.read(fields[.content], from: &schemas).first {
            mediaType = content.mediaType
            schema = content.schema ?? content.items?.schema ?? Schema(shape: .any, mark: fields.node.mark)
            encodings = content.encodings
        } else if let entry = fields.firstEntry(of: [.type, .enum, .items, .format]) {
            schemas.source.diagnostics.warning(
                "since OpenAPI 3.0, the '\(entry.name)' of a \(noun) belongs in its 'schema' (write 'schema: "
                    + "{\(entry.name): …}')",
                at: entry.key.mark
            )
            schema = schemas.readPart(fields.node)
        } else {
            schema = Schema(shape: .string(format: nil), mark: fields.node.mark)
            isDescribed = false
        }
        if mediaType == nil { schema = schema.withFlagForTexts(knownTo: &schemas) }
        if let text = documentation.text {
            self.documentation.text = ValueDescriptions.move(from: text, into: &schema)
        }
        self.documentation.text = self.documentation.text ?? schema.documentation.text
        if schema.documentation.isDeprecated { self.documentation.isDeprecated = true }
    }

    /// Treats values as text if the words about them show another form than the format of their schema has, and no example is there:
    /// the words about values are beside their schema since OpenAPI 3.
    private mutating func readPattern(_ fields: Fields<ParameterKeyword>, in source: inout DescriptionSource) {
        guard fields.exampleOfValue == nil, fields[.examples] == nil, fields[.schema]?["examples"] == nil,
            case .string(let format?) = schema.shape,
            let pattern = FormattedText(format)?.patternOfAnother(in: fields[.description]?.string ?? "")
        else { return }
        schema.shape = .string(format: nil)
        SchemaChecks.reportPattern(pattern, of: format, at: fields[.description]?.mark, in: &source)
    }

    /// Whether a schema says nothing of the values, neither a style says that they have parts, nor an example that they are no texts. In a
    /// path or a header field, each value is a text; in a query, it may also be a list or have members.
    private static func mayBeAnyText(_ schema: YAMLNode, of fields: Fields<ParameterKeyword>) -> Bool {
        guard let own = Fields<SchemaKeyword>(schema), fields[.style] == nil, fields[.explode] == nil else {
            return false
        }
        let examples = [own[.default], fields.node["example"]].compactMap(\.self) + own.allExamples
        return areTexts(examples) && own.restrictNothing
    }

    /// Whether examples of a value say at least not that it is no text.
    fileprivate static func areTexts(_ examples: [YAMLNode]) -> Bool {
        examples.allSatisfy { example in
            if case .string? = example.scalar?.value { true } else { example.isNull }
        }
    }
}

extension Fields<ParameterKeyword> {
    /// An example of the value, wherever it stands.
    var exampleOfValue: YAMLNode? { node["example"] ?? node["x-example"] ?? self[.schema]?["example"] }

    /// What a parameter, a field of a form or a header field of Swagger 2.0 is, where it may be anything as it is read: text if only the
    /// type is missing, and nothing else says that its values are other than texts.
    func shape(meantBy shape: SchemaShape) -> SchemaShape {
        let ofOthers: [ParameterKeyword] = [
            .type, .format, .enum, .items, .collectionFormat, .schema, .content, .maxItems, .minItems, .uniqueItems,
            .maximum, .minimum, .exclusiveMaximum, .exclusiveMinimum, .multipleOf,
        ]
        guard case .any = shape, firstEntry(of: ofOthers) == nil,
            DescribedValue.areTexts([self[.default], exampleOfValue].compactMap(\.self))
        else { return shape }
        return .string(format: nil)
    }
}
