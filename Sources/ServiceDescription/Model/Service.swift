import YAML

/// One service, as a client sees it: what it is called, where it is, what it can be asked and which data it speaks.
///
/// A `Service` is the same value whichever version of whichever description format it was read from. It holds no Swift
/// and no YAML; names are the description's own ("wire") names.
public struct Service: Sendable {
    /// The title of the description, as its author wrote it.
    public var title: String
    /// The version of the description itself (`info.version`).
    public var version: String
    /// What the description says about the service as a whole.
    public var documentation: Documentation
    /// Where the service can be reached, the preferred place first. Empty if the description names none.
    public var servers: [Server]
    /// The ways to authenticate, by the order in which the description declares them.
    public var securitySchemes: [SecurityScheme]
    /// What operations require that say nothing of their own.
    public var security: [SecurityRequirement]
    /// The tags that group operations, in the order of the description, with their documentation.
    public var tags: [Tag]
    /// All operations, in the order of the description.
    public var operations: [Operation]
    /// The named schemas, in the order of the description. Schemas refer to each other by ``Schema/Reference``.
    public var schemas: [NamedSchema]
    /// The versions of several descriptions that the service was made of, oldest first; empty for one description.
    public var versions: [String] = []
    /// Of which kinds parts are lacking because of errors in the description; empty for a service that a client can be made of.
    public var omitted: OmittedParts = []
    /// Where the description starts.
    public var mark: Mark

    /// A service of the given parts.
    public init(
        title: String,
        version: String,
        documentation: Documentation,
        servers: [Server],
        securitySchemes: [SecurityScheme],
        security: [SecurityRequirement],
        tags: [Tag],
        operations: [Operation],
        schemas: [NamedSchema],
        mark: Mark
    ) {
        self.title = title
        self.version = version
        self.documentation = documentation
        self.servers = servers
        self.securitySchemes = securitySchemes
        self.security = security
        self.tags = tags
        self.operations = operations
        self.schemas = schemas
        self.mark = mark
    }
}

/// The words a description has for one of its parts.
public struct Documentation: Sendable, Hashable {
    /// One line, if the description has a separate summary.
    public var summary: String?
    /// The full text, which may have several paragraphs of Markdown.
    public var text: String?
    /// Whether the part is deprecated.
    public var isDeprecated: Bool
    /// What is meant if the part is missing, as the description writes it.
    public var defaultValue: String?

    /// Documentation of the given parts.
    public init(
        summary: String? = nil,
        text: String? = nil,
        isDeprecated: Bool = false,
        defaultValue: String? = nil
    ) {
        self.summary = summary
        self.text = text
        self.isDeprecated = isDeprecated
        self.defaultValue = defaultValue
    }
}

/// A tag that groups operations.
public struct Tag: Sendable {
    /// The tag's name.
    public var name: String
    /// What the description says about the group.
    public var documentation: Documentation

    /// A tag of the given parts.
    public init(name: String, documentation: Documentation = Documentation()) {
        self.name = name
        self.documentation = documentation
    }
}

/// A place where the service can be reached.
public struct Server: Sendable {
    /// The URL, in which `{name}` stands for a variable. Absolute, or empty-hosted if the description says no host.
    public var url: String
    /// The name of the place, if the description gives it one.
    public var name: String?
    /// The variables of the URL.
    public var variables: [Variable]
    /// What the description says about this place.
    public var documentation: Documentation

    /// A server of the given parts.
    public init(
        url: String,
        name: String? = nil,
        variables: [Variable] = [],
        documentation: Documentation = Documentation()
    ) {
        self.url = url
        self.name = name
        self.variables = variables
        self.documentation = documentation
    }

    /// A variable of a server's URL.
    public struct Variable: Sendable {
        /// The name that stands in braces in the URL.
        public var name: String
        /// The name the description wants in clients (`x-ms-client-name`), if any.
        public var clientName: String?
        /// The value that is used unless another is given.
        public var defaultValue: String?
        /// The values that are allowed; empty if any is.
        public var allowedValues: [String]
        /// What the description says about the variable.
        public var documentation: Documentation

        /// A variable of the given parts.
        public init(
            name: String,
            clientName: String? = nil,
            defaultValue: String?,
            allowedValues: [String] = [],
            documentation: Documentation = Documentation()
        ) {
            self.name = name
            self.clientName = clientName
            self.defaultValue = defaultValue
            self.allowedValues = allowedValues
            self.documentation = documentation
        }
    }
}
