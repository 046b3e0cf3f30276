/// The position of a schema among nested schemas.
struct SchemaPosition {
    /// How many schemas are being read, one inside the other.
    var depth = 0
    /// The named schemas that are being composed, with nothing but `allOf` between one and the next.
    var composed: [Int] = []
    /// The names of the schemas and members being read, the outermost first.
    var names: [String] = []
    /// Whether the outermost of them is a named schema, and not a part of an operation.
    var isInNamedSchema = false
    /// Whether they are part of a body that a request sends as JSON, and of no named schema.
    var isInSentJSON = false
    /// The members of the object around the choice being read, whose alternatives may require them.
    var surroundingMembers: Set<String> = []
}
