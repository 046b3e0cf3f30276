#if os(Linux) || os(macOS)
    import Foundation
    import Testing

    @testable import ServiceRuntime

    #if canImport(FoundationNetworking)
        import FoundationNetworking
    #endif

    /// A server that cannot prove who it is. That nothing comes to it is seen at its side, where a control line does arrive.
    @Suite(
        "Servers that are not trusted",
        .enabled(if: TLSServer.isAvailable, "there is no program 'openssl' to be the server"),
        .timeLimit(.minutes(20))
    )
    struct UntrustedServerTests {
        @Test("a certificate that nobody vouches for: nothing is sent, once, and the error says so")
        func selfSigned() async throws {
            let files = try TemporaryFiles()
            let certificates = try TestCertificates(in: files)
            try await certificates.makeSelfSigned("server")
            let keyAttributes = try FileManager.default.attributesOfItem(atPath: certificates.key("server"))
            #expect(keyAttributes[.posixPermissions] as? Int == 0o600)
            let server = try await TLSServer(certificates.proof("server"))

            let (error, pauses) = try await server.refusal()
            let message = try #require(error.clientMessage)
            #expect(message.hasPrefix("GET to localhost:\(server.port): the server's certificate is not trusted"))
            #expect(message.contains("nothing was sent. Check the endpoint."))
            guard case .client(_, let cause as URLError) = error else {
                Issue.record("\(error)")
                return
            }
            #expect([.serverCertificateUntrusted, .serverCertificateHasUnknownRoot].contains(cause.code))
            // Another try would end the same.
            #expect(pauses.isEmpty)
            #expect(try await server.refusedConnections() == 1)
        }

        @Test("no certificate at all")
        func noCertificate() async throws {
            let server = try await TLSServer(["-nocert"])
            let (error, pauses) = try await server.refusal()
            #expect(
                error.clientMessage?.contains("a secure connection (TLS) could not be established") == true,
                "\(error)"
            )
            #expect(pauses.isEmpty)
        }
    }
#endif
