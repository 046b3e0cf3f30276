import YAML

/// A form field in the form of Swagger 2.0, among the parameters of an operation.
struct FormField {
    /// The member of the form.
    var property: Property
    /// Whether it is a file (`type: file`).
    var isFile: Bool
    /// How it is sent, if the description says so.
    var encoding: FieldEncoding?
}

extension FormField {
    /// Reads a parameter that is a field of a form.
    init(
        _ fields: Fields<ParameterKeyword>,
        name: String,
        isRequired: Bool,
        documentation: Documentation,
        from schemas: inout SchemaReader
    ) {
        var schema: Schema
        var isFile = (fields[.type]?.string == "array" ? fields[.items]?["type"] : fields[.type])?.string == "file"
        var encoding: FieldEncoding?
        let own =
            schemas.version == .swagger20
            ? ParameterReader.misplacedSchema(of: fields, in: &schemas.source) : fields[.schema]
        var sentName = name
        if let own, fields[.type] == nil {
            schema = schemas.read(own)
            isFile = schema.shape.isFile
        } else {
            schema = schemas.readPart(fields.node)
            if case .array = schema.shape {
                let format = CollectionFormat.read(fields, from: &schemas.source)
                sentName = format.name(of: name)
                encoding = FieldEncoding(
                    name: sentName,
                    textStyle: TextStyle(
                        format.style ?? .form,
                        explodes: format.explodes,
                        listStyles: CollectionFormat.readListStyles(fields, from: &schemas.source)
                    ),
                    mark: fields.node.mark
                )
            }
        }
        schema = schema.withFlagForTexts(knownTo: &schemas)
        var property = Property(
            name: sentName,
            clientName: schemas.source.text(fields[.msClientName]),
            isRequired: isRequired,
            schema: schema,
            documentation: documentation,
            mark: fields.node.mark
        )
        property.isSecret = schemas.source.flag(fields[.msSecret]) ?? false
        if schemas.source.flag(fields[.allowEmptyValue]) == true, !schema.shape.mayBeEmpty {
            schemas.source.diagnostics.loss(
                "the form field '\(name)' can be sent without a value, which its Swift type cannot express; it is always sent with a "
                    + "value",
                at: fields.node.mark
            )
        }
        self.init(property: property, isFile: isFile, encoding: encoding)
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
