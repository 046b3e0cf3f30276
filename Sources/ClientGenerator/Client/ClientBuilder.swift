import ClientConfiguration
import ServiceDescription

/// Declares the whole client of a service.
enum ClientBuilder {
    /// Declares a client.
    ///
    /// - Parameters:
    ///   - service: The service, reduced to what the user wants of it.
    ///   - configuration: What the user wants.
    ///   - diagnostics: Takes what is wrong.
    static func declare(
        _ service: Service,
        configuration: ClientConfiguration,
        diagnostics: inout Diagnostics
    ) -> ClientDeclaration {
        var service = service
        service.operations = StreamedOperations.divided(service.operations)
        let names = OperationNames(service.operations, groups: configuration.groups)
        let prefix = prefix(of: service, configuration: configuration)
        let name = configuration.client?.value ?? prefix + "Client"
        let optionsNames = OperationBuilder.optionsNames(
            of: service.operations,
            names: names,
            clientName: name,
            prefix: prefix,
            rename: configuration.rename
        )
        var catalog = ModelCatalog(
            service,
            configuration: configuration,
            clientName: name,
            prefix: prefix,
            reserved: optionsNames.values.sorted() + groupTypeNames(of: service, names) + [name + "Endpoint"]
                + ParameterGroups.names(of: service.operations)
        )
        let security = ClientSecurity(service, credentials: configuration.credentials)
        var builder = OperationBuilder(
            service,
            security: security,
            names: names,
            rename: configuration.rename,
            optionsNames: optionsNames
        )
        var operations = service.operations.flatMap {
            builder.declare($0, catalog: &catalog, diagnostics: &diagnostics)
        }
        let parameters = builder.clientParameters.all
        PageChecker.check(operations, catalog: catalog, diagnostics: &diagnostics)
        FailureHeaders.report(service.operations, diagnostics: &diagnostics)
        connect(
            &operations,
            of: service,
            names: names,
            rename: configuration.rename,
            reserved: parameters.map(\.name),
            diagnostics: &diagnostics
        )
        declareTypes(for: &operations, of: service, configuration, catalog: &catalog, diagnostics: &diagnostics)

        let versions = ApiVersions(of: service).declared
        return ClientDeclaration(
            name: name,
            prefix: prefix,
            namespace: configuration.namespace?.value,
            module: configuration.module?.value ?? prefix,
            documentation: service.documentation,
            subject: ClientNames(title: service.title).subject,
            endpoint: EndpointBuilder.usualURL(of: service),
            basePaths: EndpointBuilder.basePaths(of: service),
            endpointType: EndpointBuilder.declare(service, name: name + "Endpoint"),
            initializers: security.initializers(beside: parameters.map(\.name), diagnostics: &diagnostics),
            usualSecurity: security.usual,
            parameters: parameters,
            parameterGroups: builder.parameterGroups.all,
            versions: versions,
            latestVersion: ApiVersions.latest(of: versions)?.name ?? "",
            operations: operations.filter { $0.group == nil },
            groups: groups(of: operations, service: service, reserved: parameters.map(\.name)),
            models: IndirectMembers.marked(catalog.models.sorted { $0.name < $1.name }),
            unions: catalog.unions.sorted { $0.name < $1.name },
            enumerations: catalog.enumerations.sorted { $0.name < $1.name },
            recursive: catalog.recursive.sorted { $0.name < $1.name }
        )
    }

    /// Names the methods of operations, and connects operations with what they say of others.
    private static func connect(
        _ operations: inout [OperationDeclaration],
        of service: Service,
        names: OperationNames,
        rename: ClientConfiguration.Rename,
        reserved: [String],
        diagnostics: inout Diagnostics
    ) {
        MethodNames.assign(to: &operations, rename: rename) { names.parts(of: $0.operation) }
        let groupNames = Dictionary(
            uniqueKeysWithValues: groups(of: operations, service: service, reserved: reserved).map { group in
                (groupKey(group.name), group.propertyName)
            }
        )
        SecretMembers.apply(to: &operations, of: service)
        NextPage.connect(&operations, groups: groupNames, diagnostics: &diagnostics)
        operations += FormerOperations.declare(operations, groups: groupNames, names: names, rename: rename)
    }

    /// Declares the types that operations need and those that the user wants besides, and gives members their initial values.
    private static func declareTypes(
        for operations: inout [OperationDeclaration],
        of service: Service,
        _ configuration: ClientConfiguration,
        catalog: inout ModelCatalog,
        diagnostics: inout Diagnostics
    ) {
        let wanted = ServiceFilter.schemas(configuration.filter, of: service)
        // Without operations, a description is there for its schemas.
        catalog.declare(wanted.isEmpty && operations.isEmpty ? Array(service.schemas.indices) : wanted)
        catalog.writeClientDefaults()
        catalog.writeTagsByThemselves()
        BodyFlattening.apply(to: &operations, models: catalog.models, diagnostics: &diagnostics)
        diagnostics.append(contentsOf: catalog.diagnostics)
    }

    // MARK: Names

    /// The words of the service's title, without those that say no more than that it is a service.
    private static func prefix(of service: Service, configuration: ClientConfiguration) -> String {
        if let client = configuration.client?.value {
            return client.hasSuffix("Client") && client.count > 6 ? String(client.dropLast(6)) : client
        }
        let name = ClientNames(title: service.title).prefix
        return ReservedTypeNames.all.contains(name + "Client") ? name + "Service" : name
    }

    /// What tells groups apart: names that differ by case alone would be one property and one file.
    static func groupKey(_ group: String) -> String {
        SwiftName.type(group).lowercased()
    }

    /// The name of a group's type, which no model takes.
    private static func groupTypeName(_ group: String) -> String {
        SwiftName.type(group) + "Operations"
    }

    private static func groupTypeNames(of service: Service, _ names: OperationNames) -> [String] {
        Set(service.operations.compactMap { names.parts(of: $0).group.map(groupTypeName) }).sorted()
    }

    private static func groups(
        of operations: [OperationDeclaration],
        service: Service,
        reserved: [String]
    ) -> [ClientDeclaration.Group] {
        var order: [String] = []
        var members: [String: [OperationDeclaration]] = [:]
        for operation in operations {
            guard let group = operation.group else { continue }
            let key = groupKey(group)
            if members[key] == nil { order.append(SwiftName.type(group)) }
            members[key, default: []].append(operation)
        }
        var propertyNames = NameScope(
            reserved: ["options", "requests", "endpoint", "pipeline", "commonOptions", "send", "request"] + reserved
        )
        let tags = Dictionary(service.tags.map { (groupKey($0.name), $0.documentation) }) { first, _ in first }
        return order.map { key in
            ClientDeclaration.Group(
                name: key,
                propertyName: propertyNames.claim(firstOf: [
                    SwiftName.value(key), SwiftName.unescaped(SwiftName.value(key)) + "Group",
                ]),
                typeName: groupTypeName(key),
                documentation: tags[groupKey(key)] ?? Documentation(),
                operations: members[groupKey(key)] ?? []
            )
        }
    }
}
