/// Names schemas that stand elsewhere than among the components.
enum SchemaName {
    /// Tokens that say what kind of thing stands below them, not which one.
    private static let structure: Set<String> = [
        "components", "schemas", "definitions", "$defs", "paths", "x-ms-paths", "parameters", "headers", "responses",
        "requestBodies", "properties", "content", "schema", "items", "allOf", "oneOf", "anyOf",
    ]

    /// A name made of the tokens that say something, such as `PetOwner` for
    /// `#/components/schemas/Pet/properties/owner`.
    static func name(for pointer: JSONPointer) -> String {
        var words = ""
        var container = ""
        for token in pointer.tokens {
            words += word(for: token, in: container)
            container = token
        }
        return words.isEmpty ? "Schema" : words
    }

    private static func word(for token: String, in container: String) -> String {
        switch (container, token) {
        // A member may well be called `items`.
        case ("properties", _), ("schemas", _), ("definitions", _): Words.capitalised(token)
        case ("responses", _): Words.capitalised(token) + "Response"
        case ("content", _), ("allOf", _), ("oneOf", _), ("anyOf", _): ""
        case (_, "requestBody"): "Request"
        case (_, "additionalProperties"): "Value"
        case (_, let token) where structure.contains(token): ""
        default: Words.capitalised(token)
        }
    }
}
