import Mustache
import ServiceDescription

/// The endpoints of a service, for the template `Endpoint`.
struct EndpointView: MustacheView {
    /// The name of the client's class.
    let client: String
    /// The places.
    let endpoint: EndpointDeclaration

    static let members: MustacheMembers<Self> = [
        "clientName": { .string($0.client) },
        "name": { .string($0.endpoint.name) },
        "servers": { .views($0.endpoint.servers.map(EndpointServerView.init)) },
        "enumerations": { .views($0.endpoint.enumerations.map(EndpointEnumerationView.init)) },
    ]
}

/// An endpoint of a service.
struct EndpointServerView: MustacheView {
    /// The place.
    let server: EndpointDeclaration.Server

    static let members: MustacheMembers<Self> = [
        "name": { .string($0.server.name) },
        "url": { .literal($0.server.url) },
        "parameters": { .views($0.parameters) },
        "hasVariables": { .bool(!$0.server.variables.isEmpty) },
        "variables": { .views($0.server.variables.map { EndpointVariableView(variable: $0) }) },
        "isRelative": { .bool($0.server.isRelative) },
        "documentation": {
            .documentation(
                $0.server.documentation,
                fallback: "The service at `\($0.server.url.isEmpty ? "/" : $0.server.url)`."
            )
        },
        "hasOneParameter": { .bool($0.parameters.count == 1) },
        "hasParameters": { .bool(!$0.parameters.isEmpty) },
        "parameterDocumentation": { .strings($0.parameterDocumentation) },
    ]

    private var parameters: [ParameterView] {
        (server.isRelative ? [ParameterView(name: "at endpoint", type: "URL")] : [])
            + server.variables.map { variable in
                ParameterView(
                    name: variable.name,
                    type: variable.enumeration ?? "String",
                    defaultValue: variable.defaultValue
                )
            }
    }

    private var parameterDocumentation: [String] {
        let introduction = parameters.count == 1 ? "- Parameter " : "  - "
        let endpoint =
            server.isRelative
            ? DocumentationLines.item(
                introduction + "endpoint: ",
                of: "The URL against which the server's relative URL is resolved."
            ) : []
        return endpoint
            + server.variables.flatMap { variable in
                DocumentationLines.item(
                    introduction + "\(SwiftName.unescaped(variable.name)): ",
                    variable.documentation,
                    fallback: MemberPhrases.sentence(variable.wireName, type: .string)
                )
            }
    }
}

/// A variable of a URL, and the parameter that has its value.
struct EndpointVariableView: MustacheView {
    /// The variable.
    let variable: EndpointDeclaration.Variable

    static let members: MustacheMembers<Self> = [
        "wireName": { .literal($0.variable.wireName) },
        "name": { .string($0.variable.name) },
        "isEnumeration": { .bool($0.variable.enumeration != nil) },
    ]
}

/// The values of a variable of a URL.
struct EndpointEnumerationView: MustacheView {
    /// The values.
    let enumeration: EndpointDeclaration.Enumeration

    static let members: MustacheMembers<Self> = [
        "name": { .string($0.enumeration.name) },
        "documentation": { .documentation($0.enumeration.documentation, fallback: Phrases.type($0.enumeration.name)) },
        "values": { .views($0.enumeration.values.map(EndpointValueView.init)) },
    ]
}

/// A value of a variable of a URL.
struct EndpointValueView: MustacheView {
    /// The value.
    let value: EndpointDeclaration.Value

    static let members: MustacheMembers<Self> = [
        "name": { .string($0.value.name) },
        "text": { .literal($0.value.rawValue) },
        "documentation": { .documentation(of: Phrases.value($0.value.rawValue)) },
    ]
}

/// The servers of an operation that has servers of its own.
struct OperationServerView: MustacheView {
    /// The servers of the operation.
    let server: OperationServer

    static let members: MustacheMembers<Self> = [
        "url": { .literal($0.server.url) },
        "option": { .optional($0.server.optionName) },
    ]
}
