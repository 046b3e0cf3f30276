import Foundation

extension RequestDescription {
    /// Creates the description of a request to a URL outside of the client's service, such as a store that the service
    /// named in a response. It is sent without the client's credential, even if the URL is on the same host.
    ///
    /// - Parameters:
    ///   - method: The method.
    ///   - url: An absolute URL, which is used unchanged. A client of a service with https sends nothing to a plain
    ///     http URL.
    ///   - options: The options of the call.
    public init(_ method: HTTPMethod, elsewhere url: URL, options: (any RequestOptions)? = nil) {
        self.init(method, "", options: options)
        update { $0.elsewhere = url }
        anonymous()
    }

    /// The URL of a request that goes elsewhere.
    ///
    /// - Parameters:
    ///   - url: The URL as it was given.
    ///   - endpoint: The client's endpoint.
    /// - Throws: ``ServiceError/client(_:_:)`` if nothing can or must be sent there.
    static func checked(elsewhere url: URL, from endpoint: URL) throws(ServiceError) -> URL {
        let url = url.absoluteURL
        // Only for an error: it takes longer than all else here.
        var shown: String { RequestRedactor.text(of: url) }
        guard let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme), let host = url.host,
            !host.isEmpty
        else {
            throw .client(
                "Nothing was sent to '\(shown)': it is not an absolute URL that starts with https:// and a host."
            )
        }
        guard !url.hasUserInfo else {
            throw .client("Nothing was sent to '\(shown)', because the URL contains a user name or password.")
        }
        guard url.isSecure || !endpoint.isSecure else {
            throw .client(
                "Nothing was sent to '\(shown)', because the connection would not be encrypted. The service itself "
                    + "uses https."
            )
        }
        return url
    }
}
