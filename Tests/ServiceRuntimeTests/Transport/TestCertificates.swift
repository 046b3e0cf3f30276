#if os(Linux) || os(macOS)
    import Foundation

    /// Certificates and their keys in a folder.
    struct TestCertificates {
        private static let newKey = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]

        /// The folder, which outlives this value.
        let folder: URL

        /// Certificates that are there already.
        init(at folder: URL) {
            self.folder = folder
        }

        /// No certificates, in a folder of this user's alone.
        init(in files: TemporaryFiles) throws {
            folder = files.folder
            try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
        }

        /// Where the certificate of a name is.
        func certificate(_ name: String) -> String { folder.appending(path: "\(name).pem").path }

        /// Where its key is.
        func key(_ name: String) -> String { folder.appending(path: "\(name).key").path }

        /// What a server is told to prove with a certificate who it is.
        func proof(_ name: String) -> [String] { ["-cert", certificate(name), "-key", key(name)] }

        /// Makes a certificate that nobody but itself vouches for.
        func makeSelfSigned(_ name: String, for host: String = "localhost") async throws {
            let command =
                ["openssl", "req", "-x509"] + Self.newKey + ["-days", "2", "-subj", "/CN=\(host)"]
                + ["-addext", "subjectAltName=DNS:\(host)", "-keyout", key(name), "-out", certificate(name)]
            _ = try await onOwnThread { try CommandRun.output(command) }
        }

        /// Makes a certificate that an authority vouches for.
        func make(_ name: String, for host: String, by authority: String, days: Int = 2) async throws {
            let request = folder.appending(path: "\(name).csr").path
            let demand =
                ["openssl", "req"] + Self.newKey + ["-subj", "/CN=\(host)", "-addext", "subjectAltName=DNS:\(host)"]
                + ["-keyout", key(name), "-out", request]
            let signing =
                ["openssl", "x509", "-req", "-in", request, "-CA", certificate(authority), "-CAkey", key(authority)]
                + ["-CAcreateserial", "-days", "\(days)", "-copy_extensions", "copy", "-out", certificate(name)]
            _ = try await onOwnThread {
                try CommandRun.output(demand)
                try CommandRun.output(signing)
            }
        }
    }
#endif
