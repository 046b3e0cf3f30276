#if canImport(FoundationNetworking)
    import Foundation
    import FoundationNetworking
    import Testing

    @testable import ServiceRuntime

    /// What libcurl says, word for word, with either of the libraries that it is built with.
    @Suite("Failures of TLS have the codes of Apple's sessions")
    struct TLSErrorTests {
        private func code(of text: String, _ code: URLError.Code = .unknown) -> URLError.Code {
            URLError(code, userInfo: [NSLocalizedDescriptionKey: text]).namingTLS.code
        }

        @Test(
            arguments: [
                ("SSL certificate problem: self-signed certificate", .serverCertificateUntrusted),
                ("SSL certificate problem: unable to get local issuer certificate", .serverCertificateUntrusted),
                ("SSL certificate problem: certificate has expired", .serverCertificateHasBadDate),
                ("SSL certificate problem: certificate is not yet valid", .serverCertificateNotYetValid),
                (
                    "SSL: no alternative certificate subject name matches target host name 'a.example'",
                    .serverCertificateUntrusted
                ),
                (
                    "SSL: certificate subject name 'b.example' does not match target host name 'a.example'",
                    .serverCertificateUntrusted
                ),
                ("server certificate verification failed. CAfile: none CRLfile: none", .serverCertificateUntrusted),
                ("error:0A00010B:SSL routines::wrong version number", .secureConnectionFailed),
                ("error:0A000410:SSL routines::sslv3 alert handshake failure", .secureConnectionFailed),
                // After the handshake something may have been sent.
                ("OpenSSL SSL_read: error:0A000126:SSL routines::unexpected eof while reading, errno 0", .unknown),
                ("transfer closed with 1 bytes remaining to read", .unknown),
            ] as [(String, URLError.Code)]
        )
        func codes(text: String, expected: URLError.Code) {
            #expect(code(of: text) == expected)
        }

        @Test("where FoundationNetworking has none itself")
        func otherCode() {
            #expect(code(of: "SSL certificate problem: certificate has expired", .timedOut) == .timedOut)
        }
    }
#endif
