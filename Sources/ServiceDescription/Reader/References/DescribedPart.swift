/// What a part of a description is, as far as its path from the root shows.
enum DescribedPart: Equatable {
    /// The whole description.
    case description
    /// The tables of components.
    case components
    /// One component, or what could be one.
    case component(ComponentKind)
    /// Names, each of which leads to a part of the kind.
    case table(ComponentKind)
    /// Several parts of the kind in a row.
    case list(ComponentKind)
    /// Paths, webhooks, or the path items of a callback.
    case paths
    case pathItem
    /// Methods, each of which leads to an operation.
    case operations
    case operation
    /// Names, each of which leads to the path items of a callback.
    case callbacks
    /// A table from media types to contents.
    case contents
    case mediaType

    /// Returns what a reference leads to, or `nil` if the way to it does not tell.
    init?(at target: ReferenceTarget) {
        var part = Self.description
        for token in target.tokens {
            guard let next = part.member(token) else { return nil }
            part = next
        }
        if part == .description, !target.isInDescription { return nil }
        self = part
    }

    /// Returns what the value of a key is in any object that has the key, unless its kind of object says otherwise; `nil` if references
    /// lead to nothing there.
    init?(under key: String) {
        switch key {
        case "schema", "itemSchema": self = .component(.schema)
        case "content": self = .contents
        case "headers": self = .table(.header)
        case "parameters": self = .list(.parameter)
        case "requestBody": self = .component(.requestBody)
        case "responses": self = .table(.response)
        case "callbacks": self = .callbacks
        default: return nil
        }
    }

    /// What it is in the words of a diagnostic, with its article.
    var noun: String {
        switch self {
        case .description: "the whole description"
        case .components: "all components"
        case .component(let kind): kind.noun
        case .table(let kind), .list(let kind): "several \(kind.plural)"
        case .paths: "several paths"
        case .pathItem: "a path"
        case .operations: "several operations"
        case .operation: "an operation"
        case .callbacks: "several callbacks"
        case .contents: "several media types"
        case .mediaType: "a media type"
        }
    }

    /// Whether the names of its members are chosen freely, so that they do not tell what it is.
    var hasNames: Bool {
        switch self {
        case .description, .components, .table, .list, .paths, .operations, .callbacks, .contents: true
        case .component, .pathItem, .operation, .mediaType: false
        }
    }

    /// Whether the members of a mapping with its names are parts of a kind.
    var isTable: Bool {
        switch self {
        case .table, .paths, .operations, .callbacks, .contents: true
        case .description, .components, .component, .list, .pathItem, .operation, .mediaType: false
        }
    }

    private func member(_ token: String) -> Self? {
        switch self {
        case .description: DocumentKeyword.part(under: token) ?? ComponentKind(table: token).map { .table($0) }
        case .components: ComponentsKeyword.part(under: token) ?? ComponentKind(table: token).map { .table($0) }
        case .component(let kind): kind.keywords.part(under: token)
        case .table(let kind), .list(let kind): .component(kind)
        case .paths: .pathItem
        case .pathItem: PathItemKeyword.part(under: token)
        case .operations: .operation
        case .operation: OperationKeyword.part(under: token)
        case .callbacks: .paths
        case .contents: .mediaType
        case .mediaType: MediaTypeKeyword.part(under: token)
        }
    }
}

extension ComponentKind {
    /// The keys of a component of the kind.
    fileprivate var keywords: any Keyword.Type {
        switch self {
        case .schema: SchemaKeyword.self
        case .parameter: ParameterKeyword.self
        case .requestBody: BodyKeyword.self
        case .response: ResponseKeyword.self
        case .header: HeaderKeyword.self
        }
    }
}

extension Keyword {
    /// What is under a key.
    fileprivate static func part(under name: String) -> DescribedPart? { byName[name]?.holds }

    /// The keys whose values are mappings with names of the author's choice.
    static var tables: [String] { allCases.filter { $0.holds?.isTable == true }.map(\.rawValue) }
}
