import YAML

/// Reads a schema that is a choice: `oneOf` or `anyOf`.
struct AlternativesReader {
    /// The alternatives.
    let alternatives: Alternatives
    /// The fields of the schema.
    let fields: Fields<SchemaKeyword>
    /// The index of the named schema this is, if it is one.
    let owner: Int?

    /// Reads the schema.
    func read(into schema: inout Schema, from schemas: inout SchemaReader) {
        schema.isNullable = schema.isNullable || alternatives.allowsNull
        if alternatives.keyword == .items {
            schemas.source.diagnostics.warning(
                "a sequence of schemas as 'items' of a schema without a type is treated as 'anyOf' (write 'anyOf', or "
                    + "'type: array')",
                at: alternatives.mark
            )
        }
        if fields[.properties]?.mapping?.isEmpty == false
            || addsOtherMembers(in: &schemas.source)
            || alternatives.areSubtypes(of: fields, in: &schemas.source)
            || hasValuesOfOnlyType(in: &schemas.source)
        {
            return CompositionReader(fields: fields, owner: owner).readMerged(into: &schema, from: &schemas)
        }
        // The only alternative of a discriminator has its value, which the service looks for.
        if let only = alternatives.only, !hasMapping, !alternatives.isNamedNumber {
            schema.adopt(schemas.read(only, owner: owner))
            return schema.narrow(by: fields, knownTo: &schemas)
        }
        if fields[.items] != nil, alternatives.keyword != .items, !alternatives.areTyped(beside: fields) {
            alternatives.warnAboutFreeForm(
                effect: "next to 'items' is ignored (move it into 'items', or remove one of them)",
                in: &schemas.source
            )
            return schemas.readPlain(fields, into: &schema)
        }
        let isOneList = !alternatives.hasTwoLists
        if isOneList, readKnownValues(into: &schema, from: &schemas) {
            return schema.allowNull(of: alternatives, in: &schemas.source)
        }
        switch fields[.type]?.string.flatMap(SchemaType.init) {
        case .string, .integer, .number, .boolean: return schemas.readPlain(fields, into: &schema)
        default: break
        }
        if alternatives.nodes.isEmpty { return }
        let described = alternatives.fields(in: &schemas.source)
        if isOneList, let described {
            if readFile(into: &schema, from: &schemas) { return }
            let name = owner.map { schemas.table.entries[$0].name }
            if schema.readNumberOrText(described, named: name, conventions: schemas.conventions)
                || schema.readNumberOrName(described)
            {
                return schema.allowNull(of: alternatives, in: &schemas.source)
            }
        }
        let areOpen = described?.contains { $0.listedValues.isEmpty && $0.primitiveType != .boolean } ?? true
        for (key, entry) in fields.members where areOpen && (key == .enum || key == .const) {
            schemas.source.diagnostics.loss(
                "'\(key.rawValue)' next to '\(alternatives.keyword.rawValue)' is ignored (remove the choice if these are all values)",
                at: entry.key.mark
            )
        }
        if !isOneList {
            readBothLists(into: &schema, from: &schemas)
        } else if let described,
            let shape = alternatives.dateOrTruthValue
                ?? alternatives.commonPrimitive(of: described, in: &schemas.source)
        {
            schema.shape = shape
            schema.allowNull(of: alternatives, in: &schemas.source)
        } else {
            UnionReader(alternatives: alternatives, fields: fields).read(into: &schema, from: &schemas)
            requireMembers(of: &schema, in: &schemas)
        }
    }

    /// Whether values are listed beside an only alternative that has a type and no name of its own.
    private func hasValuesOfOnlyType(in source: inout DescriptionSource) -> Bool {
        guard let only = alternatives.only, fields.have(.values), only["$ref"] == nil else { return false }
        return source.peekSchema(only)?.primitiveType != nil
    }

    /// Whether the schema allows members that its only alternative, an object, does not describe.
    private func addsOtherMembers(in source: inout DescriptionSource) -> Bool {
        guard fields.allowOtherMembers, let only = alternatives.only else { return false }
        return source.peekSchema(only)?.have(.members) == true
    }

    /// Whether a discriminator names schemas for values.
    private var hasMapping: Bool {
        fields[.discriminator]?["mapping"]?.mapping?.contains { $0.value.string != nil } == true
    }

    // MARK: - Values without parts

