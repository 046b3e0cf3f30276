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
}
