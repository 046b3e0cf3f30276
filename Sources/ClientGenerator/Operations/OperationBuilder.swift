import ClientConfiguration
import ServiceDescription

/// Builds the declarations of operations one by one, and adds the types that they need to a catalog.
struct OperationBuilder {
    /// The names of the operations.
    let names: OperationNames
    private let security: ClientSecurity
    private let servers: [Server]
    /// The versions of the service.
    let versions: ApiVersions
    /// The names of parameters and bodies.
    let parameterNames: ParameterNames
    private let rename: ClientConfiguration.Rename
    private let optionsNames: [String: String]
    /// The parameters of the operations so far that belong to the client.
    var clientParameters = ClientParameters()
    /// The groups of parameters of the operations so far.
    var parameterGroups: ParameterGroups

    /// A builder for the operations of a service.
    ///
    /// - Parameters:
    ///   - service: The service.
    ///   - security: What its operations require.
    ///   - names: The names of its operations.
    ///   - rename: The names that the user wants.
    ///   - optionsNames: The names of the options of operations, by the operations' identifiers.
    ///   - parameterGroups: The groups of parameters of its operations.
    init(
        _ service: Service,
        security: ClientSecurity,
        names: OperationNames,
        rename: ClientConfiguration.Rename,
        optionsNames: [String: String],
        parameterGroups: ParameterGroups
    ) {
        self.parameterGroups = parameterGroups
        self.security = security
        servers = service.servers
        versions = ApiVersions(of: service)
        self.names = names
        self.rename = rename
        parameterNames = ParameterNames(rename)
        self.optionsNames = optionsNames
    }

    /// Declares what an operation sends and returns.
    ///
    /// - Returns: The operation, and after it one for each further type that its body may have.
    mutating func draft(
        _ operation: ServiceDescription.Operation,
        catalog: inout ModelCatalog
    ) -> [OperationDraft] {
        guard let optionsName = optionsNames[operation.identifier] else {
            preconditionFailure("the options of '\(operation.identifier)' have no name")
        }
        let group = names.name(of: operation).group
        let place = TypePlace(names.types[operation], in: group.map { .group($0.key) })
        let sent = declareSent(by: operation, at: place, catalog: &catalog)
        let responses = ResponseBuilder(operation, at: place).declare(catalog: &catalog)
        let failures = FailureBuilder.failures(of: operation, at: place, catalog: &catalog)
        let draft = OperationDraft(
            operation: operation,
            optionsName: optionsName,
            parameters: sent.parameters,
            body: sent.bodies.first,
            output: responses.output,
            headers: responses.headers,
            result: responses.result,
            failures: failures,
            accept: Self.accept(operation, facts: catalog.facts),
            security: security.requirement(of: operation),
            clientRequestIdHeader: Self.clientRequestIdHeader(of: operation),
            secretMembers: catalog.facts.secrets.names(of: operation),
            outcomes: OperationOutcome.outcomes(of: operation, beside: failures),
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
        by operation: ServiceDescription.Operation,
        at place: TypePlace,
        catalog: inout ModelCatalog
    ) -> Sent {
        var scope = Self.arguments
        let server = OperationServer.declare(operation, usual: servers)
        var parameters =
            declareParameters(of: operation, at: place, catalog: &catalog)
            + declareVariables(of: server, at: place, catalog: &catalog)
        // Optional parameters take their names last, so that a new one renames nothing.
        claimNames(of: &parameters, operation, in: &scope) { $0.source.isArgument }
        var bodies = bodies(of: operation, at: place, catalog: &catalog, scope: &scope)
        let contentTypeOption = nameContentType(of: &bodies, scope: &scope)
        let acceptOption = Self.acceptOption(of: operation, facts: catalog.facts, scope: &scope)
        let namedServer = server.map { $0.named(in: &scope) }
        claimGroups(of: &parameters, operation, in: &scope, facts: catalog.facts, diagnostics: &catalog.diagnostics)
        claimNames(of: &parameters, operation, in: &scope) { !$0.source.isArgument }
        RenameChecker.report(
            scope.refusals,
            of: rename.parameters,
            "parameter",
            in: [operation.identifier, operation.origin].compactMap { $0 },
            diagnostics: &catalog.diagnostics
        )
        return Sent(
            parameters: parameters,
            bodies: bodies,
            contentTypeOption: contentTypeOption,
            acceptOption: acceptOption,
            server: namedServer
        )
    }

    // MARK: Responses

    /// Names the option for the media type of the response, where it comes in several that the client takes as they are: as a PDF or as
    /// a spreadsheet. Of values that it reads, it asks for the notation that suits it best.
    private static func acceptOption(
        of operation: ServiceDescription.Operation,
        facts: SchemaFacts,
        scope: inout NameScope
    ) -> OperationDraft.MediaTypeOption? {
        var known: Set<String> = []
        let choices = operation.responses.filter { $0.isSuccess && $0.contents.count > 1 }.map { response in
            let readable = facts.contents.readable(response)
            let areTakenAsTheyAre = !readable.contains { MediaTypes.isStructured($0.mediaType) || $0.isSequential }
            return areTakenAsTheyAre ? readable.map(\.mediaType).filter { !MediaTypes.isRange($0) } : []
        }
        let mediaTypes = choices.filter { Set($0.map(Content.essence)).count > 1 }.joined().filter {
            known.insert(Content.essence($0)).inserted
        }
        guard !mediaTypes.isEmpty else { return nil }
        let name = scope.claim(firstOf: ["accept", "acceptedMediaType"])
        return OperationDraft.MediaTypeOption(name: name, mediaTypes: mediaTypes)
    }

    private static func accept(_ operation: ServiceDescription.Operation, facts: SchemaFacts) -> String? {
        var types: [String] = []
        var known: Set<String> = []
        // What only failures come in must not be taken for the response of another part of the operation.
        let responses = operation.origin == nil ? operation.responses : operation.responses.filter(\.isSuccess)
        for response in responses {
            let readable = facts.contents.readable(response)
            let others = readable.filter { !MediaTypes.isMultipart($0.mediaType) && !MediaTypes.isForm($0.mediaType) }
            // Forms are not read; a service that sends nothing else has to be asked for them nevertheless.
            let contents = others.isEmpty ? readable : others
            // A service may return a failure in any format; text that only failures use must not be read as success.
            let wanted = contents.filter { content in
                if response.isSuccess || MediaTypes.isJSON(content.mediaType) { return true }
                return types.isEmpty && (MediaTypes.isXML(content.mediaType) || MediaTypes.isText(content.mediaType))
            }
            types += wanted.map(\.mediaType).filter { known.insert($0).inserted }
        }
        let successes = operation.responses.filter { $0.isSuccess }
        if !types.isEmpty, successes.allSatisfy(\.contents.isEmpty) {
            // A service that negotiates refuses a request that accepts nothing but what its failures have.
            types += successes.flatMap(\.undescribedTypes).filter { known.insert($0).inserted }
        }
        // What is none has its warning, and would make the field invalid (RFC 9110, section 12.5.1).
        types.removeAll { !$0.utf8.contains(UInt8(ascii: "/")) }
        return types.isEmpty ? nil : types.joined(separator: ", ")
    }
}
