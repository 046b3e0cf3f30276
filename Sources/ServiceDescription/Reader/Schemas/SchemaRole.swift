/// The role of a schema, as far as it affects reading it.
enum SchemaRole {
    /// A schema like any other.
    case schema
    /// A parameter, a header field, a field of a form or an item list, as in Swagger 2.0.
    case isItsOwnSchema
}
