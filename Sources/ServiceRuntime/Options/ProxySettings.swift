import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The proxy for a client's requests, on Apple platforms.
///
/// On Linux, FoundationNetworking takes proxies from the process's environment, as libcurl does:
/// `http_proxy` (lowercase only), `https_proxy`, `all_proxy` and `no_proxy`. There, a client refuses these settings
/// rather than bypass the proxy.
public struct ProxySettings: Sendable, Hashable {
    /// The proxy's host name or address.
    public let host: String

    /// The proxy's port.
    public let port: Int

    /// Creates settings.
    ///
    /// - Parameters:
    ///   - host: The proxy's host name or address, without a scheme.
    ///   - port: The proxy's port, 1 to 65535. A client refuses any other.
    public init(host: String, port: Int) {
        self.host = host
        self.port = port
    }

    /// Checks that the settings can be used here.
    ///
    /// - Parameter transport: The transport of the client's options.
    /// - Throws: ``ServiceError/client(_:_:)`` if they cannot, or if a transport of the user's would not use them.
    func validate(with transport: (any TransportStage)?) throws(ServiceError) {
        guard !host.isEmpty, !host.contains("/"), (1...65_535).contains(port) else {
            throw .client(
                "'\(host)', port \(port), is not a valid proxy. Use a host name or an IP address without a scheme, "
                    + "and a port."
            )
        }
        guard transport == nil else {
            throw .client(
                "TransportOptions has a proxy and a transport, which ignores the proxy. Configure the proxy in the "
                    + "transport."
            )
        }
        #if canImport(FoundationNetworking)
            throw .client(
                "FoundationNetworking ignores the proxy in TransportOptions. Set the environment variables http_proxy "
                    + "and https_proxy instead."
            )
        #endif
    }

    /// The settings as a session takes them. The constants for these names are not there on every platform.
    var dictionary: [String: any Sendable] {
        [
            "HTTPEnable": 1, "HTTPProxy": host, "HTTPPort": port,
            "HTTPSEnable": 1, "HTTPSProxy": host, "HTTPSPort": port,
        ]
    }

    /// A transport that sends through the proxy, and keeps as little as the default one.
    ///
    /// - Parameter timeout: Seconds without any progress after which a request is given up.
    func transport(timeout: TimeInterval) -> URLSessionTransport {
        let configuration = URLSessionConfiguration.withoutStorage(timeout: timeout)
        configuration.connectionProxyDictionary = dictionary
        return URLSessionTransport(configuration: configuration)
    }
}
