import YAML

/// The parameters of an operation that describe its body, as in Swagger 2.0: they come in, and the body comes out.
struct BodyParameters {
    /// The parameters of the operation, others among them.
    let parameters: [DeclaredParameter]
    /// The media types that the operation takes; empty if the description does not say.
    let mediaTypes: [MediaType]
    /// Where the operation is declared.
    let mark: Mark

    /// The body that they describe; `nil` if there is none.
    func body(in source: inout DescriptionSource) -> RequestBody? {
        var fields: [FormField] = []
        var body: RequestBody?
        var part: FormField?
        for parameter in parameters {
            switch parameter {
            case .body(let declared) where body == nil:
                body = self.body(declared)
                part = Self.part(declared)
            case .body(let declared):
                source.diagnostics.loss(
                    "an operation can have only one body; '\(declared.name)' is ignored (remove one of them)",
                    at: declared.mark
                )
            case .formField(let field): fields.append(field)
            case .parameter, .ignored, .mediaTypeOfBody: break
            }
        }
        guard !fields.isEmpty else { return body }
        if let part, fields.contains(where: \.isFile) {
            source.diagnostics.warning(
                "an operation can have a body or a form, not both; the body is treated as the part '\(part.property.name)' of "
                    + "the form (write 'in: formData')",
                at: part.property.mark
            )
            return form(fields + [part])
        }
        if body != nil {
            source.diagnostics.loss(
                "an operation can have a body or a form, not both; the form is ignored (remove one of them)",
                at: fields[0].property.mark
            )
            return body
        }
        return form(fields)
    }

    /// A body as one part of several, which is how Springfox and Swashbuckle describe what is sent beside a file.
    private static func part(_ declared: SwaggerBody) -> FormField? {
        guard let schema = declared.schema else { return nil }
        let property = Property(
            name: declared.name,
            isRequired: declared.isRequired,
            schema: schema,
            documentation: declared.documentation,
            mark: declared.mark
        )
        return FormField(property: property, isFile: false)
    }

    private func body(_ declared: SwaggerBody) -> RequestBody {
        let types = mediaTypes.isEmpty ? [MediaTypeReader.defaultType(of: declared.schema)] : mediaTypes
        return RequestBody(
            name: declared.clientName ?? declared.name,
            isRequired: declared.isRequired,
            saysOptional: declared.saysOptional,
            contents: declared.contents.isEmpty
                ? types.map { Content(mediaType: $0, schema: declared.schema, mark: declared.mark) }
                : declared.contents,
            flattening: declared.flattening,
            documentation: declared.documentation,
            mark: declared.mark
        )
    }

    private func form(_ fields: [FormField]) -> RequestBody {
        var types = mediaTypes.filter(\.isForm)
        if fields.contains(where: \.isFile) {
            types = types.filter(\.isMultipartForm)
            if types.isEmpty { types = [.multipartForm] }
        }
        if types.isEmpty { types = [.urlEncodedForm] }
        let schema = Schema(shape: .object(ObjectSchema(properties: fields.map(\.property))), mark: mark)
        let encodings = fields.compactMap(\.encoding)
        return RequestBody(
            isRequired: fields.contains(where: \.property.isRequired),
            contents: types.map { Content(mediaType: $0, schema: schema, encodings: encodings, mark: mark) },
            mark: mark
        )
    }
}
