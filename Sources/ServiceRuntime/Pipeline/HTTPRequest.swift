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
        set { body = newValue.map(HTTPBody.data) }
    }

    /// What logs, errors and recordings must not show of the request and of the response to it.
    package var secrets = RequestSecrets()

    /// Creates a request.
    public init(method: HTTPMethod, url: URL, headers: HTTPHeaders = [:], data: Data? = nil) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = data.map(HTTPBody.data)
    }

    /// Creates a request with a URL from a string.
    ///
    /// - Parameters:
    ///   - method: The method.
    ///   - url: An absolute URL. Characters that are invalid in a URL are encoded, and what is encoded already stays as it is.
    ///   - headers: The header fields.
    ///   - data: The body, or `nil` for none.
    /// - Throws: ``ServiceError/client(_:_:)`` if the string is not an absolute URL.
    public init(method: HTTPMethod, url: String, headers: HTTPHeaders = [:], data: Data? = nil) throws(ServiceError) {
        guard let parsed = URL(repairing: url), parsed.scheme != nil else {
            throw .client(
                "'\(RequestRedactor.text(ofAddress: url))' is not an absolute URL, so no request can be sent to it."
            )
        }
        self.init(method: method, url: parsed, headers: headers, data: data)
    }

    /// Keeps a text out of logs, errors and recordings, wherever it occurs. This includes the service's response,
    /// because some services return what they receive. ``Authenticating`` types use this method for the secrets that
    /// they add to a request.
    ///
    /// - Parameter secret: The text, as it is sent. Text of fewer than six bytes is ignored.
    public mutating func addSecret(_ secret: String) {
        secrets.add(secret)
    }
}
