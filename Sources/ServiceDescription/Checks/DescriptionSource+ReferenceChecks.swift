import YAML

/// A kind of component that references can lead to.
enum ComponentKind: String {
    case schema = "schema"
    case parameter = "parameter"
    case requestBody = "request body"
    case response = "response"
    case header = "header field"

    /// Returns the kind of component at a place in a document, or `nil` if the place does not determine it.
    init?(at tokens: [String]) {
        let table = tokens.count == 3 && tokens[0] == "components" ? tokens[1] : tokens.count == 2 ? tokens[0] : ""
        switch table {
        case "schemas", "definitions": self = .schema
        case "parameters": self = .parameter
        case "requestBodies": self = .requestBody
        case "responses": self = .response
        case "headers": self = .header
        default: return nil
        }
    }

    /// The name of the kind, with its article.
    var noun: String { "a " + rawValue }

    /// Whether a node has one of the keys that tell objects of the kind.
    fileprivate func isLikely(_ node: YAMLNode) -> Bool { keys.contains { node[$0] != nil } }

    private var keys: [String] {
        switch self {
        case .schema:
            [
                "type", "properties", "items", "allOf", "oneOf", "anyOf", "enum", "const", "additionalProperties",
                "$ref",
            ]
        case .parameter: ["in"]
        case .requestBody, .response: ["content", "schema", "headers", "links"]
        case .header: ["content", "schema", "type"]
        }
    }
}

extension DescriptionSource {
    /// Reports a reference to another kind of component, such as a schema where a response is expected, which could not
    /// be read. A component of the expected kind in the wrong table is accepted.
    ///
    /// - Parameters:
    ///   - reference: the reference.
    ///   - target: what it leads to in the end.
    ///   - expected: what must be there.
    /// - Returns: `false`, with an error reported, if a client is impossible without what is expected.
    mutating func checkKind(of reference: YAMLNode, leadsTo target: YAMLNode, expected: ComponentKind) -> Bool {
        guard let found = strayKind(of: reference, leadsTo: target, expected: expected) else { return true }
        let problem =
            "expected a reference to \(expected.noun), but '\(reference.string ?? "")' is \(found.noun)"
        switch expected {
        case .requestBody:
            diagnostics.error(problem, at: reference.mark)
            return false
        case .parameter:
            let help =
                found == .schema ? " (in Swagger 2.0, a body is '{in: body, name: body, schema: {$ref: …}}')" : ""
            diagnostics.loss("\(problem); it is not in the client\(help)", at: reference.mark)
            return false
        case .response, .header:
            let help = found == .schema ? " (write \(expected.noun) with this schema)" : ""
            diagnostics.loss("\(problem); it is ignored\(help)", at: reference.mark)
        case .schema:
            diagnostics.loss(
                "\(problem); it is treated as free-form JSON (refer to the schema inside it, or make it a schema)",
                at: reference.mark
            )
        }
        return true
    }

    /// Returns the kind of a reference's target if it is not the expected one, unless the target has the expected kind
    /// in the wrong table.
    mutating func strayKind(
        of reference: YAMLNode,
        leadsTo target: YAMLNode,
        expected: ComponentKind
    ) -> ComponentKind? {
        guard let found = references.knownTarget(of: reference).flatMap({ ComponentKind(at: $0.tokens) }),
            found != expected, !expected.isLikely(target), found.isLikely(target)
        else { return nil }
        return found
    }
}
