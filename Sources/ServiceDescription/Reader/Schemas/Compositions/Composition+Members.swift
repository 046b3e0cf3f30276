import YAML

extension Composition {
    /// Adds the members an object declares itself.
    ///
    /// - Parameters:
    ///   - fields: The fields of the object.
    ///   - schemas: Reads the schemas of the members.
    mutating func collectMembers(of fields: Fields<SchemaKeyword>, from schemas: inout SchemaReader) {
        isObject = true
        let members = schemas.source.members(fields[.properties])
        let required = fields.requiredMembers(in: &schemas.source)
        // A keyword that has slipped in among the members is not required, and not where it belongs as well.
        let mayHaveSlipped =
            fields[.additionalProperties] == nil
            && !required.contains { $0.name == SchemaKeyword.additionalProperties.rawValue }
        let placeholder = members.placeholder(mayBeKeyword: mayHaveSlipped)
        let ownRequired = required.filter { $0.name != placeholder?.name }
        lazy var requiredNames = Set(ownRequired.map(\.name))
        let end = properties.count
        for entry in members where entry.name != placeholder?.name {
            guard schemas.source.canBeMember(entry.name, at: entry.key.mark) else { continue }
            // No object has it.
            if entry.value.allowsNothing, !requiredNames.contains(entry.name) { continue }
            var property = Property.read(entry, from: &schemas)
            if let meant = untypedMember(meantBy: property, before: end), !requiredNames.contains(entry.name) {
                schemas.source.diagnostics.warning(
                    "the member '\(property.name)' is treated as '\(meant.name)' of another part of 'allOf' (line "
                        + "\(meant.mark.line)), which has no type of its own (write '\(meant.name)')",
                    at: entry.key.mark
                )
                property.name = meant.name
                self[meant.name]?.shape = .any
            }
            add(property, from: &schemas)
        }
        self.required += ownRequired
        if fields.haveSubtypes(in: &schemas.source) { discriminator = Discriminator.read(of: fields, from: &schemas) }
        let others = AdditionalProperties.read(of: fields, beside: additionalProperties, from: &schemas)
        if let other = placeholder.map({ Self.readValue(ofPlaceholder: $0, from: &schemas) }) ?? others {
            add(additionalProperties: other, from: &schemas)
        }
    }

    /// Reads the value of a member that is a placeholder for members of any name.
    private static func readValue(
        ofPlaceholder member: YAMLMapping.Entry,
        from schemas: inout SchemaReader
    ) -> Schema {
        let keyword = SchemaKeyword.additionalProperties.rawValue
        let advice = member.name == keyword ? "write it beside 'properties'" : "write '\(keyword)' instead"
        schemas.source.diagnostics.warning(
            "the member '\(member.name)' is treated as members with any names (\(advice))",
            at: member.key.mark
        )
        return schemas.readValue(member.value)
    }

    /// Adds a member, and reports it if it is declared as something else elsewhere.
    mutating func add(_ property: Property, from schemas: inout SchemaReader) {
        var property = property
        if let earlier = self[property.name] {
            let member = RedescribedMember(earlier: earlier, later: property.schema).opened(by: &schemas)
            self[property.name] = member.earlier
            property.schema = member.later
        }
        var merge = DeclarationMerge(in: schemas.table)
        add(property, by: &merge)
        schemas.report(merge)
    }

    /// Adds what further members may hold, and reports it if it is something else elsewhere.
    mutating func add(additionalProperties value: Schema, from schemas: inout SchemaReader) {
        var merge = DeclarationMerge(in: schemas.table)
        add(additionalProperties: value, by: &merge)
        schemas.report(merge)
    }

    // MARK: - The whole