    /// Reads a choice between known values, or between lists of them.
    ///
    /// - Returns: Whether it is such a choice.
    private func readKnownValues(into schema: inout Schema, from schemas: inout SchemaReader) -> Bool {
        guard let values = alternatives.constants else { return readValueLists(into: &schema, from: &schemas) }
        let type = fields.entry(.type) == nil ? nil : fields.type(in: &schemas.source)
        EnumerationReader(fields: fields).read(values, type: type, into: &schema, from: &schemas.source)
        return true
    }

    /// Reads a choice between lists of known values, or between these and text.
    ///
    /// One list with a name is the type of the whole, if there is nothing next to it but text and empty text, as Django REST
    /// framework writes of what may be left blank. Otherwise the values of all lists are one enumeration.
    ///
    /// - Returns: Whether it is such a choice.
    private func readValueLists(into schema: inout Schema, from schemas: inout SchemaReader) -> Bool {
        guard let lists = ValueLists(of: alternatives, beside: fields, in: &schemas) else { return false }
        schema.isNullable = schema.isNullable || lists.allowsNull
        if let named = lists.only {
            schema.adopt(schemas.read(named))
            schema.takesOtherText = lists.takesAnyText
            return true
        }
        guard schemas.limits.mayRepeat(lists.namedCount) else {
            schemas.source.diagnostics.loss(
                "the values of named enumerations are repeated too often; this choice is not one enumeration (refer to one that has all "
                    + "of its values)",
                at: alternatives.mark
            )
            return false
        }
        EnumerationReader(fields: fields).read(lists.items, type: lists.type, into: &schema, from: &schemas.source)
        if lists.takesAnyText, case .enumeration(var enumeration) = schema.shape {
            enumeration.takesAnyText = true
            schema.shape = .enumeration(enumeration)
        }
        return true
    }

    /// Reads a choice between a file and something else that may stand for one.
    ///
    /// - Returns: Whether it is such a choice.
    private func readFile(into schema: inout Schema, from schemas: inout SchemaReader) -> Bool {
        switch FileChoice(of: alternatives, in: &schemas.source) {
        case nil: return false
        case .list(let list): schema.adopt(schemas.read(list))
        case .anything:
            schema.shape = .any
            schema.contentMediaType = Schema.anyMediaType
        case .text:
            schema.shape = .string(format: nil)
            schema.contentMediaType = Schema.anyMediaType
        }
        return true
    }

    // MARK: - Objects

    /// Reads a schema that is two choices at once, `oneOf` and `anyOf`.
    private func readBothLists(into schema: inout Schema, from schemas: inout SchemaReader) {
        var composition = Composition()
        composition.collectUnion(alternatives, of: fields, from: &schemas)
        composition.mergeUnions(at: schema.mark, from: &schemas)
        guard composition.unions.isEmpty else { return alternatives.warnAboutFreeForm(in: &schemas.source) }
        composition.finish(owner: owner, into: &schema, from: &schemas)
    }

    /// Makes the members required that a schema lists beside a choice. Those of named alternatives stay as they are, because
    /// other schemas use them too, unless something is composed of the schema.
    private func requireMembers(of schema: inout Schema, in schemas: inout SchemaReader) {
        let required = fields.requiredMembers(in: &schemas.source)
        if let owner { schemas.table.update(owner) { $0.undeclared = required } }
        guard !required.isEmpty, case .union(var union) = schema.shape else { return }
        let names = Set(required.map(\.name))
        var properties: [Property] = []
        var isComplete = true
        for index in union.alternatives.indices {
            guard case .object(var object) = union.alternatives[index].shape else {
                isComplete = false
                continue
            }
            for offset in object.properties.indices where names.contains(object.properties[offset].name) {
                object.properties[offset].isRequired = true
            }
            if object.additionalProperties != nil { isComplete = false }
            properties += object.properties
            union.alternatives[index].shape = .object(object)
        }
        schema.shape = .union(union)
        guard isComplete else { return }
        let declared = Set(properties.map(\.name))
        for member in required where !declared.contains(member.name) {
            schemas.source.reportMissing(member, among: properties)
        }
    }
}

extension Schema {
    /// Allows `null` if one of the alternatives of a choice takes it beside other values.
    fileprivate mutating func allowNull(of alternatives: Alternatives, in source: inout DescriptionSource) {
        self.isNullable =
            self.isNullable
            || alternatives.nodes.contains { source.peekSchema($0)?.isMarkedNullable(in: &source) == true }
    }
}
