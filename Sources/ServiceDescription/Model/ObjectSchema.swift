import YAML

/// An object with named members.
package struct ObjectSchema: Sendable {
    /// The members, in the order of the description; those that `allOf` brings in first. One per wire name.
    package var properties: [Property]
    /// The schema of additional members, if the description explicitly allows them.
    package var additionalProperties: Schema?
    /// The discriminator that distinguishes the object from its subtypes, if it declares one.
    package var discriminator: Discriminator?
    /// The named schemas that it is composed of (`allOf`), by their indices.
    package var bases: [Int] = []
    /// The discriminator value that the object declares for itself (`x-ms-discriminator-value`).
    var discriminatorValue: String?
}

/// A member of an object.
package struct Property: Sendable {
    /// The name on the wire.
    package var name: String
    /// The name the description wants in clients (`x-ms-client-name`), if any.
    package var clientName: String?
    /// Whether it must be present.
    package var isRequired: Bool
    /// Whether only the service sends it.
    package var isReadOnly = false
    /// Whether only the client sends it.
    package var isWriteOnly = false
    /// Whether the description says that its value is a secret (`x-ms-secret`); `nil` if it does not say.
    package var isMarkedSecret: Bool?
    /// The value that clients send if they are given none (`x-ms-client-default`).
    package var clientDefault: YAMLNode?
    /// The only value that callers send, if there is one: by `const` or `x-stainless-const`, as one of the two truth values, or as the
    /// default of a member that is shown to nobody (`x-ms-visibility`).
    package var constant: YAMLNode?
    /// Where the description asks clients to show the members of the object that it holds as members of the outer object
    /// (`x-ms-client-flatten`); `nil` if it does not. On the wire they stay where they are.
    package var flattening: Mark?
    /// What it holds.
    package var schema: Schema
    /// The documentation of the member, or otherwise that of its schema.
    package var documentation: Documentation
    /// Where it is declared.
    package var mark: Mark

    /// A member of the given parts.
    package init(
        name: String,
        clientName: String? = nil,
        isRequired: Bool,
        schema: Schema,
        documentation: Documentation = Documentation(),
        mark: Mark
    ) {
        self.name = name
        self.clientName = clientName
        self.isRequired = isRequired
        self.schema = schema
        self.documentation = documentation
        self.mark = mark
    }
}
