import YAML

/// A service from a client's point of view: its name, its servers, its operations and its data.
///
/// A `Service` does not depend on the format and version of its description. It contains no Swift and no YAML; names
/// are those in the description, as used on the wire.
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
    /// The names of the operations and of the schemas that are as their description has them although there are errors: nothing that
    /// they lead to was left out. Empty where there is no error.
    public var intact = IntactParts()

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
