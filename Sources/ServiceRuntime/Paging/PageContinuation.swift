/// The way in which a client requests the next page.
///
/// A link that leads to another scheme, host or port is refused, unless the call trusts that origin
/// (``PipelineContext/trustedOrigins``).
public struct PageContinuation: Sendable, Hashable {
    /// Where a response has what asks for the next page.
    enum Source: Sendable, Hashable {
        /// A member of the page, by its path.
        case member(String)
        /// A header field, by its name.
        case header(String)
        /// A link of the `Link` header field, by its relation.
        case linkHeader(relation: String)
        /// A member of the page's last item, by its path.
        case item(String)
    }

    /// A parameter that is a number, which grows from page to page.
    struct Counter: Sendable, Hashable {
        /// What the number counts.
        enum Unit: Sendable, Hashable {
            case items
            case pages
        }

        /// The name of the parameter.
        let parameter: String
        /// The number of the first page, which a request without the parameter returns.
        let first: Int
        let unit: Unit
        /// The name of the parameter for the page size, or `nil` if there is none.
        let limit: String?
    }

    enum Kind: Sendable, Hashable {
        case none
        case link(Source)
        case token(Source, parameter: String)
        case counted(Counter)
    }

    /// A part of the request.
    enum Place: Sendable, Hashable {
        case query, header
        /// The body, which is a JSON object.
        case body
    }

    let kind: Kind
    /// Where the parameters are.
    private(set) var place = Place.query
    /// The path of the member of the page that says whether there are more pages, if one does.
    private(set) var more: String?

    /// There is one page only.
    static let none = PageContinuation(kind: .none)

    /// A member of the page is the link to the next one.
    ///
    /// - Parameter member: The path of the member: names with dots between them.
    static func link(_ member: String?) -> PageContinuation {
        PageContinuation(kind: member.map { .link(.member($0)) } ?? .none)
    }

    /// The response's `Link` header contains the link to the next page (RFC 8288).
    ///
    /// - Parameter relation: The relation of the link, compared case-insensitively.
    public static func linkHeader(_ relation: String = "next") -> PageContinuation {
        PageContinuation(kind: .link(.linkHeader(relation: relation)))
    }

    /// A member of the page is a token, which requests the next page as a query parameter. The last page has none, or
    /// an empty one.
    ///
    /// - Parameters:
    ///   - member: The path of the member: names separated by dots.
    ///   - parameter: The name of the parameter.
    public static func token(_ member: String, parameter: String) -> PageContinuation {
        PageContinuation(kind: .token(.member(member), parameter: parameter))
    }

    /// A header field of the response is a token, which requests the next page as a query parameter. The last page has
    /// none, or an empty one.
    ///
    /// - Parameters:
    ///   - name: The name of the header field.
    ///   - parameter: The name of the parameter.
    public static func token(header name: String, parameter: String) -> PageContinuation {
        PageContinuation(kind: .token(.header(name), parameter: parameter))
    }

    /// A member of the page's last item requests the next page as a query parameter. The last page has no items, unless
    /// another member indicates it (``more(_:)``).
    ///
    /// - Parameters:
    ///   - member: The path of the item's member: names separated by dots.
    ///   - parameter: The name of the parameter.
    public static func token(item member: String, parameter: String) -> PageContinuation {
        PageContinuation(kind: .token(.item(member), parameter: parameter))
    }

    /// A query parameter is the number of items before the page. The last page is empty, or shorter than both the
    /// requested size and an earlier page: the service may return fewer items per page than requested.
    ///
    /// - Parameters:
    ///   - parameter: The name of the parameter. A request without it returns the first page.
    ///   - limit: The name of the parameter for the page size, or `nil` if there is none.
    public static func offset(_ parameter: String, limit: String? = nil) -> PageContinuation {
        PageContinuation(kind: .counted(Counter(parameter: parameter, first: 0, unit: .items, limit: limit)))
    }

    /// A query parameter is the number of the page. The last page is empty, or shorter than requested and than a page before
    /// it: the service may return fewer items per page than requested.
    ///
    /// - Parameters:
    ///   - parameter: The name of the parameter.
    ///   - first: The number of the first page, which a request without the parameter returns.
    ///   - limit: The name of the parameter for the page size, or `nil` if there is none.
    public static func page(_ parameter: String, first: Int = 1, limit: String? = nil) -> PageContinuation {
        PageContinuation(kind: .counted(Counter(parameter: parameter, first: first, unit: .pages, limit: limit)))
    }

    /// The same continuation with members of the request's body in place of query parameters. The body is a JSON
    /// object, and dots in a name lead to nested members.
    public var inBody: PageContinuation {
        var continuation = self
        continuation.place = .body
        return continuation
    }

    /// The same continuation with header fields of the request in place of query parameters.
    public var inHeader: PageContinuation {
        var continuation = self
        continuation.place = .header
        return continuation
    }

    /// Returns the same continuation for pages with a member that says whether there are more. If it is `false`, the
    /// page is the last.
    ///
    /// - Parameter member: The path of the member: names separated by dots.
    public func more(_ member: String) -> PageContinuation {
        var continuation = self
        continuation.more = member
        return continuation
    }

    /// The number that asks for the next page, if one does.
    var counter: Counter? {
        if case .counted(let counter) = kind { counter } else { nil }
    }

    /// Where a response has the link or the token for the next page, if there is one.
    private var source: Source? {
        switch kind {
        case .link(let source), .token(let source, _): source
        case .none, .counted: nil
        }
    }

    /// The path of the member of an item that holds a token, if one does.
    var itemMember: String? {
        if case .item(let member) = source { member } else { nil }
    }

    /// The path of the member that holds a link or a token, if one does.
    var member: String? {
        if case .member(let member) = source { member } else { nil }
    }

    /// Returns the link or token for the next page from the header fields of a response.
    func text(in headers: HTTPHeaders) -> String? {
        switch source {
        case .linkHeader(let relation): headers["Link"].flatMap { LinkHeader.target(of: relation, in: $0) }
        case .header(let name): headers[name]
        case .member, .item, nil: nil
        }
    }
}
