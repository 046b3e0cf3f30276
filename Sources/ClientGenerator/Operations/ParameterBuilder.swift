import ClientConfiguration
import ServiceDescription

/// Declares the parameters of operations one after the other, and keeps what they have in common: the client's parameters, and groups.
struct ParameterBuilder {
    /// The versions of the service.
    let versions: ApiVersions
    /// The names of parameters and bodies.
    let names: ParameterNames
    /// The parameters of the operations so far that belong to the client.
    private(set) var client = ClientParameters()
    /// The groups of parameters of the operations so far.
    private(set) var groups: ParameterGroups

    /// A builder for the parameters of a service's operations.
    ///
    /// - Parameters:
    ///   - service: The service.
    ///   - rename: The names that the user wants.
    ///   - groups: The groups of parameters of its operations.
    ///   - valueNames: The names in Swift of most parameters.
    init(_ service: Service, rename: ClientConfiguration.Rename, groups: ParameterGroups, _ valueNames: ValueNames) {
        versions = ApiVersions(of: service)
        names = ParameterNames(rename, valueNames)
        self.groups = groups
    }

    // MARK: Declarations

    /// The parameters of an operation, in the order of the description. Those of the operation itself have no names yet.
    mutating func declare(
        of operation: Operation,
        at place: TypePlace,
        catalog: inout ModelCatalog
    ) -> [OperationDeclaration.Parameter] {
        operation.parameters.filter { !$0.isSentByRuntime }
            .map { declare($0, of: operation, at: place, catalog: &catalog) }
    }

    private mutating func declare(
        _ parameter: Parameter,
        of operation: Operation,
        at place: TypePlace,
        catalog: inout ModelCatalog
    ) -> OperationDeclaration.Parameter {
        ParameterStyles(facts: catalog.facts).check(parameter, diagnostics: &catalog.diagnostics)
        let fixed = FixedValues(versions: versions, facts: catalog.facts).source(of: parameter, to: operation)
        if fixed == nil, parameter.belongsToClient,
            let known = claimForClient(parameter, of: operation, at: place, catalog: &catalog)
        {
            return known
        }
        let groupType = fixed == nil ? groupType(of: parameter, in: operation) : nil
        // Only what a caller gives needs a type.
        let type =
            fixed == nil ? type(of: parameter, of: operation, in: groupType, at: place, catalog: &catalog) : .string
        var declared = OperationDeclaration.Parameter(
            name: "",
            type: type,
            source: fixed ?? .option,
            parameter: Self.asSent(parameter, isConstant: fixed != nil, facts: catalog.facts),
            encodings: encodings(of: parameter, facts: catalog.facts, diagnostics: &catalog.diagnostics),
            defaultValue: ClientDefault.value(
                of: parameter,
                type: type,
                in: catalog.declarations,
                diagnostics: &catalog.diagnostics
            )
        )
        guard fixed == nil else { return declared }
        if declared.mustBeGiven {
            declared.source = .argument
            declared.argumentDefault = ClientDefault.ofArgument(parameter, type: type, in: catalog.declarations)
        } else {
            declared.groupType = groupType
        }
        return declared
    }

    /// The struct of the group that a parameter is a member of, unless callers must always give it.
    private func groupType(of parameter: Parameter, in operation: Operation) -> String? {
        guard let group = parameter.extensions.group, !parameter.isRequired || ClientDefault.isPossible(of: parameter)
        else { return nil }
        return groups.typeName(of: group, in: operation)
    }

    /// The client's parameter that an operation's parameter is; `nil`, which is reported, if it has to be given with each call.
    private mutating func claimForClient(
        _ parameter: Parameter,
        of operation: Operation,
        at place: TypePlace,
        catalog: inout ModelCatalog
    ) -> OperationDeclaration.Parameter? {
        let wanted = names.wanted(for: parameter, of: operation)
        let known = client.claim(parameter, catalog: &catalog, called: wanted) { catalog in
            let type =
                parameter.areFieldsOfPrefix
                ? .dictionary(.string)
                : catalog.type(of: parameter.schema, at: TypePlace("client " + parameter.name, in: place.file))
            let value = ClientDefault.value(
                of: parameter,
                type: type,
                in: catalog.declarations,
                diagnostics: &catalog.diagnostics
            )
            return (type, value)
        }
        if known == nil {
            catalog.diagnostics.warning(
                "'\(parameter.name)' is a parameter of the client, but has a different type in another operation; "
                    + "here it is a parameter of each call (give it the same type everywhere)",
                at: parameter.mark
            )
        }
        return known
    }

