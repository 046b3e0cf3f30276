import Suggestions
import YAML

/// Reads the parameters of paths and operations: their nodes come in, and what they declare comes out, which in Swagger 2.0 may also be
/// bodies and fields of forms.
///
/// It keeps what many operations share, and which parameters were lost. Nothing else of what it reads outlives a call.
struct ParameterReader: SharedPartReader {
    var shared = SharedParts<DeclaredParameter>()
    /// The names of parameters whose location could not be read, which is reported already.
    private(set) var namesWithoutPlace: Set<String> = []
    /// The fields that credentials are sent in.
    private let credentialFields: Set<CredentialField>

    /// - Parameter credentialFields: The fields that the credentials of the document's security schemes are sent in.
    init(credentialFields: Set<CredentialField>) { self.credentialFields = credentialFields }

    /// Reads a list of parameters, references among them followed. No two of the result are the same parameter.
    ///
    /// - Parameters:
    ///   - node: The list.
    ///   - schemas: The document, and what reads its schemas.
    mutating func readList(_ node: YAMLNode?, from schemas: inout SchemaReader) -> [DeclaredParameter] {
        var first: [DeclaredParameter.Key: Mark] = [:]
        let items = schemas.source.omitting(.parameters) { Self.items(node, of: &$0) }
        return items.compactMap { item in
            guard var parameter = readShared(item, from: &schemas) else {
                schemas.source.omitted.insert(.parameters)
                return nil
            }
            if case .parameter(var described) = parameter {
                schemas.source.adoptWords(beside: item, into: &described.documentation)
                parameter = .parameter(described)
            }
            if let other = first.updateValue(item.mark, forKey: parameter.key) {
                first[parameter.key] = other
                schemas.source.diagnostics.loss(
                    "the parameter '\(parameter.key.name)' in \(parameter.key.place.word) is declared twice; this one "
                        + "is ignored (remove one of them)",
                    at: item.mark
                )
                schemas.source.diagnostics.note("'\(parameter.key.name)' is first declared here", at: other)
                return nil
            }
            return parameter
        }
    }

