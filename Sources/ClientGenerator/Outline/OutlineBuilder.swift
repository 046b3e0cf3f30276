import ServiceDescription

/// Reduces the declarations of a client to what its callers see.
struct OutlineBuilder {
    private let client: ClientDeclaration

    /// A builder for the outline of a client.
    init(_ client: ClientDeclaration) {
        self.client = client
    }

    /// The outline.
    func outline() -> ClientOutline {
        ClientOutline(
            name: client.name,
            namespace: client.namespace,
            endpoint: client.endpoint,
            initializers: client.initializers.map(initializer),
            properties: client.parameters.map(property),
            latestVersion: client.versions.first { $0.name == client.latestVersion }?.value ?? "",
            operations: allOperations.map { operation(in: $0.group, $0.operation) },
            types: types
        )
    }

    private var allOperations: [(group: String?, operation: OperationDeclaration)] {
        client.operations.map { (nil, $0) }
            + client.groups.flatMap { group in group.operations.map { (group.propertyName, $0) } }
    }

    // MARK: The client

    private func initializer(_ initializer: ClientDeclaration.Initializer) -> ClientOutline.Initializer {
        let hasEndpoint = client.endpoint != nil
        let endpoint = ClientOutline.Member(
            name: "endpoint",
            type: "URL",
            isOptional: hasEndpoint,
            isRequired: !hasEndpoint
        )
        let credentials = initializer.credentials.map { credential in
            ClientOutline.Member(
                name: credential.label,
                type: credential.typeName,
                isOptional: initializer.isChoice,
                isRequired: !initializer.isChoice,
                wireName: credential.scheme.name
            )
        }
        return ClientOutline.Initializer(parameters: [endpoint] + credentials + client.parameters.map(property))
    }

    private func property(_ parameter: OperationDeclaration.Parameter) -> ClientOutline.Member {
        let isOptional = !parameter.parameter.isRequired && parameter.defaultValue == nil
        return ClientOutline.Member(
            name: parameter.name,
            type: parameter.type.name,
            isOptional: isOptional,
            isRequired: !isOptional && parameter.defaultValue == nil,
            wireName: parameter.wireName
        )
    }

    // MARK: Operations

    private func operation(in group: String?, _ operation: OperationDeclaration) -> OperationOutline {
        OperationOutline(
            identifier: operation.operation.identifier,
            method: operation.operation.method,
            path: operation.operation.path,
            group: group,
            name: operation.name,
            arguments: operation.arguments.map { argument in
                ClientOutline.Member(
                    name: argument.name,
                    type: argument.type.name,
                    isOptional: argument.isOptional,
                    isRequired: !argument.isOptional,
                    wireName: argument.wireName
                )
            },
            optionsType: operation.optionsName,
            returned: operation.output.returned.name,
            isCollection: operation.output.isCollection && operation.output.longRunning == nil,
            isPaged: operation.output.isPaged,
            sent: operation.parameters.map(sent),
            body: operation.body.map { body in
                OperationOutline.Body(
                    name: body.name,
                    type: body.type.name,
                    mediaTypes: body.mediaTypes,
                    source: source(of: body)
                )
            },
            accept: operation.accept,
            answers: operation.operation.responses.map { answer($0, of: operation) },
            security: security(of: operation),
            summary: operation.operation.documentation.firstLine,
            isDeprecated: operation.operation.documentation.isDeprecated || operation.replacement != nil,
            isFormer: operation.replacement != nil,
            mark: operation.operation.mark
        )
    }

    private func sent(_ parameter: OperationDeclaration.Parameter) -> OperationOutline.SentValue {
        let source: OperationOutline.SentValue.Source =
            switch parameter.source {
            case .argument: .argument
            case .option, .serverVariable: .option
            case .apiVersion: .apiVersion
            case .constant(let value): .constant(value)
            case .client: .client
            }
        return OperationOutline.SentValue(
            name: (parameter.groupName.map { $0 + "." } ?? "") + parameter.name,
            type: parameter.type.name,
            wireName: parameter.wireName,
            place: place(of: parameter),
            source: source,
            summary: parameter.parameter.documentation.firstLine
        )
    }

    private func place(of parameter: OperationDeclaration.Parameter) -> OperationOutline.SentValue.Place {
        if case .serverVariable = parameter.source { return .url }
        return switch parameter.parameter.location {
        case .path: .path
        case .query: .query
        case .header: .header
        case .cookie: .cookie
        case .querystring: .querystring
        }
    }

    private func source(of body: OperationDeclaration.Body) -> OperationOutline.Body.Source {
        if body.members.isEmpty { return .argument(isOptional: body.isOptional) }
        let members = body.members.map { member in
            OperationOutline.Body.Member(
                name: member.name,
                type: member.property.type.name,
                wireName: member.property.wirePath,
                isArgument: member.isArgument
            )
        }
        return .members(members)
    }

    private func answer(_ response: Response, of operation: OperationDeclaration) -> OperationOutline.Answer {
        var type: String?
        if !response.isSuccess {
            type = operation.failures.first { $0.status == response.status }?.type?.name
        } else if let result = operation.result {
            type = result.cases.first { $0.status == response.status }?.output?.type.name
        } else if operation.output.type != .void, !response.contents.isEmpty || operation.output.format == .headers {
            type = operation.output.type.name
        }
        return OperationOutline.Answer(
            status: response.status.text,
            type: type,
            isFailure: !response.isSuccess,
            summary: response.documentation.firstLine
        )
    }

