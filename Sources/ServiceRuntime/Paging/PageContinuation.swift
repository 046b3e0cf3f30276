/// How a client asks for the page behind another one.
///
/// A link that leads to another scheme, host or port is refused, unless the call trusts that origin
/// (``PipelineContext/trustedOrigins``).
public struct PageContinuation: Sendable, Hashable {
    /// Where a token stands in an answer.
    enum TokenSource: Sendable, Hashable {
        case member(String)
        case header(String)
        case item(String)
    }

    enum Kind: Sendable, Hashable {
        case none
        case link(String)
        case linkHeader(relation: String)
        case token(TokenSource, parameter: String)
        case offset(parameter: String, limit: String?)
        case page(parameter: String, first: Int, limit: String?)
    }

    let kind: Kind
    /// Whether the parameters are members of the request's body, which is JSON, instead of the query.
    private(set) var isInBody = false
    /// The path of the member of the page that says whether there are more pages, if one does.
    private(set) var more: String?

    /// There is one page only.
    static let none = PageContinuation(kind: .none)

    /// A member of the page is the link to the next one.
    ///
    /// - Parameter member: The path of the member: names with dots between them.
    static func link(_ member: String?) -> PageContinuation {
        PageContinuation(kind: member.map(Kind.link) ?? .none)
    }

    /// The answer's `Link` header holds the link to the next page (RFC 8288).
    ///
    /// - Parameter relation: The relation of the link, in any case.
    public static func linkHeader(_ relation: String = "next") -> PageContinuation {
        PageContinuation(kind: .linkHeader(relation: relation))
    }

    /// A member of the page is a token that asks for the next one as a parameter of the query. The last page has none, or an
    /// empty one.
    ///
    /// - Parameters:
    ///   - member: The path of the member: names with dots between them.
    ///   - parameter: The name of the parameter.
    public static func token(_ member: String, parameter: String) -> PageContinuation {
        PageContinuation(kind: .token(.member(member), parameter: parameter))
    }

    /// A header of the answer is a token that asks for the next page as a parameter of the query. The last page has none, or
    /// an empty one.
    ///
    /// - Parameters:
    ///   - name: The name of the header.
    ///   - parameter: The name of the parameter.
    public static func token(header name: String, parameter: String) -> PageContinuation {
        PageContinuation(kind: .token(.header(name), parameter: parameter))
    }

    /// A member of the page's last item asks for the next page as a parameter of the query. The last page has no items, unless
    /// another member says so (``more(_:)``).
    ///
    /// - Parameters:
    ///   - member: The path of the member of the item: names with dots between them.
    ///   - parameter: The name of the parameter.
    public static func token(item member: String, parameter: String) -> PageContinuation {
        PageContinuation(kind: .token(.item(member), parameter: parameter))
    }

    /// A parameter of the query says how many items come before the page. The last page is empty, or shorter than was asked
    /// for.
    ///
    /// - Parameters:
    ///   - parameter: The name of the parameter; a request without it asks for the first page.
    ///   - limit: The name of the parameter that says how many items a page has, if there is one.
    public static func offset(_ parameter: String, limit: String? = nil) -> PageContinuation {
        PageContinuation(kind: .offset(parameter: parameter, limit: limit))
    }

    /// A parameter of the query is the number of the page. The last page is empty, or shorter than was asked for.
    ///
    /// - Parameters:
    ///   - parameter: The name of the parameter.
    ///   - first: The number of the first page, which a request without the parameter asks for.
    ///   - limit: The name of the parameter that says how many items a page has, if there is one.
    public static func page(_ parameter: String, first: Int = 1, limit: String? = nil) -> PageContinuation {
        PageContinuation(kind: .page(parameter: parameter, first: first, limit: limit))
    }

    /// The same way of asking, by members of the request's body instead of the query. The body is a JSON object, in which a
    /// name with dots leads to a member inside of others.
    public var inBody: PageContinuation {
        var continuation = self
        continuation.isInBody = true
        return continuation
    }

    /// The same way of asking, where a member of the page says whether there is another. If it is `false`, the page is the last.
    ///
    /// - Parameter member: The path of the member: names with dots between them.
    public func more(_ member: String) -> PageContinuation {
        var continuation = self
        continuation.more = member
        return continuation
    }

    /// The path of the member of an item that holds a token, if one does.
    var itemMember: String? {
        if case .token(.item(let member), _) = kind { member } else { nil }
    }

    /// The path of the member that holds a link or a token, if one does.
    var member: String? {
        switch kind {
        case .link(let member), .token(.member(let member), _): member
        case .none, .linkHeader, .token(.header, _), .token(.item, _), .offset, .page: nil
        }
    }

    /// What an answer says about the next page outside of its body: a link or a token.
    func text(in headers: HTTPHeaders) -> String? {
        switch kind {
        case .linkHeader(let relation): headers["Link"].flatMap { LinkHeader.target(of: relation, in: $0) }
        case .token(.header(let name), _): headers[name]
        case .none, .link, .token(.member, _), .token(.item, _), .offset, .page: nil
        }
    }
}
