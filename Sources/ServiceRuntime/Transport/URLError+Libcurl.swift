#if canImport(FoundationNetworking)
    import Foundation
    import FoundationNetworking

    extension URLError {
        /// What libcurl says, and the code that Apple's sessions have for that. The first line counts whose texts are all
        /// found.
        ///
        /// This is the one place where libcurl's text is read. What a code means is decided by ``ConnectionFailure`` for
        /// the next try, and by ``URLErrorText`` for the reader.
        private static let failures: [(texts: [String], code: URLError.Code)] = [
            // The proxy makes no connection to the service, in the words of two versions of libcurl: for good, unless it says that
            // it may later.
            (["CONNECT tunnel failed, response 407"], .userAuthenticationRequired),
            (["HTTP code 407 from proxy"], .userAuthenticationRequired),
            (["CONNECT tunnel failed, response 408"], .cannotConnectToHost),
            (["CONNECT tunnel failed, response 429"], .cannotConnectToHost),
            (["CONNECT tunnel failed, response 4"], .resourceUnavailable),
            (["HTTP code 408 from proxy"], .cannotConnectToHost),
            (["HTTP code 429 from proxy"], .cannotConnectToHost),
            (["HTTP code 4", "from proxy"], .resourceUnavailable),
            (["CONNECT tunnel failed"], .cannotConnectToHost),
            (["from proxy after CONNECT"], .cannotConnectToHost),
            (["Proxy CONNECT aborted"], .cannotConnectToHost),
            (["Could not resolve proxy"], .cannotConnectToHost),
            // After the handshake something may have been sent. An alert is no loss, and comes again.
            (["SSL_read", "alert"], .unknown),
            (["SSL_read"], .networkConnectionLost),
            (["SSL_write"], .networkConnectionLost),
            (["certificate has expired"], .serverCertificateHasBadDate),
            (["certificate is not yet valid"], .serverCertificateNotYetValid),
            (["SSL certificate problem"], .serverCertificateUntrusted),
            // The certificate is another host's, in the words of two versions of libcurl.
            (["no alternative certificate subject name matches"], .serverCertificateUntrusted),
            (["certificate subject name"], .serverCertificateUntrusted),
            // libcurl with GnuTLS instead of OpenSSL.
            (["server certificate verification failed"], .serverCertificateUntrusted),
            (["alert handshake failure"], .secureConnectionFailed),
            (["wrong version number"], .secureConnectionFailed),
            // The connection is lost during the handshake.
            (["unexpected eof while reading"], .cannotConnectToHost),
            (["SSL_connect: "], .cannotConnectToHost),
            // FoundationNetworking knows a connection that is refused, and no other reason why there is none.
            (["Failed to connect to "], .cannotConnectToHost),
            (["Couldn't connect to server"], .cannotConnectToHost),
            (["Could not connect to server"], .cannotConnectToHost),
            (["Recv failure: "], .networkConnectionLost),
            (["Send failure: "], .networkConnectionLost),
            (["Failed sending "], .networkConnectionLost),
            (["Failure when receiving data"], .networkConnectionLost),
            (["transfer closed with "], .networkConnectionLost),
            (["was not closed cleanly"], .networkConnectionLost),
            (["content encoding"], .cannotDecodeContentData),
            (["content unencoding"], .cannotDecodeContentData),
            (["ontent-encoding"], .cannotDecodeContentData),
            // So it calls damaged Brotli and Zstandard.
            (["Unrecognized or bad HTTP Content"], .cannotDecodeContentData),
            (["Failed writing header"], .cannotParseResponse),
            (["Invalid Content-Length"], .cannotParseResponse),
            (["Nul byte in header"], .cannotParseResponse),
            (["Too large response headers"], .cannotParseResponse),
            // So libcurl calls a line of the head that is too long for it.
            (["Out of memory"], .cannotParseResponse),
            // What answers does not speak HTTP; libcurl speaks of the protocol, which FoundationNetworking takes for the URL's.
            (["Received HTTP/0.9"], .badServerResponse),
            (["Unsupported HTTP version"], .badServerResponse),
            (["Unsupported response code"], .badServerResponse),
        ]

        /// The same failure with the code that Apple's sessions have for it. FoundationNetworking has codes for few failures
        /// and calls all others `unknown`, or misunderstands them; only libcurl's text distinguishes them.
        ///
        /// - Parameter hasResponse: Whether there was the head of a response, so that an end for any other reason is one
        ///   within the response.
        func named(hasResponse: Bool) -> URLError {
            guard code == .unknown || code == .unsupportedURL else { return self }
            let text = localizedDescription
            let known = Self.failures.first { $0.texts.allSatisfy(text.contains) }?.code ?? code
            return URLError(known == .unknown && hasResponse ? .networkConnectionLost : known, userInfo: userInfo)
        }
    }
#endif
