import YAML

/// A response in a description. In Swagger 2.0, its media types are declared elsewhere.
struct DeclaredResponse {
    /// The response, without the parts that depend on the media types.
    var response: Response
    /// What the response holds, by Swagger 2.0, and where that is declared.
    var described: (schema: Schema, node: YAMLNode)?
}
