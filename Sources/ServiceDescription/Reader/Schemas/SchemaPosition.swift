/// The position of a schema among nested schemas.
struct SchemaPosition {
    /// A step from a schema to one inside of it that describes other values.
    enum Step {
        /// To the member of an object with a name.
        case member(String)
        /// To the values of a map.
        case value
        /// To the items of an array.
        case items
        /// To the alternatives of a choice.
        case alternatives

        /// What it adds to the names of schemas without names.
        var name: String? {
            switch self {
            case .member(let name): name
            case .value: "Value"
            case .items, .alternatives: nil
            }
        }
    }

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
