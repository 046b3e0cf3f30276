#if canImport(FoundationNetworking)
    import Foundation
    import FoundationNetworking
    import Testing

    @testable import ServiceRuntime

    /// What libcurl says, word for word, with either of the libraries that it is built with.
    @Suite("Failures of libcurl have the codes of Apple's sessions")
    struct LibcurlErrorTests {
        private func code(
            of text: String,
            _ code: URLError.Code = .unknown,
            hasResponse: Bool = false
        ) -> URLError.Code {
            URLError(code, userInfo: [NSLocalizedDescriptionKey: text]).named(hasResponse: hasResponse).code
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
                ("error:0A000126:SSL routines::unexpected eof while reading", .cannotConnectToHost),
                ("OpenSSL SSL_connect: Connection reset by peer in connection to a.example:443 ", .cannotConnectToHost),
                // After the handshake something may have been sent.
                (
                    "OpenSSL SSL_read: error:0A000126:SSL routines::unexpected eof while reading, errno 0",
                    .networkConnectionLost
                ),
                ("OpenSSL SSL_read: error:0A00045C:SSL routines::tlsv13 alert certificate required, errno 0", .unknown),
                (
                    "Failed to connect to a.example port 443 after 3 ms: Couldn't connect to server",
                    .cannotConnectToHost
                ),
                ("Recv failure: Connection reset by peer", .networkConnectionLost),
                ("Send failure: Broken pipe", .networkConnectionLost),
                ("transfer closed with 1 bytes remaining to read", .networkConnectionLost),
                ("transfer closed with outstanding read data remaining", .networkConnectionLost),
                ("HTTP/2 stream 1 was not closed cleanly: INTERNAL_ERROR (err 2)", .networkConnectionLost),
                ("CONNECT tunnel failed, response 407", .userAuthenticationRequired),
                ("Received HTTP code 407 from proxy after CONNECT", .userAuthenticationRequired),
                ("CONNECT tunnel failed, response 502", .cannotConnectToHost),
                ("CONNECT tunnel failed, response 403", .resourceUnavailable),
                ("Received HTTP code 403 from proxy after CONNECT", .resourceUnavailable),
                ("CONNECT tunnel failed, response 429", .cannotConnectToHost),
                ("Could not resolve proxy: proxy.example", .cannotConnectToHost),
                (
                    "Unrecognized content encoding type. libcurl understands deflate, gzip content encodings.",
                    .cannotDecodeContentData
                ),
                ("Error while processing content unencoding: invalid code lengths set", .cannotDecodeContentData),
                // So it calls damaged Brotli and Zstandard.
                ("Unrecognized or bad HTTP Content or Transfer-Encoding", .cannotDecodeContentData),
                ("Failed writing header", .cannotParseResponse),
                ("Invalid Content-Length: value", .cannotParseResponse),
                ("Nul byte in header", .cannotParseResponse),
                ("Too large response headers: 307201 > 307200", .cannotParseResponse),
                ("something else", .unknown),
            ] as [(String, URLError.Code)]
        )
        func codes(text: String, expected: URLError.Code) {
            #expect(code(of: text) == expected)
        }

        @Test(
            "and a proxy that cannot be reached is not taken for the service",
            arguments: [
                ("127.0.0.1 port 8080 after 0 ms: Couldn't connect to server", true),
                ("a.example port 443: refused", false),
                ("a.example port 443 after 3 ms: Couldn't connect to server", false),
            ]
        )
        func proxy(words: String, isProxy: Bool) throws {
            let error = URLError(
                .cannotConnectToHost,
                userInfo: [NSLocalizedDescriptionKey: "Failed to connect to \(words)"]
            )
            let request = try HTTPRequest(method: .get, url: "https://a.example/x")
            let text = try #require(URLErrorText.error(for: error, request: request, timeout: 1).clientMessage)
            #expect(
                text.contains("could not connect to the proxy (Failed to connect to 127.0.0.1 port 8080") == isProxy
            )
            #expect(text.contains("Check the endpoint") != isProxy)
        }

        @Test(
            "and a proxy that does not connect is named, with what to check",
            arguments: [
                (
                    "CONNECT tunnel failed, response 403",
                    "the proxy did not connect to the service (CONNECT tunnel failed, response 403). Check that it allows "
                        + "this host; 'https_proxy' and 'no_proxy' in the environment tell which requests it gets."
                ),
                (
                    "Could not resolve proxy: proxy.example",
                    "could not connect to the proxy (Could not resolve proxy: proxy.example). Check 'http_proxy' and "
                        + "'https_proxy' in the environment."
                ),
            ]
        )
        func refusal(words: String, expected: String) throws {
            let error = URLError(.unknown, userInfo: [NSLocalizedDescriptionKey: words]).named(hasResponse: false)
            let request = try HTTPRequest(method: .get, url: "https://a.example/x")
            let text = URLErrorText.error(for: error, request: request, timeout: 1).clientMessage
            #expect(text == "GET to a.example: \(expected)")
        }

        @Test("where FoundationNetworking has none itself")
        func otherCode() {
            #expect(code(of: "SSL certificate problem: certificate has expired", .timedOut) == .timedOut)
        }

        @Test("and those of no known kind are a lost connection, once there is a response")
        func withinResponse() {
            #expect(code(of: "something else", hasResponse: true) == .networkConnectionLost)
            #expect(
                code(of: "Error while processing content unencoding: x", hasResponse: true) == .cannotDecodeContentData
            )
        }

        @Test("and are shown without the address of a proxy, which may have a password")
        func proxyAddress() throws {
            let words = "Unsupported proxy syntax in 'http://ann:s3cret@a b': Malformed input"
            let cause = NSError(domain: NSURLErrorDomain, code: -1, userInfo: [NSLocalizedDescriptionKey: words])
            let error = URLError(
                .unknown,
                userInfo: [NSLocalizedDescriptionKey: words, NSUnderlyingErrorKey: cause]
            )
            let request = try HTTPRequest(method: .get, url: "https://a.example/")
            let shown = URLErrorText.error(for: error, request: request, timeout: 1)
            #expect(
                shown.clientMessage == "GET to a.example: the connection failed (Unsupported proxy syntax in …)."
            )
            let shownCause = try #require(shown.underlyingError as? URLError)
            #expect(shownCause.localizedDescription == "Unsupported proxy syntax in …")
            #expect(!"\(shownCause) \(shownCause.userInfo)".contains("s3cret"))
            let refused = URLError(.cannotConnectToHost, userInfo: [NSLocalizedDescriptionKey: "Couldn't connect"])
            let whole = URLErrorText.error(for: refused, request: request, timeout: 1)
            #expect(whole.underlyingError?.localizedDescription == "Couldn't connect")
        }
    }
#endif
