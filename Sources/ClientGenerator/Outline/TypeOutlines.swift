import ServiceDescription

/// The outlines of a client's types.
struct TypeOutlines {
    /// The client.
    let client: ClientDeclaration

    /// The types, by kind, those of one kind by name; options are in the order of operations.
    var all: [ClientOutline.TypeOutline] {
        let own = client.allOperations.filter { !$0.isOverload && $0.replacement == nil }
        var types = client.models.map(model) + client.unions.map(union) + client.enumerations.map(enumeration)
        types += client.recursive.map(recursive) + own.map(options) + client.parameterGroups.map(group)
        types += own.compactMap(\.headers).map(headers) + own.compactMap(\.result).map(result)
        types += [clientType, versions]
        types += client.endpointType.map(endpointTypes) ?? []
        for index in types.indices { types[index].renameKey = client.renameKeys[types[index].name] }
        return types
    }

    /// What the keys of members and values begin with: the name of the schema, or that of a type which the description gives none.
    private func owner(_ name: String) -> String {
        guard let key = client.renameKeys[name], key.section == .models else { return name }
        return key.name
    }

    private func type(
        _ kind: ClientOutline.TypeOutline.Kind,
        in outer: String? = nil,
        _ name: String,
        _ members: [ClientOutline.Member]
    ) -> ClientOutline.TypeOutline {
        ClientOutline.TypeOutline(kind: kind, outer: outer, ownName: name, members: members)
    }

    private func option(_ name: String, _ type: SwiftType) -> ClientOutline.Member {
        ClientOutline.Member(name: name, type: type.spelling, isOptional: true)
    }

    /// An option that is a parameter. Its format is that of the request, which the operation has.
    private func option(_ parameter: OperationDeclaration.Parameter) -> ClientOutline.Member {
        var member = option(parameter.name, parameter.type)
        member.initialValue = parameter.defaultValue
        if case .serverVariable(let text) = parameter.source { member.initialValue = .text(text) }
        member.isDeprecated = parameter.parameter.documentation.isDeprecated
        member.wireName = parameter.wireName
        return member
    }

    // MARK: What is sent and received

    private func model(_ model: ModelDeclaration) -> ClientOutline.TypeOutline {
        var members = model.properties.map { property in
            ClientOutline.Member(
                name: property.name,
                type: property.type.spelling,
                isOptional: property.isOptional,
                isRequired: property.mustBeGiven,
                initialValue: property.defaultValue,
                isSent: !property.isReadOnly,
                isDeprecated: property.documentation.isDeprecated,
                format: property.type.coding?.rawValue,
                wireName: property.wirePath,
                renameKey: RenameKey(.properties, owner(model.name) + "." + property.wirePath)
            )
        }
        if let additional = model.additionalProperties {
            members.append(
                ClientOutline.Member(
                    name: ReservedNames.additionalProperties,
                    type: SwiftType.dictionary(additional).spelling,
                    format: additional.coding?.rawValue
                )
            )
        }
        var outline = type(.model, model.name, members)
        if model.isIdentifiable { outline.conformances = ["Identifiable"] }
        return outline
    }

    private func union(_ union: UnionDeclaration) -> ClientOutline.TypeOutline {
        let members = union.cases.map {
            ClientOutline.Member(
                name: $0.name,
                type: $0.type.spelling,
                format: $0.type.coding?.rawValue,
                wireName: $0.discriminatorValues.joined(separator: ", ")
            )
        }
        var outline = type(.union, union.name, members)
        outline.discriminator = union.discriminator
        outline.literals = Dictionary(
            uniqueKeysWithValues: UnionLiteral.all(of: union).map { ($0.kind, $0.alternative) }
        )
        return outline
    }

    private func enumeration(_ enumeration: EnumerationDeclaration) -> ClientOutline.TypeOutline {
        let members = enumeration.values.map { value in
            ClientOutline.Member(
                name: value.name,
                isDeprecated: value.documentation.isDeprecated,
                wireName: value.rawValue,
                renameKey: RenameKey(.enumerations, owner(enumeration.name) + "." + value.rawValue)
            )
        }
        var outline = type(enumeration.isFrozen ? .frozenEnumeration : .enumeration, enumeration.name, members)
        outline.rawType = enumeration.rawType.rawValue
        if enumeration.takesLiterals { outline.conformances = ["ExpressibleByStringLiteral"] }
        return outline
    }

    private func recursive(_ recursive: RecursiveDeclaration) -> ClientOutline.TypeOutline {
        let format = recursive.type.coding?.rawValue
        let value = ClientOutline.Member(name: "value", type: recursive.type.spelling, format: format)
        return type(.recursive, recursive.name, [value])
    }

    // MARK: What belongs to operations

    private func options(of operation: OperationDeclaration) -> ClientOutline.TypeOutline {
        let members = operation.options.map { member in
            if case .parameter(let parameter) = member.content {
                option(parameter)
            } else {
                option(member.name, member.type)
            }
        }
        return type(.options, operation.optionsName, members)
    }

    private func group(_ group: ParameterGroupDeclaration) -> ClientOutline.TypeOutline {
        type(.optionGroup, group.name, group.members.map(option))
    }

    private func headers(_ headers: HeadersDeclaration) -> ClientOutline.TypeOutline {
        let members = headers.fields.map { field in
            ClientOutline.Member(
                name: field.name,
                type: (field.isCollection ? .dictionary(field.type) : field.type).spelling,
                isOptional: !field.isCollection,
                isDeprecated: field.documentation.isDeprecated,
                format: field.type.coding?.rawValue,
                wireName: field.wireName
            )
        }
        return type(.headers, headers.name, members)
    }

    private func result(_ result: ResultDeclaration) -> ClientOutline.TypeOutline {
        let members = result.cases.map {
            ClientOutline.Member(
                name: $0.name,
                type: $0.output?.type.spelling,
                format: $0.output?.type.coding?.rawValue,
                wireName: $0.status.text
            )
        }
        return type(.result, result.name, members)
    }

    // MARK: What belongs to the client

    private var clientType: ClientOutline.TypeOutline {
        let groups = client.groups.map {
            ClientOutline.Member(name: $0.propertyName, type: TypeSpelling(generated: $0.typeName))
        }
        return type(.client, client.name, client.parameters.map(\.property) + groups)
    }

    private var versions: ClientOutline.TypeOutline {
        let versions = client.versions.map { ClientOutline.Member(name: $0.name, wireName: $0.value) }
        return type(.versions, in: client.name, "ApiVersion", versions)
    }

    private func endpointTypes(_ endpoint: EndpointDeclaration) -> [ClientOutline.TypeOutline] {
        let servers = endpoint.servers.map { ClientOutline.Member(name: $0.name, wireName: $0.url) }
        var places = type(.endpoint, endpoint.name, servers)
        for server in endpoint.servers {
            let host =
                server.isRelative
                ? [ClientOutline.Member(name: "at", type: SwiftType.builtIn(.url).spelling, isRequired: true)] : []
            places.parameters[server.name] =
                host
                + server.variables.map { variable in
                    ClientOutline.Member(
                        name: variable.name,
                        type: variable.enumeration.map(TypeSpelling.init(generated:)) ?? SwiftType.string.spelling,
                        isRequired: variable.defaultValue == nil,
                        wireName: variable.wireName
                    )
                }
        }
        let variables = endpoint.enumerations.map { enumeration in
            let values = enumeration.values.map { ClientOutline.Member(name: $0.name, wireName: $0.rawValue) }
            return type(.endpointVariable, in: endpoint.name, enumeration.name, values)
        }
        return [places] + variables
    }
}
