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
            return "nothing came for \(timeout) s, so the request was given up (timed out)."
        case .networkConnectionLost:
            return "the connection was lost before the answer was complete."
        case .cannotConnectToHost:
            return "no connection could be made. Is the endpoint right, and does the service run?"
        case .cannotFindHost, .dnsLookupFailed:
            return "there is no host of this name. Is the endpoint right?"
        case .notConnectedToInternet:
            return "this device has no connection to the network."
        case .cancelled:
            return "the transport cancelled the request."
        case .badServerResponse, .cannotParseResponse:
            return "the connection was closed without an answer, or the answer is not HTTP."
        case .dataLengthExceedsMaximum:
            return "URLSession sends no body with this method."
        default:
            return tlsText(for: error) ?? "the connection failed."
        }
    }
}
