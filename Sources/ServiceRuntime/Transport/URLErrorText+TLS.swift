import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
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
        return "\(problem)\(words(of: error)), so nothing was sent. \(advice)"
    }
}
