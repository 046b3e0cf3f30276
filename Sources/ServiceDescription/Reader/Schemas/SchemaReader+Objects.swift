import YAML

extension SchemaReader {
    // MARK: - Objects

    /// Reads an object that is not composed.
    mutating func readObject(_ fields: Fields<SchemaKeyword>, owner: Int?, into schema: inout Schema) {
        var composition = Composition()
        collectMembers(fields, into: &composition)
        finish(composition, owner: owner, into: &schema)
    }

    /// Adds the members an object declares itself.
    mutating func collectMembers(_ fields: Fields<SchemaKeyword>, into composition: inout Composition) {
        composition.isObject = true
        let members = source.members(fields[.properties])
        let placeholder = placeholder(among: members)
        let required = readRequired(fields).filter { $0.name != placeholder?.name }
        for entry in members where entry.name != placeholder?.name && canBeSent(entry.name, at: entry.key.mark) {
            // No object has it.
            if entry.value.allowsNothing, !required.contains(where: { $0.name == entry.name }) { continue }
            add(readProperty(entry), to: &composition)
        }
        composition.required += required
        if hasSubtypes(fields) { composition.discriminator = readDiscriminator(fields) }
        let others = readAdditionalProperties(fields)
        if let other = placeholder.map({ readValue(ofPlaceholder: $0) }) ?? others {
            add(others: other, to: &composition)
        }
    }

    /// Makes the shape of what was collected.
    mutating func finish(_ collected: Composition, owner: Int?, into schema: inout Schema) {
        var composition = collected
        guard composition.isObject || composition.otherShape == nil && composition.unions.count > 1 else {
            schema.shape = composition.otherShape ?? composition.unions.first.map { .union($0.schema) } ?? .any
            return
        }
        if let other = composition.otherShape?.kind {
            source.diagnostics.loss(
                "one part of 'allOf' is \(other.rawValue) and another is an object; the former is ignored (remove one of them)",
                at: schema.mark
            )
        }
        completeDiscriminator(of: &composition)
        mergeChoices(of: &composition, at: schema.mark)
        if let union = composition.unions.first {
            if composition.unions.count == 1, composition.properties.isEmpty, composition.additionalProperties == nil {
                schema.shape = .union(union.schema)
                return
            }
            source.diagnostics.loss(union.warning, at: union.mark)
            composition.additionalProperties =
                composition.additionalProperties ?? Schema(shape: .any, mark: union.mark)
        }
        let own = composition.require(composition.required).undeclared
        let inherited = composition.require(composition.inheritedRequired)
        honoredRequirements.formUnion(inherited.declared.map(\.mark))
        composition.detachCombinedMembers(at: schema.mark)
        schema.shape = composition.objectShape(at: schema.mark)
        if let owner {
            table.update(owner) { $0.undeclared = own + inherited.undeclared }
        } else if !composition.properties.isEmpty {
            // A free-form object, on the other hand, can hold any required member.
            for member in own where !position.surroundingMembers.contains(member.name) {
                reportUndeclared(member, among: composition.properties)
            }
        }
    }

    /// Adds a member, and reports it if it is declared as something else elsewhere.
    mutating func add(_ property: Property, to composition: inout Composition) {
        var property = property
        if let earlier = composition[property.name] {
            let schemas = opened(earlier, property.schema)
            composition[property.name] = schemas.earlier
            property.schema = schemas.later
        }
        var merge = DeclarationMerge(in: table)
        composition.add(property, by: &merge)
        report(merge.conflicts)
    }

    /// Adds what further members may hold, and reports it if it is something else elsewhere.
    mutating func add(others value: Schema, to composition: inout Composition) {
        var merge = DeclarationMerge(in: table)
        composition.add(others: value, by: &merge)
        report(merge.conflicts)
    }

    private mutating func report(_ conflicts: [DeclarationMerge.Conflict]) {
        for conflict in conflicts {
            source.diagnostics.loss(
                "\(conflict.subject) is \(conflict.later) here, but \(conflict.earlier) in another part of 'allOf' (line "
                    + "\(conflict.earlierMark.line)); it is treated as \(conflict.later)",
                at: conflict.mark
            )
        }
    }

