import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Connection failures in words.
enum URLErrorText {
    /// The error to show for one of the session's.
    ///
    /// - Parameters:
    ///   - error: The session's error; it becomes the cause.
    ///   - request: What was sent.
    ///   - timeout: The time limit that applied, in seconds.
    static func error(for error: URLError, request: HTTPRequest, timeout: TimeInterval) -> ServiceError {
        let host = request.url.host ?? "the service"
        let port = request.url.port.map { ":\($0)" } ?? ""
        return .client("\(request.method.rawValue) to \(host)\(port): \(text(for: error, timeout: timeout))", error)
    }

    private static func text(for error: URLError, timeout: TimeInterval) -> String {
        switch error.code {
        case .timedOut:
            return "the request timed out: no data arrived for \(timeout) s."
        case .networkConnectionLost:
            return "the connection was lost before the response was complete."
        case .cannotConnectToHost:
            return "could not connect. Check the endpoint, and that the service is running."
        case .cannotFindHost, .dnsLookupFailed:
            return "the host was not found. Check the endpoint."
        case .notConnectedToInternet:
            return "this device is not connected to the network."
        case .cancelled:
            return "the transport canceled the request."
        case .badServerResponse, .cannotParseResponse:
            return "the connection was closed without a response, or the response is not HTTP."
        case .dataLengthExceedsMaximum:
            return "URLSession does not send a body with this method."
        default:
            return tlsText(for: error) ?? "the connection failed."
        }
    }
}
