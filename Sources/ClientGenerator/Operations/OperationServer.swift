import ServiceDescription

/// The servers of an operation that has servers of its own.
struct OperationServer: Sendable {
    /// The servers, the preferred one first.
    let servers: [Server]
    /// The name of the option by which another server is chosen, if there are several.
    private(set) var optionName: String?

    /// The URL of the first.
    var url: String { servers[0].url }

    /// The servers of an operation.
    ///
    /// - Parameters:
    ///   - operation: The operation.
    ///   - defaults: The servers of the service.
    /// - Returns: `nil` if they are those of the service.
    init?(of operation: Operation, defaults: [Server]) {
        guard let preferred = operation.servers.preferredOffset, operation.servers.map(\.url) != defaults.map(\.url)
        else { return nil }
        var servers = operation.servers
        servers.insert(servers.remove(at: preferred), at: 0)
        self.servers = servers
    }

    /// The variables of the first server's URL, as parameters of the operation. They have no names yet.
    ///
    /// - Parameters:
    ///   - operation: The operation.
    ///   - place: What names their types.
    ///   - catalog: Receives the types that they need.
    func variables(
        of operation: Operation,
        at place: TypePlace,
        catalog: inout ModelCatalog
    ) -> [OperationDeclaration.Parameter] {
        servers[0].variables.map { variable in
            // Only that of the service's own server is sent without a value.
            let defaultValue = variable.defaultValue.flatMap { $0.isEmpty ? nil : $0 }
            let schema = variable.schema(at: operation)
            return OperationDeclaration.Parameter(
                name: "",
                type: catalog.type(of: schema, at: place.inside(variable.name)),
                source: defaultValue.map { .serverVariable(default: $0) } ?? .argument,
                parameter: Parameter(
                    name: variable.name,
                    clientName: variable.clientName,
                    location: .path,
                    isRequired: defaultValue == nil,
                    textStyle: TextStyle(.simple),
                    schema: schema,
                    documentation: variable.documentation,
                    mark: operation.mark
                ),
                isInServer: true
            )
        }
    }

    /// Names the option by which another server is chosen, if there are several.
    mutating func claimOptionName(in scope: inout NameScope) {
        if servers.count > 1 { optionName = scope.claim(firstOf: ["server", "serverURL"]) }
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
        let enumeration = EnumerationSchema(rawType: .string, values: values)
        return Schema(shape: .enumeration(enumeration), mark: operation.mark)
    }
}
