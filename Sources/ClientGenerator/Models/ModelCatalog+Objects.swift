import ClientConfiguration
import ServiceDescription
import YAML

extension ModelCatalog {
    /// Declares the struct of an object.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - schema: Its schema.
    ///   - name: The name of its type.
    ///   - wireName: The name that the description has for it, if it has one.
    ///   - subject: Its meaning, if it is described inside an operation.
    ///   - file: The file of the type.
    mutating func declare(
        _ object: ObjectSchema,
        _ schema: Schema,
        name: String,
        wireName: String? = nil,
        of subject: TypeSubject? = nil,
        in file: TypeFile
    ) {
        var scope = MemberNames.scope(of: object)
        let members = flattened(object, of: schema, named: name)
        let names = memberNames.claim(members, of: [wireName, name], in: &scope, origin: origin)
        report(scope.refusals, of: rename.properties, "property", in: [wireName, name].compactMap { $0 })
        let isSent = facts.isSent(schema)
        var properties: [ModelDeclaration.Property] = []
        properties.reserveCapacity(members.count)
        for (member, memberName) in zip(members, names) {
            let owner = TypePlace(name, in: file, of: subject)
            properties.append(declare(member, called: memberName, of: schema, isSent: isSent, in: owner))
        }
        var model = ModelDeclaration(
            name: name,
            file: file,
            documentation: schema.documentation.titled(schema.title, unless: wireName ?? name).told(by: subject),
            properties: properties
        )
        if let additional = object.additionalProperties {
            let origin = origin(ofOthers: additional)
            let type = self.type(of: additional) { _ in
                TypePlace((origin ?? name) + " value", in: origin.map(TypeFile.type) ?? file)
            }
            let value = facts.multipart.otherType(type, in: schema)
            model.additionalProperties = facts.elementType(value, of: additional)
        }
        model.xml = facts.xml.form(of: object, schema, type: name, wireName: wireName, diagnostics: &diagnostics)
        declarations.add(model)
    }

    private mutating func declare(
        _ member: FlattenedMember,
        called memberName: String,
        of schema: Schema,
        isSent: Bool,
        in owner: TypePlace
    ) -> ModelDeclaration.Property {
        let property = member.property
        let origin = origin(of: property)
        let type = self.type(of: property.schema) { _ in
            let place = member.isFlattened && origin == nil ? member.place : [origin ?? owner.words]
            let words = (place + [URIName.lastPart(of: property.name)]).joined(separator: " ")
            let subject = TypeSubject.member(property.name, of: origin ?? owner.words)
            return TypePlace(words, in: origin.map(TypeFile.type) ?? owner.file, of: subject)
        }
        let presence = Presence(of: member, isNullable: facts.isNullable(property.schema), isSent: isSent)
        return ModelDeclaration.Property(
            name: memberName,
            wireName: property.name,
            containers: member.containers,
            type: member.isFlattened ? type : facts.multipart.type(type, of: property.name, in: schema),
            presence: presence,
            documentation: property.documentation.titled(property.schema.title, unless: property.name)
                .withoutPresence(isOptional: presence != .required),
            clientDefault: property.clientDefault,
            defaultValue: property.sentConstant.flatMap { ClientDefault.value($0, as: type, in: declarations) }
        )
    }

    /// Reports new names of members or values that something else in the same type has.
    mutating func report(
        _ refusals: [NameScope.Refusal],
        of entries: LocatedNames,
        _ kind: String,
        in owners: [String]
    ) {
        guard !refusals.isEmpty else { return }
        RenameChecker.report(refusals, of: entries, kind, in: owners, diagnostics: &diagnostics)
    }
}

extension Property {
    /// The only value that it can have, if whoever sends the object must send it.
    fileprivate var sentConstant: YAMLNode? { isRequired && !isReadOnly ? constant : nil }
}
