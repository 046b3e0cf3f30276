import Suggestions
import YAML

/// A parameter in the declaration of an operation or a path. In Swagger 2.0, bodies and form fields are parameters,
/// too.
enum DeclaredParameter {
    case parameter(Parameter)
    case body(SwaggerBody)
    case formField(FormField)
    /// A header that belongs to other parts of the description, such as `Accept`.
    case ignored(name: String)

    /// A key that distinguishes a parameter from the others of an operation.
    struct Key: Hashable {
        /// Where it is sent, in Swagger's words.
        let location: String
        /// The name; that of a header in lower case.
        let name: String
    }

    /// The key that distinguishes it from the others of its operation. The names of headers are case-insensitive.
    var key: Key {
        switch self {
        case .parameter(let parameter) where parameter.location == .header:
            Key(location: "header", name: parameter.name.lowercased())
        case .parameter(let parameter): Key(location: parameter.location.rawValue, name: parameter.name)
        case .body(let body): Key(location: "body", name: body.name)
        case .formField(let field): Key(location: "formData", name: field.property.name)
        case .ignored(let name): Key(location: "header", name: name.lowercased())
        }
    }
}

extension DescriptionReader {
    /// Reads a list of parameters, references among them followed. No two of the result are the same parameter.
    mutating func readParameters(_ node: YAMLNode?) -> [DeclaredParameter] {
        var first: [DeclaredParameter.Key: Mark] = [:]
        return omitting(.parameters, { $0.parameterItems(node) }).compactMap { item in
            guard var parameter = readShared(item, cache: \.parameters, read: { $0.readParameter($1) }) else {
                source.omitted.insert(.parameters)
                return nil
            }
            if case .parameter(var described) = parameter {
                source.adoptWords(beside: item, into: &described.documentation)
                parameter = .parameter(described)
            }
            if let other = first.updateValue(item.mark, forKey: parameter.key) {
                first[parameter.key] = other
                source.diagnostics.loss(
                    "the parameter '\(parameter.key.name)' in \(parameter.key.location) is declared twice; this one "
                        + "is ignored (remove one of them)",
                    at: item.mark
                )
                source.diagnostics.note("'\(parameter.key.name)' is first declared here", at: other)
                return nil
            }
            return parameter
        }
    }

