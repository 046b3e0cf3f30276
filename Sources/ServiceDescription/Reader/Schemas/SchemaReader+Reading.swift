import YAML

/// The role of a schema, as far as it affects reading it.
enum SchemaRole {
    /// It is a schema.
    case schema
    /// It is a parameter, header or item list of Swagger 2.0, which is its own schema.
    case swaggerParameter
}

extension SchemaReader {
    /// Reads a schema.
    ///
    /// - Parameters:
    ///   - node: The schema.
    ///   - role: Its place.
    ///   - owner: The index of the named schema this is, if it is one.
    mutating func read(_ node: YAMLNode, role: SchemaRole = .schema, owner: Int? = nil) -> Schema {
        guard let fields = schemaFields(node, role: role) else { return Schema(shape: .any, mark: node.mark) }
        return read(fields, role: role, owner: owner)
    }

    /// Reads the schema that a parameter, a header field or a field of a form is itself, as in Swagger 2.0. What the part says in
    /// words is about the part, and not about its schema.
    mutating func readPart(_ node: YAMLNode) -> Schema {
        var schema = read(node, role: .swaggerParameter)
        schema.documentation = Documentation()
        return schema
    }

    /// The fields of a schema; `nil` if it is `true` or `false`, or, with a warning, if it is not a schema.
    mutating func schemaFields(_ node: YAMLNode, role: SchemaRole = .schema) -> Fields<SchemaKeyword>? {
        guard
            var fields = Fields<SchemaKeyword>(
                node.isNull ? node : source.emptyMapping(for: node) ?? named(node) ?? node
            )
        else {
            if node.bool == nil, !node.isNull { reportNoSchema(node) }
            return nil
        }
        fields = (notated(fields) ?? listOfTarget(fields) ?? withoutObject(fields)).flatMap { Fields($0) } ?? fields
        guard role == .schema else { return fields }
        if fields.entry(.reference)?.value.isNull == true { source.reportEmptyReference(in: fields.node) }
        fields = (unwrapped(fields) ?? typeNamed(byReferenceIn: fields)).flatMap { Fields($0) } ?? fields
        source.warnAboutMisspellings(in: fields)
        return namedByType(fields).flatMap { Fields($0) } ?? fields
    }

    /// Reads a schema.
    ///
    /// - Parameters:
    ///   - fields: The fields of the schema.
    ///   - role: Its place.
    ///   - owner: The index of the named schema this is, if it is one.
    mutating func read(
        _ fields: Fields<SchemaKeyword>,
        role: SchemaRole = .schema,
        owner: Int? = nil
    ) -> Schema {
        var schema = Schema(
            shape: .any,
            isNullable: isMarkedNullable(fields),
            title: title(of: fields),
            defaultValue: fields[.default],
            documentation: source.documentation(text: fields[.description], isDeprecated: fields[.deprecated]),
            mark: fields.node.mark
        )
        schema.xml = readXML(of: fields)
        guard enterSchema(fields.node) else { return schema }
        defer { position.depth -= 1 }
        if let reference = fields[.reference], !(version >= .openAPI31 && hasStructure(fields)) {
            if let target = schemaReference(reference) { schema.shape = .reference(target) }
            checkSiblings(fields)
            narrow(&schema, by: fields)
            return schema
        }
        if let target = dynamicReference(fields) {
            schema.shape = .reference(target)
            return schema
        }
        if role == .schema { warnAboutWhatIsIgnored(fields) } else { checkSchema(fields) }
        if fields[.reference] != nil || !allOf(fields).isEmpty {
            readComposition(fields, owner: owner, into: &schema)
        } else if let alternatives = alternatives(of: fields) {
            readAlternatives(alternatives, of: fields, owner: owner, into: &schema)
        } else if let types = severalTypes(fields) ?? typesOfNumber(fields) {
            if !readNumberOrText(of: types, fields, into: &schema) { readUnion(of: types, fields, into: &schema) }
        } else {
            readPlain(fields, role: role, owner: owner, into: &schema)
        }
        return schema
    }

    /// The title of a schema, unless it only says of which type the values are: `string`, as some tools write.
    func title(of fields: Fields<SchemaKeyword>) -> String? {
        guard let title = fields[.title]?.string, !title.isEmpty, SchemaType(rawValue: title) == nil else { return nil }
        return title
    }

    /// Counts a schema in; a caller that gets `true` counts it out (``SchemaPosition/depth``).
    ///
    /// - Returns: `false`, with an error reported, if the nesting is too deep to go on.
    mutating func enterSchema(_ node: YAMLNode) -> Bool {
        if position.depth < SchemaPosition.maximumDepth {
            position.depth += 1
            return true
        }
        if !position.isTooDeep {
            source.diagnostics.error("schemas are nested more than \(SchemaPosition.maximumDepth) deep", at: node.mark)
        }
        position.isTooDeep = true
        isEndless = true
        return false
    }

