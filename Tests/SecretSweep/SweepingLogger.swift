import ServiceRuntime

/// The logger of the tests' clients: wants everything, and looks for secrets in it.
///
/// By convention, every secret of the tests has `s3cret` in it. Others, which a specification publishes, are named.
public struct SweepingLogger: ClientLogger {
    /// What a secret looks like: by the convention, in Base64 at any place within three bytes, or behind the name of a scheme.
    private static let marks = ["s3cret", "czNjcmV0", "MzY3JldA", "zM2NyZX", "Bearer ey", "Basic "]

    /// All there is.
    public let level = ClientLogLevel.verbose

    private let secrets: [String]
    private let report: @Sendable (String) -> Void

    /// A logger that keeps nothing.
    ///
    /// - Parameters:
    ///   - secrets: Secrets that are not marked by the convention.
    ///   - report: Makes the test fail for the reason that it is given.
    public init(alsoFor secrets: [String] = [], report: @escaping @Sendable (String) -> Void) {
        self.secrets = secrets
        self.report = report
    }

    /// Looks at a message, whatever its level.
    public func log(_ message: () -> String, atLevel messageLevel: ClientLogLevel) {
        let line = message()
        if Self.isLeak(line) || secrets.contains(where: { line.contains($0) }) {
            report("A secret is in the log: \(line)")
        }
    }

    /// Whether a line has a secret in it.
    public static func isLeak(_ line: String) -> Bool {
        marks.contains { line.contains($0) }
    }
}
