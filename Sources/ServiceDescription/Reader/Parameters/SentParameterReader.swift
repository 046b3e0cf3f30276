import YAML

/// Reads a parameter that is sent in the URL or in a header field.
struct SentParameterReader {
    /// The fields of the parameter.
    let fields: Fields<ParameterKeyword>
    /// The parameter's name.
    let name: String
    /// Where it is sent.
    let location: ParameterLocation
    /// Whether its description says that it is required.
    let isRequired: Bool
    /// The words about it.
    let documentation: Documentation

    /// Reads the parameter.
    func read(from schemas: inout SchemaReader) -> Parameter {
        let mark = fields.node.mark
        let skipsEncoding = schemas.source.flag(fields[.msSkipURLEncoding]) ?? false
        let allowsReserved = schemas.source.flag(fields[.allowReserved])
        var parameter = Parameter(
            name: name,
            clientName: schemas.source.name(fields.clientName),
            location: location,
            isRequired: isRequired || location == .path,
            textStyle: TextStyle(
                location.defaultStyle,
                allowsReserved: allowsReserved ?? (skipsEncoding && location != .query)
            ),
            schema: Schema(shape: .any, mark: mark),
            belongsToClient: belongsToClient(in: &schemas.source),
            documentation: documentation,
            mark: mark
        )
        parameter.textStyle.isEncoded = skipsEncoding && location == .query && allowsReserved == nil
        if location == .path {
            let said = schemas.source.flag(fields[.multiSegment]) ?? schemas.source.flag(fields[.reservedExpansion])
            parameter.hasSegments = said ?? PathExpressions.isResourceName(fields)
            parameter.isPath = said == nil && isPath
            parameter.mayBeLeftOut = mayBeLeftOut
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
            let isMeant = location == .path || !schemas.conventions.allowsAnyEmptyValue
            parameter.allowsEmptyValue = isMeant && said ?? (location == .path && mayBeEmpty)
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

    /// Whether `x-ms-parameter-location` makes the parameter one of the client's.
    private func belongsToClient(in source: inout DescriptionSource) -> Bool {
        guard let node = fields[.msParameterLocation], let place = source.text(node) else { return false }
        let known = ["client", "method"]
        if !known.contains(place) {
            source.unknownWord(place, for: "parameter location", among: known, at: node.mark)
        }
        return place == "client"
    }

    /// Headers that are dates of HTTP whatever their description says; servers ignore others (RFC 9110, section 13.1.4).
    private static let headersOfDates: Set<String> = ["date", "expires", "if-modified-since", "if-unmodified-since"]

    /// Whether a service shows by an example that it wants a date of another form nevertheless: those of HTTP begin with a weekday.
    private var hasExampleOfRFC3339: Bool {
        fields.exampleOfValue?.scalar?.text.utf8.first?.isDigit == true
    }

    private func readValue(into parameter: inout Parameter, from schemas: inout SchemaReader) {
        let value = DescribedValue(
            of: fields,
            noun: "parameter",
            isText: location == .path || location == .header,
            documentation: parameter.documentation,
            from: &schemas
        )
        if !value.isDescribed {
            schemas.source.diagnostics.warning(
                "the parameter '\(name)' has no schema; it is treated as a string (write 'schema: {type: string}')",
                at: fields.node.mark
            )
        }
        (parameter.schema, parameter.mediaType, parameter.encodings) = (value.schema, value.mediaType, value.encodings)
        parameter.documentation = value.documentation
        parameter.documentation.defaultValue = schemas.source.defaultText(value.schema.defaultValue)
    }

    /// Reads whether the parameter is a secret, as far as its schema says so, or the named schema that this refers to.
    private func readMarksOfSchema(into parameter: inout Parameter, from schemas: inout SchemaReader) {
        guard let own = fields[.schema] else { return }
        var nodes = [own]
        if case .reference(let index) = parameter.schema.shape { nodes.append(schemas.table.entries[index].node) }
        parameter.isWriteOnly = nodes.contains { schemas.source.flag($0["writeOnly"]) == true }
        parameter.extensions.isMarkedSecret = SecretMark.joined(
            [parameter.extensions.isMarkedSecret] + nodes.map { schemas.source.flag($0["x-ms-secret"]) }
        )
    }

    /// The only truth value that a parameter may have, if there is one. In Swagger 2.0, it is its own schema.
    private func onlyFlag(_ parameter: Parameter, in source: inout DescriptionSource) -> Bool? {
        switch parameter.schema.shape {
        case .boolean, .reference: break
        default: return nil
        }
        let schema = fields[.schema] ?? fields[.content]?.mapping?.first?.value["schema"] ?? fields.node
        return source.peekSchema(schema)?.onlyFlag?.bool
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