    /// The parameters of a path with those of one of its operations, which win.
    func merge(_ own: [DeclaredParameter], into shared: [DeclaredParameter]) -> [DeclaredParameter] {
        if own.isEmpty || shared.isEmpty { return own + shared }
        var remaining = Dictionary(own.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        let merged = shared.map { remaining.removeValue(forKey: $0.key) ?? $0 }
        return merged + own.filter { remaining[$0.key] != nil }
    }

    private mutating func readParameter(_ node: YAMLNode) -> DeclaredParameter? {
        guard let fields = source.fields(node, as: ParameterKeyword.self) else { return nil }
        let place = readPlace(fields)
        guard let name = source.text(fields[.name]) ?? nameOfNamelessBody(fields, in: place) else {
            source.diagnostics.loss(
                "a parameter needs a 'name'; this one is not in the client (add the 'name')",
                at: node.mark
            )
            return nil
        }
        guard let place else {
            source.diagnostics.loss(
                "the parameter '\(name)' has no 'in'; it is not in the client (add 'in: query', 'in: path', 'in: "
                    + "header' or 'in: cookie')",
                at: node.mark
            )
            return nil
        }
        let isRequired = readIsRequired(fields)
        let words = source.documentation(text: fields[.description], isDeprecated: fields[.deprecated])
        // OpenAPI 3 has neither; what is written anyway is reported where the operation's body is read.
        if place == "body" {
            return .body(readBodyParameter(fields, name: name, isRequired: isRequired, documentation: words))
        }
        if place == "formData" {
            return .formField(readFormField(fields, name: name, isRequired: isRequired, documentation: words))
        }
        guard let location = ParameterLocation(rawValue: place), locations.contains(location) else {
            reportUnknownLocation(place, at: fields[.in]?.mark)
            return nil
        }
        if location == .header, isHeaderOfItsOwn(name.lowercased()) {
            reportHeaderOfItsOwn(name, at: node.mark)
            return .ignored(name: name)
        }
        return .parameter(
            readParameter(fields, name: name, in: location, isRequired: isRequired, documentation: words)
        )
    }

    /// Reads a parameter that is sent in the URL or in a header field.
    private mutating func readParameter(
        _ fields: Fields<ParameterKeyword>,
        name: String,
        in location: ParameterLocation,
        isRequired: Bool,
        documentation: Documentation
    ) -> Parameter {
        let mark = fields.node.mark
        var parameter = Parameter(
            name: name,
            clientName: source.text(fields[.msClientName]),
            location: location,
            isRequired: isRequired || location == .path,
            style: location == .path || location == .header ? .simple : .form,
            explodes: false,
            allowsReserved: source.flag(fields[.allowReserved]) ?? source.flag(fields[.msSkipURLEncoding]) ?? false,
            schema: Schema(shape: .any, mark: mark),
            belongsToClient: source.text(fields[.msParameterLocation]) == "client",
            documentation: documentation,
            mark: mark
        )
        parameter.hasSegments =
            location == .path && (source.flag(fields[.multiSegment]) ?? PathExpressions.isResourceName(fields))
        parameter.extensions = readExtensions(fields)
        readValue(fields, into: &parameter)
        readStyle(fields, into: &parameter)
        parameter.allowsEmptyValue = location == .query && source.flag(fields[.allowEmptyValue]) ?? false
        if location == .querystring, parameter.mediaType == nil {
            source.diagnostics.error(
                "the parameter '\(name)' is the whole query string and needs 'content' with one media type",
                at: mark
            )
        }
        checkParameter(fields, parameter)
        return parameter
    }

    /// Headers that OpenAPI describes by `content` and `security`, and therefore ignores among the parameters.
    private static let headersOfTheirOwn: Set<String> = ["accept", "content-type", "authorization"]

    /// Returns whether a parameter with this name is defined elsewhere, or by the body itself. The latter applies to
    /// its length (RFC 9110, section 8.6), for which any other number would be wrong.
    private func isHeaderOfItsOwn(_ name: String) -> Bool {
        name == "content-length" || version != .swagger20 && Self.headersOfTheirOwn.contains(name)
    }

    /// The places that the version of the document has.
    private var locations: [ParameterLocation] {
        switch version {
        // A mistake that is reported where it is read.
        case .swagger20: [.path, .query, .header, .cookie]
        case .openAPI30, .openAPI31: [.path, .query, .header, .cookie]
        case .openAPI32: [.path, .query, .header, .cookie, .querystring]
        }
    }

    private mutating func reportUnknownLocation(_ place: String, at mark: Mark?) {
        let known = locations.map(\.rawValue) + (version == .swagger20 ? ["body", "formData"] : [])
        let hint =
            switch place {
            case ParameterLocation.querystring.rawValue:
                " (it requires OpenAPI 3.2: write 'openapi: 3.2.0', or describe each parameter with 'in: query')"
            default: NearestName.hint(for: place, among: known)
            }
        source.diagnostics.loss(
            "unknown parameter location '\(place)'; the parameter is not in the client\(hint)",
            at: mark
        )
    }

    // MARK: - What is sent

    private mutating func readValue(_ fields: Fields<ParameterKeyword>, into parameter: inout Parameter) {
        if version == .swagger20, let schema = misplacedSchema(of: fields) {
            parameter.schema = schemas.read(schema)
        } else if version == .swagger20 {
            parameter.schema = schemas.read(fields.node, role: .swaggerParameter)
            parameter.schema.documentation = Documentation()
        } else if let schema = fields[.schema] {
            parameter.schema = schemas.read(schema)
        } else if let content = readContents(fields[.content]).first {
            parameter.mediaType = content.mediaType
            parameter.schema = content.schema ?? content.itemSchema ?? parameter.schema
            parameter.encodings = content.encodings
        } else if let entry = fields.firstEntry(of: [.type, .enum, .items, .format]) {
            source.diagnostics.warning(
                "since OpenAPI 3.0, the '\(entry.name)' of a parameter belongs in its 'schema' (write 'schema: "
                    + "{\(entry.name): …}')",
                at: entry.key.mark
            )
            parameter.schema = schemas.read(fields.node, role: .swaggerParameter)
            parameter.schema.documentation = Documentation()
        } else {
            source.diagnostics.warning(
                "the parameter '\(parameter.name)' has no schema; it is treated as a string (write 'schema: {type: "
                    + "string}')",
                at: fields.node.mark
            )
            parameter.schema.shape = .string(format: nil)
        }
        parameter.documentation.text = parameter.documentation.text ?? parameter.schema.documentation.text
        if parameter.schema.documentation.isDeprecated { parameter.documentation.isDeprecated = true }
        parameter.documentation.defaultValue = source.defaultText(parameter.schema.defaultValue)
    }

    // MARK: - How it is sent

    private mutating func readStyle(_ fields: Fields<ParameterKeyword>, into parameter: inout Parameter) {
        if version == .swagger20 {
            guard case .array = parameter.schema.shape else {
                // What a collection format says is about lists alone (Swagger 2.0, "Parameter Object").
                parameter.explodes = parameter.style == .form
                return
            }
            let format = readCollectionFormat(fields)
            if let style = format.style { parameter.style = style }
            parameter.explodes = format.explodes && parameter.style == .form
            parameter.listStyles = readListStyles(fields)
            return
        }
        if let name = source.text(fields[.style]) {
            if name == Parameter.Style.cookie.rawValue, version >= .openAPI32, parameter.location == .cookie {
                parameter.style = .cookie
            } else if let style = readStyle(name, at: fields[.style]?.mark) {
                parameter.style = style
            }
        }
        parameter.explodes = source.flag(fields[.explode]) ?? [.form, .deepObject, .cookie].contains(parameter.style)
    }

    /// Returns the style with a name, or `nil`, with a warning, if there is none.
    mutating func readStyle(_ name: String, at mark: Mark?) -> Parameter.Style? {
        let known: [Parameter.Style] = [.simple, .label, .matrix, .form, .spaceDelimited, .pipeDelimited, .deepObject]
        if let style = known.first(where: { $0.rawValue == name }) { return style }
        let hint = NearestName.hint(for: name, among: known.lazy.map(\.rawValue))
        source.diagnostics.loss("unknown style '\(name)' is ignored\(hint)", at: mark)
        return nil
    }

    /// Returns the meaning of a `collectionFormat`: a style other than the location's default, and whether each item is
    /// sent separately.
    mutating func readCollectionFormat(
        _ fields: Fields<ParameterKeyword>
    ) -> (style: Parameter.Style?, explodes: Bool) {
        guard let name = source.text(fields[.collectionFormat]) else { return (nil, false) }
        switch name {
        case "csv": return (nil, false)
        case "multi": return (nil, true)
        case "ssv": return (.spaceDelimited, false)
        case "tsv": return (.tabDelimited, false)
        case "pipes": return (.pipeDelimited, false)
        default:
            let hint = NearestName.hint(for: name, among: ["csv", "ssv", "tsv", "pipes", "multi"])
            source.diagnostics.loss(
                "unknown collection format '\(name)' is ignored\(hint)",
                at: fields[.collectionFormat]?.mark
            )
            return (nil, false)
        }
    }
}

/// The keys of a parameter; those that Swagger 2.0 shares with schemas are read as a schema.
enum ParameterKeyword: String, Keyword {
    case reference = "$ref"
    case name, `in`, summary, description, required, deprecated, allowEmptyValue
    case style, explode, allowReserved, schema, content, example, examples
    case type, format, items, collectionFormat, `default`, `enum`, pattern
    case maximum, exclusiveMaximum, minimum, exclusiveMinimum, maxLength, minLength
    case maxItems, minItems, uniqueItems, multipleOf
    case multiSegment = "x-multi-segment"
    case msClientName = "x-ms-client-name"
    case msParameterLocation = "x-ms-parameter-location"
    case msSkipURLEncoding = "x-ms-skip-url-encoding"
    case msClientDefault = "x-ms-client-default"
    case msClientFlatten = "x-ms-client-flatten"
    case msClientRequestId = "x-ms-client-request-id"
    case msApiVersion = "x-ms-api-version"
    case msHeaderCollectionPrefix = "x-ms-header-collection-prefix"
    case msParameterGrouping = "x-ms-parameter-grouping"
    case msSecret = "x-ms-secret"

    static let byName = makeTable()
}
