import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// An error that means: the connection failed, which may pass by itself.
struct ConnectionFailure {
    /// Whether the request cannot have reached the service.
    let isBeforeSending: Bool

    /// Whether there was no response in time.
    let isTimeout: Bool

    /// Examines an error of a transport.
    ///
    /// - Returns: `nil` if it is not a connection failure, so that waiting does not help.
    init?(_ error: any Error) {
        var cause: any Error = error
        if case .client(_, let underlying?)? = error as? ServiceError {
            cause = underlying
        }
        // The failure of another call, which was to get the credential. Without it, the request was not sent.
        var isOfOtherCall = false
        if case .client(_, let underlying?)? = cause as? ServiceError {
            cause = underlying
            isOfOtherCall = true
        }
        guard let error = cause as? URLError else { return nil }
        isTimeout = error.code == .timedOut
        switch error.code {
        case .cannotConnectToHost, .cannotFindHost, .dnsLookupFailed, .notConnectedToInternet, .dataNotAllowed,
            .internationalRoamingOff, .callIsActive:
            isBeforeSending = true
        case .networkConnectionLost, .timedOut, .badServerResponse, .cannotParseResponse:
            isBeforeSending = isOfOtherCall || error.isBeforeSending
        default:
            return nil
        }
    }
}

extension URLError {
    private static let isBeforeSendingKey = "ServiceRuntime.isBeforeSending"

    /// The same error of a request that cannot have reached the service, which the code alone does not tell.
    var beforeSending: URLError {
        URLError(code, userInfo: userInfo.merging([Self.isBeforeSendingKey: true]) { $1 })
    }

    /// Whether this is ``beforeSending``.
    fileprivate var isBeforeSending: Bool { userInfo[Self.isBeforeSendingKey] as? Bool == true }
}