    /// Warns about keys of a schema that the model does not represent.
    mutating func warnAboutWhatIsIgnored(_ fields: Fields<SchemaKeyword>) {
        checkSchema(fields)
        checkMisplacedMembers(fields)
        for key in fields.keys {
            switch key {
            case .not where fields[.not].map(isRestriction) ?? true: break
            case .prefixItems where isTuple(fields): break
            case .dependencies where fields[.dependencies]?.mapping?.allSatisfy({ $0.value.mapping == nil }) ?? true:
                break
            case .not, .if, .dependentSchemas, .dependencies:
                warn("'\(key.rawValue)' is ignored", atKey: key, of: fields)
            case .prefixItems, .dynamicReference, .recursiveReference:
                warn("'\(key.rawValue)' is treated as free-form JSON", atKey: key, of: fields)
            case .contentSchema:
                warn(
                    "'contentSchema' is ignored: the client passes the string as it is (decode and encode its content "
                        + "yourself)",
                    atKey: key,
                    of: fields
                )
            case .required where fields[.required]?.bool != nil:
                warn(
                    "'required' of a schema must be a list of property names; the boolean is ignored",
                    atKey: key,
                    of: fields
                )
            default: break
            }
        }
    }

    private mutating func warn(_ message: String, atKey key: SchemaKeyword, of fields: Fields<SchemaKeyword>) {
        guard let entry = fields.entry(key), !entry.value.isNull else { return }
        // What values may not be restricts them; a client loses nothing.
        source.diagnostics.append(Diagnostic(.warning, message, at: entry.key.mark, isLoss: key != .not))
    }

    // MARK: - A schema of one type

    /// Reads a schema that is neither composed nor a choice.
    ///
    /// - Parameters:
    ///   - fields: The fields of the schema.
    ///   - forced: The type, if it is not for the schema to say.
    ///   - role: Its place.
    ///   - owner: The index of the named schema this is, if it is one.
    ///   - schema: Takes the shape.
    mutating func readPlain(
        _ fields: Fields<SchemaKeyword>,
        as forced: SchemaType? = nil,
        role: SchemaRole = .schema,
        owner: Int? = nil,
        into schema: inout Schema
    ) {
        let type = forced ?? type(of: fields)
        switch type {
        case nil, .string, .integer, .number:
            if let values = enumerationValues(fields) {
                readEnumeration(values, type: type, of: fields, into: &schema)
            } else {
                schema.shape = isForeignDuration(fields, owner: owner) ? .string(format: nil) : primitive(type, fields)
                schema.contentMediaType = source.text(fields[.contentMediaType])
            }
        case .boolean: schema.shape = .boolean
        case .file: schema.shape = .binary
        case .null:
            schema.shape = .any
            schema.isNullable = true
        case .array where isToken(fields, owner: owner) || isSpringSort(fields): schema.shape = .any
        case .array:
            var items = readItems(fields, role: role)
            if hasValuesOfItems(fields), let values = enumerationValues(fields) {
                readEnumeration(values, type: .string, of: fields, into: &items)
            }
            schema.shape = .array(items)
        // How Azure's descriptions mark bytes that are not text.
        case .object where fields[.format]?.string == "file": schema.shape = .binary
        case .object:
            if let shape = foreignShape(fields, owner: owner) {
                schema.shape = shape
            } else if describesAnythingAsObject, isClassOfAll(fields.node, owner: owner) {
                schema.shape = .any
            } else {
                readObject(fields, owner: owner, into: &schema)
            }
        }
    }

    /// The shape of a value that has no parts; ``SchemaShape/any`` for no type.
    func primitive(_ type: SchemaType?, _ fields: Fields<SchemaKeyword>) -> SchemaShape {
        let format = fields[.format]?.string ?? fields[.type]?.string.flatMap { Self.slip($0)?.format }
        switch type {
        // Gnostic writes it for protobuf's enumerations, which JSON has by name.
        case .integer where format == "enum": return .integerOrString(at: fields.node.mark)
        case .integer: return .integer(format: format ?? formatByBounds(fields))
        case .number: return .number(format: format)
        case .boolean: return .boolean
        case .string where format == "binary": return .binary
        // Kubernetes uses it for ports, which have a number or a name.
        case .string where format == "int-or-string": return .integerOrString(at: fields.node.mark)
        case .string, nil:
            let encoding = fields[.contentEncoding]?.string?.lowercased()
            switch encoding {
            case "base64": return .string(format: "byte")
            case "base64url": return .string(format: "base64url")
            // Bytes as they are (RFC 2045, section 6.2).
            case "binary": return .binary
            default:
                let isEncoded = ["base64", "base64url", "byte"].contains(format)
                let isBytes = fields[.contentMediaType]?.string?.lowercased() == "application/octet-stream"
                if isBytes, !isEncoded { return .binary }
                if type == nil { return .any }
                return .string(format: isShortUUID(format, fields) || isNoNumber(format, fields) ? nil : format)
            }
        default: return .any
        }
    }

    /// Whether UUIDs are written without their hyphens, as the 36 characters of RFC 9562, section 4, do not fit. They stay text, or
    /// else they would be sent with hyphens.
    private func isShortUUID(_ format: String?, _ fields: Fields<SchemaKeyword>) -> Bool {
        guard format == "uuid", let length = fields[.maxLength]?.double else { return false }
        return length < 36
    }
}
