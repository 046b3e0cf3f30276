import YAML

/// Reads a parameter that is sent in the URL or in a header field.
struct SentParameterReader {
    /// The fields of the parameter.
    let fields: Fields<ParameterKeyword>
    /// The parameter's name.
    let name: String
    /// Where it is sent.
    let location: ParameterLocation

    /// Reads the parameter.
    ///
    /// - Parameters:
    ///   - isRequired: Whether its description says that it is required.
    ///   - documentation: The words about it.
    ///   - schemas: The document, and what reads its schemas.
    func read(isRequired: Bool, documentation: Documentation, from schemas: inout SchemaReader) -> Parameter {
        let mark = fields.node.mark
        var parameter = Parameter(
            name: name,
            clientName: schemas.source.text(fields[.msClientName]),
            location: location,
            isRequired: isRequired || location == .path,
            textStyle: TextStyle(
                location.defaultStyle,
                allowsReserved: schemas.source.flag(fields[.allowReserved])
                    ?? schemas.source.flag(fields[.msSkipURLEncoding]) ?? false
            ),
            schema: Schema(shape: .any, mark: mark),
            belongsToClient: schemas.source.text(fields[.msParameterLocation]) == "client",
            documentation: documentation,
            mark: mark
        )
        if location == .path {
            let said = schemas.source.flag(fields[.multiSegment]) ?? schemas.source.flag(fields[.reservedExpansion])
            parameter.hasSegments = said ?? PathExpressions.isResourceName(fields)
            parameter.isPath = said == nil && isPath
        }
        parameter.extensions = ParameterExtensions(fields, from: &schemas.source)
        readValue(into: &parameter, from: &schemas)
        readMarksOfSchema(into: &parameter, from: &schemas)
        parameter.constant = onlyFlag(parameter, in: &schemas.source)
        if location == .header, Self.headersOfDates.contains(name.lowercased()), !hasExampleOfRFC3339,
            case .string(let format) = parameter.schema.shape, StandardFormat(format) == .dateTime
        {
            parameter.schema.shape = .string(format: "date-time-rfc1123")
        }
        if location == .header, parameter.extensions.headerPrefix == nil {
            parameter.extensions.headerPrefix = Header.prefix(named: name, of: parameter.schema)
        }
        readStyle(into: &parameter, from: &schemas.source)
        Self.readMapOfGateway(into: &parameter)
        if location == .query || location == .path {
            let said = schemas.source.flag(fields[.allowEmptyValue])
            parameter.allowsEmptyValue = said ?? (location == .path && mayBeEmpty)
        }
        if location == .querystring, parameter.mediaType == nil {
            schemas.source.diagnostics.error(
                "the parameter '\(name)' is the whole query string and needs 'content' with one media type",
                at: mark
            )
        }
        ParameterReader.check(fields, parameter, in: &schemas.source)
        return parameter
    }

    /// Headers that are dates of HTTP whatever their description says; servers ignore others (RFC 9110, section 13.1.4).
    private static let headersOfDates: Set<String> = ["date", "expires", "if-modified-since", "if-unmodified-since"]

    /// Whether a service shows by an example that it wants a date of another form nevertheless: those of HTTP begin with a weekday.
    private var hasExampleOfRFC3339: Bool { example?.scalar?.text.utf8.first?.isDigit == true }

    private var example: YAMLNode? {
        fields.node["example"] ?? fields.node["x-example"] ?? fields[.schema]?["example"]
    }

    /// Treats values as text if the words about the parameter show another form than the format of its schema has, and no example is
    /// there: the words about values are beside their schema since OpenAPI 3.
    private func readPattern(into parameter: inout Parameter, in source: inout DescriptionSource) {
        guard example == nil, fields[.examples] == nil, fields[.schema]?["examples"] == nil,
            case .string(let format?) = parameter.schema.shape,
            let pattern = FormattedText(format)?.patternOfAnother(in: fields[.description]?.string ?? "")
        else { return }
        parameter.schema.shape = .string(format: nil)
        SchemaChecks.reportPattern(pattern, of: format, at: fields[.description]?.mark, in: &source)
    }

