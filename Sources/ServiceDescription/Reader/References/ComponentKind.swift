import YAML

/// A kind of component that references can lead to.
enum ComponentKind: String, CaseIterable {
    case schema
    case parameter
    case requestBody = "request body"
    case response
    case header = "header field"

    /// Returns the kind of the components in a table, by its key, or `nil` if it is not one of these.
    init?(table: String) {
        let kind = Self.allCases.first { $0.tables.contains { $0.last == table } }
        guard let kind = table == SchemaKeyword.localDefinitions.rawValue ? .schema : kind else { return nil }
        self = kind
    }

    /// Returns the kind that the key of a table names in the singular or with other capitals (`schema`, `Schemas`), or `nil` if it
    /// names none.
    init?(member key: String) {
        let word = key.lowercased()
        let kind = Self.allCases.first { $0.tables.contains { Self.isForm(word, of: $0[$0.count - 1]) } }
        guard let kind else { return nil }
        self = kind
    }

    private static func isForm(_ word: String, of table: String) -> Bool {
        let table = table.lowercased()
        return word == table || word + "s" == table || word.hasSuffix("y") && word.dropLast() + "ies" == table
    }

    /// Where the versions of the specification have components of the kind, the newest first, and then where authors have them who forget
    /// to indent a table below `components`.
    var tables: [[String]] {
        switch self {
        case .schema: [["components", "schemas"], ["definitions"], ["schemas"]]
        case .parameter: [["components", "parameters"], ["parameters"]]
        case .response: [["components", "responses"], ["responses"]]
        case .requestBody: [["components", "requestBodies"], ["requestBodies"]]
        case .header: [["components", "headers"], ["headers"]]
        }
    }

    /// The name of the kind, with its article.
    var noun: String { "a " + rawValue }

    /// The name of several of the kind.
    var plural: String { self == .requestBody ? "request bodies" : rawValue + "s" }

    /// The word for the kind at the end of the names of types; `nil` for schemas, which are types themselves.
    var typeWord: String? {
        switch self {
        case .schema: nil
        case .parameter: "Parameter"
        case .requestBody: "Request"
        case .response: "Response"
        case .header: "Header"
        }
    }

    /// Whether a node has one of the keys that tell objects of the kind.
    func isLikely(_ node: YAMLNode) -> Bool {
        let keys: [String]
        switch self {
        case .schema: return node.isLikelySchema || node["$ref"] != nil
        case .parameter: keys = ["in"]
        case .requestBody, .response: keys = ["content", "schema", "headers", "links"]
        case .header: keys = ["content", "schema", "type"]
        }
        return keys.contains { node[$0] != nil }
    }

    /// Where the component with a name is: that of the expected kind, or else the schema, or else the only one.
    static func place(
        ofComponentCalled name: String,
        _ expected: ComponentKind? = nil,
        in document: YAMLNode
    ) -> [String]? {
        let tables = allCases.compactMap { kind in
            kind.tables.first { document.node(at: $0)?[name] != nil }
        }
        if let own = tables.first(where: { expected?.tables.contains($0) == true }) { return own + [name] }
        guard let first = tables.first, tables.count == 1 || Self.schema.tables.contains(first)
        else { return nil }
        return first + [name]
    }
}
