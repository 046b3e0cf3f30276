import Mustache
import ServiceDescription

/// The client, as the templates `Client` and `ClientOptions` show it.
struct ClientView: MustacheView {
    /// The client.
    let client: ClientDeclaration
    /// The operations that belong to no group, where they are shown.
    var operations: [OperationView] = []
    /// The lines of the example in its documentation; empty where there is none.
    var example: [String] = []

    static let members: MustacheMembers<Self> = [
        "name": { .string($0.client.name) },
        "clientName": { .string($0.client.name) },
        "isGroup": { _ in .bool(false) },
        "module": { .literal($0.client.module) },
        "packageVersion": { .literal($0.client.packageVersion) },
        "hasUserAgentPrefix": { .bool(!$0.client.userAgentPrefix.isEmpty) },
        "userAgentPrefix": { .literal($0.client.userAgentPrefix) },
        "hasCompletionHandlers": { .bool($0.client.hasCompletionHandlers) },
        "documentation": {
            .documentation(
                $0.client.documentation,
                fallback: "A client for \(PackageText.markdown($0.client.subject))."
            )
        },
        "hasExample": { .bool(!$0.example.isEmpty) },
        "example": { .strings($0.example) },
        "endpoint": { .literal($0.client.endpoint) },
        "basePaths": { view in
            let paths = view.client.basePaths
            return .optional(paths.isEmpty ? nil : SwiftText.literal(paths))
        },
        "endpointDocumentation": { .strings(DocumentationLines.item("  - endpoint: ", of: $0.endpointDocumentation)) },
        "initializers": { .views($0.client.initializers) },
        "takesScopes": { .bool($0.client.initializers.contains { $0.credentials.contains { !$0.scopes.isEmpty } }) },
        "defaultRequirements": { .literal($0.client.defaultSecurity) },
        "properties": { .views($0.client.parameters.map(ClientParameterView.init)) },
        "versions": { .views($0.client.versions) },
        "latestVersion": { .optional($0.client.latestVersion?.name) },
        "sendsVersion": { .bool($0.client.sendsVersion) },
        "isPageable": { .bool($0.client.allOperations.contains(where: \.output.isCollection)) },
        "operations": { .views($0.operations) },
        "hasOperations": { .bool(!$0.client.operations.isEmpty) },
        "hasGroups": { .bool(!$0.client.groups.isEmpty) },
        "groups": { view in .views(view.client.groups.map { GroupView(client: view.client, group: $0) }) },
    ]

    private var endpointDocumentation: String {
        var text = "The URL of the service."
        if let endpoint = client.endpoint { text += " Defaults to `\(endpoint)`." }
        if let path = client.basePaths.first {
            text += " The client appends `\(path)` unless the URL already has a path of the service."
        }
        if let type = client.endpointType { text += " ``\(type.name)`` lists the URLs that the description names." }
        return text
    }
}

/// A group of operations, as the template `OperationGroup` shows it.
struct GroupView: MustacheView {
    /// The client that has the group.
    let client: ClientDeclaration
    /// The group.
    let group: ClientDeclaration.Group
    /// The operations, where they are shown.
    var operations: [OperationView] = []

    static let members: MustacheMembers<Self> = [
        "clientName": { .string($0.client.name) },
        "isGroup": { _ in .bool(true) },
        "typeName": { .string($0.group.typeName) },
        "propertyName": { .string($0.group.propertyName) },
        "groupDocumentation": {
            .documentation(
                $0.group.documentation,
                fallback: Phrases.operations(of: $0.group.name, at: $0.group.operations.map(\.operation.path))
            )
        },
        "hasCompletionHandlers": { .bool($0.client.hasCompletionHandlers) },
        "operations": { .views($0.operations) },
    ]
}

/// A version of the service's API.
extension ClientDeclaration.Version: MustacheView {
    static let members: MustacheMembers<Self> = [
        "name": { .string($0.name) },
        "value": { .literal($0.value) },
        "documentation": { .documentation($0.documentation, fallback: "A version of the API.") },
    ]
}
