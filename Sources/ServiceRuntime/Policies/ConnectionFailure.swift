import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// An error that means: the connection failed, which may pass by itself.
struct ConnectionFailure {
    /// Whether the request cannot have reached the service.
    let isBeforeSending: Bool

    /// Looks at what a transport has thrown.
    ///
    /// - Parameter error: The error.
    /// - Returns: Nil if it is not a connection failure: waiting will not help then.
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
