import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking

    extension URLError {
        /// What libcurl says when it does not trust a server, or when the TLS handshake fails, and the code that Apple's
        /// sessions have for that. The first text that is found counts.
        private static let tlsFailures: [(text: String, code: URLError.Code)] = [
            ("certificate has expired", .serverCertificateHasBadDate),
            ("certificate is not yet valid", .serverCertificateNotYetValid),
            ("SSL certificate problem", .serverCertificateUntrusted),
            // The certificate is another host's, in the words of two versions of libcurl.
            ("no alternative certificate subject name matches", .serverCertificateUntrusted),
            ("certificate subject name", .serverCertificateUntrusted),
            // libcurl with GnuTLS instead of OpenSSL.
            ("server certificate verification failed", .serverCertificateUntrusted),
            ("alert handshake failure", .secureConnectionFailed),
            ("wrong version number", .secureConnectionFailed),
        ]

        /// The same failure with the code that Apple's sessions have for it. FoundationNetworking has no codes for
        /// failures of TLS and calls them all `unknown`; only libcurl's text distinguishes them.
        var namingTLS: URLError {
            guard code == .unknown else { return self }
            let text = localizedDescription
            guard let failure = Self.tlsFailures.first(where: { text.contains($0.text) }) else { return self }
            return URLError(failure.code, userInfo: userInfo)
        }
    }
#endif

extension URLErrorText {
    /// What is to be said of a failure of TLS.
    ///
    /// - Parameter error: The session's error.
    /// - Returns: What happened, that nothing was sent, and what to do, or `nil` for failures of another kind.
    static func tlsText(for error: URLError) -> String? {
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
        return "\(problem)\(tlsDetail(of: error)), so nothing was sent. \(advice)"
    }

    /// What exactly is wrong, in libcurl's words; Apple's sessions say no more than the code.
    private static func tlsDetail(of error: URLError) -> String {
        #if canImport(FoundationNetworking)
            guard let text = error.userInfo[NSLocalizedDescriptionKey] as? String else { return "" }
            return " (\(text))"
        #else
            return ""
        #endif
    }
}
