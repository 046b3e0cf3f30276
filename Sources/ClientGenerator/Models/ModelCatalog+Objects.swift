import ClientConfiguration
import ServiceDescription

extension ModelCatalog {
    /// The names that members must not take.
    static let memberScope = NameScope(reserved: ["hash", "hashValue", "copy", "encode", "write", "writeMembers"])

    /// Declares the struct of an object.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - schema: The schema that it is.
    ///   - name: The name of its type.
    ///   - wireName: The name that the description has for it, if it has one.
    ///   - file: The file that the type stands in.
    mutating func declare(
        _ object: ObjectSchema,
        _ schema: Schema,
        name: String,
        wireName: String? = nil,
        in file: TypeFile
    ) -> SwiftType {
        var scope = Self.memberScope
        let additionalName = object.additionalProperties.map { _ in scope.claim("additionalProperties") }
        let members = flattened(object, of: schema, named: name)
        let memberNames = claimNames(of: members, owners: [wireName, name], in: &scope)
        report(scope.refusals, of: rename.properties, "property", in: [wireName, name])
        let isSent = isSent(schema)
        var properties: [ModelDeclaration.Property] = []
        properties.reserveCapacity(members.count)
        for (member, memberName) in zip(members, memberNames) {
            properties.append(declare(member, called: memberName, of: schema, isSent: isSent, type: name, in: file))
        }
        var model = ModelDeclaration(
            name: name,
            file: file,
            documentation: schema.documentation.titled(schema.title, unless: wireName ?? name),
            properties: properties
        )
        if let additional = object.additionalProperties {
            let type = within(file) { $0.type(of: additional, at: name + " value") }
            let value = multipart.otherType(type, in: schema)
            model.additionalProperties = value.optional(if: isNullable(additional))
            model.additionalPropertiesName = additionalName ?? model.additionalPropertiesName
        }
        model.xml = xml.form(of: object, schema, type: name, wireName: wireName, diagnostics: &diagnostics)
        models.append(model)
        return .model(name)
    }

    private mutating func declare(
        _ member: FlattenedMember,
        called memberName: String,
        of schema: Schema,
        isSent: Bool,
        type name: String,
        in file: TypeFile
    ) -> ModelDeclaration.Property {
        let property = member.property
        let isOneWay = property.isOneWay(isSent: isSent)
        let isNullable = isNullable(property.schema)
        let owner = owner(of: property)
        let place = member.isFlattened && owner == nil ? member.place : [owner ?? name]
        return ModelDeclaration.Property(
            name: memberName,
            wireName: property.name,
            containers: member.containers,
            type: within(owner.map(TypeFile.type) ?? file) {
                let type = $0.type(of: property.schema, at: (place + [property.name]).joined(separator: " "))
                return member.isFlattened ? type : $0.multipart.type(type, of: property.name, in: schema)
            },
            isOptional: !property.isRequired || isNullable || isOneWay,
            writesNull: member.isRequiredInPlace && isNullable && !isOneWay,
            isReadOnly: property.isReadOnly && !property.isWriteOnly && isSent,
            isGiven: property.isRequired && property.isWriteOnly && !isNullable,
            isStated: property.isRequired && isNullable && !isOneWay,
            documentation: property.documentation.titled(property.schema.title, unless: property.name),
            clientDefault: property.clientDefault
        )
    }

    /// Reports new names of members or values that something else in the same type has.
    mutating func report(
        _ refusals: [NameScope.Refusal],
        of entries: LocatedNames,
        _ kind: String,
        in owners: [String?]
    ) {
        guard !refusals.isEmpty else { return }
        let owners = owners.compactMap(\.self)
        RenameChecker.report(refusals, of: entries, kind, in: owners, diagnostics: &diagnostics)
    }

    /// The name of the type that a member comes from by composition, which names the types of what stands inside the member.
    func owner(of property: Property) -> String? {
        owners.index(of: property).map { names[$0] }
    }

    func nameCandidates(for property: Property, of owners: [String?]) -> [String] {
        if !rename.properties.isEmpty {
            let keys = owners.compactMap { $0.map { "\($0).\(property.name)" } } + [property.name]
            if let configured = keys.firstNonNil({ rename.properties[$0]?.value }) {
                return [SwiftName.escaped(configured)]
            }
        }
        let name = SwiftName.value(property.clientName ?? property.name)
        return [name, SwiftName.unescaped(name) + "Property"]
    }
}
