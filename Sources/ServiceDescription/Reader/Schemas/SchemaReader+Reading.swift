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
        guard let fields = IntendedSchema.fields(of: node, role: role, in: &source) else {
            return Schema(shape: .any, mark: node.mark)
        }
        return read(fields, role: role, owner: owner)
    }

    /// Reads the schema that a parameter, a header field or a field of a form is itself, as in Swagger 2.0. What the part says in
    /// words is about the part, and not about its schema.
    mutating func readPart(_ node: YAMLNode) -> Schema {
        var schema = read(node, role: .swaggerParameter)
        schema.documentation = Documentation()
        return schema
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
            isNullable: fields.isMarkedNullable(in: &source),
            title: fields.title,
            defaultValue: fields[.default],
            documentation: source.documentation(text: fields[.description], isDeprecated: fields[.deprecated]),
            mark: fields.node.mark
        )
        schema.xml = XMLObject.read(of: fields, from: &source)
        guard enterSchema(fields.node) else { return schema }
        defer { position.depth -= 1 }
        if let reference = fields[.reference], !(version >= .openAPI31 && fields.hasStructure()) {
            if let target = schemaReference(reference) { schema.shape = .reference(target) }
            SchemaChecks.checkSiblings(fields, in: &source)
            narrow(&schema, by: fields)
            return schema
        }
        if let target = dynamicReference(fields) {
            schema.shape = .reference(target)
            return schema
        }
        if role == .schema {
            SchemaChecks.warnAboutWhatIsIgnored(fields, in: &source)
        } else {
            SchemaChecks.check(fields, in: &source)
        }
        if fields[.reference] != nil || !allOf(fields).isEmpty {
            readComposition(fields, owner: owner, into: &schema)
        } else if let alternatives = Alternatives.read(of: fields, from: &source) {
            // A choice with a name of its own is a type.
            if owner == nil, let base = base(among: alternatives, of: fields) {
                schema.isNullable = schema.isNullable || alternatives.allowsNull
                adopt(read(base), into: &schema)
            } else {
                readAlternatives(alternatives, of: fields, owner: owner, into: &schema)
            }
        } else if let types = fields.severalTypes ?? fields.typesOfNumber {
            if !schema.readNumberOrText(of: types, fields) { readUnion(of: types, fields, into: &schema) }
        } else {
            readPlain(fields, role: role, owner: owner, into: &schema)
        }
        return schema
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
        let type = forced ?? fields.type(in: &source)
        switch type {
        case nil, .string, .integer, .number:
            if let values = EnumerationReader(fields: fields).values(from: &source) {
                EnumerationReader(fields: fields).read(values, type: type, into: &schema, from: &source)
            } else {
                schema.shape = isForeignDuration(fields, owner: owner) ? .string(format: nil) : fields.primitive(type)
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
            if fields.hasValuesOfItems, let values = EnumerationReader(fields: fields).values(from: &source) {
                EnumerationReader(fields: fields).read(values, type: .string, into: &items, from: &source)
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

}
