import Foundation

/// A request as it is sent.
public struct HTTPRequest: Sendable {
    /// What is to be done.
    public var method: HTTPMethod

    /// Where the request goes.
    public var url: URL

    /// The header fields.
    public var headers: HTTPHeaders

    /// The body; nil for none.
    public var body: HTTPBody?

    /// The body, if it is in memory; nil for none, and for one that is read from files.
    public var data: Data? {
        get { body?.data }
        set { body = newValue.map { HTTPBody($0) } }
    }

    /// The texts within URL and header fields that are secret, as they are sent.
    package var secrets: [String] = []

    /// The names of the members of bodies whose values are secret, those of the answer to this request included, in lower
    /// case.
    package var secretMembers: Set<String> = []

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - method: What is to be done.
    ///   - url: Where the request goes.
    ///   - headers: The header fields.
    ///   - data: The body; nil for none.
    public init(method: HTTPMethod, url: URL, headers: HTTPHeaders = [:], data: Data? = nil) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = data.map { HTTPBody($0) }
    }

    /// Creates a request for an address that is a string.
    ///
    /// - Parameters:
    ///   - method: What is to be done.
    ///   - url: Where the request goes: an absolute URL.
    ///   - headers: The header fields.
    ///   - data: The body; nil for none.
    /// - Throws: ``ServiceError/client(_:_:)`` if the string is no absolute URL.
    public init(method: HTTPMethod, url: String, headers: HTTPHeaders = [:], data: Data? = nil) throws {
        guard let parsed = URL(string: url), parsed.scheme != nil else {
            // The query may hold a key.
            let shown = url.prefix { $0 != "?" }
            throw ServiceError.client("'\(shown)' is not an absolute URL, so no request can be sent to it.")
        }
        self.init(method: method, url: parsed, headers: headers, data: data)
    }

    /// How many bytes a secret has at least: anything shorter would be found by chance in other texts.
    private static let shortestSecret = 6

    /// Keeps a text out of logs, errors and recordings, wherever it stands, the service's answer included: some services repeat
    /// what they are sent. An ``Authenticating`` type says it of what it adds to a request.
    ///
    /// - Parameter secret: The text, as it is sent. One of fewer than six bytes is not looked for.
    public mutating func addSecret(_ secret: String) {
        if secret.utf8.count >= Self.shortestSecret, !secrets.contains(secret) { secrets.append(secret) }
    }
}
