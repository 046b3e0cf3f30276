#if os(Linux)
    import Foundation
    import Testing

    /// What a test process that crashes leaves behind. This program runs itself once more, and kills that process.
    @Suite("Programs that tests start", .timeLimit(.minutes(20)))
    struct AbandonedServerTests {
        /// Tells the process that is killed where its certificate is.
        private static let variable = "TEST_ABANDONED_CERTIFICATES"
        private static let folder = ProcessInfo.processInfo.environment[variable]

        @Test(
            "end with the process that started them, even if that is killed",
            .enabled(if: folder == nil && TLSServer.isAvailable, "there is no program 'openssl' to be the server")
        )
        func killed() async throws {
            let files = try TemporaryFiles()
            let certificates = try TestCertificates(in: files)
            try await certificates.makeSelfSigned("server")
            let tests = Process()
            let output = Pipe()
            tests.executableURL = URL(filePath: "/usr/bin/env")
            tests.arguments =
                try ["\(Self.variable)=\(certificates.folder.path)"] + CommandRun.ownTests("AbandonedServerTests")
            tests.standardInput = FileHandle.nullDevice
            tests.standardOutput = output
            tests.standardError = output
            try tests.run()
            defer { _ = kill(tests.processIdentifier, SIGKILL) }
            let lines = TextLines(output.fileHandleForReading)
            let line = try await lines.first { $0.hasPrefix(Self.announcement) }
            let address = "127.0.0.1:\(line.dropFirst(Self.announcement.count))"

            // A client whose connection only the server's end can close.
            let client = Process()
            let (input, response) = (Pipe(), Pipe())
            client.executableURL = URL(filePath: "/usr/bin/env")
            client.arguments = ["openssl", "s_client", "-connect", address]
            client.standardInput = input
            client.standardOutput = response
            client.standardError = FileHandle.nullDevice
            try client.run()
            defer { _ = kill(client.processIdentifier, SIGKILL) }
            let conversation = TextLines(response.fileHandleForReading)
            _ = try await conversation.first { $0.hasPrefix("SSL handshake has read") }

            _ = kill(tests.processIdentifier, SIGKILL)
            await #expect(throws: TextLines.Ended.self) { _ = try await conversation.first { _ in false } }
            // The server would still be busy with that client.
            try Task.checkCancellation()
            let isListening = try await onOwnThread {
                CommandRun.succeeds(["openssl", "s_client", "-connect", address])
            }
            #expect(!isListening)
            try input.fileHandleForWriting.close()
        }

        /// What the process that is killed prints before the port of its server.
        private static let announcement = "The server listens on port "

        @Test(
            "a server, until the process is killed",
            .enabled(if: folder != nil, "the test before this one runs it, in a process that it kills")
        )
        func server() async throws {
            let certificates = TestCertificates(at: URL(filePath: try #require(Self.folder)))
            // A server of pages does not look at its standard input, whose end another would notice by itself.
            let server = try await TLSServer(certificates.proof("server") + ["-www"])
            FileHandle.standardOutput.write(Data("\(Self.announcement)\(server.port)\n".utf8))
            try await untilCanceled()
        }
    }
#endif
