/// The loggers that come with the runtime.
public enum ClientLoggers {
    /// A logger that drops every message.
    public static let none: any ClientLogger = SilentLogger()

    /// The logger a client has unless its options name another: `os.Logger` on Apple systems, standard error elsewhere.
    ///
    /// - Parameters:
    ///   - tag: Names the client in the log.
    ///   - level: The most detailed level to log; warnings and errors by default.
    /// - Returns: The logger.
    public static func `default`(tag: String = "ServiceRuntime", level: ClientLogLevel = .warning) -> any ClientLogger {
        #if canImport(os)
            return SystemLogger(tag: tag, level: level)
        #else
            return StandardErrorLogger(tag: tag, level: level)
        #endif
    }

    /// A logger that writes one line for each message to standard error.
    ///
    /// - Parameters:
    ///   - tag: Names the client in the log.
    ///   - level: The most detailed level to log; warnings and errors by default.
    /// - Returns: The logger.
    public static func standardError(tag: String, level: ClientLogLevel = .warning) -> any ClientLogger {
        StandardErrorLogger(tag: tag, level: level)
    }
}
