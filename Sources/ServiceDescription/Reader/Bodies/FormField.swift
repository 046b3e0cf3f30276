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
        let misplaced =
            schemas.version == .swagger20
            ? ParameterReader.misplacedSchema(of: fields, in: &schemas.source) : fields[.schema]
        let own = fields[.type] == nil ? misplaced : nil
        let mark = fields.node.mark
        let entry = YAMLMapping.Entry(key: YAMLNode(text: name, at: mark), value: own ?? fields.node)
        var property = Property.read(entry, role: own == nil ? .isItsOwnSchema : .schema, from: &schemas)
        var isFile = property.schema.shape.isOfFiles
        var encoding: FieldEncoding?
        if own == nil {
            isFile = (fields[.type]?.string == "array" ? fields[.items]?["type"] : fields[.type])?.string == "file"
            property.schema.documentation = Documentation()
            property.schema.shape = fields.shape(meantBy: property.schema.shape)
            ParameterReader.reportMissingType(fields, of: name, schema: property.schema, in: &schemas.source)
            if property.schema.shape.isArray {
                let format = CollectionFormat.read(fields, from: &schemas.source)
                property.name = format.name(of: name)
                encoding = FieldEncoding(
                    name: property.name,
                    textStyle: TextStyle(
                        format.style ?? .form,
                        explodes: format.explodes,
                        listStyles: CollectionFormat.readListStyles(fields, from: &schemas.source)
                    ),
                    mark: mark
                )
            }
        }
        property.schema = property.schema.withFlagForTexts(knownTo: &schemas)
        property.isRequired = isRequired
        property.clientName = schemas.source.name(fields.clientName) ?? property.clientName
        property.isMarkedSecret = SecretMark.joined(
            [property.isMarkedSecret, schemas.source.flag(fields[.msSecret])]
        )
        var words = documentation
        words.text = words.text.flatMap { ValueDescriptions.move(from: $0, into: &property.schema) }
        words.defaultValue = property.documentation.defaultValue
        property.documentation = words
        if schemas.source.flag(fields[.allowEmptyValue]) == true, !property.schema.shape.mayBeEmpty {
            schemas.source.diagnostics.loss(
                "the form field '\(name)' can be sent without a value, which its Swift type cannot express; it is always sent with a "
                    + "value (describe it as a string)",
                at: mark
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
}
