import Testing

@testable import ServiceRuntime

/// The logger of every client of the suite: wants everything, and looks for secrets in it.
///
/// By convention, every secret of this suite has `s3cret` in it, which ``SecretConventionTests`` watches over.
struct SuiteLogger: ClientLogger {
    /// What a secret looks like: by the convention, in Base64 at any place within three bytes, or behind the name of a scheme.
    static let secrets = ["s3cret", "czNjcmV0", "MzY3JldA", "zM2NyZX", "Bearer ey", "Basic "]

    let level = ClientLogLevel.verbose

    func log(_ message: () -> String, atLevel messageLevel: ClientLogLevel) {
        Self.check(message())
    }

    /// Fails the test if a line has a secret in it.
    static func check(_ line: String) {
        for secret in secrets where line.contains(secret) {
            Issue.record("A secret is in the log: \(line)")
        }
    }
}