    /// How the members of a parameter that is the whole query are sent.
    private func encodings(
        of parameter: Parameter,
        facts: SchemaFacts,
        diagnostics: inout Diagnostics
    ) -> [FieldEncodingDeclaration] {
        guard parameter.location == .querystring, let mediaType = parameter.mediaType else { return [] }
        let content = Content(
            mediaType: mediaType,
            schema: parameter.schema,
            encodings: parameter.encodings,
            mark: parameter.mark
        )
        return BodyEncodings(content, facts: facts, diagnostics: &diagnostics).declarations
    }

    /// The type of what a caller gives. What only a group has is named after the group, because other operations may use that, too.
    private func type(
        of parameter: Parameter,
        of operation: Operation,
        in groupType: String?,
        at place: TypePlace,
        catalog: inout ModelCatalog
    ) -> SwiftType {
        if parameter.areFieldsOfPrefix { return .dictionary(.string) }
        let subject = TypeSubject.parameter(parameter, of: operation)
        let known = groupType.flatMap { groups.member(parameter, of: $0) }
        if let known, catalog.facts.haveOneType(known.parameter.schema, parameter.schema) { return known.type }
        if let groupType, known == nil, parameter.extensions.group?.name != nil {
            let place = TypePlace(groupType + " " + parameter.name, in: place.file, of: subject.shared)
            return catalog.type(of: parameter.schema, at: place)
        }
        return catalog.type(of: parameter.schema) { catalog in
            catalog.names.place(ofParameter: parameter.name, in: place, of: subject)
        }
    }

    /// A parameter as it is sent: as text where any media type will do and the value has no members. Numbers and truth values that are
    /// constants are the same as text and in JSON. The whole query is sent in a media type that the runtime knows.
    private static func asSent(_ parameter: Parameter, isConstant: Bool, facts: SchemaFacts) -> Parameter {
        if let mediaType = ParameterStyles.queryMediaType(of: parameter, facts: facts) {
            var sent = parameter
            sent.mediaType = mediaType
            return sent
        }
        guard parameter.isSentAsJSON, let mediaType = parameter.mediaType else { return parameter }
        let isText = mediaType.isAny
        switch facts.resolved(parameter.schema).shape {
        case .boolean where isText || isConstant: break
        case .enumeration(let enumeration)
        where isText || isConstant && [.integer, .number].contains(enumeration.rawType): break
        case .string where isText, .integer where isText, .number where isText: break
        default: return parameter
        }
        var sent = parameter
        sent.mediaType = nil
        sent.textStyle.explodes = sent.textStyle.style == .form
        return sent
    }

    // MARK: Names

    /// Names the parameters that are meant, and have neither a name nor a group.
    func claimNames(
        of parameters: inout [OperationDeclaration.Parameter],
        _ operation: Operation,
        in scope: inout NameScope,
        where isIncluded: (OperationDeclaration.Parameter) -> Bool
    ) {
        let indices = parameters.indices.filter { index in
            parameters[index].name.isEmpty && parameters[index].groupType == nil && isIncluded(parameters[index])
        }
        let claimed = scope.claim(
            indices.map { names.wanted(for: parameters[$0].parameter, of: operation) }
        )
        for (index, name) in zip(indices, claimed) { parameters[index].name = name }
    }

    /// Makes parameters members of their groups, and names the groups and their members.
    mutating func claimGroups(
        of parameters: inout [OperationDeclaration.Parameter],
        _ operation: Operation,
        in scope: inout NameScope,
        catalog: inout ModelCatalog
    ) {
        groups.claim(
            &parameters,
            in: &scope,
            called: { [names] in names.wanted(for: $0, of: operation) },
            facts: catalog.facts,
            diagnostics: &catalog.diagnostics
        )
    }
}

// MARK: - The request's identifier

extension OperationDraft {
    /// The header field for the request's identifier, if it is not the default.
    var clientRequestIdHeader: String? {
        operation.parameters.first { $0.isSentByRuntime && !$0.isDefaultRequestId }?.name
    }
}

extension Parameter {
    /// Whether it is the request's identifier, which every request has.
    fileprivate var isSentByRuntime: Bool {
        location == .header && (extensions.isClientRequestId || isDefaultRequestId)
    }

    fileprivate var isDefaultRequestId: Bool { name.lowercased() == "x-ms-client-request-id" }

    /// Whether it is a header field for each entry of a dictionary, whose names begin alike.
    fileprivate var areFieldsOfPrefix: Bool { extensions.headerPrefix != nil && location == .header }
}
