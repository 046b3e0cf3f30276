import YAML

/// An operation of the service: a request that it understands.
package struct Operation: Sendable {
    /// The name the description gives the operation, or one made from method and path if it gives none.
    package var identifier: String
    /// The name of the operation in the description, if it was split by the form of its response.
    package var origin: String?
    /// Whether the description itself gives the name.
    package var hasOwnIdentifier: Bool
    /// Where the description gives the name; `nil` if it does not.
    package var identifierMark: Mark?
    /// The HTTP method in upper case.
    package var method: String
    /// The path, relative to the server, with path parameters as `{name}`.
    package var path: String
    /// The tags of the operation.
    package var tags: [String]
    /// What the description says about the operation.
    package var documentation: Documentation
    /// The parameters, those of the path item included, the operation's own winning.
    package var parameters: [Parameter]
    /// The body, if the operation takes one.
    package var body: RequestBody?
    /// The responses, by ascending status code, `default` last.
    package var responses: [Response]
    /// What the operation requires. `nil`: what the service requires; empty: nothing.
    package var security: [SecurityRequirement]?
    /// Servers of this operation alone, if it has any.
    package var servers: [Server]
    /// How the operation's collection is paged, if the description says so.
    package var paging: Paging?
    /// How an extension of another generator says that its collection is paged.
    package var pagingExtension: PagingExtension?
    /// How the operation continues after its response, if it does.
    package var longRunning: LongRunning?
    /// Where the operation is declared.
    package var mark: Mark

    /// An operation of the given parts.
    package init(
        identifier: String,
        hasOwnIdentifier: Bool,
        identifierMark: Mark? = nil,
        method: String,
        path: String,
        tags: [String] = [],
        documentation: Documentation = Documentation(),
        parameters: [Parameter] = [],
        body: RequestBody? = nil,
        responses: [Response] = [],
        security: [SecurityRequirement]? = nil,
        servers: [Server] = [],
        paging: Paging? = nil,
        pagingExtension: PagingExtension? = nil,
        longRunning: LongRunning? = nil,
        mark: Mark
    ) {
        self.identifier = identifier
        self.hasOwnIdentifier = hasOwnIdentifier
        self.identifierMark = identifierMark
        self.method = method
        self.path = path
        self.tags = tags
        self.documentation = documentation
        self.parameters = parameters
        self.body = body
        self.responses = responses
        self.security = security
        self.servers = servers
        self.paging = paging
        self.pagingExtension = pagingExtension
        self.longRunning = longRunning
        self.mark = mark
    }

    /// What messages call it: its name in the description or, without one, its request.
    package var label: String { hasOwnIdentifier ? identifier : request }

    /// What messages call the operation that it is a part of, or itself.
    package var wholeLabel: String { hasOwnIdentifier ? origin ?? identifier : request }

    private var request: String { "\(method) \(path)" }

    /// The contents of all that it sends and receives: those of the body, then those of the responses.
    package var contents: [Content] { (body?.contents ?? []) + responses.flatMap(\.contents) }
}
