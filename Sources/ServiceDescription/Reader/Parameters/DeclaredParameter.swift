import YAML

/// A parameter in the declaration of an operation or a path. In Swagger 2.0, bodies and form fields are parameters,
/// too.
enum DeclaredParameter {
    case parameter(Parameter)
    case body(SwaggerBody)
    case formField(FormField)
    /// A header that belongs to other parts of the description, such as `Accept`.
    case ignored(name: String)
    /// The header for the media type of the body, with its possible values; no values if they are not listed.
    case mediaTypeOfBody(name: String, values: [MediaType], mark: Mark)

    /// A key that distinguishes a parameter from the others of an operation.
    struct Key: Hashable {
        /// Where it is sent.
        let place: ParameterPlace
        /// The name; that of a header in lower case.
        let name: String
    }

    /// The key that distinguishes it from the others of its operation.
    var key: Key {
        switch self {
        case .parameter(let parameter): Key(place: .location(parameter.location), name: parameter.key.name)
        case .body(let body): Key(place: .body, name: body.name)
        case .formField(let field): Key(place: .formData, name: field.property.name)
        case .ignored(let name), .mediaTypeOfBody(let name, _, _):
            Key(place: .location(.header), name: name.lowercased())
        }
    }
}
