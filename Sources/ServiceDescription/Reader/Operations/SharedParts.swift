import YAML

/// What the parts that operations share were read as, by their places; `nil` for those that are wrong.
struct SharedParts {
    var parameters: [Mark: DeclaredParameter?] = [:]
    var responses: [Mark: DeclaredResponse?] = [:]
    var headers: [Mark: Header?] = [:]
    var bodies: [Mark: RequestBody?] = [:]
}
