import YAML

/// What the parts that operations share were read as, by where they stand; `nil` for those that are wrong.
struct SharedParts {
    var parameters: [Mark: DeclaredParameter?] = [:]
    var responses: [Mark: DeclaredResponse?] = [:]
    var headers: [Mark: Header?] = [:]
    var bodies: [Mark: RequestBody?] = [:]
}
