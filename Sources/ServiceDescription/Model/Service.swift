import YAML

/// A service from a client's point of view: its name, its servers, its operations and its data.
///
/// A `Service` does not depend on the format and version of its description. It contains no Swift. Default values
/// are kept as they are written (`YAMLNode`); names are those in the description, as used on the wire.
package struct Service: Sendable {
    /// The title of the description, as its author wrote it.
    package var title: String
    /// The version of the description itself (`info.version`).
    package var version: String
    /// What the description says about the service as a whole.
    package var documentation: Documentation
    /// Where the service can be reached, the preferred place first. Empty if the description names none.
    package var servers: [Server]
    /// The ways to authenticate, by the order in which the description declares them.
    package var securitySchemes: [SecurityScheme]
    /// The requirements of operations that do not state their own.
    package var security: [SecurityRequirement]
    /// The tags that group operations, in the order of the description, with their documentation.
    package var tags: [Tag]
    /// All operations, in the order of the description.
    package var operations: [Operation]
    /// The named schemas, in the order of the description. Schemas refer to each other by their indices.
    package var schemas: [NamedSchema]
    /// The versions of several descriptions that the service was made of, oldest first; empty for one description.
    package var versions: [String] = []
    /// The kinds of parts that are missing because of errors in the description. Empty for a service that a client can
    /// be generated for.
    package var omitted: OmittedParts = []
    /// Where the description starts.
    package var mark: Mark
    /// The names of the operations and schemas that match their description despite errors, because nothing that they
    /// lead to was left out. Empty if there are no errors.
    package var intact = IntactParts()
}

/// A tag that groups operations.
package struct Tag: Sendable {
    /// The tag's name.
    package var name: String
    /// What the description says about the group.
    package var documentation: Documentation
}
