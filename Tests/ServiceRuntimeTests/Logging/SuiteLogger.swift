import SecretSweep
import ServiceRuntime
import Testing

/// The logger of every client of the suite: wants everything, and looks for secrets in it.
///
/// By convention, every secret of this suite has `s3cret` in it, which ``SecretConventionTests`` watches over.
struct SuiteLogger: ClientLogger {
    let level = ClientLogLevel.verbose

    func log(_ message: () -> String, atLevel messageLevel: ClientLogLevel) {
        Self.check(message())
    }

    /// Fails the test if a line has a secret in it.
    static func check(_ line: String) {
        if SweepingLogger.isLeak(line) {
            Issue.record("A secret is in the log: \(line)")
        }
    }
}
