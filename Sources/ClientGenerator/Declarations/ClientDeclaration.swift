import ServiceDescription

/// The declarations of everything that is generated, with their Swift names.
struct ClientDeclaration: Sendable {
    /// A group of operations.
    struct Group: Sendable {
        /// The key that distinguishes the group from others.
        var key: GroupKey
        /// The name of the group, by which its files are named.
        var name: String
        /// The name of the property that leads to it.
        var propertyName: String
        /// The name of its type.
        var typeName: String
        /// Its documentation in the description.
        var documentation: Documentation
        /// The operations of the group.
        var operations: [OperationDeclaration] = []
    }

    /// An initializer of the client.
    struct Initializer: Sendable {
        /// A credential that it takes.
        struct Credential: Sendable {
            /// The argument label of the credential.
            var label: String
            /// What kind of credential it is.
            var kind: SecurityScheme.Credential
            /// The security scheme that it is for.
            var scheme: SecurityScheme
            /// The names of other security schemes that operations accept, and which it serves as well.
            var otherSchemes: [String]
            /// The scopes of tokens.
            var scopes: [String]
        }

        /// The credentials that it takes, which are needed together; none: requests are sent without.
        var credentials: [Credential]
        /// Whether each credential may be left out, because no operation needs all of them.
        var isChoice = false
        /// Whether the credentials have the names of their schemes, because operations choose among them.
        var namesSchemes = false
        /// Whether the service wants the client's certificate besides.
        var needsCertificate = false
        /// If it takes no credentials, the names of the security schemes that operations require and that have no credential.
        var unsupportedSchemes: [String] = []
        /// Whether the service has no security scheme at all, so that nothing tells whether it requires a credential.
        var hasNoSchemes = false
        /// Whether an operation with the default requirements needs other credentials.
        var isPartial = false
    }

    /// A version of the service's API.
    struct Version: Sendable {
        /// The name of the case.
        var name: String
        /// The version, as it is sent.
        var value: String
        /// Its documentation in the description.
        var documentation: Documentation
    }

    /// The name of the client's class.
    var name: String
    /// The name of the client without its suffix, which is the prefix of names that would otherwise mean something else.
    var prefix: String
    /// The type that everything is nested in, if the user wants one.
    var namespace: String?
    /// The name of the module, which is the package of the user agent.
    var module: String
    /// The version of the package that the client is published as, if it is.
    var packageVersion: String?
    /// The text before the package's name in the user agent; empty for none.
    var userAgentPrefix: String
    /// Whether operations have methods with completion handlers.
    var hasCompletionHandlers: Bool
    /// The description's documentation of the service.
    var documentation: Documentation
    /// The name of the service in sentences.
    var subject: String
    /// The URL of the service, if the description names one.
    var endpoint: String?
    /// The path to append to the endpoint that a caller passes, followed by alternatives.
    var basePaths: [String]
    /// The places among which a caller can choose, if there is a choice.
    var endpointType: EndpointDeclaration?
    /// The initializers.
    var initializers: [Initializer]
    /// The requirements of operations that do not state their own: any one of these sets of security schemes.
    var defaultSecurity: [[String]]
    /// The parameters that belong to the client as a whole.
    var parameters: [OperationDeclaration.Parameter]
    /// The groups of parameters that options have as one value.
    var parameterGroups: [ParameterGroupDeclaration]
    /// The API versions, oldest first.
    var versions: [Version]
    /// The latest version, which is no preview if there is another.
    var latestVersion: Version? { ApiVersionOrder.newest(of: versions, text: \.value) }
    /// Whether any request says which version it is written for.
    var sendsVersion: Bool {
        allOperations.contains { operation in
            operation.parameters.contains { if case .apiVersion = $0.source { true } else { false } }
        }
    }
    /// The operations that belong to no group.
    var operations: [OperationDeclaration]
    /// All operations: those that belong to no group, then group by group.
    var allOperations: some Sequence<OperationDeclaration> { ([operations] + groups.map(\.operations)).joined() }
    /// The groups of operations.
    var groups: [Group]
    /// The structs.
    var models: [ModelDeclaration]
    /// The unions.
    var unions: [UnionDeclaration]
    /// The enumerations.
    var enumerations: [EnumerationDeclaration]
    /// The arrays and maps that contain themselves.
    var recursive: [RecursiveDeclaration]
    /// What gives types other names, by the names that they have.
    var renameKeys: [String: RenameKey]

    /// The security schemes that an operation needs, any one of these sets; empty: none.
    func security(of operation: OperationDeclaration) -> [[String]] {
        switch operation.security {
        case .default: defaultSecurity
        case .anonymous: []
        case .anyOf(let alternatives): alternatives
        }
    }
}
