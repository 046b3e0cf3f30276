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
        let keyword = SchemaKeyword.additionalProperties.rawValue
        // A keyword that has slipped in as the only member is not required, and not where it belongs as well.
        let isKeywordAlone =
            members.count == 1 && members[0].name == keyword && members[0].value.mapping != nil
            && fields[.additionalProperties] == nil && !required.contains { $0.name == keyword }
        lazy var requiredNames = Set(required.map(\.name))
        for entry in members where !isKeywordAlone {
            guard schemas.source.canBeMember(entry.name, at: entry.key.mark) else { continue }
            // No object has it.
            if entry.value.allowsNothing, !requiredNames.contains(entry.name) { continue }
            let property = Property.read(entry, from: &schemas)
            add(property, from: &schemas)
        }
        self.required += required
        if fields.haveSubtypes(in: &schemas.source) { discriminator = Discriminator.read(of: fields, from: &schemas) }
        if isKeywordAlone {
            schemas.source.diagnostics.warning(
                "the member '\(keyword)' is treated as members with any names (write it beside 'properties')",
                at: members[0].key.mark
            )
            add(additionalProperties: schemas.readValue(members[0].value), from: &schemas)
        } else if let other = AdditionalProperties.read(of: fields, beside: additionalProperties, from: &schemas) {
            add(additionalProperties: other, from: &schemas)
        }
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
