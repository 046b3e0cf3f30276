import ClientConfiguration
import ServiceDescription

/// Builds the declarations of operations one by one, and adds the types that they need to a catalog.
struct OperationBuilder {
    private let names: OperationNames
    private let security: ClientSecurity
    private let servers: [Server]
    private let rename: ClientConfiguration.Rename
    /// The names of the options of operations, by the operations' identifiers.
    private let optionsNames: [String: String]
    /// The parameters of the operations so far.
    private(set) var parameters: ParameterBuilder

    /// A builder for the operations of a service.
    ///
    /// - Parameters:
    ///   - service: The service.
    ///   - security: What its operations require.
    ///   - own: The names of its operations, their options and their groups of parameters.
    ///   - rename: The names that the user wants.
    ///   - valueNames: The names in Swift of most parameters.
    init(
        _ service: Service,
        security: ClientSecurity,
        own: OwnNames,
        rename: ClientConfiguration.Rename,
        _ valueNames: ValueNames
    ) {
        self.security = security
        self.rename = rename
        servers = service.servers
        names = own.operations
        optionsNames = own.options
        parameters = ParameterBuilder(service, rename: rename, groups: own.parameterGroups, valueNames)
    }

    /// Declares what an operation sends and returns.
    ///
    /// - Returns: The operation, and after it one for each further type that its body may have.
    mutating func draft(_ operation: Operation, catalog: inout ModelCatalog) -> [OperationDraft] {
        guard let optionsName = optionsNames[operation.identifier] else {
            preconditionFailure("the options of '\(operation.identifier)' have no name")
        }
        let group = names.name(of: operation).group
        let place = TypePlace(names.types[operation], in: group.map { .group($0.key) })
        // What was there from the beginning gives its types their names first, so that a new parameter renames none.
        let bodies = operation.body.map { BodyBuilder.forms(toGive: $0, of: operation, at: place, catalog: &catalog) }
        let responses = ResponseBuilder(operation, at: place).declare(catalog: &catalog)
        let sent = declareSent(by: operation, bodies: bodies ?? [], at: place, catalog: &catalog)
        let failures = FailureBuilder.failures(of: operation, at: place, catalog: &catalog)
        let secretParameters = sent.parameters.filter { catalog.facts.secrets.contain($0.parameter) }
        let draft = OperationDraft(
            operation: operation,
            optionsName: optionsName,
            parameters: sent.parameters,
            body: sent.bodies.first,
            output: responses.output,
            headers: responses.headers,
            result: responses.result,
            failures: failures,
            accept: AcceptedTypes.field(of: operation, facts: catalog.facts),
            security: security.requirement(of: operation),
            secretParameters: secretParameters.map(\.wireName),
            secretMembers: catalog.facts.secrets.members(of: operation),
            server: sent.server,
            contentTypeOption: sent.contentTypeOption,
            acceptOption: sent.acceptOption
        )
        return [draft] + sent.bodies.dropFirst().map(draft.overload)
    }

    /// The names that no argument and no option has yet.
    private static let arguments = NameScope(reserved: ReservedNames.argumentsAndOptions)

    /// What an operation sends, and where.
    private struct Sent {
        let parameters: [OperationDeclaration.Parameter]
        /// The ways in which its body can be given, the best one first.
        let bodies: [OperationDeclaration.Body]
        let contentTypeOption: OperationDraft.MediaTypeOption?
        let acceptOption: OperationDraft.MediaTypeOption?
        let server: OperationServer?
    }

    /// Declares what an operation sends, and gives all of it names that differ.
    private mutating func declareSent(
        by operation: Operation,
        bodies: [OperationDeclaration.Body],
        at place: TypePlace,
        catalog: inout ModelCatalog
    ) -> Sent {
        var scope = Self.arguments
        var server = OperationServer(of: operation, defaults: servers)
        var declared =
            parameters.declare(of: operation, at: place, catalog: &catalog)
            + (server?.variables(of: operation, at: place, catalog: &catalog) ?? [])
        // Optional parameters take their names last, so that a new one renames nothing.
        parameters.claimNames(of: &declared, operation, in: &scope) { $0.source.isArgument }
        var bodies = bodies
        if let body = operation.body, !bodies.isEmpty {
            let name = scope.claim(parameters.names.wanted(for: body, of: operation))
            for index in bodies.indices { bodies[index].name = name }
        }
        let contentTypeOption = Self.nameContentType(of: &bodies, scope: &scope)
        let acceptOption = AcceptedTypes.option(of: operation, facts: catalog.facts, scope: &scope)
        server?.claimOptionName(in: &scope)
        parameters.claimGroups(of: &declared, operation, in: &scope, catalog: &catalog)
        parameters.claimNames(of: &declared, operation, in: &scope) { !$0.source.isArgument }
        RenameChecker.report(
            scope.refusals,
            of: .parameters,
            rename,
            in: [operation.identifier, operation.undividedIdentifier].compactMap { $0 },
            diagnostics: &catalog.diagnostics
        )
        return Sent(
            parameters: declared,
            bodies: bodies,
            contentTypeOption: contentTypeOption,
            acceptOption: acceptOption,
            server: server
        )
    }

    // MARK: Bodies

    /// Names the argument or option for the media type of a body with several media types.
    ///
    /// - Returns: The option, if one is needed.
    private static func nameContentType(
        of bodies: inout [OperationDeclaration.Body],
        scope: inout NameScope
    ) -> OperationDraft.MediaTypeOption? {
        guard bodies.contains(where: { $0.mediaTypes.count > 1 || $0.mediaType == nil }) else { return nil }
        let name = scope.claim(firstOf: ["contentType", "bodyContentType"])
        for index in bodies.indices where bodies[index].mediaTypes.count > 1 || bodies[index].mediaType == nil {
            bodies[index].contentTypeName = name
        }
        let chosen = bodies.filter { $0.contentTypeName != nil && !$0.asksForMediaType }
        let mediaTypes = chosen.flatMap(\.mediaTypes)
        return mediaTypes.isEmpty ? nil : OperationDraft.MediaTypeOption(name: name, mediaTypes: mediaTypes)
    }
}