    /// Makes the shape of what was collected.
    ///
    /// - Parameters:
    ///   - owner: The index of the named schema this is, if it is one.
    ///   - schema: Takes the shape.
    ///   - schemas: The document, and the named schemas.
    mutating func finish(owner: Int?, into schema: inout Schema, from schemas: inout SchemaReader) {
        guard isObject || otherShape == nil && unions.count > 1 else {
            schema.shape = otherShape ?? unions.first.map { .union($0.schema) } ?? .any
            if isOtherCombined { schema = schema.composed(at: schema.mark) }
            return
        }
        if let other = otherShape?.kind {
            schemas.source.diagnostics.loss(
                "one part of 'allOf' is \(other.rawValue) and another is an object; the former is ignored (remove one of them)",
                at: schema.mark
            )
        }
        completeDiscriminator(from: &schemas)
        mergeUnions(at: schema.mark, from: &schemas)
        if let union = unions.first {
            if unions.count == 1, properties.isEmpty, additionalProperties == nil {
                schema.shape = .union(union.schema)
                return
            }
            schemas.source.diagnostics.loss(union.warning, at: union.mark)
            additionalProperties = additionalProperties ?? Schema(shape: .any, mark: union.mark)
        }
        let own = require(required).undeclared
        let inherited = require(inheritedRequired)
        schemas.table.honor(inherited.declared)
        detachCombinedMembers(at: schema.mark)
        schema.shape = objectShape(at: schema.mark)
        if let owner {
            schemas.table.update(owner) { $0.undeclared = own + inherited.undeclared }
        } else if !properties.isEmpty {
            // A free-form object, on the other hand, can hold any required member.
            for member in own where !schemas.position.surroundingMembers.contains(member.name) {
                schemas.source.reportMissing(member, among: properties)
            }
        }
    }

    /// Adds the member of the discriminator to an object that does not declare it.
    private mutating func completeDiscriminator(from schemas: inout SchemaReader) {
        guard let discriminator, !declares(discriminator.propertyName) else { return }
        schemas.source.diagnostics.warning(
            "the discriminator '\(discriminator.propertyName)' is not a property of its schema; it is treated as a "
                + "required string (add it to 'properties')",
            at: discriminator.mark
        )
        let property = Property(
            name: discriminator.propertyName,
            isRequired: true,
            schema: Schema(shape: .string(format: nil), mark: discriminator.mark),
            mark: discriminator.mark
        )
        add(property, from: &schemas)
    }
}

extension Fields<SchemaKeyword> {
    /// The members that a schema requires, with the places where it names them.
    func requiredMembers(in source: inout DescriptionSource) -> [SchemaTable.UndeclaredMember] {
        // A boolean has its warning already.
        guard let node = self[.required], node.bool == nil else { return [] }
        return source.sequence(node).compactMap { item in
            if item.isNull {
                source.diagnostics.loss(
                    "expected a string in 'required', found null; it is ignored (put the name in quotes, or remove it)",
                    at: item.mark
                )
                return nil
            }
            // Any text is a name, the empty one included.
            return (item.string ?? source.text(item)).map { SchemaTable.UndeclaredMember(name: $0, mark: item.mark) }
        }
    }
}

extension YAMLMapping {
    /// The only member whose name in brackets stands for any name, as in `<field_name>` (APIFlask), or the keyword for that if it has
    /// slipped in as the only member (Docker); `nil` if there is none.
    fileprivate func placeholder(mayBeKeyword: Bool) -> Entry? {
        if mayBeKeyword, count == 1, let only = first, only.name == SchemaKeyword.additionalProperties.rawValue,
            only.value.mapping != nil
        {
            return only
        }
        let placeholders = filter { member in
            let name = member.name
            guard name.hasPrefix("<") && name.hasSuffix(">") || name.hasPrefix("{") && name.hasSuffix("}") else {
                return false
            }
            let inner = name.dropFirst().dropLast()
            return inner.contains(where: \.isLetter) && !inner.contains { "<>{}".contains($0) }
        }
        return placeholders.count == 1 ? placeholders[0] : nil
    }
}

extension SchemaReader {
    /// Reports declarations of members that contradict each other.
    fileprivate mutating func report(_ merge: DeclarationMerge) {
        for conflict in merge.conflicts {
            source.diagnostics.loss(
                "\(conflict.subject.words) is \(conflict.later) here, but \(conflict.earlier) in another part of 'allOf' (line "
                    + "\(conflict.subject.earlierMark.line)); it is treated as \(conflict.later) (correct one of them)",
                at: conflict.subject.mark
            )
        }
    }
}
