import YAML

/// Reads schemas, and knows which of them have names.
///
/// It takes the node of a schema and returns a ``Schema``. A named schema is read when it is first needed, so reading one
/// schema may read others; references become offsets in ``table``. Here it is decided what a schema is: a reference, a
/// composition, a choice, or a value of one type. Each of them is read by a type of its own, which comes back for the schemas
/// inside of it.
struct SchemaReader {
    /// The document that the schemas are in.
    var source: DescriptionSource
    /// The named schemas, and how far each of them is read.
    var table: SchemaTable
    /// What is usual in the tools that the document was made with.
    let conventions: ToolConventions
    /// Where schemas of other files lead that are only references, by their places.
    var foreignTargets: [Mark: ReferenceTarget] = [:]
    /// The schemas that distinguish their subtypes.
    var bases = BaseSchemas()
    /// The current position in the nesting of schemas.
    var position = SchemaPosition()
    /// How much the schemas may hold together.
    var limits = SchemaLimits()
    /// The choices whose discriminators name schemas for values, by the places of the discriminators. They are checked when
    /// all schemas are read.
    var mappedUnions: [Mark: UnionSchema] = [:]

    /// The version of the format that the document is written in.
    var version: DocumentVersion { source.version }

    // MARK: - A schema

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
            documentation: source.documentation(
                text: fields[.description],
                isDeprecated: fields[.deprecated],
                in: fields.mapping
            ),
            mark: fields.node.mark
        )
        schema.allowsOnlyNull = fields.allowOnlyNull
        schema.xml = XMLObject.read(of: fields, from: &source)
        guard enterSchema(fields.node) else { return schema }
        defer { position.depth -= 1 }
        readShape(fields, role: role, owner: owner, into: &schema)
        // As it is next to a schema, Microsoft's name is that of the member or of the parameter.
        if role == .schema { schema.clientName = source.text(fields[.fernTypeName] ?? fields[.speakeasyTypeName]) }
        return schema
    }

    /// Reads what the values of a schema are.
    private mutating func readShape(
        _ fields: Fields<SchemaKeyword>,
        role: SchemaRole,
        owner: Int?,
        into schema: inout Schema
    ) {
        if let node = fields[.reference], !(version >= .openAPI31 && fields.hasStructure()) {
            if let target = reference(node) { schema.shape = .reference(target) }
            SchemaChecks.checkSiblings(fields, in: &source)
            return schema.narrow(by: fields, knownTo: &self)
        }
        if let target = dynamicReference(of: fields) {
            schema.shape = .reference(target)
            return
        }
        if role == .schema {
            SchemaChecks.warnAboutWhatIsIgnored(fields, in: &source)
        } else {
            SchemaChecks.check(fields, in: &source)
        }
        if fields[.reference] != nil || !fields.allOf(in: &source).isEmpty {
            CompositionReader(fields: fields, owner: owner).read(into: &schema, from: &self)
        } else if let alternatives = Alternatives.read(of: fields, from: &source) {
            // A choice with a name of its own is a type.
            if owner == nil, let base = alternatives.base(of: fields, in: &source) {
                schema.isNullable = schema.isNullable || alternatives.allowsNull
                schema.adopt(read(base))
            } else {
                AlternativesReader(alternatives: alternatives, fields: fields, owner: owner).read(
                    into: &schema,
                    from: &self
                )
            }
        } else if let types = fields.severalTypes ?? fields.typesOfNumber {
            if !schema.readNumberOrText(of: types, fields) { readUnion(of: types, fields, into: &schema) }
        } else {
            readPlain(fields, role: role, owner: owner, into: &schema)
        }
    }

    /// Counts a schema in; a caller that gets `true` counts it out (``SchemaPosition/depth``).
    ///
    /// - Returns: `false`, with an error reported, if the nesting is too deep to go on.
    mutating func enterSchema(_ node: YAMLNode) -> Bool {
        guard position.depth < SchemaLimits.maximumDepth else {
            limits.reportTooDeep(at: node.mark, in: &source)
            return false
        }
        position.depth += 1
        return true
    }

    /// Reads a schema that names more than one type.
    private mutating func readUnion(
        of types: [SchemaType],
        _ fields: Fields<SchemaKeyword>,
        into schema: inout Schema
    ) {
        let alternatives = types.map { type in
            var alternative = Schema(shape: .any, mark: fields.node.mark)
            readPlain(fields, as: type, into: &alternative)
            return alternative
        }
        schema.shape = .union(UnionSchema(alternatives: alternatives))
    }

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
        let foreign = ForeignNotation(
            fields: fields,
            name: owner.map { table.entries[$0].name },
            conventions: conventions
        )
        if let shape = foreign.shape(as: type, in: &source) {
            schema.shape = shape
            return
        }
        switch type {
        case nil, .string, .integer, .number:
            if let values = EnumerationReader(fields: fields).values(from: &source) {
                EnumerationReader(fields: fields).read(values, type: type, into: &schema, from: &source)
            } else {
                schema.shape = foreign.isDuration ? .string(format: nil) : primitive(type, fields)
                schema.contentMediaType = source.text(fields[.contentMediaType])
                schema.saysContentEncoding =
                    source.version >= .openAPI31
                    && fields[.contentEncoding]?.string?.lowercased().hasPrefix("base64") == true
            }
        case .boolean: schema.shape = .boolean
        case .file: schema.shape = .binary
        case .null:
            schema.shape = .any
            schema.isNullable = true
        case .array:
            var items = ItemsReader(fields: fields, role: role).read(from: &self)
            if fields.hasValuesOfItems, let values = EnumerationReader(fields: fields).values(from: &source) {
                EnumerationReader(fields: fields).read(values, type: .string, into: &items, from: &source)
            }
            schema.shape = .array(items)
        case .object:
            var composition = Composition()
            composition.collectMembers(of: fields, from: &self)
            composition.finish(owner: owner, into: &schema, from: &self)
        }
    }

    /// The shape of values of a primitive type, as the tools mean it that the document was made with.
    private mutating func primitive(_ type: SchemaType?, _ fields: Fields<SchemaKeyword>) -> SchemaShape {
        let shape = conventions.meaning(of: fields.primitive(type))
        guard position.isInSentJSON, conventions.sendsTextOfJSON, case .string("json") = shape else { return shape }
        source.diagnostics.warning(
            "ReadMe sends text in the format 'json' as the JSON that it is; it is treated as free-form JSON (remove 'type' and "
                + "'format')",
            at: fields[.format]?.mark ?? fields.node.mark
        )
        return .any
    }

    // MARK: - Parts of something else

    /// Reads the schema that a parameter, a header field or a field of a form is itself, as in Swagger 2.0. What the part says in
    /// words is about the part, and not about its schema.
    mutating func readPart(_ node: YAMLNode) -> Schema {
        var schema = read(node, role: .isItsOwnSchema)
        schema.documentation = Documentation()
        return schema
    }

    /// Reads what the values of a map hold.
    mutating func readValue(_ node: YAMLNode) -> Schema { inside(.value) { $0.read(node) } }

    /// Reads something inside of the schema that is being read, to which nothing belongs that this is composed of.
    ///
    /// - Parameters:
    ///   - step: Where it is.
    ///   - read: Reads it.
    mutating func inside<Value>(_ step: SchemaPosition.Step, _ read: (inout Self) -> Value) -> Value {
        let (composed, surrounding) = (position.composed, position.surroundingMembers)
        position.composed = []
        if case .member = step { position.surroundingMembers = [] }
        if let name = step.name { position.names.append(name) }
        defer {
            (position.composed, position.surroundingMembers) = (composed, surrounding)
            if step.name != nil { position.names.removeLast() }
        }
        return read(&self)
    }

    /// Reads a schema that is received or part of something else: of a response, a member, the items of an array or the values
    /// of a map. If it only says that it is an object, it is anything.
    ///
    /// Alternatives, on the other hand, are told apart by their types, and forms and parameters have no fields without an
    /// object.
    mutating func readContained(_ node: YAMLNode) -> Schema {
        // Not as an argument: for the call around it, this reader would be copied before, with all known schemas.
        let schema = read(node)
        return contained(schema, of: node)
    }

    /// What ``readContained(_:)`` makes of a schema.
    ///
    /// - Parameters:
    ///   - schema: The schema as it was read.
    ///   - node: The schema as it is written.
    func contained(_ schema: Schema, of node: YAMLNode) -> Schema {
        switch schema.shape {
        case .map:
            guard ForeignNotation.isClassOfAll(node) else { return schema }
        case .reference(let target):
            guard ForeignNotation.isClassOfAll(table.entries[target].node), !isForeignClass(target) else {
                return schema
            }
        default: return schema
        }
        var schema = schema
        schema.shape = .any
        return schema
    }

    /// Whether a named schema is that of a class whose values are written as something else.
    private func isForeignClass(_ index: Int) -> Bool {
        let entry = table.entries[index]
        return Fields<SchemaKeyword>(entry.node).map { ForeignClass(describedBy: $0, named: entry.name) != nil }
            ?? false
    }
}
