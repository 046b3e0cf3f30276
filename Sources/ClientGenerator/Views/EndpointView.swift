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
        "servers": { .views($0.endpoint.servers) },
        "enumerations": { .views($0.endpoint.enumerations) },
    ]
}

/// An endpoint of a service.
extension EndpointDeclaration.Server: MustacheView {
    static let members: MustacheMembers<Self> = [
        "name": { .string($0.name) },
        "url": { .literal($0.url) },
        "parameters": { .views($0.parameters) },
        "hasVariables": { .bool(!$0.variables.isEmpty) },
        "variables": { .views($0.variables) },
        "isRelative": { .bool($0.isRelative) },
        "documentation": {
            .documentation($0.documentation, fallback: "The service at `\($0.url.isEmpty ? "/" : $0.url)`.")
        },
        "hasOneParameter": { .bool($0.parameters.count == 1) },
        "hasParameters": { .bool(!$0.parameters.isEmpty) },
        "parameterDocumentation": { .strings($0.parameterDocumentation) },
    ]

    private var parameters: [ParameterView] {
        (isRelative ? [ParameterView(name: "at endpoint", type: "URL")] : [])
            + variables.map { variable in
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
            isRelative
            ? DocumentationLines.item(
                introduction + "endpoint: ",
                of: "The URL against which the server's relative URL is resolved."
            ) : []
        return endpoint
            + variables.flatMap { variable in
                DocumentationLines.item(
                    introduction + "\(SwiftName.unescaped(variable.name)): ",
                    variable.documentation,
                    fallback: MemberPhrases.sentence(variable.wireName, type: .string)
                )
            }
    }
}

/// A variable of a URL, and the parameter that has its value.
extension EndpointDeclaration.Variable: MustacheView {
    static let members: MustacheMembers<Self> = [
        "wireName": { .literal($0.wireName) },
        "name": { .string($0.name) },
        "isEnumeration": { .bool($0.enumeration != nil) },
    ]
}

/// The values of a variable of a URL.
extension EndpointDeclaration.Enumeration: MustacheView {
    static let members: MustacheMembers<Self> = [
        "name": { .string($0.name) },
        "documentation": { .documentation($0.documentation, fallback: Phrases.type($0.name)) },
        "values": { .views($0.values) },
    ]
}

/// A value of a variable of a URL.
extension EndpointDeclaration.Value: MustacheView {
    static let members: MustacheMembers<Self> = [
        "name": { .string($0.name) },
        "text": { .literal($0.rawValue) },
        "documentation": { .documentation(of: Phrases.value($0.rawValue)) },
    ]
}

/// The servers of an operation that has servers of its own.
extension OperationServer: MustacheView {
    static let members: MustacheMembers<Self> = [
        "url": { .literal($0.url) },
        "option": { .optional($0.optionName) },
    ]
}
