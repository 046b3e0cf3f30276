/// The loggers that come with the runtime.
public enum ClientLoggers {
    /// A logger that drops every message.
    public static let none: any ClientLogger = SilentLogger()

    /// The default logger of clients: `os.Logger` on Apple platforms, standard error elsewhere.
    ///
    /// - Parameters:
    ///   - tag: The name of the client in the log.
    ///   - level: The most detailed level to log. By default, warnings and errors are logged.
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
    ///   - tag: The name of the client in the log.
    ///   - level: The most detailed level to log. By default, warnings and errors are logged.
    public static func standardError(
        tag: String = "ServiceRuntime",
        level: ClientLogLevel = .warning
    ) -> any ClientLogger {
        StandardErrorLogger(tag: tag, level: level)
    }
}
