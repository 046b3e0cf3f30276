import YAML

/// What the parts that operations share were read as, by their places; `nil` for those that are wrong.
struct SharedParts {
    /// The parameters, those in bodies among them.
    var parameters: [Mark: DeclaredParameter?] = [:]
    /// The responses.
    var responses: [Mark: DeclaredResponse?] = [:]
    /// The header fields.
    var headers: [Mark: Header?] = [:]
    /// The bodies of requests.
    var bodies: [Mark: RequestBody?] = [:]
}
