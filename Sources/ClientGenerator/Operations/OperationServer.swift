import ServiceDescription

/// The servers of an operation that has servers of its own.
struct OperationServer: Sendable {
    /// A variable of the server's URL.
    struct Variable: Sendable {
        /// The variable, as a parameter.
        let parameter: Parameter
        /// Where its value comes from.
        let source: OperationDeclaration.Source
    }

    /// The servers, the preferred one first.
    let servers: [Server]
    /// The URL of the first.
    let url: String
    /// The variables of the first.
    let variables: [Variable]
    /// The name of the option by which another server is chosen, if there are several.
    private(set) var optionName: String?

    /// The servers of an operation.
    ///
    /// - Parameters:
    ///   - operation: The operation.
    ///   - defaults: The servers of the service.
    /// - Returns: `nil` if they are those of the service.
    static func declare(_ operation: Operation, defaults: [Server]) -> OperationServer? {
        guard let preferred = operation.servers.preferredOffset, operation.servers.map(\.url) != defaults.map(\.url)
        else { return nil }
        var servers = operation.servers
        let server = servers.remove(at: preferred)
        servers.insert(server, at: 0)
        let variables = server.variables.map { variable in
            let shape = variable.schema(at: operation)
            // Only that of the service's own server is sent without a value.
            let defaultValue = variable.defaultValue.flatMap { $0.isEmpty ? nil : $0 }
            let parameter = Parameter(
                name: variable.name,
                clientName: variable.clientName,
                location: .path,
                isRequired: defaultValue == nil,
                textStyle: TextStyle(.simple),
                schema: shape,
                documentation: variable.documentation,
                mark: operation.mark
            )
            return Variable(
                parameter: parameter,
                source: defaultValue.map { .serverVariable(default: $0) } ?? .argument
            )
        }
        return OperationServer(servers: servers, url: server.url, variables: variables)
    }

    /// The servers, the option by which another is chosen named.
    func named(in scope: inout NameScope) -> OperationServer {
        var named = self
        if servers.count > 1 { named.optionName = scope.claim(firstOf: ["server", "serverURL"]) }
        return named
    }

    /// The documentation of the option.
    var documentation: Documentation {
        let others = servers.dropFirst().map { server in
            "`\(server.urlWithDefaults)`" + (server.documentation.text.map { " (\($0))" } ?? "")
        }
        return Documentation(
            summary: "The server to send the request to. Defaults to `\(servers[0].urlWithDefaults)`.",
            text: "The description also names \(others.joined(separator: ", "))."
        )
    }
}

extension Server.Variable {
    /// What the variable may be.
    fileprivate func schema(at operation: Operation) -> Schema {
        guard !allowedValues.isEmpty else { return Schema(shape: .string(format: nil), mark: operation.mark) }
        let values = allowedValues.map { EnumerationSchema.Value(rawValue: $0, mark: operation.mark) }
        return Schema(
            shape: .enumeration(EnumerationSchema(rawType: .string, values: values)),
            mark: operation.mark
        )
    }
}
