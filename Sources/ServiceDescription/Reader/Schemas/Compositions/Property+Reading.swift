import YAML

extension Property {
    /// Reads a member of an object.
    ///
    /// - Parameters:
    ///   - entry: The name and the schema of the member.
    ///   - role: The place of the schema.
    ///   - schemas: Reads the schema.
    static func read(
        _ entry: YAMLMapping.Entry,
        role: SchemaRole = .schema,
        from schemas: inout SchemaReader
    ) -> Property {
        schemas.inside(.member(entry.name)) { readInside(entry, role: role, of: &$0) }
    }

    private static func readInside(
        _ entry: YAMLMapping.Entry,
        role: SchemaRole,
        of schemas: inout SchemaReader
    ) -> Property {
        guard let fields = IntendedSchema.fields(of: entry.value, role: role, in: &schemas.source) else {
            let schema = Schema(shape: .any, mark: entry.value.mark)
            return Property(name: entry.name, isRequired: false, schema: schema, mark: entry.key.mark)
        }
        var schema = schemas.read(fields, role: role)
        schema.title = schema.title ?? fields.connectorTitle
        if entry.name.namesIdentifier, fields.areWholeNumbers { schema.becomeWhole() }
        var property = Property(
            name: entry.name,
            clientName: schemas.source.name(fields[.msClientName] ?? fields[.fernMemberName]),
            isRequired: false,
            schema: schema,
            documentation: schema.documentation.unlessEcho(of: entry.name),
            mark: entry.key.mark
        )
        property.clientDefault = fields[.msClientDefault]
        // Power Platform shows nobody what is internal, and sends the default.
        let isInternal = fields[.msVisibility]?.string == "internal"
        property.constant = constant(fields) ?? (isInternal ? fields[.default] : nil)
        if schema.shape.isBoolean, let only = fields.onlyFlag { property.constant = only }
        property.flattening = schemas.source.mark(ofFlag: .msClientFlatten, in: fields)
        property.documentation.defaultValue = schemas.source.defaultText(schema.defaultValue)
        property.readAttributes(fields, from: &schemas)
        property.schema = schemas.contained(property.schema, of: fields.node)
        return property
    }

    /// The only value that a schema will ever allow: by `const`, or, before OpenAPI 3.1, as the only one of an `enum` with
    /// Stainless's `x-stainless-const`.
    private static func constant(_ fields: Fields<SchemaKeyword>) -> YAMLNode? {
        if let constant = fields[.const] { return constant }
        guard fields[.constantStainless]?.flag == true, let values = fields[.enum]?.sequence, values.count == 1 else {
            return nil
        }
        return values[0]
    }

    /// Reads who sends a member and whether it is marked as a secret: what its schema says, and what the named schema says that this
    /// refers to, which also has the words about it that it lacks itself.
    private mutating func readAttributes(_ fields: Fields<SchemaKeyword>, from schemas: inout SchemaReader) {
        var all = [fields]
        if case .reference(let index) = schema.shape,
            let target = Fields<SchemaKeyword>(schemas.table.entries[index].node)
        {
            let targetName = schemas.table.entries[index].name
            all.append(target)
            documentation.text =
                documentation.text ?? Self.words(of: target, named: targetName, about: name, in: &schemas.source)
            if documentation.text == nil, schema.title == nil, target.arePlain {
                schema.title = Self.title(target.title, unless: targetName)
            }
            documentation.defaultValue =
                documentation.defaultValue ?? schemas.source.defaultText(target[.default])
        }
        for fields in all {
            if schemas.source.flag(fields[.readOnly]) == true { isReadOnly = true }
            if schemas.source.flag(fields[.writeOnly]) == true { isWriteOnly = true }
        }
        isMarkedSecret = SecretMark.joined(all.map { schemas.source.flag($0[.msSecret]) })
        guard let node = all.lazy.compactMap({ $0[.msMutability] }).first else {
            // No response has a secret, as AutoRest defines it: it is what `[create, update]` says of others.
            if isMarkedSecret == true, !isReadOnly { isWriteOnly = true }
            return
        }
        readMutability(node, from: &schemas.source)
    }

    /// Reads `x-ms-mutability`: who sends a member.
    private mutating func readMutability(_ node: YAMLNode, from source: inout DescriptionSource) {
        let known = ["create", "read", "update"]
        let all = source.texts(node)
        for name in all where !known.contains(name) {
            source.unknownWord(name, for: "mutability", among: known, at: node.mark)
        }
        let mutability = all.filter(known.contains)
        if mutability.isEmpty, !all.isEmpty { return }
        if mutability.allSatisfy({ $0 == "read" }) {
            isReadOnly = true
        } else if !mutability.contains("read") {
            isWriteOnly = true
        }
    }

    /// The documentation that a member takes from the schema it refers to: none if that only repeats the name, or describes
    /// things of this kind in general.
    ///
    /// - Parameters:
    ///   - target: The named schema.
    ///   - name: Its name.
    ///   - member: The name of the member.
    ///   - source: The document.
    private static func words(
        of target: Fields<SchemaKeyword>,
        named name: String,
        about member: String,
        in source: inout DescriptionSource
    ) -> String? {
        guard target[.description] != nil else {
            guard let only = Alternatives.only(of: target, from: &source).flatMap({ source.peekSchema($0) }),
                only[.description] != nil
            else { return nil }
            return words(of: only, named: name, about: member, in: &source)
        }
        let words = source.documentation(text: target[.description]).unlessEcho(of: member)
        guard var text = words.text else { return nil }
        if let values = target[.enum]?.sequence {
            // What it says of its values is said of these.
            let described = ValueDescriptions(
                of: Set(values.compactMap(\.string)),
                in: text,
                constants: target[.goEnumDescriptions]?.string
            )
            guard let rest = described.rest else { return nil }
            text = rest
        } else if ![SchemaKeyword.properties, .allOf, .oneOf, .anyOf].contains(where: { target[$0] != nil }) {
            // What has no type of its own is described nowhere else.
            return text
        }
        let names = [target.title, name].compactMap(\.self)
        let isOfType = names.contains { Documentation.isOnly($0, in: text) || Documentation.isDefinition(text, of: $0) }
        return isOfType ? nil : text
    }

    /// The title of a schema, unless it has the letters of its name, as tools write where nobody gives one.
    private static func title(_ title: String?, unless name: String) -> String? {
        title.flatMap { $0.letters == name.letters ? nil : $0 }
    }
}

extension Fields<SchemaKeyword> {
    /// Whether a schema has a primitive type and lists no values, so that it does not become a type of its own.
    fileprivate var arePlain: Bool {
        primitiveType != nil && firstEntry(of: [.enum, .const, .extensibleEnum]) == nil
    }
}
