import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// An error that means: the connection failed, which may pass by itself.
struct ConnectionFailure {
    /// Whether the request cannot have reached the service.
    let isBeforeSending: Bool

    /// Examines an error of a transport.
    ///
    /// - Parameter error: The error.
    /// - Returns: `nil` if it is not a connection failure, so that waiting does not help.
    init?(_ error: any Error) {
        var cause: any Error = error
        if case .client(_, let underlying?)? = error as? ServiceError {
            cause = underlying
        }
        guard let code = (cause as? URLError)?.code else {
            return nil
        }
        switch code {
        case .cannotConnectToHost, .cannotFindHost, .dnsLookupFailed, .notConnectedToInternet:
            isBeforeSending = true
        case .networkConnectionLost, .timedOut, .badServerResponse, .cannotParseResponse:
            isBeforeSending = false
        default:
            return nil
        }
    }
}
