/// The position of a schema among nested schemas.
struct SchemaPosition {
    /// How deep schemas may nest, those that `allOf` brings in included.
    static let maximumDepth = 64
    /// How many members all compositions of a description may bring in, each counted with the members inside it.
    static let maximumInheritedMembers = 1_000_000

    /// How many schemas are being read, one inside the other.
    var depth = 0
    /// Whether they were found to nest too deep, which one error says for all places.
    var isTooDeep = false
    /// The named schemas that are being composed, with nothing but `allOf` between one and the next.
    var composed: [Int] = []
    /// The names of the schemas and members being read, the outermost first.
    var names: [String] = []
    /// Whether the outermost of them is a named schema, and not a part of an operation.
    var isInNamedSchema = false
    /// The members of the object around the choice being read, whose alternatives may require them.
    var surroundingMembers: Set<String> = []
    /// How many members compositions have brought in so far.
    var inheritedMembers = 0

    /// Returns to the position before a named schema. Values that apply to the whole description are kept.
    mutating func leave(for outer: SchemaPosition) {
        let inner = self
        self = outer
        isTooDeep = inner.isTooDeep
        inheritedMembers = inner.inheritedMembers
    }
}
