import ClientConfiguration
import ServiceDescription

/// Declares one operation after the other; the types that they need are added to a catalogue.
struct OperationBuilder {
    let names: OperationNames
    private let security: ClientSecurity
    private let servers: [Server]
    private let versions: ApiVersions
    let rename: ClientConfiguration.Rename
    private let optionsNames: [String: String]
    /// The parameters of the operations so far that belong to the client.
    private(set) var clientParameters = ClientParameters()
    /// The groups of parameters of the operations so far.
    private(set) var parameterGroups = ParameterGroups()

    /// A builder for the operations of a service.
    ///
    /// - Parameters:
    ///   - service: The service.
    ///   - security: What its operations require.
    ///   - names: The names of its operations.
    ///   - rename: The names that the user wants.
    ///   - optionsNames: The names of the options of operations, by the operations' identifiers.
    init(
        _ service: Service,
        security: ClientSecurity,
        names: OperationNames,
        rename: ClientConfiguration.Rename,
        optionsNames: [String: String]
    ) {
        self.security = security
        servers = service.servers
        versions = ApiVersions(of: service)
        self.names = names
        self.rename = rename
        self.optionsNames = optionsNames
    }

    /// The names of the structs of operations' options, by the operations' identifiers.
    ///
    /// - Parameters:
    ///   - operations: The operations.
    ///   - names: The names of the operations.
    ///   - clientName: The name of the client's class, whose options have a name too.
    ///   - prefix: What is put before a name that would otherwise hide a type of the runtime, such as `RequestOptions`.
    ///   - rename: The names that the user wants.
    static func optionsNames(
        of operations: [ServiceDescription.Operation],
        names: OperationNames,
        clientName: String,
        prefix: String,
        rename: ClientConfiguration.Rename
    ) -> [String: String] {
        // A model that the user gives such a name has it.
        let chosen = rename.models.map(\.value.value)
        var scope = NameScope(reserved: [clientName + "Options"] + chosen, ignoresCase: true)
        let optionsNames = scope.claim(
            operations.map { operation in
                let own = names.typeName(of: operation)
                let name = SwiftName.type(own) + "Options"
                let allowed = ReservedTypeNames.all.contains(name) ? prefix + name : name
                // What is spelt as it is in Swift comes first.
                let isExact = SwiftName.unescaped(SwiftName.value(own)) == own
                return (isExact ? allowed : own, [allowed, allowed])
            }
        )
        return Dictionary(uniqueKeysWithValues: zip(operations.map(\.identifier), optionsNames))
    }

    /// Declares an operation.
    ///
    /// - Returns: The operation, and after it one for each further type that its body may have.
    mutating func declare(
        _ operation: ServiceDescription.Operation,
        catalog: inout ModelCatalog,
        diagnostics: inout Diagnostics
    ) -> [OperationDeclaration] {
        let parts = names.parts(of: operation)
        let typeName = names.typeName(of: operation)
        catalog.file = parts.group.map { .group(ClientBuilder.groupKey($0)) }
        defer { catalog.file = nil }
        var scope = NameScope(reserved: Self.reservedNames)
        var parameters = operation.parameters.filter { !Self.isSentByRuntime($0) }.map { parameter in
            let source = source(of: parameter, catalog: catalog)
            ParameterStyles.check(parameter, catalog: catalog, diagnostics: &diagnostics)
            // Only what a caller gives needs a type.
            let place = typeName + " " + parameter.name
            if case .client = source {
                let candidates = nameCandidates(for: parameter, of: operation)
                return clientParameters.claim(parameter, names: candidates) {
                    let type = catalog.type(of: parameter.schema, at: "client " + parameter.name)
                    let usual = ClientDefault.value(of: parameter, type: type, in: catalog, diagnostics: &diagnostics)
                    return (type, usual)
                }
            }
            let isCollection = parameter.extensions.headerPrefix != nil && parameter.location == .header
            let type: SwiftType =
                isCollection
                ? .dictionary(of: .string, isNullable: false)
                : source.isGiven ? catalog.type(of: parameter.schema, at: place) : .string
            return OperationDeclaration.Parameter(
                name: "",
                wireName: parameter.name,
                type: type,
                source: source,
                parameter: parameter,
                defaultValue: ClientDefault.value(of: parameter, type: type, in: catalog, diagnostics: &diagnostics),
                groupName: source.isOption
                    ? parameter.extensions.group.map { ParameterGroups.typeName(of: $0, in: operation) } : nil
            )
        }
        let own = OperationServer.declare(operation, usual: servers)
        parameters += (own?.variables ?? []).map { variable in
            let place = typeName + " " + variable.parameter.name
            return OperationDeclaration.Parameter(
                name: "",
                wireName: variable.parameter.name,
                type: catalog.type(of: variable.parameter.schema, at: place),
                source: variable.source,
                parameter: variable.parameter
            )
        }
        // Optional parameters take their names last, so that a new one renames nothing.
        claimNames(of: &parameters, operation, in: &scope) { $0.source.isArgument }
        var bodies = bodies(of: operation, catalog: &catalog, scope: &scope, diagnostics: &diagnostics)
        let contentTypeOption = nameContentType(of: &bodies, scope: &scope)
        let body = bodies.first
        let server = own.map { $0.named(in: &scope) }
        var groups = parameterGroups
        groups.claim(&parameters, in: &scope) { nameCandidates(for: $0, of: operation) }
        parameterGroups = groups
        claimNames(of: &parameters, operation, in: &scope) { !$0.source.isArgument }
        let answers = AnswerBuilder(operation, named: typeName).declare(
            catalog: &catalog,
            diagnostics: &diagnostics
        )
        let failures = FailureBuilder.failures(of: operation, named: typeName, catalog: &catalog)
        let declaration = OperationDeclaration(
            operation: operation,
            group: parts.group,
            name: "",
            optionsName: optionsNames[operation.identifier] ?? "",
            parameters: parameters,
            body: body,
            output: answers.output,
            headers: answers.headers,
            result: answers.result,
            failures: failures,
            accept: accept(operation, catalog: &catalog),
            security: security.requirement(of: operation),
            clientRequestIdHeader: operation.parameters.first {
                Self.isSentByRuntime($0) && !Self.isUsualRequestId($0)
            }?.name,
            outcomes: OperationOutcome.outcomes(of: operation, beside: failures),
            server: server,
            contentTypeOption: contentTypeOption
        )
        return [declaration] + bodies.dropFirst().map(declaration.overload)
    }

