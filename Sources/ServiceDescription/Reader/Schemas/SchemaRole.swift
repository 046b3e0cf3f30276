/// The role of a schema, as far as it affects reading it.
enum SchemaRole {
    /// A schema like any other.
    case schema
    /// A parameter, header or item list of Swagger 2.0, which is its own schema.
    case swaggerParameter
}
