import YAML

extension SchemaReader {
    /// Reads a schema that is a choice.
    mutating func readAlternatives(
        _ alternatives: Alternatives,
        of fields: Fields<SchemaKeyword>,
        owner: Int?,
        into schema: inout Schema
    ) {
        schema.isNullable = schema.isNullable || alternatives.allowsNull
        if alternatives.keyword == .items {
            source.diagnostics.warning(
                "a sequence of schemas as 'items' of a schema without a type is treated as 'anyOf' (write 'anyOf', or "
                    + "'type: array')",
                at: alternatives.mark
            )
        }
        if fields[.properties]?.mapping?.isEmpty == false || areSubtypes(alternatives, of: fields) {
            return readMerged(fields, owner: owner, into: &schema)
        }
        // The only alternative of a discriminator has its value, which the service looks for.
        if let only = alternatives.only, Self.mappedTargets(fields).isEmpty, !alternatives.isNamedNumber {
            adopt(read(only, owner: owner), into: &schema)
            return narrow(&schema, by: fields)
        }
        if fields[.items] != nil, alternatives.keyword != .items, !alternatives.areTyped(beside: fields) {
            alternatives.warnAboutFreeForm(effect: "next to 'items' is ignored", in: &source)
            return readPlain(fields, into: &schema)
        }
        if readKnownValues(alternatives, of: fields, into: &schema) {
            schema.isNullable = schema.isNullable || alternatives.areNullable(in: &source)
            return
        }
        switch fields[.type]?.string.flatMap(SchemaType.init) {
        case .string, .integer, .number, .boolean: return readPlain(fields, into: &schema)
        default: break
        }
        if alternatives.nodes.isEmpty || readFileChoice(alternatives, into: &schema) { return }
        if schema.readNumberOrText(alternatives, in: &source) { return }
        if let shape = alternatives.dateOrTruthValue ?? alternatives.commonPrimitive(in: &source) {
            schema.shape = shape
            schema.isNullable = schema.isNullable || alternatives.areNullable(in: &source)
        } else if alternatives.isOneOfTwo {
            readTwoChoices(alternatives, of: fields, owner: owner, into: &schema)
        } else {
            readUnion(alternatives, of: fields, into: &schema)
            requireMembers(beside: fields, owner: owner, of: &schema)
        }
    }

    // MARK: - Values without parts

    /// Reads a choice between known values, or between lists of them.
    ///
    /// - Returns: Whether it is such a choice.
    private mutating func readKnownValues(
        _ alternatives: Alternatives,
        of fields: Fields<SchemaKeyword>,
        into schema: inout Schema
    ) -> Bool {
        guard let values = alternatives.constants else {
            return readEnumerationChoice(alternatives, of: fields, into: &schema)
        }
        let type = fields.entry(.type) == nil ? nil : fields.type(in: &source)
        EnumerationReader(fields: fields).read(values, type: type, into: &schema, from: &source)
        return true
    }

    /// Returns the targets of the values in a discriminator's `mapping`.
    private static func mappedTargets(_ fields: Fields<SchemaKeyword>) -> Set<String> {
        Set((fields[.discriminator]?["mapping"]?.mapping ?? YAMLMapping([])).compactMap(\.value.string))
    }
}