    // MARK: Names

    /// What generated methods and options call something else: their own parameters, and what all options have.
    static let reservedNames = [
        "options", "description", "completionHandler", "client", "clientRequestId", "cancellationToken",
        "dispatchQueue", "context", "common", "requests", "answersByStatus",
    ]

    /// Whether a parameter is the request's identifier, which every request has.
    private static func isSentByRuntime(_ parameter: Parameter) -> Bool {
        parameter.location == .header && (parameter.extensions.isClientRequestId || isUsualRequestId(parameter))
    }

    private static func isUsualRequestId(_ parameter: Parameter) -> Bool {
        parameter.name.lowercased() == "x-ms-client-request-id"
    }

    private func claimNames(
        of parameters: inout [OperationDeclaration.Parameter],
        _ operation: ServiceDescription.Operation,
        in scope: inout NameScope,
        where isMeant: (OperationDeclaration.Parameter) -> Bool
    ) {
        let indices = parameters.indices.filter { index in
            parameters[index].name.isEmpty && parameters[index].groupName == nil && isMeant(parameters[index])
        }
        let names = scope.claim(
            indices.map { index in
                let parameter = parameters[index].parameter
                return (parameter.name, nameCandidates(for: parameter, of: operation))
            }
        )
        for (index, name) in zip(indices, names) { parameters[index].name = name }
    }

    private func nameCandidates(for parameter: Parameter, of operation: ServiceDescription.Operation) -> [String] {
        let configured =
            rename.parameters["\(operation.identifier).\(parameter.name)"]?.value
            ?? rename.parameters[parameter.name]?.value
        if let configured { return [SwiftName.escaped(configured)] }
        let name = SwiftName.value(parameter.clientName ?? parameter.name)
        let plain = SwiftName.unescaped(name)
        let location = parameter.location.rawValue
        return [name, plain + location.prefix(1).uppercased() + location.dropFirst()]
    }

    // MARK: Parameters

    private func source(of parameter: Parameter, catalog: ModelCatalog) -> OperationDeclaration.Source {
        let shape = catalog.resolved(parameter.schema).shape
        if versions.isVersion(parameter, of: shape) { return .apiVersion }
        if parameter.isRequired, case .enumeration(let enumeration) = shape,
            enumeration.values.count == 1
        {
            return .constant(enumeration.values[0].rawValue)
        }
        if parameter.belongsToClient { return .client }
        return parameter.isRequired && parameter.extensions.clientDefault == nil ? .argument : .option
    }

    // MARK: Answers

    private func accept(_ operation: ServiceDescription.Operation, catalog: inout ModelCatalog) -> String? {
        var types: [String] = []
        for response in operation.responses {
            let contents = MediaTypes.readable(response.contents, catalog: &catalog)
            // A service answers a failure as it likes; text that only failures come in must not be had for success.
            let wanted = contents.filter { content in
                if response.isSuccess || MediaTypes.isJSON(content.mediaType) { return true }
                return types.isEmpty && (MediaTypes.isXML(content.mediaType) || MediaTypes.isText(content.mediaType))
            }
            for content in wanted where !types.contains(content.mediaType) { types.append(content.mediaType) }
        }
        return types.isEmpty ? nil : types.joined(separator: ", ")
    }
}

extension OperationDeclaration.Source {
    /// Whether the value is an argument of the method.
    var isArgument: Bool {
        if case .argument = self { true } else { false }
    }

    /// Whether the value is given by the caller.
    var isGiven: Bool { isArgument || isOption }

    /// Whether the value is a member of the options.
    var isOption: Bool {
        switch self {
        case .option, .serverVariable: true
        case .argument, .apiVersion, .constant, .client: false
        }
    }
}
