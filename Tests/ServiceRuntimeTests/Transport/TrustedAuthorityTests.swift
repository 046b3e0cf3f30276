#if os(Linux)
    import Foundation
    import LoopbackServer
    import Testing

    @testable import ServiceRuntime

    /// Certificates of an authority that is trusted, and which are refused all the same.
    ///
    /// FoundationNetworking takes no authority from the environment, `SSL_CERT_FILE` included. So this program runs itself once more in a
    /// namespace of its own, where a file with the test's authority lies over that of the system, which stays as it is.
    @Suite("Authorities that are trusted", .timeLimit(.minutes(20)))
    struct TrustedAuthorityTests {
        /// Tells the process that trusts the authority where its certificates are.
        private static let variable = "TEST_TRUSTED_CERTIFICATES"
        private static let folder = ProcessInfo.processInfo.environment[variable]

        /// Where the system keeps the authorities that it trusts.
        private static let bundle = "/etc/ssl/certs/ca-certificates.crt"

        private static let namespace = ["unshare", "--user", "--map-root-user", "--mount"]

        private static let isPossible =
            folder == nil && TLSServer.isAvailable
            && CommandRun.succeeds(namespace + ["mount", "--bind", bundle, bundle])

        @Test(
            "another host's certificate and an expired one are refused, where the authority of both is trusted",
            .enabled(if: isPossible, "there is no 'openssl' or no right to a namespace of one's own")
        )
        func trusted() async throws {
            let files = try TemporaryFiles()
            let certificates = try TestCertificates(in: files)
            try await certificates.makeSelfSigned("authority", for: "authority")
            try await certificates.make("good", for: "localhost", by: "authority")
            try await certificates.make("expired", for: "localhost", by: "authority", days: -1)
            let script = "mount --bind \"$1\" \(Self.bundle) && shift && exec \"$@\""
            let command =
                try Self.namespace + ["sh", "-c", script, "sh", certificates.certificate("authority")]
                + CommandRun.ownTests("TrustedAuthorityTests")
            let environment = [Self.variable: certificates.folder.path]
            let output = try await onOwnThread { try CommandRun.output(command, environment: environment) }
            #expect(output.contains(Self.done), "\(output)")
        }

        /// What the process that trusts the authority prints at its end.
        private static let done = "All certificates have been tried."

        @Test(
            "each certificate where the authority is trusted",
            .enabled(if: folder != nil, "the test before this one runs it, in a process that trusts the authority")
        )
        func certificates() async throws {
            let certificates = TestCertificates(at: URL(filePath: try #require(Self.folder)))

            // The page that openssl answers with shows that the authority is trusted.
            let good = try await TLSServer(certificates.proof("good") + ["-www"])
            let page = try await good.client().send().value
            #expect(String(decoding: page, as: UTF8.self).contains("s_server"))

            try await expectNoDowngrade(certificates)

            let other = try await TLSServer(certificates.proof("good"))
            let wrongHost = try await other.refusal(host: "127.0.0.1")
            #expect(wrongHost.error.clientMessage?.contains("certificate is not trusted (SSL: no alternative") == true)
            #expect(wrongHost.pauses.isEmpty)
            _ = try await other.refusedConnections()

            let old = try await TLSServer(certificates.proof("expired"))
            let expired = try await old.refusal()
            #expect(expired.error.clientMessage?.contains("the server's certificate has expired") == true)
            #expect(expired.pauses.isEmpty)
            #expect(try await old.refusedConnections() == 1)
            print(Self.done)
        }

        /// Expects that a redirect from https to http is not followed.
        private func expectNoDowngrade(_ certificates: TestCertificates) async throws {
            let plain = try LoopbackServer()
            let location = plain.url.appending(path: "hidden-path").absoluteString
            // The server answers with the file that the path names.
            let response = "HTTP/1.1 302 Found\r\nLocation: \(location)\r\nContent-Length: 0\r\n\r\n"
            try Data(response.utf8).write(to: certificates.folder.appending(path: "redirect"))
            let server = try await TLSServer(certificates.proof("good") + ["-HTTP"], responses: certificates.folder)
            let error = try await failure { try await server.client().send(.get, "/redirect") }
            #expect(error.clientMessage?.contains("the connection would not be encrypted") == true, "\(error)")
            #expect(plain.requests.isEmpty)
        }
    }
#endif