    /// Reads a member of an object.
    mutating func readProperty(_ entry: YAMLMapping.Entry) -> Property {
        let (composed, surrounding) = (position.composed, position.surroundingMembers)
        (position.composed, position.surroundingMembers) = ([], [])
        position.names.append(entry.name)
        defer {
            (position.composed, position.surroundingMembers) = (composed, surrounding)
            position.names.removeLast()
        }
        guard let fields = IntendedSchema.fields(of: entry.value, in: &source) else {
            let schema = Schema(shape: .any, mark: entry.value.mark)
            return Property(name: entry.name, isRequired: false, schema: schema, mark: entry.key.mark)
        }
        let schema = read(fields)
        var property = Property(
            name: entry.name,
            clientName: source.text(fields[.msClientName]),
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
        property.flattening = source.mark(ofFlag: .msClientFlatten, in: fields)
        property.documentation.defaultValue = source.defaultText(schema.defaultValue)
        readAttributes(fields, of: &property)
        property.schema = contained(property.schema, of: fields.node)
        return property
    }

    /// The only value that a schema allows now and in later versions: by `const`, or as the only one of an `enum` of which Stainless's
    /// `x-stainless-const` says so, for OpenAPI before 3.1.
    private func constant(_ fields: Fields<SchemaKeyword>) -> YAMLNode? {
        if let constant = fields[.const] { return constant }
        guard fields[.constantStainless]?.flag == true, let values = fields[.enum]?.sequence, values.count == 1 else {
            return nil
        }
        return values[0]
    }

    /// Reads who sends a member and whether it is a secret: what its schema says, and what the named schema says that this refers to,
    /// which also has the words about it that it lacks itself.
    private mutating func readAttributes(_ fields: Fields<SchemaKeyword>, of property: inout Property) {
        var isText = property.schema.shape.isText
        var all = [fields]
        if case .reference(let reference) = property.schema.shape,
            let target = Fields<SchemaKeyword>(table.entries[reference.index].node)
        {
            all.append(target)
            isText = isPlainText(target)
            property.documentation.text =
                property.documentation.text ?? words(of: target, named: reference.name, about: property.name)
            if property.documentation.text == nil, property.schema.title == nil, isPlain(target) {
                property.schema.title = Self.title(target.title, unless: reference.name)
            }
            property.documentation.defaultValue =
                property.documentation.defaultValue ?? source.defaultText(target[.default])
        }
        for fields in all {
            if source.flag(fields[.readOnly]) == true { property.isReadOnly = true }
            if source.flag(fields[.writeOnly]) == true { property.isWriteOnly = true }
        }
        let secrets = all.compactMap { source.flag($0[.msSecret]) }
        property.isSecret = secrets.isEmpty ? isText && property.isWriteOnly : secrets.contains(true)
        guard let node = all.lazy.compactMap({ $0[.msMutability] }).first else { return }
        let mutability = source.texts(node)
        if !mutability.contains(where: { $0 != "read" }) {
            property.isReadOnly = true
        } else if !mutability.contains("read") {
            property.isWriteOnly = true
        }
    }

    /// What a named schema says of a member that refers to it: nothing if that only repeats a name, or says what such a thing is.
    ///
    /// - Parameters:
    ///   - target: The named schema.
    ///   - name: Its name.
    ///   - member: The name of the member.
    private mutating func words(of target: Fields<SchemaKeyword>, named name: String, about member: String) -> String? {
        guard target[.description] != nil else {
            guard let only = source.onlyAlternative(of: target).flatMap(Fields<SchemaKeyword>.init),
                only[.description] != nil
            else { return nil }
            return words(of: only, named: name, about: member)
        }
        let words = source.documentation(text: target[.description]).unlessEcho(of: member)
        guard var text = words.text else { return nil }
        if let values = target[.enum]?.sequence {
            // What it says of its values is said of these.
            let described = ValueDescriptions(
                of: Set(values.compactMap(\.string)),
                in: text,
                constants: target[.goEnumDescriptions]?.string,
                areNumbers: target.primitiveType != .string
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

    /// Whether a schema says of itself that its values are text, and does not list them.
    private func isPlainText(_ fields: Fields<SchemaKeyword>) -> Bool {
        fields.primitiveType == .string && fields[.format]?.string != "binary" && isPlain(fields)
    }

    /// Whether a schema says of itself that its values have no parts, and does not list them, so that it is no type of its own.
    private func isPlain(_ fields: Fields<SchemaKeyword>) -> Bool {
        fields.primitiveType != nil && fields.firstEntry(of: [.enum, .const, .extensibleEnum]) == nil
    }

    /// The title of a schema, unless it has the letters of its name, as tools write where nobody gives one.
    private static func title(_ title: String?, unless name: String) -> String? {
        let letters = { (text: String) in text.lowercased().filter { $0.isLetter || $0.isNumber } }
        return title.flatMap { letters($0) == letters(name) ? nil : $0 }
    }

    /// The members that a schema requires, with the places where it names them.
    mutating func readRequired(_ fields: Fields<SchemaKeyword>) -> [SchemaTable.UndeclaredMember] {
        guard let node = fields[.required] else { return [] }
        // A boolean has its warning already.
        if node.bool != nil { return [] }
        return source.sequence(node).compactMap { item in
            source.text(item).map { SchemaTable.UndeclaredMember(name: $0, mark: item.mark) }
        }
    }

    /// What members without a name of their own may hold; `nil` if there are none or nothing is said about them.
    private mutating func readAdditionalProperties(_ fields: Fields<SchemaKeyword>) -> Schema? {
        if let pattern = onlyPattern(fields) { return readValue(pattern) }
        if let entry = fields.entry(.patternProperties), !entry.value.isNull {
            source.diagnostics.loss(
                "'patternProperties' is treated as additional properties with free-form JSON",
                at: entry.key.mark
            )
            return Schema(shape: .any, mark: entry.value.mark)
        }
        guard let node = fields[.additionalProperties] ?? fields[.unevaluatedProperties] else {
            let keepsOthers = source.flag(fields[.kubernetesPreservesUnknownFields]) ?? false
            return keepsOthers ? Schema(shape: .any, mark: fields.node.mark) : nil
        }
        if node.allowsNothing { return nil }
        // Both are texts in some descriptions.
        if let text = node.string, text == "true" || text == "false" {
            if node.bool == nil {
                source.diagnostics.warning(
                    "expected a boolean, found a string (write \(text) without quotes)",
                    at: node.mark
                )
            }
            return text == "true" ? Schema(shape: .any, mark: node.mark) : nil
        }
        let schema = readValue(node)
        return contained(schema, of: node)
    }

    /// Reads what is received or is part of something else: a response, a member, the items of an array or the values of a
    /// map. It is anything if nothing is said of it but that it is an object.
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
        let written: YAMLNode
        switch schema.shape {
        case .map: written = node
        case .reference(let target): written = table.entries[target.index].node
        default: return schema
        }
        guard isClassOfAll(written) else { return schema }
        if case .reference(let target) = schema.shape, isForeignClass(target.index) { return schema }
        var schema = schema
        schema.shape = .any
        return schema
    }

    /// Whether a schema is what generators write for the class that all others inherit from, as for the `Object` of Java, the
    /// `object` of C# and, in TypeScript, what a reflection has for `string | null`: the values are texts and numbers, too.
    func isClassOfAll(_ node: YAMLNode, owner: Int? = nil) -> Bool {
        // Web API calls it by the name of the class, and lists its members, of which there are none.
        let isClass = owner.map { ["Object", "System.Object"].contains(table.entries[$0].name) } ?? false
        if isClass, node["properties"]?.mapping?.isEmpty == true { return true }
        // Each reference asks this, and nearly all lead to objects that have members.
        if node["properties"] != nil { return false }
        let types = node["type"]?.sequence?.compactMap(\.scalar?.text) ?? [node["type"]?.string ?? ""]
        guard types.filter({ $0 != "null" }) == ["object"], let fields = Fields<SchemaKeyword>(node) else {
            return false
        }
        // A format says of what kind the object is, such as Twilio's `uri-map`.
        return fields[.format] == nil && fields.keys.allSatisfy { !$0.describesObject }
    }

    /// The schema of all members if their names follow one pattern and no other members are allowed or described, or all names
    /// follow it.
    private func onlyPattern(_ fields: Fields<SchemaKeyword>) -> YAMLNode? {
        guard let patterns = fields[.patternProperties]?.mapping, patterns.count == 1 else { return nil }
        let others = fields[.additionalProperties] ?? fields[.unevaluatedProperties]
        let isOnly =
            others.map { $0.bool == false } ?? (fields[.properties] == nil)
            || Self.patternsOfAll.contains(patterns[0].name)
        return isOnly ? patterns[0].value : nil
    }

    /// Patterns that all names follow, as TypeBox and Zod write them for their records.
    private static let patternsOfAll: Set<String> = [
        "", ".*", "^.*$", "^(.*)$", ".+", "^.+$", "^(.+)$", "^[\\s\\S]*$",
    ]

    mutating func readValue(_ node: YAMLNode) -> Schema {
        let composed = position.composed
        position.composed = []
        position.names.append("Value")
        defer {
            position.composed = composed
            position.names.removeLast()
        }
        return read(node)
    }
}

extension SchemaShape {
    /// Whether a value is any text, without known values.
    fileprivate var isText: Bool {
        if case .string = self { true } else { false }
    }

    fileprivate var isBoolean: Bool {
        if case .boolean = self { true } else { false }
    }
}