    private func security(of operation: OperationDeclaration) -> [[String]] {
        switch operation.security {
        case .usual: client.usualSecurity
        case .anonymous: []
        case .anyOf(let alternatives): alternatives
        }
    }

    // MARK: Types

    private var types: [ClientOutline.TypeOutline] {
        let operations = allOperations.map(\.operation)
        let own = operations.filter { !$0.isOverload && $0.replacement == nil }
        var types = client.models.map(model) + client.unions.map(union) + client.enumerations.map(enumeration)
        types += client.recursive.map { recursive in
            type(.recursive, recursive.name, [ClientOutline.Member(name: "value", type: recursive.type.name)])
        }
        types += own.map(options)
        types += client.parameterGroups.map { group in
            type(.optionGroup, group.name, group.members.map { option($0.name, $0.type.name, $0.wireName) })
        }
        types += own.compactMap(\.headers).map { headers in
            let members = headers.fields.map { field in
                ClientOutline.Member(
                    name: field.name,
                    type: field.isCollection
                        ? SwiftType.dictionary(field.type).name : field.type.name,
                    isOptional: !field.isCollection,
                    wireName: field.wireName
                )
            }
            return type(.headers, headers.name, members)
        }
        types += own.compactMap(\.result).map { result in
            let members = result.cases.map {
                ClientOutline.Member(name: $0.name, type: $0.output?.type.name, wireName: $0.status.text)
            }
            return type(.result, result.name, members)
        }
        let versions = client.versions.map { ClientOutline.Member(name: $0.name, wireName: $0.value) }
        let groups = client.groups.map { ClientOutline.Member(name: $0.propertyName, type: $0.typeName) }
        types.append(type(.client, client.name, client.parameters.map(property) + groups))
        types.append(type(.versions, client.name + ".ApiVersion", versions))
        return types + (client.endpointType.map(endpointTypes) ?? [])
    }

    private func type(
        _ kind: ClientOutline.TypeOutline.Kind,
        _ name: String,
        _ members: [ClientOutline.Member]
    ) -> ClientOutline.TypeOutline {
        ClientOutline.TypeOutline(kind: kind, name: name, members: members)
    }

    private func option(_ name: String, _ type: String, _ wireName: String = "") -> ClientOutline.Member {
        ClientOutline.Member(name: name, type: type, isOptional: true, wireName: wireName)
    }

    private func model(_ model: ModelDeclaration) -> ClientOutline.TypeOutline {
        var members = model.properties.map { property in
            ClientOutline.Member(
                name: property.name,
                type: property.type.name,
                isOptional: property.isOptional,
                isRequired: property.mustBeGiven,
                wireName: property.wirePath
            )
        }
        if let additional = model.additionalProperties {
            members.append(
                ClientOutline.Member(
                    name: model.additionalPropertiesName,
                    type: SwiftType.dictionary(additional).name
                )
            )
        }
        return type(.model, model.name, members)
    }

    private func union(_ union: UnionDeclaration) -> ClientOutline.TypeOutline {
        let members = union.cases.map {
            ClientOutline.Member(name: $0.name, type: $0.type.name, wireName: $0.tags.joined(separator: ", "))
        }
        return type(.union, union.name, members)
    }

    private func enumeration(_ enumeration: EnumerationDeclaration) -> ClientOutline.TypeOutline {
        let members = enumeration.values.map { ClientOutline.Member(name: $0.name, wireName: $0.rawValue) }
        var outline = type(enumeration.isFrozen ? .frozenEnumeration : .enumeration, enumeration.name, members)
        outline.rawType = enumeration.rawSwiftType.rawValue
        return outline
    }

    /// The options, as ``OperationOptionsView`` shows them.
    private func options(of operation: OperationDeclaration) -> ClientOutline.TypeOutline {
        let wireNames = Dictionary(
            operation.parameters.filter { $0.source.isOption && $0.groupName == nil }.map { ($0.name, $0.wireName) }
        ) { first, _ in first }
        let members = OperationOptionsView(access: "", operation: operation).options.map { view in
            option(view.name, view.type, wireNames[view.name] ?? "")
        }
        return type(.options, operation.optionsName, members)
    }

    private func endpointTypes(_ endpoint: EndpointDeclaration) -> [ClientOutline.TypeOutline] {
        let servers = endpoint.servers.map { ClientOutline.Member(name: $0.name, wireName: $0.url) }
        var places = type(.endpoint, endpoint.name, servers)
        for server in endpoint.servers {
            let host = server.isRelative ? [ClientOutline.Member(name: "at", type: "URL", isRequired: true)] : []
            places.parameters[server.name] =
                host
                + server.variables.map { variable in
                    ClientOutline.Member(
                        name: variable.name,
                        type: variable.enumeration ?? SwiftType.string.name,
                        isRequired: variable.defaultValue == nil,
                        wireName: variable.wireName
                    )
                }
        }
        let variables = endpoint.enumerations.map { enumeration in
            let values = enumeration.values.map { ClientOutline.Member(name: $0.name, wireName: $0.rawValue) }
            return type(.endpointVariable, "\(endpoint.name).\(enumeration.name)", values)
        }
        return [places] + variables
    }
}
