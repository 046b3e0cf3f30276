import YAML

/// Finds parts of schemas that cannot be intended, or that a client does not have. None of them prevents reading the schema.
enum SchemaChecks {
    /// Warns about parts of a schema that cannot be intended. None of them prevents reading the schema.
    static func check(_ fields: Fields<SchemaKeyword>, in source: inout DescriptionSource) {
        for key in fields.keys {
            switch key {
            case .default: checkDefault(fields[.default], of: fields, in: &source)
            case .description: checkDescription(fields, in: &source)
            case .format: checkFormat(fields, in: &source)
            case .example, .examples: checkExample(fields, in: &source)
            case .minimum: checkBounds(key, .maximum, fields, in: &source)
            case .minLength: checkBounds(key, .maxLength, fields, in: &source)
            case .minItems: checkBounds(key, .maxItems, fields, in: &source)
            case .minProperties: checkBounds(key, .maxProperties, fields, in: &source)
            case .required: checkRequired(fields, in: &source)
            case .writeOnly: checkDirections(fields, in: &source)
            case .allOf, .oneOf, .anyOf: checkList(key, fields, in: &source)
            case .properties, .additionalProperties, .items, .enum, .const:
                checkKeyOfAnotherType(key, fields, in: &source)
            case .discriminator:
                checkDiscriminator(fields, in: &source)
                checkKeyOfAnotherType(key, fields, in: &source)
            default: break
            }
        }
    }

    /// Warns about keys of a schema that the model does not represent.
    static func warnAboutWhatIsIgnored(_ fields: Fields<SchemaKeyword>, in source: inout DescriptionSource) {
        check(fields, in: &source)
        checkMisplacedMembers(fields, in: &source)
        for (key, entry) in fields.members {
            if let message = reasonToIgnore(key, of: fields) { source.diagnostics.loss(message, at: entry.key.mark) }
        }
    }

    /// What the client makes of a key that the model does not represent; `nil` if it represents the key.
    private static func reasonToIgnore(_ key: SchemaKeyword, of fields: Fields<SchemaKeyword>) -> String? {
        switch key {
        case .prefixItems where fields.isTuple || !fields.hasPlaces: nil
        case .dependencies where fields[.dependencies]?.mapping?.allSatisfy({ $0.value.mapping == nil }) ?? true: nil
        case .if, .dependentSchemas, .dependencies:
            "'\(key.rawValue)' is ignored (describe the members that it adds under 'properties')"
        case .prefixItems where fields[.items]?.bool != false:
            "'prefixItems' is treated as free-form JSON, because other items may follow (write 'items: false' if none do)"
        case .prefixItems: "'prefixItems' is treated as free-form JSON (describe all items under 'items')"
        case .dynamicReference, .recursiveReference:
            "'\(key.rawValue)' is treated as free-form JSON (write '$ref' with the schema that is meant)"
        case .contentSchema:
            "'contentSchema' is ignored: the client passes the string as it is (decode and encode its content yourself)"
        case .required where fields[.required]?.bool != nil:
            "'required' of a schema must be a list of property names; the boolean is ignored (write the names in 'required' of the "
                + "object that has the properties)"
        default: nil
        }
    }

    /// Reports members next to `properties` instead of below it.
    private static func checkMisplacedMembers(_ fields: Fields<SchemaKeyword>, in source: inout DescriptionSource) {
        guard !fields.unknown.isEmpty, fields[.properties] != nil || fields[.type]?.string == "object" else { return }
        for entry in fields.unknown where entry.value["type"]?.string != nil || entry.value["$ref"]?.string != nil {
            // What resembles a key has its warning already.
            if fields.keyword(meantBy: entry.name) != nil { continue }
            source.diagnostics.loss(
                "'\(entry.name)' is not a schema key; it is not in the client (if it is a property, move it under "
                    + "'properties')",
                at: entry.key.mark
            )
        }
    }

    // MARK: - Values

    private static func checkFormat(_ fields: Fields<SchemaKeyword>, in source: inout DescriptionSource) {
        guard let node = fields[.format], let format = node.string, let meant = FormatSpelling.nearest(to: format)
        else {
            return
        }
        if FormatSpelling.canonical(format) == meant {
            source.diagnostics.warning(
                "unknown format '\(format)' is treated as '\(meant)' (write '\(meant)')",
                at: node.mark
            )
        } else {
            source.diagnostics.loss(
                "unknown format '\(format)' has no effect (did you mean '\(meant)'?)",
                at: node.mark
            )
        }
    }

    private static func checkBounds(
        _ least: SchemaKeyword,
        _ most: SchemaKeyword,
        _ fields: Fields<SchemaKeyword>,
        in source: inout DescriptionSource
    ) {
        guard let entry = fields.entry(least), let lower = entry.value.double, let upper = fields[most]?.double,
            lower > upper
        else { return }
        source.diagnostics.warning(
            "'\(least.rawValue)' is greater than '\(most.rawValue)', so no value is valid (swap them)",
            at: entry.key.mark
        )
    }

    // MARK: - Members

