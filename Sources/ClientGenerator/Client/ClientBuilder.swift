import ClientConfiguration
import ServiceDescription

/// Builds the declaration of a service's whole client.
struct ClientBuilder {
    private let service: Service
    private let configuration: ClientConfiguration
    private let own: OwnNames
    private let security: ClientSecurity
    private var catalog: ModelCatalog
    private var operationBuilder: OperationBuilder
    /// The operations so far.
    private var operations: [OperationDeclaration] = []
    /// The groups of operations, without these, in the order of the description.
    private var groups: [ClientDeclaration.Group] = []

    /// Declares a client.
    ///
    /// - Parameters:
    ///   - service: The service, reduced to the parts that the user wants, and divided into what streams and what does
    ///     not.
    ///   - described: The whole service.
    ///   - configuration: The user's wishes.
    ///   - diagnostics: Receives the errors.
    static func declare(
        _ service: Service,
        of described: Service,
        configuration: ClientConfiguration,
        diagnostics: inout Diagnostics
    ) -> ClientDeclaration {
        var builder = ClientBuilder(service, of: described, configuration)
        builder.declareOperations(&diagnostics)
        builder.declareTypesAndMethods()
        builder.connectOperations(&diagnostics)
        builder.checkTypes(&diagnostics)
        return builder.declaration(&diagnostics)
    }

    private init(_ service: Service, of described: Service, _ configuration: ClientConfiguration) {
        self.service = service
        self.configuration = configuration
        // No name depends on what the schemas are like.
        let (own, facts) = concurrently(
            { OwnNames(service, of: described, configuration) },
            { SchemaFacts(service, configuration: configuration) }
        )
        self.own = own
        catalog = ModelCatalog(facts, configuration: configuration, prefix: own.prefix, reserved: own.all)
        security = ClientSecurity(service, credentials: configuration.credentials)
        operationBuilder = OperationBuilder(
            service,
            security: security,
            names: own.operations,
            rename: configuration.rename,
            optionsNames: own.options,
            parameterGroups: own.parameterGroups
        )
    }

    /// The names of the client's own properties.
    private var propertyNames: [String] { operationBuilder.clientParameters.all.map(\.name) }

    // MARK: Steps

    /// Declares the operations one by one, with the types that they need.
    private mutating func declareOperations(_ diagnostics: inout Diagnostics) {
        for operation in service.operations {
            operations += operationBuilder.declare(operation, catalog: &catalog)
        }
        RenameChecker.report(
            operationBuilder.clientParameters.refusals + operationBuilder.parameterGroups.refusals,
            of: configuration.rename.parameters,
            "parameter",
            in: [],
            diagnostics: &diagnostics
        )
        PageChecker.check(operations, facts: catalog.facts, diagnostics: &diagnostics)
        FailureHeaders.report(service.operations, diagnostics: &diagnostics)
    }

    /// Names the methods of operations, and declares the types that operations need and those that the user wants besides.
    private mutating func declareTypesAndMethods() {
        let wanted = ServiceFilter.schemas(configuration.filter, of: service)
        // Without operations, a description is there for its schemas.
        let besides = wanted.isEmpty && operations.isEmpty ? Array(service.schemas.indices) : wanted
        let (rename, names) = (configuration.rename, own.operations)
        (_, operations) = concurrently(
            { catalog.finish(besides: besides) },
            { [operations] in
                MethodNames.assigned(to: operations, rename: rename) { names.parts(of: $0.operation) }
            }
        )
    }

    /// Resolves the references between operations.
    private mutating func connectOperations(_ diagnostics: inout Diagnostics) {
        RenameChecker.check(configuration.rename.operations, against: operations, diagnostics: &diagnostics)
        declareGroups()
        let groupNames = Dictionary(uniqueKeysWithValues: groups.map { ($0.key, $0.propertyName) })
        NextPage.connect(&operations, groups: groupNames, diagnostics: &diagnostics)
        operations += FormerOperations.declare(
            operations,
            groups: groupNames,
            names: own.operations,
            rename: configuration.rename
        )
    }

    /// Gives members their initial values, and reports what is wrong with types.
    private mutating func checkTypes(_ diagnostics: inout Diagnostics) {
        BodyFlattening.apply(to: &operations, models: catalog.models, diagnostics: &diagnostics)
        diagnostics.append(contentsOf: catalog.diagnostics)
        SchemaNameCollisions.report(
            service,
            configuration,
            names: catalog.names,
            client: own.client,
            reserved: own.all,
            diagnostics: &diagnostics
        )
        StreamedOperations.fixMembers(of: &operations, models: catalog.models)
    }

    private func declaration(_ diagnostics: inout Diagnostics) -> ClientDeclaration {
        let versions = operationBuilder.versions.declared
        let operations = Dictionary(grouping: operations, by: \.group?.key)
        return ClientDeclaration(
            name: own.client,
            prefix: own.prefix,
            namespace: configuration.namespace?.value,
            module: configuration.module?.value ?? own.prefix,
            documentation: service.documentation,
            subject: ClientNames(title: service.title).subject,
            endpoint: EndpointBuilder.usualURL(of: service),
            basePaths: EndpointBuilder.basePaths(of: service),
            endpointType: EndpointBuilder.declare(service, name: own.client + "Endpoint"),
            initializers: security.initializers(beside: propertyNames, diagnostics: &diagnostics),
            usualSecurity: security.usual,
            parameters: operationBuilder.clientParameters.all,
            parameterGroups: operationBuilder.parameterGroups.all,
            versions: versions,
            latestVersion: ApiVersions.latest(of: versions)?.name ?? "",
            operations: operations[nil] ?? [],
            groups: groups.map { group in
                var group = group
                group.operations = operations[group.key] ?? []
                return group
            },
            models: IndirectMembers.marked(catalog.models.sorted { $0.name < $1.name }),
            unions: ShortCaseNames.written(into: catalog.unions, configuration, diagnostics: &diagnostics)
                .sorted { $0.name < $1.name },
            enumerations: catalog.enumerations.sorted { $0.name < $1.name },
            recursive: catalog.recursive.sorted { $0.name < $1.name }
        )
    }

    // MARK: Groups

    /// Names the groups of operations.
    private mutating func declareGroups() {
        var scope = NameScope(reserved: ReservedNames.membersOfClients + propertyNames)
        let tags = Dictionary(
            service.tags.map { (own.operations.group($0.name).key, $0.documentation) },
            uniquingKeysWith: { first, _ in first }
        )
        var known: Set<GroupKey> = []
        for group in operations.lazy.compactMap(\.group) where known.insert(group.key).inserted {
            let propertyName = SwiftName.value(group.plain)
            groups.append(
                ClientDeclaration.Group(
                    key: group.key,
                    name: group.plain,
                    propertyName: scope.claim(firstOf: [
                        propertyName, SwiftName.unescaped(propertyName) + "Group",
                    ]),
                    typeName: group.typeName,
                    documentation: tags[group.key] ?? Documentation()
                )
            )
        }
    }
}
