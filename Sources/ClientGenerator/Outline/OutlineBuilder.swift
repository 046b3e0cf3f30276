import ServiceDescription

/// Reduces the declarations of a client to an outline.
struct OutlineBuilder {
    /// The client.
    let client: ClientDeclaration

    /// The outline.
    func outline() -> ClientOutline {
        ClientOutline(
            name: client.name,
            namespace: client.namespace,
            endpoint: client.endpoint,
            initializers: client.initializers.map(initializer),
            credentials: credentials,
            properties: client.parameters.map(\.property),
            latestVersion: client.latestVersion?.value ?? "",
            sendsVersion: client.sendsVersion,
            operations: client.operations.map { operation(in: nil, $0) }
                + client.groups.flatMap { group in
                    group.operations.map { operation(in: SwiftName.unescaped(group.propertyName), $0) }
                },
            types: TypeOutlines(client: client).all
        )
    }

    // MARK: The client

    private func initializer(_ initializer: ClientDeclaration.Initializer) -> ClientOutline.Initializer {
        let hasEndpoint = client.endpoint != nil
        let endpoint = ClientOutline.Member(
            name: "endpoint",
            type: SwiftType.builtIn(.url).spelling,
            isOptional: hasEndpoint,
            isRequired: !hasEndpoint
        )
        let credentials = initializer.credentials.map { credential in
            ClientOutline.Member(
                name: credential.label,
                type: credential.kind.type.spelling,
                isOptional: initializer.isChoice,
                isRequired: !initializer.isChoice,
                wireName: credential.scheme.name
            )
        }
        return ClientOutline.Initializer(
            parameters: [endpoint] + credentials + client.parameters.map(\.property),
            credentials: credentials
        )
    }

    private var credentials: [ClientOutline.Credential] {
        client.initializers.flatMap(\.credentials).uniqued(on: \.scheme.name).map { credential in
            var outline = ClientOutline.Credential(
                scheme: credential.scheme.name,
                type: credential.kind.type.spelling,
                wireName: "",
                prefix: credential.scheme.prefix
            )
            if case .apiKey(let name, let location) = credential.kind {
                outline.place = location
                outline.wireName = name
            }
            return outline
        }
    }

    // MARK: Operations

    private func operation(in group: String?, _ operation: OperationDeclaration) -> OperationOutline {
        OperationOutline(
            identifier: operation.operation.identifier,
            hasOwnIdentifier: operation.operation.hasOwnIdentifier,
            method: operation.operation.method,
            path: operation.operation.path,
            group: group,
            name: operation.name,
            arguments: operation.arguments.map { argument in
                ClientOutline.Member(
                    name: argument.name,
                    type: argument.type.spelling,
                    isOptional: argument.isOptional,
                    isRequired: !argument.isOptional && argument.defaultValue == nil,
                    initialValue: argument.defaultValue,
                    wireName: argument.wireName
                )
            },
            optionsType: operation.optionsName,
            headersType: operation.headers?.name,
            returned: operation.output.returned.spelling,
            isCollection: operation.output.isCollection && operation.output.longRunning == nil,
            isPaged: operation.output.isPaged,
            format: operation.output.format,
            longRunning: operation.output.longRunning,
            secrets: operation.secretParameters + operation.secretMembers,
            sent: operation.parameters.map(sent),
            body: operation.body.map { body in
                OperationOutline.Body(
                    name: body.name,
                    type: body.type.spelling,
                    mediaTypes: body.mediaTypes.map(\.text),
                    source: source(of: body),
                    fields: body.encodings
                )
            },
            accept: operation.accept,
            acceptOption: operation.acceptOption?.name,
            contentTypeOption: operation.contentTypeOption?.name,
            responses: responses(of: operation),
            failures: operation.failures.map { failure in
                OperationOutline.Failure(
                    status: failure.status,
                    mediaType: failure.mediaType?.text,
                    type: failure.type?.spelling
                )
            },
            server: operation.server?.url,
            security: client.security(of: operation),
            summary: operation.operation.documentation.firstParagraph,
            isDeprecated: operation.operation.documentation.isDeprecated || operation.replacement != nil,
            isReplaced: operation.replacement != nil,
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
            group: parameter.groupName,
            ownName: parameter.name,
            type: parameter.type.spelling,
            wireName: parameter.wireName,
            place: parameter.isInServer ? nil : parameter.parameter.location,
            source: source,
            encoding: OperationOutline.SentValue.Encoding(ParameterEncoding(parameter: parameter)),
            serviceDefault: parameter.defaultValue == nil && parameter.argumentDefault == nil
                ? parameter.parameter.documentation.defaultValue : nil,
            isDeprecated: parameter.parameter.documentation.isDeprecated,
            summary: parameter.parameter.documentation.firstParagraph
        )
    }

