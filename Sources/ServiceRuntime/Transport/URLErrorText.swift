import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Connection failures in words.
enum URLErrorText {
    /// The error to show for one of the session's.
    ///
    /// - Parameters:
    ///   - error: The session's error; it becomes the cause, without what may be secret in it.
    ///   - request: What was sent.
    ///   - timeout: The time limit that applied, in seconds.
    ///   - mayHaveWaited: Whether there were more requests at once than connections.
    static func error(
        for error: URLError,
        request: HTTPRequest,
        timeout: TimeInterval,
        mayHaveWaited: Bool = false
    ) -> ServiceError {
        let host = request.url.host == nil ? "the service" : request.url.shownAuthority
        let text = text(for: error, to: request.url, timeout: timeout)
        let addition = mayHaveWaited && error.code == .timedOut ? " \(waiting)" : ""
        return .client("\(request.method.rawValue) to \(host): \(text)\(addition)", error.withoutSecrets)
    }

    /// Why a request may have timed out that a healthy service would have answered.
    private static let waiting =
        "More requests were sent at once than there are connections to a host, and the time for which one waits for a "
        + "connection counts: send fewer at once, or set a longer TransportOptions(timeout:)."

    private static func text(for error: URLError, to url: URL, timeout: TimeInterval) -> String {
        switch error.code {
        case .timedOut:
            return "the request timed out: no data arrived for \(timeout.secondsText)."
        case .networkConnectionLost:
            return "the connection was lost before the response was complete."
        case .cannotConnectToHost, .resourceUnavailable:
            return connectionText(words(of: error), to: url)
        case .userAuthenticationRequired:
            return "the proxy requires a user name and a password\(words(of: error)), so nothing was sent."
        case .cannotFindHost, .dnsLookupFailed:
            return "the host was not found. Check the endpoint."
        case .notConnectedToInternet:
            return "this device is not connected to the network."
        case .cancelled:
            return "the transport canceled the request."
        case .cannotParseResponse where !words(of: error).isEmpty:
            return "the head of the response cannot be read\(words(of: error))."
        case .cannotDecodeContentData, .cannotDecodeRawData:
            return "the body of the response cannot be decompressed\(words(of: error))."
        case .badServerResponse, .cannotParseResponse:
            // A service that expects TLS answers plain text with an alert of TLS, or not at all.
            let advice = url.scheme == "http" ? " If the service uses TLS, the endpoint must begin with https." : ""
            return "the connection was closed without a response, or the response is not HTTP.\(advice)"
        case .badURL where isRefused(url.host):
            return "URLSession on this platform does not connect to an IPv6 address. Use a host name."
        case .badURL, .unsupportedURL:
            return "URLSession does not take this URL. Check its host and port."
        case .dataLengthExceedsMaximum:
            return "URLSession does not send a body with this method."
        default:
            return tlsText(for: error) ?? "the connection failed\(unknownWords(of: error))."
        }
    }

    /// Why there is no connection.
    ///
    /// - Parameters:
    ///   - words: libcurl's words, which alone tell a proxy's failure from the service's.
    ///   - url: The URL of the request.
    private static func connectionText(_ words: String, to url: URL) -> String {
        if words.contains("CONNECT") {
            return "the proxy did not connect to the service\(words). Check that it allows this host; "
                + "'https_proxy' and 'no_proxy' in the environment tell which requests it gets."
        }
        let namesOtherPort =
            words.contains(" port ") && ![" ", ":"].contains { words.contains(" port \(url.effectivePort)\($0)") }
        if namesOtherPort || words.contains("proxy") {
            return "could not connect to the proxy\(words). Check 'http_proxy' and 'https_proxy' in the environment."
        }
        // Of any other reason than that nobody listens there, libcurl has more to say.
        let reason = words.contains("SSL") ? words : ""
        return "could not connect\(reason). Check the endpoint, and that the service is running."
    }

    /// What is to be said of a failure of TLS.
    ///
    /// - Parameter error: The session's error.
    /// - Returns: What happened, that nothing was sent, and what to do, or `nil` for failures of another kind.
    private static func tlsText(for error: URLError) -> String? {
        let (problem, advice): (String, String)
        switch error.code {
        case .serverCertificateUntrusted, .serverCertificateHasUnknownRoot:
            problem = "the server's certificate is not trusted"
            advice =
                "Check the endpoint. The certificate must name this host and be signed by an authority that this "
                + "system trusts."
        case .serverCertificateHasBadDate:
            problem = "the server's certificate has expired"
            advice = "If this device's clock is correct, the service needs a new certificate."
        case .serverCertificateNotYetValid:
            problem = "the server's certificate is not yet valid"
            advice = "If this device's clock is correct, the service needs a new certificate."
        case .secureConnectionFailed:
            problem = "a secure connection (TLS) could not be established"
            advice = "Check the endpoint, and that the service supports https there."
        default:
            return nil
        }
        return "\(problem)\(words(of: error)), so nothing was sent. \(advice)"
    }

    /// Whether the session refuses every URL with this host: FoundationNetworking takes the brackets of an IPv6 address amiss.
    private static func isRefused(_ host: String?) -> Bool {
        #if canImport(FoundationNetworking)
            host?.contains(":") == true
        #else
            false
        #endif
    }

    /// What exactly is wrong, in libcurl's words and in brackets; Apple's sessions say no more than the code.
    private static func words(of error: URLError) -> String {
        #if canImport(FoundationNetworking)
            guard let text = error.userInfo[NSLocalizedDescriptionKey] as? String, !text.isEmpty else { return "" }
            return " (\(text.trimmingCharacters(in: .whitespacesAndNewlines)))"
        #else
            return ""
        #endif
    }

    /// The same for a failure that is not known, without what libcurl quotes.
    private static func unknownWords(of error: URLError) -> String {
        let words = words(of: error)
        let rest = withoutQuotes(words)
        return rest == words ? words : " \(rest))"
    }

    /// Words of libcurl's, up to what it quotes: that may be a proxy's address with its password. An apostrophe (`couldn't`) is no quote.
    fileprivate static func withoutQuotes(_ words: String) -> String {
        let quote = words.indices.first { index in
            words[index] == "\"" || words[index] == "'" && words[..<index].last?.isLetter != true
        }
        guard let quote else { return words }
        return "\(words[..<quote].trimmingCharacters(in: .whitespaces)) …"
    }
}

extension URLError {
    /// The same error without the URL, which stands in it twice (the second key is deprecated), without what libcurl quotes, and
    /// without what its cause says.
    fileprivate var withoutSecrets: URLError {
        var kept = userInfo.filter { !$0.key.hasPrefix("NSErrorFailingURL") }
        #if canImport(FoundationNetworking)
            if let words = kept[NSLocalizedDescriptionKey] as? String {
                kept[NSLocalizedDescriptionKey] = URLErrorText.withoutQuotes(words)
            }
        #endif
        if let cause = (kept[NSUnderlyingErrorKey] as? any Error).map({ $0 as NSError }) {
            kept[NSUnderlyingErrorKey] = NSError(domain: cause.domain, code: cause.code)
        }
        return URLError(code, userInfo: kept)
    }
}
