import Suggestions
import YAML

/// Where a schema stands, as far as it matters to how it is read.
enum SchemaRole {
    /// It is a schema.
    case schema
    /// It is a parameter, header or item list of Swagger 2.0, which is its own schema.
    case swaggerParameter
}

extension DescriptionReader {
    // MARK: - Named schemas

    /// Makes the named schemas known, so that references can be resolved before anything is read.
    mutating func declareSchemas(_ node: YAMLNode?) {
        for entry in members(container(node)) where !entry.name.hasPrefix("x-") || entry.value.mapping != nil {
            schemas.addComponent(entry)
        }
        adoptSchemasOfOtherFiles()
    }

    /// Reads all named schemas that were not read while something else was.
    mutating func readRemainingSchemas() {
        var index = 0
        while index < schemas.entries.count {
            _ = readNamedSchema(index)
            index += 1
        }
        for index in schemas.entries.indices { reportReferenceCycle(from: index) }
        removeEndlessAlternatives()
        for entry in schemas.entries {
            guard case .read(let schema) = entry.state, case .object(let object) = schema.shape else { continue }
            for member in entry.undeclared where !honouredRequirements.contains(member.mark) {
                reportUndeclared(member, among: object.properties)
            }
        }
    }

    /// The named schema of an index, read now if it was not before.
    ///
    /// - Returns: `nil` if it, or a schema it is composed of, is being read at this moment; ``blocker`` is that one.
    mutating func readNamedSchema(_ index: Int) -> Schema? {
        if position.composed.isEmpty { readLongChain(from: index) }
        let entry = schemas.entries[index]
        switch entry.state {
        case .read(let schema): return schema
        case .reading:
            blocker = index
            return nil
        case .unread:
            if let known = entry.blocker, case .reading = schemas.entries[known].state {
                blocker = known
                return nil
            }
        }
        schemas.update(index) { $0.state = .reading }
        let outer = position
        position.names = [entry.name]
        position.composed.append(index)
        position.weight = 0
        var schema: Schema
        if let fields = schemaFields(entry.node) {
            schema = readSchema(fields, owner: index)
            schema.clientName = text(fields[.msClientName])
            if case .object(var object) = schema.shape {
                object.discriminatorValue = text(fields[.msDiscriminatorValue])
                schema.shape = .object(object)
            }
        } else {
            schema = Schema(shape: .any, mark: entry.mark)
        }
        schema.mark = entry.mark
        if let alias = entry.alias { adoptWords(besideReference: alias, into: &schema) }
        let weight = position.weight
        position.leave(for: outer)
        if case .unread = schemas.entries[index].state { return nil }
        schemas.update(index) { entry in
            entry.state = .read(schema)
            entry.weight = weight
        }
        return schema
    }

    /// A schema that is nothing but a reference to a reference, and so on without an end, has no meaning.
    private mutating func reportReferenceCycle(from start: Int) {
        var index = start
        for _ in 0...ReferenceResolver.maximumHops {
            guard case .read(let schema) = schemas.entries[index].state,
                case .reference(let next) = schema.shape
            else { return }
            index = next.index
        }
        let entry = schemas.entries[start]
        isEndless = true
        diagnostics.error("the references of schema '\(entry.name)' lead to nothing but references", at: entry.mark)
    }

    /// Warns about a required member that is not among the members.
    mutating func reportUndeclared(_ member: SchemaTable.UndeclaredMember, among properties: [Property]) {
        let hint = NearestName.hint(for: member.name, among: properties.lazy.map(\.name))
        diagnostics.loss(
            "'\(member.name)' is required but is no property; the requirement is ignored"
                + (hint.isEmpty ? " (describe it under 'properties')" : hint),
            at: member.mark
        )
    }

    // MARK: - Any schema

    /// Reads a schema.
    ///
    /// - Parameters:
    ///   - node: the schema.
    ///   - role: where it stands.
    ///   - owner: the index of the named schema this is, if it is one.
    mutating func readSchema(_ node: YAMLNode, role: SchemaRole = .schema, owner: Int? = nil) -> Schema {
        guard let fields = schemaFields(node, role: role) else { return Schema(shape: .any, mark: node.mark) }
        return readSchema(fields, role: role, owner: owner)
    }

    /// The fields of a schema; `nil` if it is `true` or `false`, or, with an error reported, if it is no schema.
    mutating func schemaFields(_ node: YAMLNode, role: SchemaRole = .schema) -> Fields<SchemaKeyword>? {
        guard let fields = Fields<SchemaKeyword>(node.isNull ? node : emptyMapping(for: node) ?? node) else {
            if node.bool == nil, !node.isNull { wrongKind(of: node, expected: "a schema") }
            return nil
        }
        if role == .schema { warnAboutMisspellings(in: fields) }
        return fields
    }

    /// Reads a schema.
    ///
    /// - Parameters:
    ///   - fields: the fields of the schema.
    ///   - role: where it stands.
    ///   - owner: the index of the named schema this is, if it is one.
    mutating func readSchema(
        _ fields: Fields<SchemaKeyword>,
        role: SchemaRole = .schema,
        owner: Int? = nil
    ) -> Schema {
        var schema = Schema(
            shape: .any,
            isNullable: isMarkedNullable(fields),
            title: text(fields[.title]),
            defaultValue: fields[.default],
            documentation: documentation(text: fields[.description], isDeprecated: fields[.deprecated]),
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
        } else if let types = severalTypes(fields) {
            readUnion(of: types, fields, into: &schema)
        } else {
            readPlain(fields, role: role, owner: owner, into: &schema)
        }
        return schema
    }

