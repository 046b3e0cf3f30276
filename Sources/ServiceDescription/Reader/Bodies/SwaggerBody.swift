import YAML

/// A body in the form of Swagger 2.0, among the parameters of an operation.
struct SwaggerBody {
    /// The name of the parameter.
    var name: String
    /// The name the description wants in clients (`x-ms-client-name`), if any.
    var clientName: String?
    /// Whether a body must be sent.
    var isRequired: Bool
    /// Whether the description says itself that none need be sent.
    var saysOptional: Bool
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

extension SwaggerBody {
    /// Reads a parameter that is the body.
    init(
        _ fields: Fields<ParameterKeyword>,
        name: String,
        isRequired: Bool,
        documentation: Documentation,
        from schemas: inout SchemaReader
    ) {
        self.init(
            name: name,
            clientName: schemas.source.name(fields.clientName),
            isRequired: isRequired,
            saysOptional: fields[.required]?.flag == false,
            flattening: schemas.source.mark(ofFlag: .msClientFlatten, in: fields),
            documentation: documentation,
            mark: fields.node.mark
        )
        if let schema = fields[.schema] {
            self.schema = schemas.read(schema)
        } else if schemas.version != .swagger20, let content = fields[.content] {
            contents = ContentReader.read(content, from: &schemas)
        } else if let type = fields.member(.type) {
            schemas.source.diagnostics.warning(
                "the 'type' of a body belongs in its 'schema' (write 'schema: {type: …}')",
                at: type.key.mark
            )
            schema = schemas.readPart(fields.node)
        }
    }
}
