import Suggestions
import YAML

/// Reads the parameters of paths and operations: their nodes come in, and what they declare comes out, which in Swagger 2.0 may also be
/// bodies and fields of forms.
///
/// It keeps what many operations share, and which parameters were lost. Nothing else of what it reads outlives a call.
struct ParameterReader: SharedPartReader {
    var shared: [Mark: DeclaredParameter?] = [:]
    /// The names of parameters whose location could not be read, which is reported already.
    private(set) var namesWithoutPlace: Set<String> = []
    /// The fields that the credentials of the document's security schemes are sent in.
    let credentialFields: Set<Parameter.Key>

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
                described.documentation.adoptWords(beside: item, in: &schemas.source)
                if schemas.conventions.clientHasSharedParameters, described.isRequired,
                    let reference = item["$ref"]?.string, reference.contains("/parameters/"),
                    !reference.contains("/paths/")
                {
                    let location = schemas.source.peek(item)?[ParameterKeyword.msParameterLocation.rawValue]
                    described.belongsToClient = described.belongsToClient || location == nil
                }
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

    /// The parameters of a path and of one of its operations, which override those of the path. Those that every operation of the
    /// path may leave out come last: they say least about each.
    static func merge(_ own: [DeclaredParameter], into shared: [DeclaredParameter]) -> [DeclaredParameter] {
        if own.isEmpty || shared.isEmpty { return own + shared }
        var remaining = own.keyed(by: \.key)
        var last: [DeclaredParameter] = []
        let merged = shared.compactMap { parameter -> DeclaredParameter? in
            if let nearer = remaining.removeValue(forKey: parameter.key) { return nearer }
            guard case .parameter(let declared) = parameter, !declared.isRequired else { return parameter }
            last.append(parameter)
            return nil
        }
        return merged + own.filter { remaining[$0.key] != nil } + last
    }

    mutating func readOwn(_ node: YAMLNode, from schemas: inout SchemaReader) -> DeclaredParameter? {
        if let entry = Self.nameAlone(node) {
            schemas.source.diagnostics.loss(
                "expected a parameter, found only '\(entry.name)' and a text; it is ignored (write 'name: \(entry.name)', with "
                    + "'in' and 'description')",
                at: node.mark
            )
            namesWithoutPlace.insert(entry.name)
            return nil
        }
        guard let fields = schemas.source.fields(node, as: ParameterKeyword.self) else { return nil }
        let written = schemas.source.text(fields[.in])
        let place = written.flatMap { Self.place(meantBy: $0, at: fields[.in]?.mark, in: &schemas.source) }
        guard let name = Self.readName(fields, in: place, from: &schemas.source) else { return nil }
        guard let written else {
            namesWithoutPlace.insert(name)
            if !fields.isMisspelled(.in) {
                schemas.source.diagnostics.loss(
                    "the parameter '\(name)' has no 'in'; it is not in the client (add 'in: query', 'in: path', 'in: "
                        + "header' or 'in: cookie')",
                    at: node.mark
                )
            }
            return nil
        }
        let isRequired = Self.readIsRequired(fields, from: &schemas.source)
        var words = schemas.source.documentation(
            text: fields[.description],
            isDeprecated: fields[.deprecated],
            in: fields.mapping
        )
        .unlessEcho(of: name)
        if words.text == nil, fields[.schema]?["description"] == nil, let title = fields.connectorTitle,
            title.letters != name.letters
        {
            words.text = title
        }
        switch place {
        // OpenAPI 3 has neither; what is written anyway is reported where the operation's body is read.
        case .body:
            return .body(SwaggerBody(fields, name: name, isRequired: isRequired, documentation: words, from: &schemas))
        case .formData:
            Self.checkKeysOfOtherVersions(fields, in: &schemas.source)
            return .formField(
                FormField(fields, name: name, isRequired: isRequired, documentation: words, from: &schemas)
            )
        case .location(let location)? where place?.exists(in: schemas.version) == true:
            let reader = SentParameterReader(
                fields: fields,
                name: name,
                location: location,
                isRequired: isRequired,
                documentation: words
            )
            return readSent(reader, from: &schemas)
        case .location, nil:
            namesWithoutPlace.insert(name)
            Self.reportUnknownLocation(place?.word ?? written, at: fields[.in]?.mark, in: &schemas.source)
            return nil
        }
    }

