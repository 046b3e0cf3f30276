import YAML

/// One request that the service understands.
public struct Operation: Sendable {
    /// The name the description gives the operation, or one made from method and path if it gives none.
    public var identifier: String
    /// Whether the description itself gives the name.
    public var hasOwnIdentifier: Bool
    /// The HTTP method in upper case.
    public var method: String
    /// The path, relative to the server, in which `{name}` stands for a path parameter.
    public var path: String
    /// The tags of the operation.
    public var tags: [String]
    /// What the description says about the operation.
    public var documentation: Documentation
    /// The parameters, those of the path item included, the operation's own winning.
    public var parameters: [Parameter]
    /// The body, if the operation takes one.
    public var body: RequestBody?
    /// The answers, by ascending status code, `default` last.
    public var responses: [Response]
    /// What the operation requires. `nil`: what the service requires; empty: nothing.
    public var security: [SecurityRequirement]?
    /// Servers of this operation alone, if it has any.
    public var servers: [Server]
    /// How the operation's collection is paged, if the description says so.
    public var paging: Paging?
    /// How the operation goes on after its answer, if it does.
    public var longRunning: LongRunning?
    /// Where the operation is declared.
    public var mark: Mark

    /// An operation of the given parts.
    public init(
        identifier: String,
        hasOwnIdentifier: Bool,
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
        longRunning: LongRunning? = nil,
        mark: Mark
    ) {
        self.identifier = identifier
        self.hasOwnIdentifier = hasOwnIdentifier
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
        self.longRunning = longRunning
        self.mark = mark
    }
}

/// How a collection comes in pages (`x-ms-pageable`).
public struct Paging: Sendable, Hashable {
    /// The member of a page that holds the items, a path of names separated by dots. `nil`: the page is the array.
    public var itemsName: String?
    /// The member of a page that holds the link to the next page. `nil`: there is one page only.
    public var nextLinkName: String?
    /// The identifier of the operation that is given the link and answers with the next page; `nil`: the link is followed.
    public var nextOperation: String?
    /// How the next page is asked for, if that is not by such a link.
    public var continuation: Continuation?
    /// Whether the parameters of ``continuation`` are members of the body, paths of names separated by dots.
    public var isContinuationInBody = false
    /// Whether the user says so, and not the description.
    public var isConfigured = false

    /// A way to ask for the next page.
    public enum Continuation: Sendable, Hashable {
        /// The link of a relation in the `Link` header (RFC 8288).
        case linkHeader(relation: String)
        /// A token in a member of the page, a path of names separated by dots, sent as a parameter of the query.
        case token(member: String, parameter: String)
        /// A token in a header of the answer, sent as a parameter of the query.
        case tokenHeader(String, parameter: String)
        /// The number of items before the page. `limit` is the parameter that says how many items a page has, if any.
        case offset(parameter: String, limit: String?)
        /// The number of the page.
        case page(parameter: String, first: Int, limit: String?)
    }

    /// Paging with the given members.
    public init(itemsName: String?, nextLinkName: String?) {
        self.itemsName = itemsName
        self.nextLinkName = nextLinkName
    }
}

/// Where a parameter is sent.
public enum ParameterLocation: String, Sendable, Hashable {
    case path, query, header, cookie
    /// The whole query, which has no name (OpenAPI 3.2).
    case querystring
}

/// A parameter of an operation.
public struct Parameter: Sendable {
    /// How a value that is an array or an object becomes text (OpenAPI 3.0, "Style Values"; Swagger's
    /// `collectionFormat` maps onto them).
    public enum Style: String, Sendable, Hashable {
        case simple, label, matrix, form, spaceDelimited, pipeDelimited, tabDelimited, deepObject
        /// In cookies only, where it leaves the value as it is (OpenAPI 3.2).
        case cookie
    }

    /// The name on the wire.
    public var name: String
    /// The name the description wants in clients (`x-ms-client-name`), if any.
    public var clientName: String?
    /// Where it is sent.
    public var location: ParameterLocation
    /// Whether it must be sent.
    public var isRequired: Bool
    /// How arrays and objects become text.
    public var style: Style
    /// Whether each item is sent on its own.
    public var explodes: Bool
    /// Whether it may be sent without a value (`allowEmptyValue`).
    public var allowsEmptyValue = false
    /// Whether reserved characters are left as they are (`allowReserved`, `x-ms-skip-url-encoding`).
    public var allowsReserved: Bool
    /// Whether the value is several segments of the path, so that its slashes are left as they are.
    public var hasSegments = false
    /// The media type if the value is sent serialised (`content`), such as `application/json`.
    public var mediaType: String?
    /// What may be sent.
    public var schema: Schema
    /// Whether it belongs to the client as a whole rather than to one call (`x-ms-parameter-location: client`).
    public var belongsToClient: Bool
    /// What clients do with it beyond sending it (`x-ms-*`).
    public var extensions = ParameterExtensions()
    /// What the description says about it.
    public var documentation: Documentation
    /// Where it is declared.
    public var mark: Mark

    /// A parameter of the given parts.
    public init(
        name: String,
        clientName: String? = nil,
        location: ParameterLocation,
        isRequired: Bool,
        style: Style,
        explodes: Bool,
        allowsReserved: Bool = false,
        mediaType: String? = nil,
        schema: Schema,
        belongsToClient: Bool = false,
        documentation: Documentation = Documentation(),
        mark: Mark
    ) {
        self.name = name
        self.clientName = clientName
        self.location = location
        self.isRequired = isRequired
        self.style = style
        self.explodes = explodes
        self.allowsReserved = allowsReserved
        self.mediaType = mediaType
        self.schema = schema
        self.belongsToClient = belongsToClient
        self.documentation = documentation
        self.mark = mark
    }
}

