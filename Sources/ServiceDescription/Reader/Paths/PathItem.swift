import YAML

/// The common properties of the operations of a path.
struct PathItem {
    /// The path.
    let path: String
    /// The place of the path.
    let mark: Mark
    /// The parameters of all of them.
    let parameters: [DeclaredParameter]
    /// Where they are sent, if not to the servers of the service.
    let servers: [Server]
    /// What is said of those that say nothing of themselves.
    var documentation: Documentation
    /// The tags of operations without any: the controller that swagger-node looks for the functions in.
    let tags: [String]
    /// The nodes of the parameters.
    let nodes: [YAMLNode]
}

/// The keys of a path.
enum PathItemKeyword: String, Keyword {
    case reference = "$ref"
    case summary, description, servers, parameters
    case get, put, post, delete, options, head, patch, trace, query
    case additionalOperations
    case controller = "x-swagger-router-controller"

    static let byName = makeTable()
    /// What may be an operation is reported by itself.
    static let areAll = false

    /// A method in capital letters is one.
    static func isReadElsewhere(_ entry: YAMLMapping.Entry) -> Bool { method(meantBy: entry) != nil }

    var holds: DescribedPart? {
        switch self {
        case _ where isMethod: .operation
        case .additionalOperations: .operations
        default: DescribedPart(under: rawValue)
        }
    }

    /// Whether the value of the key is an operation.
    var isMethod: Bool {
        switch self {
        case .get, .put, .post, .delete, .options, .head, .patch, .trace, .query: true
        case .reference, .summary, .description, .servers, .parameters, .additionalOperations, .controller: false
        }
    }
}

extension PathItemKeyword {
    /// The method that a key with other capitals means; `nil` if it means none, or has no operation.
    static func method(meantBy entry: YAMLMapping.Entry) -> PathItemKeyword? {
        guard entry.value.mapping != nil, let key = PathItemKeyword(rawValue: entry.name.lowercased()), key.isMethod
        else {
            return nil
        }
        return key
    }
}
