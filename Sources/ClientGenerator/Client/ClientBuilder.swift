import ClientConfiguration
import ServiceDescription

/// Declares the whole client of a service.
enum ClientBuilder {
    /// Declares a client.
    ///
    /// - Parameters:
    ///   - service: The service, reduced to what the user wants of it, and divided into what streams and what does not.
    ///   - configuration: What the user wants.
    ///   - diagnostics: Takes what is wrong.
    static func declare(
        _ service: Service,
        configuration: ClientConfiguration,
        diagnostics: inout Diagnostics
    ) -> ClientDeclaration {
        let names = OperationNames(
            service.operations,
            groups: configuration.groups,
            prefixes: NamePrefixes(configuration.rename.prefixes)
        )
        let prefix = prefix(of: service, configuration: configuration)
        let name = configuration.client?.value ?? prefix + "Client"
        let optionsNames = OperationBuilder.optionsNames(
            of: service.operations,
            names: names,
            clientName: name,
            prefix: prefix,
            rename: configuration.rename
        )
        let ownNames = optionsNames.values.sorted() + groupTypeNames(of: service, names) + [name + "Endpoint"]
        let parameterGroups = ParameterGroups(
            of: service.operations,
            reserved: ownNames + [name, name + "Options"] + configuration.rename.models.map(\.value.value)
        )
        var catalog = ModelCatalog(
            service,
            configuration: configuration,
            clientName: name,
            prefix: prefix,
            reserved: ownNames + parameterGroups.names
        )
        let security = ClientSecurity(service, credentials: configuration.credentials)
        var builder = OperationBuilder(
            service,
            security: security,
            names: names,
            rename: configuration.rename,
            optionsNames: optionsNames,
            parameterGroups: parameterGroups
        )
        var operations = service.operations.flatMap {
            builder.declare($0, catalog: &catalog, diagnostics: &diagnostics)
        }
        let parameters = builder.clientParameters.all
        RenameChecker.report(
            builder.clientParameters.refusals + builder.parameterGroups.refusals,
            of: configuration.rename.parameters,
            "parameter",
            in: [],
            diagnostics: &diagnostics
        )
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
        StreamedOperations.fixMembers(of: &operations, models: catalog.models)

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
            groups: groups(of: operations, service: service, names: names, reserved: parameters.map(\.name)),
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
        RenameChecker.check(rename.operations, against: operations, diagnostics: &diagnostics)
        let groupNames = Dictionary(
            uniqueKeysWithValues: groups(of: operations, service: service, names: names, reserved: reserved).map {
                group in
                (group.key, group.propertyName)
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
        if service.knows(all: .all) {
            RenameChecker.checkTypes(configuration.rename.types, among: catalog.madeNames, diagnostics: &diagnostics)
        }
        ShortCaseNames.apply(to: &catalog.unions, configuration, diagnostics: &diagnostics)
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

    private static func groupTypeNames(of service: Service, _ names: OperationNames) -> [String] {
        Set(service.operations.compactMap { names.parts(of: $0).group.map(GroupKey.typeName) }).sorted()
    }

    private static func groups(
        of operations: [OperationDeclaration],
        service: Service,
        names: OperationNames,
        reserved: [String]
    ) -> [ClientDeclaration.Group] {
        var order: [String] = []
        var members: [GroupKey: [OperationDeclaration]] = [:]
        for operation in operations {
            guard let group = operation.group else { continue }
            if members[GroupKey(group)] == nil { order.append(group) }
            members[GroupKey(group), default: []].append(operation)
        }
        var propertyNames = NameScope(
            reserved: ["options", "requests", "endpoint", "pipeline", "commonOptions", "send", "request"] + reserved
        )
        let tags = Dictionary(service.tags.map { (GroupKey(names.group($0.name)), $0.documentation) }) { first, _ in
            first
        }
        return order.map { group in
            let key = GroupKey(group)
            let name = SwiftName.type(group)
            return ClientDeclaration.Group(
                key: key,
                name: name,
                propertyName: propertyNames.claim(firstOf: [
                    SwiftName.value(name), SwiftName.unescaped(SwiftName.value(name)) + "Group",
                ]),
                typeName: GroupKey.typeName(of: group),
                documentation: tags[key] ?? Documentation(),
                operations: members[key] ?? []
            )
        }
    }
}
