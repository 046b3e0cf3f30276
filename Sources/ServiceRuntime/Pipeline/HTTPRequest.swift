import Foundation

/// An HTTP request.
public struct HTTPRequest: Sendable {
    /// The method.
    public var method: HTTPMethod

    /// The URL.
    public var url: URL

    /// The header fields.
    public var headers: HTTPHeaders

    /// The body, or `nil` for none.
    public var body: HTTPBody?

    /// The body, if it is in memory, or `nil` for no body and for one that is read from files.
    public var data: Data? {
        get { body?.data }
        set { body = newValue.map { HTTPBody($0) } }
    }

    /// The secret parts of the URL and the header fields, as they are sent.
    package var secrets: [String] = []

    /// The secret parts of the path that are too short to be looked for elsewhere.
    package var shortPathSecrets: [String] = []

    /// The names of secret members in bodies, including that of the response to this request, in lowercase.
    package var secretMembers: Set<String> = []

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - method: The method.
    ///   - url: The URL.
    ///   - headers: The header fields.
    ///   - data: The body, or `nil` for none.
    public init(method: HTTPMethod, url: URL, headers: HTTPHeaders = [:], data: Data? = nil) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = data.map { HTTPBody($0) }
    }

    /// Creates a request with a URL from a string.
    ///
    /// - Parameters:
    ///   - method: The method.
    ///   - url: An absolute URL.
    ///   - headers: The header fields.
    ///   - data: The body, or `nil` for none.
    /// - Throws: ``ServiceError/client(_:_:)`` if the string is not an absolute URL.
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

    /// Keeps a text out of logs, errors and recordings, wherever it occurs. This includes the service's response,
    /// because some services return what they receive. ``Authenticating`` types use this method for the secrets that
    /// they add to a request.
    ///
    /// - Parameter secret: The text, as it is sent. Text of fewer than six bytes is ignored.
    public mutating func addSecret(_ secret: String) {
        if secret.utf8.count >= Self.shortestSecret, !secrets.contains(secret) { secrets.append(secret) }
    }

    /// How many bytes a parameter has at least that is said to be secret: anything shorter would be found in every text.
    private static let shortestSecretParameter = 4

    /// Keeps the value of a secret parameter out of logs, errors and recordings.
    ///
    /// - Parameters:
    ///   - text: The value, as it is sent.
    ///   - isInPath: Whether it is a part of the path, which is hidden there however short it is.
    mutating func addSecretParameter(_ text: String, isInPath: Bool) {
        if isInPath, text.utf8.count < Self.shortestSecretParameter { shortPathSecrets.append(text) }
        // Services repeat it as it reads.
        for secret in [text, text.removingPercentEncoding ?? text]
        where secret.utf8.count >= Self.shortestSecretParameter && !secrets.contains(secret) {
            secrets.append(secret)
        }
    }
}