    private static func checkRequired(_ fields: Fields<SchemaKeyword>, in source: inout DescriptionSource) {
        guard let items = fields[.required]?.sequence, items.count > 1 else { return }
        var seen: Set<String> = []
        for item in items {
            guard let name = item.string, !seen.insert(name).inserted else { continue }
            source.diagnostics.warning("'required' lists '\(name)' twice (remove one of them)", at: item.mark)
        }
    }

    private static func checkDirections(_ fields: Fields<SchemaKeyword>, in source: inout DescriptionSource) {
        guard fields[.readOnly]?.flag == true, fields[.writeOnly]?.flag == true, let entry = fields.entry(.writeOnly)
        else { return }
        source.diagnostics.warning(
            "a property cannot be both 'readOnly' and 'writeOnly' (remove one of them)",
            at: entry.key.mark
        )
    }

    // MARK: - Structure

    private static func checkList(
        _ key: SchemaKeyword,
        _ fields: Fields<SchemaKeyword>,
        in source: inout DescriptionSource
    ) {
        guard let entry = fields.entry(key), entry.value.sequence?.isEmpty == true else { return }
        source.diagnostics.warning(
            "'\(key.rawValue)' is empty and has no effect (list at least one schema, or remove it)",
            at: entry.key.mark
        )
    }

    /// Reports keys that belong to a type that the schema does not have.
    private static func checkKeyOfAnotherType(
        _ key: SchemaKeyword,
        _ fields: Fields<SchemaKeyword>,
        in source: inout DescriptionSource
    ) {
        guard let entry = fields.entry(key), fields[.allOf] == nil, fields[.oneOf] == nil, fields[.anyOf] == nil else {
            return
        }
        let names = (fields[.type].map { $0.sequence ?? [$0] } ?? []).compactMap(\.string)
        let types = names.compactMap { SchemaType.meant(by: $0)?.type }
        let isEmpty = entry.value.mapping?.isEmpty ?? entry.value.sequence?.isEmpty ?? true
        guard !isEmpty || entry.value.scalar != nil, types.count == names.count, !types.contains(.file) else { return }
        if names.isEmpty { return checkKeyBesideMembers(key, entry, fields, in: &source) }
        let advice: String
        switch key {
        case .properties where !types.contains(.object), .additionalProperties where !types.contains(.object):
            advice = "write 'type: object', or remove it"
        case .items where !types.contains(.array): advice = "write 'type: array', or remove it"
        case .enum where fields.hasValuesOfItems:
            source.diagnostics.warning(
                "the values of 'enum' are those of the items, because the type is 'array' (move them into 'items')",
                at: entry.key.mark
            )
            return
        case .enum where types == [.array]: advice = "move the values of the items into 'items'"
        case .const where types == [.array]: advice = "describe the items under 'items', and remove it"
        case .enum where types == [.object], .const where types == [.object]:
            advice = "describe the properties under 'properties', and remove it"
        case .discriminator where types == [.array] && (fields[.items]?["oneOf"] ?? fields[.items]?["anyOf"]) != nil:
            source.diagnostics.warning(
                "'discriminator' is treated as that of the items, because the type is 'array' (move it into 'items')",
                at: entry.key.mark
            )
            return
        case .discriminator where !types.contains(.object): advice = "write 'type: object', or remove it"
        default: return
        }
        source.diagnostics.loss(
            "'\(key.rawValue)' is ignored, because the type is '\(names.joined(separator: "' or '"))' (\(advice))",
            at: entry.key.mark
        )
    }

    /// Reports keys of other types next to members, which imply an object if there is no `type`.
    private static func checkKeyBesideMembers(
        _ key: SchemaKeyword,
        _ entry: YAMLMapping.Entry,
        _ fields: Fields<SchemaKeyword>,
        in source: inout DescriptionSource
    ) {
        guard [.items, .enum, .const].contains(key), fields[.properties]?.mapping?.isEmpty == false else { return }
        source.diagnostics.loss(
            "'\(key.rawValue)' next to 'properties' is ignored (add the intended 'type', and remove the other key)",
            at: entry.key.mark
        )
    }

    /// Reports keys next to a reference that replaces the whole schema, as it does before OpenAPI 3.1.
    static func checkSiblings(_ fields: Fields<SchemaKeyword>, in source: inout DescriptionSource) {
        guard source.version < .openAPI31, fields.mapping.count > 1, fields.hasStructure() else { return }
        for (key, entry) in fields.members where key.structure != nil {
            source.diagnostics.loss(
                "'\(key.rawValue)' next to '$ref' is ignored before OpenAPI 3.1 (put both in 'allOf')",
                at: entry.key.mark
            )
        }
    }

    // MARK: - Discriminators

    /// Warns about a discriminator. Further problems are reported where discriminators are read.
    private static func checkDiscriminator(_ fields: Fields<SchemaKeyword>, in source: inout DescriptionSource) {
        guard source.version == .swagger20, let entry = fields.entry(.discriminator), entry.value.mapping != nil else {
            return
        }
        source.diagnostics.warning(
            "in Swagger 2.0, 'discriminator' is the name of a property; mappings are supported since OpenAPI 3.0 "
                + "(write only the name)",
            at: entry.key.mark
        )
    }
}