    /// Counts a schema in; who gets `true` counts it out (``SchemaPosition/depth``).
    ///
    /// - Returns: `false`, with an error reported, if the nesting is too deep to go on.
    mutating func enterSchema(_ node: YAMLNode) -> Bool {
        if position.depth < SchemaPosition.maximumDepth {
            position.depth += 1
            return true
        }
        if !position.isTooDeep {
            diagnostics.error("schemas are nested more than \(SchemaPosition.maximumDepth) deep", at: node.mark)
        }
        position.isTooDeep = true
        isEndless = true
        return false
    }

    private mutating func isMarkedNullable(_ fields: Fields<SchemaKeyword>) -> Bool {
        if flag(fields[.nullable]) ?? false { return true }
        if flag(fields[.swaggerNullable]) ?? false { return true }
        return typeNames(fields).contains("null")
    }

    /// Warns about what a schema says that has no place in the model.
    mutating func warnAboutWhatIsIgnored(_ fields: Fields<SchemaKeyword>) {
        checkSchema(fields)
        for key in fields.keys {
            switch key {
            case .not where fields[.not].map(isRestriction) ?? true: break
            case .prefixItems where isTuple(fields): break
            case .not, .if, .dependentSchemas: warn("'\(key.rawValue)' is ignored", atKey: key, of: fields)
            case .prefixItems, .dynamicReference, .recursiveReference:
                warn("'\(key.rawValue)' is read as free-form JSON", atKey: key, of: fields)
            case .required where fields[.required]?.bool != nil:
                warn(
                    "'required' of a schema is a list of the names of its members; a boolean is ignored",
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
        diagnostics.append(Diagnostic(.warning, message, at: entry.key.mark, isLoss: key != .not))
    }

    // MARK: - A schema of one type

    /// Reads a schema that is neither composed nor a choice.
    ///
    /// - Parameters:
    ///   - fields: the fields of the schema.
    ///   - forced: the type, if it is not for the schema to say.
    ///   - role: where it stands.
    ///   - owner: the index of the named schema this is, if it is one.
    ///   - schema: takes the shape.
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
                schema.shape = primitive(type, fields)
                schema.contentMediaType = text(fields[.contentMediaType])
            }
        case .boolean: schema.shape = .boolean
        case .file: schema.shape = .binary
        case .null:
            schema.shape = .any
            schema.isNullable = true
        case .array: schema.shape = .array(readItems(fields, role: role))
        // What Azure's descriptions say of bytes that are no text.
        case .object where fields[.format]?.string == "file": schema.shape = .binary
        case .object: readObject(fields, owner: owner, into: &schema)
        }
    }

    /// The shape of a value that has no parts; ``SchemaShape/any`` for no type.
    func primitive(_ type: SchemaType?, _ fields: Fields<SchemaKeyword>) -> SchemaShape {
        let format = fields[.format]?.string ?? fields[.type]?.string.flatMap { Self.slips[$0.lowercased()]?.format }
        switch type {
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
            default:
                if fields[.contentMediaType]?.string?.lowercased() == "application/octet-stream" { return .binary }
                return type == nil ? .any : .string(format: format)
            }
        default: return .any
        }
    }

    // MARK: - Types

    /// The names in `type`, which is one name or, since OpenAPI 3.1, a list of them. `null` needs no quotes where nothing
    /// else says what the type is; beside what does, it is how some tools write that there is no `type`.
    private mutating func typeNames(_ fields: Fields<SchemaKeyword>) -> [String] {
        guard let node = fields.entry(.type)?.value, !node.isOmitted else { return [] }
        if node.isNull, hasStructure(fields) { return [] }
        return (node.sequence ?? [node]).compactMap { item in
            if let name = item.scalar?.text { return name }
            wrongKind(of: item, expected: "the name of a type")
            return nil
        }
    }

    /// The one type of a schema, told by its other members if it names none. `nil`: any type.
    mutating func type(of fields: Fields<SchemaKeyword>) -> SchemaType? {
        let names = typeNames(fields)
        guard !names.isEmpty else { return impliedType(fields) }
        let mark = fields.entry(.type)?.value.mark
        var types: [SchemaType] = []
        for name in names {
            guard let type = SchemaType(rawValue: name) ?? slippedType(name, at: mark) else {
                reportUnknownType(name, at: mark)
                return nil
            }
            if type != .null, !types.contains(type) { types.append(type) }
        }
        switch types.count {
        case 0: return .null
        case 1: return types[0]
        case 2 where Set(types) == [.integer, .number]: return .number
        // The values of an enumeration say of what types they are.
        case _ where fields[.enum] != nil || fields[.const] != nil: return nil
        default:
            let list = types.map(\.rawValue).joined(separator: ", ")
            diagnostics.loss("a value of several types (\(list)) is read as free-form JSON", at: mark)
            return nil
        }
    }

    private func impliedType(_ fields: Fields<SchemaKeyword>) -> SchemaType? {
        if fields[.properties] != nil || fields[.additionalProperties] != nil || fields[.patternProperties] != nil {
            return .object
        }
        return fields[.items] == nil ? nil : .array
    }
}