    private func source(of body: OperationDeclaration.Body) -> OperationOutline.Body.Source {
        guard let members = body.members else { return .argument(isOptional: body.isOptional) }
        return .members(
            members.map { member in
                OperationOutline.Body.Member(
                    name: member.name,
                    type: member.property.type.spelling,
                    wireName: member.property.wirePath,
                    isArgument: member.isArgument
                )
            }
        )
    }

    /// The responses of an operation. A `default` that describes the success as well is there once for each.
    private func responses(of operation: OperationDeclaration) -> [OperationOutline.Response] {
        let successes = Set(operation.operation.successfulResponses.map(\.status))
        return operation.operation.responses.flatMap { response in
            let isReturned = response.isSuccess || successes.contains(response.status)
            return [
                isReturned ? self.response(response, isFailure: false, of: operation) : nil,
                response.isFailure ? self.response(response, isFailure: true, of: operation) : nil,
            ].compactMap(\.self)
        }
    }

    private func response(
        _ response: Response,
        isFailure: Bool,
        of operation: OperationDeclaration
    ) -> OperationOutline.Response {
        var type: TypeSpelling?
        if isFailure {
            type = operation.failures.first { $0.status == response.status }?.type?.spelling
        } else if let result = operation.result {
            type = result.cases.first { $0.status == response.status }?.output?.type.spelling
        } else if operation.output.type != .void,
            !response.contents.isEmpty || operation.output.format == .headers || !operation.describesResult
        {
            type = operation.output.type.spelling
        }
        return OperationOutline.Response(
            status: response.status.text,
            type: type,
            isFailure: isFailure,
            summary: response.documentation.firstParagraph
        )
    }
}

extension OperationDeclaration {
    /// Whether a success is described with contents. Otherwise the client returns what comes.
    fileprivate var describesResult: Bool { self.operation.successfulResponses.contains { !$0.contents.isEmpty } }
}

extension OperationDeclaration.Parameter {
    /// The property of the client that it is, which initializers take as well.
    var property: ClientOutline.Member {
        ClientOutline.Member(
            name: name,
            type: type.spelling,
            isOptional: mayBeMissing,
            isRequired: mustBeGiven,
            wireName: wireName
        )
    }
}

extension OperationOutline.SentValue.Encoding {
    /// The complete encoding, including what the runtime does by itself.
    fileprivate init(_ encoding: ParameterEncoding) {
        let sent = encoding.parameter.parameter
        self.init(
            textStyle: encoding.defaults,
            keepsSlashes: sent.isSentAsSegments,
            format: encoding.coding?.rawValue,
            fields: encoding.parameter.encodings
        )
        switch encoding.form {
        case .json, .wholeQuery: mediaType = sent.mediaType?.text
        case .styled:
            textStyle = TextStyle(
                encoding.style ?? textStyle.style,
                explodes: encoding.explodes ?? textStyle.explodes,
                listStyles: sent.textStyle.listStyles,
                allowsReserved: encoding.keepsReserved
            )
            textStyle.isEncoded = encoding.isEncoded
        case .headerFields, .serverVariable: break
        }
    }
}