    /// The parameters of a path with those of one of its operations, which win.
    static func merge(_ own: [DeclaredParameter], into shared: [DeclaredParameter]) -> [DeclaredParameter] {
        if own.isEmpty || shared.isEmpty { return own + shared }
        var remaining = Dictionary(own.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        let merged = shared.map { remaining.removeValue(forKey: $0.key) ?? $0 }
        return merged + own.filter { remaining[$0.key] != nil }
    }

    mutating func readOwn(_ node: YAMLNode, from schemas: inout SchemaReader) -> DeclaredParameter? {
        guard let fields = schemas.source.fields(node, as: ParameterKeyword.self) else { return nil }
        let written = schemas.source.text(fields[.in])
        let place = written.flatMap { Self.place(meantBy: $0, at: fields[.in]?.mark, in: &schemas.source) }
        let ownName = schemas.source.text(fields[.name])
        guard let name = ownName ?? Self.nameOfNamelessBody(fields, in: place, of: &schemas.source) else {
            schemas.source.diagnostics.loss(
                "a parameter needs a 'name'; this one is not in the client (add the 'name')",
                at: node.mark
            )
            return nil
        }
        guard let written else {
            namesWithoutPlace.insert(name)
            schemas.source.diagnostics.loss(
                "the parameter '\(name)' has no 'in'; it is not in the client (add 'in: query', 'in: path', 'in: "
                    + "header' or 'in: cookie')",
                at: node.mark
            )
            return nil
        }
        let isRequired = Self.readIsRequired(fields, from: &schemas.source)
        let words = schemas.source.documentation(text: fields[.description], isDeprecated: fields[.deprecated])
            .unlessEcho(of: name)
        let location: ParameterLocation
        switch place {
        // OpenAPI 3 has neither; what is written anyway is reported where the operation's body is read.
        case .body:
            return .body(
                SwaggerBody(fields, name: name, isRequired: isRequired, documentation: words, from: &schemas)
            )
        case .formData:
            return .formField(
                FormField(fields, name: name, isRequired: isRequired, documentation: words, from: &schemas)
            )
        case .location(let known)? where place?.exists(in: schemas.version) == true: location = known
        case .location, nil:
            namesWithoutPlace.insert(name)
            Self.reportUnknownLocation(place?.word ?? written, at: fields[.in]?.mark, in: &schemas.source)
            return nil
        }
        if location == .header, isHeaderOfItsOwn(name.lowercased(), in: schemas.version) {
            if name.lowercased() == "content-type" {
                return .mediaTypeOfBody(
                    name: name,
                    values: Self.readMediaTypes(fields, from: &schemas.source),
                    mark: node.mark
                )
            }
            Self.reportHeaderOfItsOwn(name, at: node.mark, in: &schemas.source)
            return .ignored(name: name)
        }
        if location == .header, schemas.version != .swagger20, name.lowercased() == "authorization" {
            Self.reportUndescribedCredential(name, at: node.mark, in: &schemas.source)
        }
        let parameter = Self.readParameter(
            fields,
            name: name,
            in: location,
            isRequired: isRequired,
            documentation: words,
            from: &schemas
        )
        return Self.canBeSent(parameter, in: &schemas) ? .parameter(parameter) : .ignored(name: name)
    }

    /// Reads a parameter that is sent in the URL or in a header field.
    private static func readParameter(
        _ fields: Fields<ParameterKeyword>,
        name: String,
        in location: ParameterLocation,
        isRequired: Bool,
        documentation: Documentation,
        from schemas: inout SchemaReader
    ) -> Parameter {
        let mark = fields.node.mark
        var parameter = Parameter(
            name: name,
            clientName: schemas.source.text(fields[.msClientName]),
            location: location,
            isRequired: isRequired || location == .path,
            style: location == .path || location == .header ? .simple : .form,
            explodes: false,
            allowsReserved: schemas.source.flag(fields[.allowReserved])
                ?? schemas.source.flag(fields[.msSkipURLEncoding]) ?? false,
            schema: Schema(shape: .any, mark: mark),
            belongsToClient: schemas.source.text(fields[.msParameterLocation]) == "client",
            documentation: documentation,
            mark: mark
        )
        parameter.hasSegments =
            location == .path
            && (schemas.source.flag(fields[.multiSegment]) ?? PathExpressions.isResourceName(fields))
        parameter.extensions = ParameterExtensions(fields, from: &schemas.source)
        readValue(fields, into: &parameter, from: &schemas)
        parameter.constant = onlyFlag(parameter, fields, in: &schemas.source)
        if location == .header, headersOfDates.contains(name.lowercased()), !hasExampleOfRFC3339(fields),
            case .string(format: "date-time") = parameter.schema.shape
        {
            parameter.schema.shape = .string(format: "date-time-rfc1123")
        }
        if location == .header, parameter.extensions.headerPrefix == nil {
            parameter.extensions.headerPrefix = Header.prefix(named: name, of: parameter.schema)
        }
        readStyle(fields, into: &parameter, from: &schemas.source)
        readMapOfGateway(into: &parameter)
        parameter.allowsEmptyValue = location == .query && schemas.source.flag(fields[.allowEmptyValue]) ?? false
        if location == .querystring, parameter.mediaType == nil {
            schemas.source.diagnostics.error(
                "the parameter '\(name)' is the whole query string and needs 'content' with one media type",
                at: mark
            )
        }
        check(fields, parameter, in: &schemas.source)
        return parameter
    }

    /// Headers that OpenAPI describes by `content` and `security`, and therefore ignores among the parameters.
    private static let headersOfTheirOwn: Set<String> = ["accept", "content-type", "authorization"]

    /// Headers that are dates of HTTP whatever their description says; servers ignore others (RFC 9110, section 13.1.4).
    private static let headersOfDates: Set<String> = ["date", "expires", "if-modified-since", "if-unmodified-since"]

    /// Whether a service shows by an example that it wants a date of another form nevertheless: those of HTTP begin with a weekday.
    private static func hasExampleOfRFC3339(_ fields: Fields<ParameterKeyword>) -> Bool {
        let example = fields.node["example"] ?? fields.node["x-example"] ?? fields[.schema]?["example"]
        return example?.scalar?.text.utf8.first?.isDigit == true
    }

    /// Headers of the connection (RFC 9110, section 7.6.1), and the length of the body (section 8.6), for which any other
    /// number would be wrong.
    private static let headersOfTransports: Set<String> = [
        "connection", "content-length", "keep-alive", "te", "trailer", "transfer-encoding", "upgrade",
    ]

    /// Returns whether a parameter with this name is defined elsewhere, or by the transport.
    private func isHeaderOfItsOwn(_ name: String, in version: DocumentVersion) -> Bool {
        if Self.headersOfTransports.contains(name) { return true }
        guard version != .swagger20, Self.headersOfTheirOwn.contains(name) else { return false }
        // Where no scheme sends the credential, it would be lost.
        return name != "authorization" || credentialFields.contains(.authorization)
    }

    private static func reportUnknownLocation(
        _ place: String,
        at mark: Mark?,
        in source: inout DescriptionSource
    ) {
        let known = ParameterPlace.words(in: source.version)
        let hint =
            switch place {
            case ParameterLocation.querystring.rawValue:
                " (it requires OpenAPI 3.2: write 'openapi: 3.2.0', or describe each parameter with 'in: query')"
            default: NearestName.hint(for: place, among: known)
            }
        let choices = hint.isEmpty ? " (the locations are \(known.joined(separator: ", ")))" : hint
        source.diagnostics.loss(
            "unknown parameter location '\(place)'; the parameter is not in the client\(choices)",
            at: mark
        )
    }

    // MARK: - What is sent

    private static func readValue(
        _ fields: Fields<ParameterKeyword>,
        into parameter: inout Parameter,
        from schemas: inout SchemaReader
    ) {
        if schemas.version == .swagger20, let schema = misplacedSchema(of: fields, in: &schemas.source) {
            parameter.schema = schemas.read(schema)
        } else if schemas.version == .swagger20 {
            parameter.schema = schemas.readPart(fields.node)
        } else if let schema = fields[.schema] {
            parameter.schema = schemas.read(schema)
            if parameter.location == .path || parameter.location == .header, mayBeAnyText(schema, of: fields) {
                parameter.schema.shape = .string(format: nil)
            }
        } else if let content = ContentReader.read(fields[.content], from: &schemas).first {
            parameter.mediaType = content.mediaType
            parameter.schema = content.schema ?? content.itemSchema ?? parameter.schema
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

    /// The only truth value that a parameter may have, if there is one. In Swagger 2.0, it is its own schema.
    private static func onlyFlag(
        _ parameter: Parameter,
        _ fields: Fields<ParameterKeyword>,
        in source: inout DescriptionSource
    ) -> Bool? {
        switch parameter.schema.shape {
        case .boolean, .reference: break
        default: return nil
        }
        let schema = fields[.schema] ?? fields[.content]?.mapping?.first?.value["schema"] ?? fields.node
        return source.peek(schema).flatMap { Fields<SchemaKeyword>($0) }?.onlyFlag?.bool
    }

    /// Whether a schema says nothing of the values, neither a style says that they have parts, nor an example that they are no texts. In a
    /// path or a header field, each value is a text; in a query, it may also be a list or have members.
    private static func mayBeAnyText(_ schema: YAMLNode, of parameter: Fields<ParameterKeyword>) -> Bool {
        guard let fields = Fields<SchemaKeyword>(schema), parameter[.style] == nil, parameter[.explode] == nil
        else { return false }
        let examples =
            [fields[.default], fields[.example], parameter.node["example"]] + (fields[.examples]?.sequence ?? [])
        let areTexts = examples.allSatisfy { example in
            guard let example, !example.isNull else { return true }
            if case .string? = example.scalar?.value { return true }
            return false
        }
        return areTexts
            && fields.restrictNothing
    }
}
