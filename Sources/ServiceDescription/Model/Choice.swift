/// The alternatives of a union, or the subtypes of a base, and how to distinguish them.
public struct Choice: Sendable {
    /// One of the alternatives.
    public struct Alternative: Sendable {
        /// Its kind.
        public var schema: Schema
        /// The values of the discriminator for the alternative, or none if its shape identifies it. If several
        /// alternatives share a value, the other members determine which of them matches best.
        public var tags: [String]
        /// Whether its only value is the schema's name, which is none that the description allows: it is read, but not sent.
        public var isOnlyRead = false
        /// Whether it is an object of the named schema itself, and of none that is composed of it.
        public var isExact: Bool
        /// Whether objects without a known discriminator value are this alternative.
        public var isUsual = false
        /// Whether objects without a discriminator are this alternative.
        public var isWithoutTag = false

        /// An alternative of the given parts.
        public init(schema: Schema, tags: [String], isExact: Bool) {
            self.schema = schema
            self.tags = tags
            self.isExact = isExact
        }
    }

    /// The name of the member that distinguishes the alternatives, if there is one.
    public var propertyName: String?
    /// Whether that member may be missing. Where it is missing or has no known value, the alternatives are tried.
    public var mayLackProperty = false
    /// The alternatives, in the order of the description.
    public var alternatives: [Alternative]

    /// A choice of the given parts.
    public init(propertyName: String?, alternatives: [Alternative]) {
        self.propertyName = propertyName
        self.alternatives = alternatives
    }
}

extension Choice {
    /// Marks the alternative that an object is which says nothing known about itself.
    mutating func markUsual(of discriminator: Discriminator, in schemas: [NamedSchema]) {
        guard let usual = discriminator.usual.map(schemas.index),
            let index = alternatives.firstIndex(where: { schemas.index(of: $0.schema) == usual })
        else { return }
        alternatives[index].isUsual = true
    }
}
