/// The role of a schema, as far as it affects reading it.
enum SchemaRole {
    /// It is a schema.
    case schema
    /// It is a parameter, header or item list of Swagger 2.0, which is its own schema.
    case swaggerParameter
}
