import YAML

/// A value with one of several shapes (`oneOf`, `anyOf`, a list of types).
package struct UnionSchema: Sendable {
    /// The shapes, in the order of the description, without `null`.
    package var alternatives: [Schema]
    /// How they are distinguished, where the description says so.
    package var discriminator: Discriminator?
}

/// A member that distinguishes objects with different schemas.
package struct Discriminator: Sendable {
    /// A value of the member, and the schema that it identifies.
    package struct Mapping: Sendable {
        /// The value.
        package var value: String
        /// The index of the schema.
        package var schema: Int
    }

    /// The name of the member on the wire.
    package var propertyName: String
    /// The meanings of the member's values, as far as the description defines them.
    package var mapping: [Mapping] = []
    /// The index of the schema of objects whose member is missing or has another value (OpenAPI 3.2, `defaultMapping`).
    package var defaultMapping: Int?
    /// Where it is declared.
    package var mark: Mark
}
