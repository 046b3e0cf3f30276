#if os(Linux) || os(macOS)
    import Foundation
    import Testing

    @testable import ServiceRuntime

    /// A server that speaks TLS on the loopback address, and what it was told: `openssl s_server`, which prints all that it
    /// is sent.
    final class TLSServer: Sendable {
        /// Whether there is a program `openssl` to be the server.
        static let isAvailable = CommandRun.succeeds(["openssl", "version"])

        let port: Int
        private let program = Process()
        private let input = Pipe()
        private let output: TextLines

        /// Runs a program until standard input ends, which it does with this process, however that comes to its end.
        private static let watch =
            #"exec 3<&0; "$@" <&3 & exec >/dev/null 2>&1; read -r line <&3; kill -KILL "$!""#

        /// Starts a server, and waits until it listens.
        ///
        /// - Parameters:
        ///   - arguments: How it is to prove who it is, and what it does.
        ///   - folder: Where it finds the responses that it gives, if they are files.
        init(_ arguments: [String], responses folder: URL? = nil) async throws {
            let pipe = Pipe()
            program.executableURL = URL(filePath: "/bin/sh")
            program.arguments =
                ["-c", Self.watch, "sh", "openssl", "s_server", "-accept", "127.0.0.1:0"] + arguments
            if let folder { program.currentDirectoryURL = folder }
            program.standardInput = input
            program.standardOutput = pipe
            program.standardError = pipe
            try program.run()
            output = TextLines(pipe.fileHandleForReading)
            do {
                let line = try await output.first { $0.hasPrefix("ACCEPT ") }
                port = try #require(Int(line.split(separator: ":").last ?? ""))
            } catch {
                // `deinit` is not called for what was not initialized.
                Self.end(input)
                throw error
            }
        }

        deinit { Self.end(input) }

        /// Ends the program whose standard input this is.
        private static func end(_ input: Pipe) {
            do {
                try input.fileHandleForWriting.close()
            } catch {
                print("A TLS server is left over until the tests have ended: \(error)")
            }
        }

        /// Sends a line as a client would that trusts any server, and waits until it has arrived. The server takes one
        /// connection after the other, so by then it has printed what came before.
        ///
        /// - Returns: All that the server has printed.
        func outputAfterControl() async throws -> [String] {
            let control = "control-\(UUID().uuidString)"
            let client = Process()
            let input = Pipe()
            client.executableURL = URL(filePath: "/usr/bin/env")
            client.arguments = ["openssl", "s_client", "-quiet", "-connect", "127.0.0.1:\(port)"]
            client.standardInput = input
            client.standardOutput = FileHandle.nullDevice
            client.standardError = FileHandle.nullDevice
            try client.run()
            // It ends with its connection. The threads of a pool block other signals, and what they start inherits that.
            defer { _ = kill(client.processIdentifier, SIGKILL) }
            try input.fileHandleForWriting.write(contentsOf: Data("\(control)\n".utf8))
            _ = try await output.first { $0.contains(control) }
            try input.fileHandleForWriting.close()
            return output.all
        }
    }

    extension TLSServer {
        /// Tries to send a request with a credential.
        ///
        /// - Returns: The error, and the pauses before further tries.
        func refusal(host: String = "localhost") async throws -> (error: ServiceError, pauses: [Duration]) {
            let clock = RecordingClock()
            let client = try client(host: host, clock: clock)
            let error = try await failure { try await client.send(.get, "/hidden-path") }
            return (error, clock.sleeps)
        }

        /// A client for the server, with a credential.
        func client(host: String = "localhost", clock: RecordingClock = RecordingClock()) throws -> PipelineClient {
            try PipelineClient.scripted(
                URLSessionTransport(),
                endpoint: "https://\(host):\(port)",
                authPolicy: BearerTokenCredentialPolicy(credential: StaticTokenCredential("s3cret")),
                retryOptions: RetryOptions(clock: clock)
            )
        }

        /// Expects that the server was sent nothing of the request of ``refusal(host:)``.
        ///
        /// - Returns: How many connections were broken off because of its certificate.
        func refusedConnections() async throws -> Int {
            let output = try await outputAfterControl()
            for text in ["hidden-path", "s3cret", "HTTP/1.1"] {
                #expect(!output.contains { $0.contains(text) })
            }
            return output.count { $0.contains(" alert ") }
        }
    }
#endif
