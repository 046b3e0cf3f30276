import YAML

/// An operation of the service: a request that it understands.
package struct Operation: Sendable {
    /// The stored properties, boxed because the struct is large and often copied.
    private struct Parts: Sendable {
        var identifier: String
        var undividedIdentifier: String?
        var hasOwnIdentifier: Bool
        var identifierMark: Mark?
        var clientName: String?
        var clientGroup: String?
        var method: String
        var path: String
        var tags: [String]
        var documentation: Documentation
        var parameters: [Parameter]
        var body: RequestBody?
        var responses: [Response]
        var security: [SecurityRequirement]?
        var servers: [Server]
        var paging: Paging?
        var pagingExtension: PagingExtension?
        var longRunning: LongRunning?
        var mark: Mark
    }

    private var parts: Shared<Parts>

    /// An operation of the given parts.
    package init(
        identifier: String,
        hasOwnIdentifier: Bool,
        identifierMark: Mark? = nil,
        clientName: String? = nil,
        clientGroup: String? = nil,
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
        parts = Shared(
            Parts(
                identifier: identifier,
                hasOwnIdentifier: hasOwnIdentifier,
                identifierMark: identifierMark,
                clientName: clientName,
                clientGroup: clientGroup,
                method: method,
                path: path,
                tags: tags,
                documentation: documentation,
                parameters: parameters,
                body: body,
                responses: responses,
                security: security,
                servers: servers,
                paging: paging,
                pagingExtension: pagingExtension,
                longRunning: longRunning,
                mark: mark
            )
        )
    }

    /// The name the description gives the operation, or one made from method and path if it gives none.
    package var identifier: String {
        get { parts.value.identifier }
        set { parts.value.identifier = newValue }
    }

    /// The name of the operation in the description, if it was split by the form of its response.
    package var undividedIdentifier: String? {
        get { parts.value.undividedIdentifier }
        set { parts.value.undividedIdentifier = newValue }
    }

    /// Whether the description itself gives the name.
    package var hasOwnIdentifier: Bool {
        get { parts.value.hasOwnIdentifier }
        set { parts.value.hasOwnIdentifier = newValue }
    }

    /// Where the description gives the name; `nil` if it does not.
    var identifierMark: Mark? {
        get { parts.value.identifierMark }
        set { parts.value.identifierMark = newValue }
    }

    /// The name that the description wants for its method in clients (`x-fern-sdk-method-name`, `x-speakeasy-name-override`), if any.
    package var clientName: String? { parts.value.clientName }

    /// The group that the description wants it to have in clients (`x-fern-sdk-group-name`, `x-speakeasy-group`), if any. Groups within
    /// each other are divided by periods.
    package var clientGroup: String? { parts.value.clientGroup }

    /// The HTTP method in upper case.
    package var method: String {
        get { parts.value.method }
        set { parts.value.method = newValue }
    }

    /// The path, relative to the server, with path parameters as `{name}`.
    package var path: String {
        get { parts.value.path }
        set { parts.value.path = newValue }
    }

    /// The tags of the operation.
    package var tags: [String] {
        get { parts.value.tags }
        set { parts.value.tags = newValue }
    }

    /// What the description says about the operation.
    package var documentation: Documentation {
        get { parts.value.documentation }
        set { parts.value.documentation = newValue }
    }

    /// The parameters, those of the path item included, the operation's own winning.
    package var parameters: [Parameter] {
        get { parts.value.parameters }
        set { parts.value.parameters = newValue }
    }

    /// The body, if the operation takes one.
    package var body: RequestBody? {
        get { parts.value.body }
        set { parts.value.body = newValue }
    }

    /// The responses, by ascending status code, `default` last.
    package var responses: [Response] {
        get { parts.value.responses }
        set { parts.value.responses = newValue }
    }

    /// What the operation requires. `nil`: what the service requires; empty: nothing.
    package var security: [SecurityRequirement]? {
        get { parts.value.security }
        set { parts.value.security = newValue }
    }

    /// Servers of this operation alone, if it has any.
    package var servers: [Server] {
        get { parts.value.servers }
        set { parts.value.servers = newValue }
    }

    /// How the operation's collection is paged, if the description says so.
    package var paging: Paging? {
        get { parts.value.paging }
        set { parts.value.paging = newValue }
    }

    /// How an extension of another generator says that its collection is paged.
    package var pagingExtension: PagingExtension? {
        get { parts.value.pagingExtension }
        set { parts.value.pagingExtension = newValue }
    }

    /// How the operation continues after its response, if it does.
    package var longRunning: LongRunning? {
        get { parts.value.longRunning }
        set { parts.value.longRunning = newValue }
    }

    /// Where the operation is declared.
    package var mark: Mark {
        get { parts.value.mark }
        set { parts.value.mark = newValue }
    }

    /// What messages call it: its name in the description or, without one, its request.
    package var displayName: String { hasOwnIdentifier ? identifier : request }

    /// What messages call the operation that it is a part of, or itself.
    package var displayNameOfUndivided: String { hasOwnIdentifier ? undividedIdentifier ?? identifier : request }

    private var request: String { "\(method) \(path)" }

    /// The contents of all that it sends and receives: those of the body, then those of the responses.
    package var contents: [Content] { (body?.contents ?? []) + responses.flatMap(\.contents) }
}
