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
        let prefix = prefix(of: service, configuration: configuration)
        let name = configuration.client?.value ?? prefix + "Client"
        let optionsNames = OperationBuilder.optionsNames(of: service.operations, clientName: name, prefix: prefix)
        var catalog = ModelCatalog(
            service,
            configuration: configuration,
            clientName: name,
            prefix: prefix,
            reserved: optionsNames.values.sorted() + groupTypeNames(of: service)
        )
        var builder = OperationBuilder(service, rename: configuration.rename, optionsNames: optionsNames)
        let operations = service.operations.map {
            builder.declare($0, catalog: &catalog, diagnostics: &diagnostics)
        }
        let wanted = ServiceFilter.schemas(configuration.filter, of: service)
        // Without operations, a description is there for its schemas.
        catalog.declare(wanted.isEmpty && operations.isEmpty ? Array(service.schemas.indices) : wanted)
        catalog.declareReferences()
        RenameChecker.check(
            configuration.rename,
            against: service,
            models: catalog.models,
            enumerations: catalog.enumerations,
            diagnostics: &diagnostics
        )
        diagnostics.append(contentsOf: catalog.diagnostics)

        let versions = ApiVersions.versions(of: service)
        return ClientDeclaration(
            name: name,
            prefix: prefix,
            module: configuration.module?.value ?? prefix,
            documentation: service.documentation,
            endpoint: endpoint(of: service),
            initializers: initializers(of: service, diagnostics: &diagnostics),
            versions: versions,
            latestVersion: ApiVersions.latest(of: versions)?.name ?? "",
            operations: operations.filter { $0.group == nil },
            groups: groups(of: operations, service: service),
            models: IndirectMembers.marked(catalog.models.sorted { $0.name < $1.name }),
            enumerations: catalog.enumerations.sorted { $0.name < $1.name }
        )
    }

    // MARK: Names

    /// The words of the service's title, without those that say no more than that it is a service.
    private static func prefix(of service: Service, configuration: ClientConfiguration) -> String {
        if let client = configuration.client?.value {
            return client.hasSuffix("Client") && client.count > 6 ? String(client.dropLast(6)) : client
        }
        var words = Words(service.title).words
        let endings = [["rest", "api"], ["api"], ["service"], ["client"]]
        while let ending = endings.first(where: {
            words.count > $0.count && words.suffix($0.count).map { $0.lowercased() } == $0
        }) {
            words.removeLast(ending.count)
        }
        let name = SwiftName.type(words.prefix(8).joined(separator: " "))
        if name == "Model" || name == "Empty" { return "Service" }
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

    private static func groupTypeNames(of service: Service) -> [String] {
        let names = OperationNames(service.operations)
        return Set(service.operations.compactMap { names.parts(of: $0).group.map(groupTypeName) }).sorted()
    }

    private static func groups(
        of operations: [OperationDeclaration],
        service: Service
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
            reserved: ["options", "requests", "endpoint", "pipeline", "commonOptions", "send", "request"]
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

    // MARK: Endpoint and credentials

    /// The first server's URL with the default values of its variables, if it is a whole URL.
    private static func endpoint(of service: Service) -> String? {
        guard let server = service.servers.first else { return nil }
        let url = server.urlWithDefaults
        let isWhole = url.hasPrefix("https://") || url.hasPrefix("http://")
        return isWhole && !url.contains("{") && url.allSatisfy { !$0.isWhitespace && !$0.isNewline } ? url : nil
    }

    /// One initialiser for each set of credentials that the service accepts (G096).
    private static func initializers(
        of service: Service,
        diagnostics: inout Diagnostics
    ) -> [ClientDeclaration.Initializer] {
        var requirements = service.security
        var allowsAnonymous = false
        for operation in service.operations {
            guard let own = operation.security else { continue }
            if own.isEmpty { allowsAnonymous = true }
            requirements += own
        }
        let schemes = Dictionary(service.securitySchemes.map { ($0.name, $0) }) { first, _ in first }
        var seen: Set<Set<String>> = []
        var alternatives: [[SecurityScheme]] = []
        for requirement in requirements where seen.insert(Set(requirement.schemes)).inserted {
            if requirement.schemes.isEmpty {
                allowsAnonymous = true
                continue
            }
            let needed = requirement.schemes.compactMap { schemes[$0] }
            if let unsupported = needed.first(where: { !$0.isSupported }) {
                diagnostics.warning(
                    "security scheme '\(unsupported.name)' cannot be used by the client (supported: API key, basic, bearer, "
                        + "OAuth 2 and OpenID Connect)",
                    at: unsupported.mark
                )
                continue
            }
            alternatives.append(needed)
        }
        var initializers: [ClientDeclaration.Initializer] = []
        var kinds: Set<String> = []
        for alternative in alternatives {
            let isAlone = alternative.count == 1 && kinds.insert(alternative[0].credentialKind).inserted
            var labels = NameScope(reserved: ["endpoint", "withOptions"])
            let credentials = alternative.map { scheme in
                let label = isAlone ? "credential" : SwiftName.value(scheme.name + " credential")
                return ClientDeclaration.Initializer.Credential(label: labels.claim(label), scheme: scheme)
            }
            let signature = credentials.map(\.label)
            let isKnown = initializers.contains { $0.credentials.map(\.label) == signature && !isAlone }
            if !isKnown { initializers.append(ClientDeclaration.Initializer(credentials: credentials)) }
        }
        if initializers.isEmpty || allowsAnonymous {
            initializers.append(ClientDeclaration.Initializer(credentials: []))
        }
        return initializers
    }
}

extension SecurityScheme {
    /// Whether the runtime has a policy for it.
    fileprivate var isSupported: Bool {
        if case .other = kind { false } else { true }
    }

    /// What tells the types of credentials apart.
    fileprivate var credentialKind: String {
        switch kind {
        case .apiKey: "apiKey"
        case .basic: "basic"
        case .bearer: "bearer"
        case .other(let name): name
        }
    }
}

extension Server {
    /// The URL with the default values of its variables.
    var urlWithDefaults: String {
        variables.reduce(url) { url, variable in
            guard let value = variable.defaultValue, !value.isEmpty else { return url }
            return url.replacing("{\(variable.name)}", with: value)
        }
    }
}
