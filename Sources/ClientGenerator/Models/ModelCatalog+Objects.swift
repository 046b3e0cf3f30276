import ClientConfiguration
import ServiceDescription
import YAML

extension ModelCatalog {
    /// Declares the struct of an object.
    mutating func declare(_ object: ObjectSchema, _ schema: Schema, as header: TypeHeader) {
        let name = header.name
        var scope = MemberNames.scope(of: object)
        let members = flattening.members(of: object, schema, named: name, among: names, diagnostics: &diagnostics)
        let claimed = memberNames.claim(members, of: header.owners, in: &scope, declaringType: declaringType)
        reportRefusals(in: scope, of: header.owners)
        let isSent = facts.isSent(schema)
        let owner = TypePlace(name, in: header.file, of: header.subject)
        var properties = [ModelDeclaration.Property?](repeating: nil, count: members.count)
        for index in claimed.order {
            let memberName = claimed.names[index]
            properties[index] = declare(members[index], called: memberName, of: schema, isSent: isSent, in: owner)
        }
        var model = ModelDeclaration(
            name: name,
            file: header.file,
            documentation: header.documentation(of: schema),
            properties: properties.compactMap(\.self)
        )
        if let additional = object.additionalProperties {
            let declaringType = declaringType(of: SourcePlace(of: additional))
            let type = self.type(of: additional) { _ in
                TypePlace((declaringType ?? name) + " value", in: declaringType.map(TypeFile.type) ?? header.file)
            }
            let value = facts.multipart.additionalType(type, in: schema)
            model.additionalProperties = facts.elementType(value, of: additional)
        }
        model.xml = facts.xml.form(of: object, schema, type: name, wireName: header.wireName, diagnostics: &diagnostics)
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
        let declaringType = declaringType(of: SourcePlace(of: property))
        let constant = typeOfConstant(property)
        let type =
            constant
            ?? self.type(of: property.schema) { _ in
                let place = member.isFlattened && declaringType == nil ? member.place : [declaringType ?? owner.words]
                let words = (place + [URIName.lastPart(of: property.name)]).joined(separator: " ")
                let subject = TypeSubject.member(SwiftName.unescaped(memberName), of: declaringType ?? owner.words)
                return TypePlace(words, in: declaringType.map(TypeFile.type) ?? owner.file, of: subject)
            }
        let memberType = member.isFlattened ? type : facts.multipart.type(type, of: property.name, in: schema)
        let isNullable = facts.isNullable(property.schema)
        let presence = Presence(of: member, isNullable: isNullable, isSent: isSent)
        var documentation = property.documentation.titled(property.schema.title, unless: property.name, isTold: true)
            .withoutPresence(isOptional: presence != .required)
        // It says nothing of what can only be so.
        if constant != nil { documentation.defaultValue = nil }
        let sent =
            presence == .readOnly
            ? nil
            : ClientDefault.value(of: property, type: memberType, in: declarations, diagnostics: &diagnostics)
        let initial = constant == nil ? property.sentConstant : property.constant
        return ModelDeclaration.Property(
            name: memberName,
            wireName: property.name,
            containers: member.containers,
            type: memberType,
            presence: presence,
            documentation: documentation,
            isAlwaysReceived: (property.isRequired || property.isReadOnly) && !property.isWriteOnly && !isNullable,
            constant: constant == nil ? nil : property.constant?.string,
            defaultValue: sent ?? ClientDefault.value(initial?.string, as: memberType, in: declarations)
        )
    }

    /// The plain type of a member that has one value, now and later, which initializers set: a type of its own would tell callers
    /// nothing. `nil` for any other member.
    func typeOfConstant(_ property: Property) -> SwiftType? {
        guard let constant = property.initialConstant?.string, !facts.isNullable(property.schema),
            case .enumeration(let enumeration) = property.schema.shape, enumeration.clientName == nil,
            property.schema.clientName == nil, enumeration.values.map(\.rawValue) == [constant]
        else { return nil }
        switch EnumerationLiterals.type(of: enumeration) {
        case .string: return .string
        case .int: return .builtIn(.int)
        default: return nil
        }
    }

    /// Reports new names of members that something else in the same type has.
    mutating func reportRefusals(in scope: NameScope, of owners: [String]) {
        RenameChecker.report(scope.refusals, of: .properties, rename, in: owners, diagnostics: &diagnostics)
    }
}

extension Property {
    /// The only value of the member, if each object has the member, or has this value by default.
    fileprivate var initialConstant: YAMLNode? {
        guard let constant else { return nil }
        return isRequired || schema.defaultValue?.string == constant.string ? constant : nil
    }

    /// The constant that the member has initially, if whoever sends the object sends the member.
    fileprivate var sentConstant: YAMLNode? { isReadOnly ? nil : initialConstant }
}