/// What an operation takes as its body.
public struct RequestBody: Sendable {
    /// The name the description gives the body (Swagger's parameter name, `x-ms-requestBody-name`), if any.
    public var name: String?
    /// Whether a body must be sent.
    public var isRequired: Bool
    /// The media types it may be sent in, in the order of the description.
    public var contents: [Content]
    /// Where the description asks clients to take the members of the body one by one (`x-ms-client-flatten`); `nil` if it
    /// does not.
    public var flattening: Mark?
    /// What the description says about it.
    public var documentation: Documentation
    /// Where it is declared.
    public var mark: Mark

    /// A body of the given parts.
    public init(
        name: String? = nil,
        isRequired: Bool,
        contents: [Content],
        documentation: Documentation = Documentation(),
        mark: Mark
    ) {
        self.name = name
        self.isRequired = isRequired
        self.contents = contents
        self.documentation = documentation
        self.mark = mark
    }
}

/// Data of one media type.
public struct Content: Sendable {
    /// The media type as the description writes it, such as `application/json; charset=utf-8`.
    public var mediaType: String
    /// What it holds; `nil` if the description does not say.
    public var schema: Schema?
    /// What each item holds where the media type is that of a stream of items (``isSequential``); `nil`: text, or unknown.
    public var itemSchema: Schema?
    /// How single members are sent, if it is a form and the description says so. Others are sent as their media type asks.
    public var encodings: [FieldEncoding]
    /// Where it is declared.
    public var mark: Mark

    /// Content of the given parts.
    public init(
        mediaType: String,
        schema: Schema?,
        itemSchema: Schema? = nil,
        encodings: [FieldEncoding] = [],
        mark: Mark
    ) {
        self.mediaType = mediaType
        self.schema = schema
        self.itemSchema = itemSchema
        self.encodings = encodings
        self.mark = mark
    }
}

/// How one member of a form is sent (OpenAPI 3.0, "Encoding Object"; Swagger's `collectionFormat` of a form field).
public struct FieldEncoding: Sendable, Hashable {
    /// The member's name on the wire; empty for each element of a list of parts (`itemEncoding`).
    public var name: String
    /// The media type of the part, such as `image/png, image/jpeg`; `nil`: the usual one for the member's schema.
    public var mediaType: String?
    /// How an array or an object becomes text.
    public var style: Parameter.Style
    /// Whether each item is sent on its own.
    public var explodes: Bool
    /// Whether reserved characters are left as they are.
    public var allowsReserved: Bool
    /// Whether the description says something of the style, in which case the media type does not count.
    public var isStyled: Bool
    /// The names of the header fields that the part may have.
    public var headerNames: [String]

    /// An encoding of the given parts.
    public init(
        name: String,
        mediaType: String? = nil,
        style: Parameter.Style = .form,
        explodes: Bool = true,
        allowsReserved: Bool = false,
        isStyled: Bool = true,
        headerNames: [String] = []
    ) {
        self.name = name
        self.mediaType = mediaType
        self.style = style
        self.explodes = explodes
        self.allowsReserved = allowsReserved
        self.isStyled = isStyled
        self.headerNames = headerNames
    }
}

/// An answer of the service.
public struct Response: Sendable {
    /// The status codes an answer is for.
    public enum Status: Sendable, Hashable {
        /// One status code.
        case code(Int)
        /// The hundred codes that begin with this digit, 1–5 (`4XX`).
        case range(Int)
        /// All that have no answer of their own.
        case `default`
    }

    /// The status codes this answer is for.
    public var status: Status
    /// The media types it may come in, in the order of the description. Empty: no body.
    public var contents: [Content]
    /// The headers that the description names.
    public var headers: [Header]
    /// Whether the description marks the answer as an error although its status is not (`x-ms-error-response`).
    public var isError: Bool
    /// Whether the description says that the answer is none although its status is one of errors (`x-ms-error-response`).
    public var isExpected = false
    /// What the description says about it.
    public var documentation: Documentation
    /// Where it is declared.
    public var mark: Mark

    /// An answer of the given parts.
    public init(
        status: Status,
        contents: [Content] = [],
        headers: [Header] = [],
        isError: Bool = false,
        documentation: Documentation = Documentation(),
        mark: Mark
    ) {
        self.status = status
        self.contents = contents
        self.headers = headers
        self.isError = isError
        self.documentation = documentation
        self.mark = mark
    }
}

/// A header of an answer.
public struct Header: Sendable {
    /// The header's name.
    public var name: String
    /// The name the description wants in clients (`x-ms-client-name`), if any.
    public var clientName: String?
    /// What the names of a whole collection of headers begin with (`x-ms-header-collection-prefix`), if it is one.
    public var prefix: String?
    /// What it holds.
    public var schema: Schema
    /// What the description says about it.
    public var documentation: Documentation

    /// A header of the given parts.
    public init(
        name: String,
        clientName: String? = nil,
        prefix: String? = nil,
        schema: Schema,
        documentation: Documentation = Documentation()
    ) {
        self.name = name
        self.clientName = clientName
        self.prefix = prefix
        self.schema = schema
        self.documentation = documentation
    }
}
