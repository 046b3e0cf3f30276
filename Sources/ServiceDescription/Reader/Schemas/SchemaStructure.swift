/// What a keyword says of the structure of values.
enum SchemaStructure {
    /// Which members an object has.
    case members
    /// What the members hold that are not described by name.
    case otherMembers
    /// What the items of an array are.
    case items
    /// Which values there are.
    case values
    /// Of which other schemas the schema is composed, or between which it is a choice.
    case composition
}