    /// Reads the name of a parameter; `nil`, with a report, if it has none.
    private static func readName(
        _ fields: Fields<ParameterKeyword>,
        in place: ParameterPlace?,
        from source: inout DescriptionSource
    ) -> String? {
        if let name = source.text(fields[.name]) ?? nameOfNamelessBody(fields, in: place, of: &source) { return name }
        if !fields.isMisspelled(.name) {
            source.diagnostics.loss(
                "a parameter needs a 'name'; this one is not in the client (add the 'name')",
                at: fields.node.mark
            )
        }
        return nil
    }

    /// Reads a parameter that is no body and no field of a form.
    private func readSent(_ reader: SentParameterReader, from schemas: inout SchemaReader) -> DeclaredParameter? {
        let (name, mark) = (reader.name, reader.fields.node.mark)
        if reader.location == .header, Self.isHeaderOfItsOwn(name.lowercased(), in: schemas.version) {
            if name.lowercased() == "content-type" {
                let values = Self.readMediaTypes(reader.fields, from: &schemas.source)
                return .mediaTypeOfBody(name: name, values: values, mark: mark)
            }
            Self.reportHeaderOfItsOwn(name, at: mark, in: &schemas.source)
            return .ignored(name: name)
        }
        // Where a scheme sends it, it depends on the operation whether it is a parameter.
        if reader.location == .header, schemas.version != .swagger20, name.lowercased() == "authorization",
            !credentialFields.contains(.authorization)
        {
            Self.reportUndescribedCredential(name, at: mark, in: &schemas.source)
        }
        let parameter = reader.read(from: &schemas)
        if Self.isForScripts(parameter) {
            Self.reportScript(parameter, in: &schemas.source)
            return nil
        }
        return Self.canBeSent(parameter, in: &schemas) ? .parameter(parameter) : .ignored(name: name)
    }

    /// Whether a parameter only wraps the response into a script: the client could not read that.
    private static func isForScripts(_ parameter: Parameter) -> Bool {
        guard parameter.location == .query, !parameter.isRequired,
            // OData and Socrata write it with a dollar sign.
            scriptParameters.contains(String(parameter.name.lowercased().trimmingPrefix("$")))
        else { return false }
        let words = [parameter.documentation.summary, parameter.documentation.text].compactMap { $0?.lowercased() }
        return words.contains { $0.holds("jsonp") }
    }

    /// What services call the function that a script is to call with the response.
    private static let scriptParameters: Set<String> = ["callback", "jsonp", "jsonpcallback"]

    /// Headers that OpenAPI describes by `content`, and therefore ignores among the parameters.
    private static let headersOfTheirOwn: Set<String> = ["accept", "content-type"]

    /// Headers of the connection (RFC 9110, section 7.6.1), the host of the URL (section 7.2) and the length of the body (section 8.6), for
    /// which anything else would be wrong, and the codings of the response (section 12.5.3), which the transport has to undo.
    private static let headersOfTransports: Set<String> = [
        "accept-encoding", "connection", "content-length", "host", "keep-alive", "te", "trailer", "transfer-encoding",
        "upgrade",
    ]

    /// Returns whether a parameter with this name is defined elsewhere, or by the transport.
    private static func isHeaderOfItsOwn(_ name: String, in version: DocumentVersion) -> Bool {
        headersOfTransports.contains(name) || version != .swagger20 && headersOfTheirOwn.contains(name)
    }

    private static func reportUnknownLocation(
        _ place: String,
        at mark: Mark?,
        in source: inout DescriptionSource
    ) {
        let known = ParameterPlace.words(in: source.version)
        let hint = NearestName.hint(for: place, among: known)
        let choices = hint.isEmpty ? " (the locations are \(known.joined(separator: ", ")))" : hint
        source.diagnostics.loss(
            "unknown parameter location '\(place)'; the parameter is not in the client\(choices)",
            at: mark
        )
    }
}
