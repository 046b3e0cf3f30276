/// The alternatives of a union, or the subtypes of a base, and how to distinguish them.
public struct Choice: Sendable {
    /// One of the alternatives.
    public struct Alternative: Sendable {
        /// What it is.
        public var schema: Schema
        /// What the member that tells the alternatives apart says for it; nothing if it is told by its shape. Of several alternatives
        /// for which the member says the same, the one is meant that the other members fit best.
        public var tags: [String]
        /// Whether it is an object of the named schema itself, and of none that is composed of it.
        public var isExact: Bool
        /// Whether it is what an object is that says nothing known about itself.
        public var isUsual = false

        /// An alternative of the given parts.
        public init(schema: Schema, tags: [String], isExact: Bool) {
            self.schema = schema
            self.tags = tags
            self.isExact = isExact
        }
    }

    /// The name of the member that tells the alternatives apart, if there is one.
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

extension [Choice.Alternative] {
    /// Marks the alternative that an object is which says nothing known about itself.
    mutating func markUsual(where isUsual: (Choice.Alternative) -> Bool) {
        guard let index = firstIndex(where: { isUsual($0) && $0.schema.isReference }) else { return }
        self[index].isUsual = true
    }
}

extension Schema {
    fileprivate var isReference: Bool { if case .reference = shape { true } else { false } }
}
