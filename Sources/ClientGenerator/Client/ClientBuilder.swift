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
        var drafts = builder.draftOperations(&diagnostics)
        let links = NextPage.links(among: drafts, diagnostics: &diagnostics)
        builder.declareTypes(&diagnostics)
        builder.completeBodies(of: &drafts, links: links, diagnostics: &diagnostics)
        return builder.declaration(of: drafts, links: links, diagnostics: &diagnostics)
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
        catalog = ModelCatalog(facts, configuration: configuration, own: own)
        security = ClientSecurity(service, credentials: configuration.credentials)
        operationBuilder = OperationBuilder(
            service,
            security: security,
            own: own,
            rename: configuration.rename,
            facts.valueNames
        )
    }

    /// The names of the client's own properties.
    private var propertyNames: [String] { operationBuilder.parameters.client.all.map(\.name) }

    // MARK: Steps

    /// Declares what each operation sends and returns, with the types that it needs.
    private mutating func draftOperations(_ diagnostics: inout Diagnostics) -> [OperationDraft] {
        let drafts = service.operations.flatMap { operationBuilder.draft($0, catalog: &catalog) }
        RenameChecker.report(
            operationBuilder.parameters.client.refusals + operationBuilder.parameters.groups.refusals,
            of: .parameters,
            configuration.rename,
            in: [],
            diagnostics: &diagnostics
        )
        PageChecker.check(drafts, in: service, diagnostics: &diagnostics)
        FailureHeaders.report(service.operations, diagnostics: &diagnostics)
        return drafts
    }

    /// Declares the types that operations need and those that the user wants besides, and gives members their initial values.
    private mutating func declareTypes(_ diagnostics: inout Diagnostics) {
        let wanted = ServiceFilter.schemas(configuration.filter, of: service)
        // Without operations, a description is there for its schemas.
        let isForSchemas = wanted.isEmpty && service.operations.isEmpty
        catalog.finish(besides: isForSchemas ? Array(service.schemas.indices) : wanted)
        diagnostics.append(contentsOf: catalog.diagnostics)
        SchemaNameCollisions.report(
            service,
            configuration,
            names: catalog.names,
            client: own.client,
            reserved: own.all + configuration.rename[.types].map(\.value.value),
            diagnostics: &diagnostics
        )
    }

    /// Says which members of bodies callers give one by one, and which the operations set.
    private func completeBodies(
        of drafts: inout [OperationDraft],
        links: [Int: NextPage.Link],
        diagnostics: inout Diagnostics
    ) {
        BodyFlattening.apply(to: &drafts, links: links, models: catalog.declarations.models, diagnostics: &diagnostics)
        StreamedOperations.fixMembers(of: &drafts, models: catalog.declarations.models)
    }

    /// The operations under the names of their methods, followed by the methods that they had before.
    private func operations(
        _ drafts: [OperationDraft],
        links: [Int: NextPage.Link],
        groups: [GroupKey: String],
        diagnostics: inout Diagnostics
    ) -> [OperationDeclaration] {
        let methods = MethodNames.names(of: drafts, rename: configuration.rename, called: own.operations.name)
        let owners = drafts.map { own.operations.name(of: $0.operation).group }
        let operations = drafts.indices.map { index in
            OperationDeclaration(
                draft: drafts[index],
                group: owners[index],
                name: methods[index],
                nextPage: links[index].map { link in
                    NextPage(
                        name: methods[link.index],
                        owner: .of(owners[link.index]?.key, seenFrom: owners[index]?.key, properties: groups),
                        link: link
                    )
                }
            )
        }
        RenameChecker.check(configuration.rename[.operations], against: operations, diagnostics: &diagnostics)
        return operations
            + DeprecatedMethods.declare(operations, groups: groups, names: own.operations, rename: configuration.rename)
    }

    private func declaration(
        of drafts: [OperationDraft],
        links: [Int: NextPage.Link],
        diagnostics: inout Diagnostics
    ) -> ClientDeclaration {
        var groups = groups
        let properties = Dictionary(uniqueKeysWithValues: groups.map { ($0.key, $0.propertyName) })
        // What callers authenticate with does not depend on what methods are called.
        let (named, (initializers, found)) = concurrently(
            { self.operations(drafts, links: links, groups: properties, diagnostics: &diagnostics) },
            { [security, propertyNames] () -> ([ClientDeclaration.Initializer], Diagnostics) in
                var found = Diagnostics()
                let initializers = InitializerBuilder.declare(for: security, beside: propertyNames, diagnostics: &found)
                return (initializers, found)
            }
        )
        diagnostics.append(contentsOf: found)
        let operations = Dictionary(grouping: named, by: \.group?.key)
        for index in groups.indices { groups[index].operations = operations[groups[index].key] ?? [] }
        return ClientDeclaration(
            name: own.client,
            prefix: own.prefix,
            namespace: configuration.namespace?.value,
            module: configuration.module?.value ?? own.prefix,
            packageVersion: configuration.package?.version,
            userAgentPrefix: configuration.userAgentPrefix?.value ?? "azsdk-ios-",
            hasCompletionHandlers: configuration.hasCompletionHandlers,
            documentation: service.documentation,
            subject: own.subject,
            endpoint: EndpointBuilder.defaultURL(of: service),
            basePaths: EndpointBuilder.basePaths(of: service),
            endpointType: EndpointBuilder.declare(service, name: own.client + "Endpoint"),
            initializers: initializers,
            defaultSecurity: security.defaultRequirements,
            parameters: operationBuilder.parameters.client.all,
            parameterGroups: operationBuilder.parameters.groups.all,
            versions: operationBuilder.parameters.versions.declared,
            operations: operations[nil] ?? [],
            groups: groups,
            models: StreamedOperations.marked(
                IndirectMembers.marked(catalog.declarations.models.sorted { $0.name < $1.name }),
                by: drafts
            ),
            unions: ShortCaseNames.written(into: catalog.declarations.unions, configuration, diagnostics: &diagnostics)
                .sorted { $0.name < $1.name },
            enumerations: catalog.declarations.enumerations.sorted { $0.name < $1.name },
            recursive: catalog.declarations.recursive.sorted { $0.name < $1.name },
            renameKeys: catalog.names.renameKeys(of: service.schemas)
        )
    }

    // MARK: Groups

    /// The groups of operations, without these, in the order of the description.
    private var groups: [ClientDeclaration.Group] {
        var scope = NameScope(reserved: ReservedNames.membersOfClients + propertyNames)
        let tags = Dictionary(
            service.tags.map { (own.operations.groups[$0.name].key, $0.documentation) },
            uniquingKeysWith: { first, _ in first }
        )
        var groups: [ClientDeclaration.Group] = []
        for group in service.operations.compactMap({ own.operations.name(of: $0).group }).uniqued(on: \.key) {
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
        return groups
    }
}
