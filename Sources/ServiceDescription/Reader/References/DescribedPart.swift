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
    case operation
    /// Names, each of which leads to the path items of a callback.
    case callbacks
    /// A table from media types to contents.
    case contents
    case mediaType

    /// Returns what is at a place in a document, or `nil` if the way to it does not tell.
    ///
    /// - Parameters:
    ///   - tokens: The way from the root of the document.
    ///   - isDescription: Whether the document is a description, and not merely a file with parts of one.
    init?(at tokens: [String], isDescription: Bool) {
        var part = Self.description
        for token in tokens {
            guard let next = part.member(token) else { return nil }
            part = next
        }
        if part == .description, !isDescription { return nil }
        self = part
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
        case .operation: "an operation"
        case .callbacks: "several callbacks"
        case .contents: "several media types"
        case .mediaType: "a media type"
        }
    }

    /// Whether the names of its members are chosen freely, so that they do not tell what it is.
    var hasNames: Bool {
        switch self {
        case .description, .components, .table, .list, .paths, .callbacks, .contents: true
        case .component, .pathItem, .operation, .mediaType: false
        }
    }

    private func member(_ token: String) -> Self? {
        switch self {
        case .description: Self.section(token)
        case .components: Self.component(table: token)
        case .component(.schema): SchemaKeyword.byName[token]?.schemas
        case .component: Self.componentMember(token)
        case .table(let kind), .list(let kind): .component(kind)
        case .paths: .pathItem
        case .pathItem:
            token == "parameters"
                ? .list(.parameter) : PathItemKeyword(rawValue: token)?.isMethod == true ? .operation : nil
        case .operation: Self.operationMember(token)
        case .callbacks: .paths
        case .contents: .mediaType
        case .mediaType: token == "schema" || token == "itemSchema" ? .component(.schema) : nil
        }
    }

    private static func section(_ token: String) -> Self? {
        switch token {
        case "components": .components
        case "paths", "x-ms-paths", "webhooks": .paths
        default: ComponentKind(table: token).map { .table($0) }
        }
    }

    private static func component(table token: String) -> Self? {
        switch token {
        case "pathItems": .paths
        case "callbacks": .callbacks
        default: ComponentKind(table: token).map { .table($0) }
        }
    }

    private static func componentMember(_ token: String) -> Self? {
        switch token {
        case "schema": .component(.schema)
        case "content": .contents
        case "headers": .table(.header)
        default: nil
        }
    }

    private static func operationMember(_ token: String) -> Self? {
        switch token {
        case "parameters": .list(.parameter)
        case "requestBody": .component(.requestBody)
        case "responses": .table(.response)
        case "callbacks": .callbacks
        default: nil
        }
    }
}
