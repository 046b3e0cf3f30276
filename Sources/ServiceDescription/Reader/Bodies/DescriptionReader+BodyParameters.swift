import YAML

/// A body in the form of Swagger 2.0, among the parameters of an operation.
struct SwaggerBody {
    /// The name of the parameter.
    var name: String
    /// The name the description wants in clients (`x-ms-client-name`), if any.
    var clientName: String?
    /// Whether a body must be sent.
    var isRequired: Bool
    /// What it holds, in each of the media types that the operation consumes.
    var schema: Schema?
    /// The body by media type, where it says that itself, as parameters of OpenAPI 3 do.
    var contents: [Content] = []
    /// Where the description asks clients to take its members one by one (`x-ms-client-flatten`); `nil` if it does not.
    var flattening: Mark?
    /// Its documentation in the description.
    var documentation: Documentation
    /// Where it is declared.
    var mark: Mark
}

/// A form field in the form of Swagger 2.0, among the parameters of an operation.
struct FormField {
    /// The member of the form.
    var property: Property
    /// Whether it is a file (`type: file`).
    var isFile: Bool
    /// How it is sent, if the description says so.
    var encoding: FieldEncoding?
}

extension DescriptionReader {
    // MARK: - OpenAPI 3

    /// Reads the body of an operation of OpenAPI 3. Where it has no `requestBody`, but what Swagger 2.0 has in its place, that
    /// is read, with a warning.
    mutating func readBody(
        of operation: Fields<OperationKeyword>,
        beside parameters: [DeclaredParameter],
        at mark: Mark
    ) -> RequestBody? {
        let places = parameters.compactMap(\.bodyPlace)
        if let node = operation[.requestBody] {
            let name = source.text(operation[.msBodyName] ?? operation[.codegenBodyName])
            if let first = places.first, let joined = joinedForm(node, of: operation) {
                source.diagnostics.warning(
                    "since OpenAPI 3.0, 'requestBody' describes a form; the parameters in formData are treated as part of it "
                        + "(write them under its 'properties')",
                    at: first
                )
                return readBody(joined, name: name)
            }
            for (parameter, mark) in zip(parameters.filter { $0.bodyPlace != nil }, places) {
                source.diagnostics.loss(
                    "the parameter '\(parameter.key.name)' in \(parameter.key.place.word) is ignored because the "
                        + "operation has a 'requestBody' (describe the body in one place)",
                    at: mark
                )
            }
            return readBody(node, name: name)
        }
        guard !places.isEmpty, let body = swaggerBody(of: parameters, consumes: [], at: mark) else { return nil }
        let mediaType = body.contents.first?.mediaType ?? ""
        for case .body(let declared) in parameters where declared.mark == body.mark {
            source.diagnostics.warning(
                "since OpenAPI 3.0, 'requestBody' describes the body; the parameter '\(declared.name)' is treated as "
                    + "the body (write 'requestBody: {content: {\(mediaType): {schema: …}}}')",
                at: declared.mark
            )
            return body
        }
        source.diagnostics.warning(
            "since OpenAPI 3.0, 'requestBody' describes a form; the parameters in formData are treated as one (write "
                + "'requestBody: {content: {\(mediaType): {schema: {properties: …}}}}')",
            at: places[0]
        )
        return body
    }

    // MARK: - Swagger 2.0

    /// Reads a parameter that is the body.
    mutating func readBodyParameter(
        _ fields: Fields<ParameterKeyword>,
        name: String,
        isRequired: Bool,
        documentation: Documentation
    ) -> SwaggerBody {
        var body = SwaggerBody(
            name: name,
            clientName: source.text(fields[.msClientName]),
            isRequired: isRequired,
            flattening: source.mark(ofFlag: .msClientFlatten, in: fields),
            documentation: documentation,
            mark: fields.node.mark
        )
        if let schema = fields[.schema] {
            body.schema = schemas.read(schema)
        } else if version != .swagger20, let content = fields[.content] {
            body.contents = ContentReader.read(content, from: &schemas)
        } else if let type = fields.entry(.type), fields[.type] != nil {
            source.diagnostics.warning(
                "the 'type' of a body belongs in its 'schema' (write 'schema: {type: …}')",
                at: type.key.mark
            )
            body.schema = schemas.readPart(fields.node)
        }
        return body
    }

    /// Reads a parameter that is a field of a form.
    mutating func readFormField(
        _ fields: Fields<ParameterKeyword>,
        name: String,
        isRequired: Bool,
        documentation: Documentation
    ) -> FormField {
        var schema: Schema
        var isFile = (fields[.type]?.string == "array" ? fields[.items]?["type"] : fields[.type])?.string == "file"
        var encoding: FieldEncoding?
        if let own = version == .swagger20 ? misplacedSchema(of: fields) : fields[.schema], fields[.type] == nil {
            schema = schemas.read(own)
            isFile = schema.shape.isFile
        } else {
            schema = schemas.readPart(fields.node)
            if case .array = schema.shape {
                let format = CollectionFormat.read(fields, from: &source)
                encoding = FieldEncoding(
                    name: name,
                    style: format.style ?? .form,
                    explodes: format.explodes,
                    mark: fields.node.mark
                )
                encoding?.listStyles = CollectionFormat.readListStyles(fields, from: &source)
            }
        }
        var property = Property(
            name: name,
            clientName: source.text(fields[.msClientName]),
            isRequired: isRequired,
            schema: schema,
            documentation: documentation,
            mark: fields.node.mark
        )
        property.isSecret = source.flag(fields[.msSecret]) ?? false
        if source.flag(fields[.allowEmptyValue]) == true, !schema.shape.mayBeEmpty {
            source.diagnostics.loss(
                "the form field '\(name)' can be sent without a value, which its Swift type cannot express; it is always sent with a "
                    + "value",
                at: fields.node.mark
            )
        }
        return FormField(property: property, isFile: isFile, encoding: encoding)
    }
}

extension SchemaShape {
    /// Whether empty text is a value.
    fileprivate var mayBeEmpty: Bool {
        switch self {
        case .string, .any, .array: true
        case .enumeration(let enumeration): enumeration.rawType == .string
        default: false
        }
    }

    /// Whether it is a file, or a list of files.
    fileprivate var isFile: Bool {
        switch self {
        case .binary: true
        case .array(let element): if case .binary = element.shape { true } else { false }
        default: false
        }
    }
}

extension DeclaredParameter {
    /// Its place, if it is the body or a field of a form.
    fileprivate var bodyPlace: Mark? {
        switch self {
        case .body(let body): body.mark
        case .formField(let field): field.property.mark
        case .parameter, .ignored: nil
        }
    }
}
