import YAML

/// A value with one of several shapes (`oneOf`, `anyOf`, a list of types).
public struct UnionSchema: Sendable {
    /// The shapes, in the order of the description; `null` is none of them.
    public var alternatives: [Schema]
    /// How they are told apart, where the description says so.
    public var discriminator: Discriminator?

    /// A union of the given parts.
    public init(alternatives: [Schema], discriminator: Discriminator? = nil) {
        self.alternatives = alternatives
        self.discriminator = discriminator
    }
}

/// A member that distinguishes objects with different schemas.
public struct Discriminator: Sendable {
    /// A value of the member, and the schema that it stands for.
    public struct Mapping: Sendable {
        /// The value.
        public var value: String
        /// The schema.
        public var schema: Schema.Reference

        /// The given value for the given schema.
        public init(value: String, schema: Schema.Reference) {
            self.value = value
            self.schema = schema
        }
    }

    /// The name of the member on the wire.
    public var propertyName: String
    /// What the values of the member stand for, as far as the description says so.
    public var mapping: [Mapping]
    /// What an object is whose member is missing or has another value (OpenAPI 3.2, `defaultMapping`).
    public var usual: Schema.Reference?
    /// Where it is declared.
    public var mark: Mark

    /// A discriminator of the given parts.
    public init(propertyName: String, mapping: [Mapping] = [], mark: Mark) {
        self.propertyName = propertyName
        self.mapping = mapping
        self.mark = mark
    }
}