    private func readValue(into parameter: inout Parameter, from schemas: inout SchemaReader) {
        if schemas.version == .swagger20, let schema = ParameterReader.misplacedSchema(of: fields, in: &schemas.source)
        {
            parameter.schema = schemas.read(schema)
        } else if schemas.version == .swagger20 {
            parameter.schema = schemas.readPart(fields.node)
        } else if let schema = fields[.schema] {
            parameter.schema = schemas.read(schema)
            if parameter.location == .path || parameter.location == .header, mayBeAnyText(schema) {
                parameter.schema.shape = .string(format: nil)
            }
            readPattern(into: &parameter, in: &schemas.source)
        } else if let content = ContentReader.read(fields[.content], from: &schemas).first {
            parameter.mediaType = content.mediaType
            parameter.schema = content.schema ?? content.items?.schema ?? parameter.schema
            parameter.encodings = content.encodings
        } else if let entry = fields.firstEntry(of: [.type, .enum, .items, .format]) {
            schemas.source.diagnostics.warning(
                "since OpenAPI 3.0, the '\(entry.name)' of a parameter belongs in its 'schema' (write 'schema: "
                    + "{\(entry.name): …}')",
                at: entry.key.mark
            )
            parameter.schema = schemas.readPart(fields.node)
        } else {
            schemas.source.diagnostics.warning(
                "the parameter '\(parameter.name)' has no schema; it is treated as a string (write 'schema: {type: "
                    + "string}')",
                at: fields.node.mark
            )
            parameter.schema.shape = .string(format: nil)
        }
        if parameter.mediaType == nil { parameter.schema = parameter.schema.withFlagForTexts(knownTo: &schemas) }
        if let text = parameter.documentation.text {
            parameter.documentation.text = ValueDescriptions.move(from: text, into: &parameter.schema)
        }
        parameter.documentation.text = parameter.documentation.text ?? parameter.schema.documentation.text
        if parameter.schema.documentation.isDeprecated { parameter.documentation.isDeprecated = true }
        parameter.documentation.defaultValue = schemas.source.defaultText(parameter.schema.defaultValue)
    }

    /// Reads whether the parameter is a secret, as far as its schema says so, or the named schema that this refers to.
    private func readMarksOfSchema(into parameter: inout Parameter, from schemas: inout SchemaReader) {
        guard let own = fields[.schema] else { return }
        var nodes = [own]
        if case .reference(let reference) = parameter.schema.shape {
            nodes.append(schemas.table.entries[reference.index].node)
        }
        for node in nodes {
            if schemas.source.flag(node["writeOnly"]) == true { parameter.isWriteOnly = true }
            let isSecret = schemas.source.flag(node["x-ms-secret"])
            parameter.extensions.isMarkedSecret = parameter.extensions.isMarkedSecret ?? isSecret
        }
    }

    /// The only truth value that a parameter may have, if there is one. In Swagger 2.0, it is its own schema.
    private func onlyFlag(_ parameter: Parameter, in source: inout DescriptionSource) -> Bool? {
        switch parameter.schema.shape {
        case .boolean, .reference: break
        default: return nil
        }
        let schema = fields[.schema] ?? fields[.content]?.mapping?.first?.value["schema"] ?? fields.node
        return source.peek(schema).flatMap { Fields<SchemaKeyword>($0) }?.onlyFlag?.bool
    }

    /// Whether a schema says nothing of the values, neither a style says that they have parts, nor an example that they are no texts. In a
    /// path or a header field, each value is a text; in a query, it may also be a list or have members.
    private func mayBeAnyText(_ schema: YAMLNode) -> Bool {
        guard let own = Fields<SchemaKeyword>(schema), fields[.style] == nil, fields[.explode] == nil else {
            return false
        }
        let examples = [own[.default], own[.example], fields.node["example"]] + (own[.examples]?.sequence ?? [])
        let areTexts = examples.allSatisfy { example in
            guard let example, !example.isNull else { return true }
            if case .string? = example.scalar?.value { return true }
            return false
        }
        return areTexts
            && own.restrictNothing
    }

    /// Reads a map as gRPC-Gateway describes it: by one entry, with the type of the keys in place of a key: `labels[string]`,
    /// sent as `labels[a]=1`. It says so in a sentence after the author's text.
    private static func readMapOfGateway(into parameter: inout Parameter) {
        guard parameter.location == .query, parameter.name.hasSuffix("]"),
            let bracket = parameter.name.lastIndex(of: "["), bracket > parameter.name.startIndex,
            let text = parameter.documentation.text,
            let sentence = text.firstRange(of: "This is a request variable of the map type.")
        else { return }
        parameter.name = String(parameter.name[..<bracket])
        parameter.schema = Schema(shape: .map(parameter.schema), mark: parameter.schema.mark)
        (parameter.textStyle.style, parameter.textStyle.explodes) = (.deepObject, true)
        let own = String(text[..<sentence.lowerBound]).trimmed
        parameter.documentation.text = own.isEmpty ? nil : own
    }
}
