/// Receives a client's log messages.
///
/// Conform your own type to route the messages to your application's logging. Messages never contain credentials:
/// headers and query parameters that are not known to be harmless are replaced by `REDACTED`. Of control characters, they contain
/// only line feeds and tabs.
///
/// A logger is called on any thread, on several at a time, and must not block them.
public protocol ClientLogger: Sendable {
    /// The most detailed level to log. Messages of a more detailed level are not even composed.
    var level: ClientLogLevel { get }

    /// Logs a message.
    ///
    /// - Parameters:
    ///   - message: A closure that returns the text. Call it only if you log the message.
    ///   - messageLevel: The level of the message, which is never ``ClientLogLevel/off``.
    func log(_ message: () -> String, atLevel messageLevel: ClientLogLevel)
}

extension ClientLogger {
    /// Returns whether messages of a level are logged.
    ///
    /// - Parameter messageLevel: The level of a message.
    public func isEnabled(_ messageLevel: ClientLogLevel) -> Bool {
        messageLevel != .off && messageLevel <= level
    }

    /// Logs a failure that needs attention.
    ///
    /// - Parameter message: The text. It is evaluated only if the level is logged.
    public func error(_ message: @autoclosure () -> String) {
        write(message, atLevel: .error)
    }

    /// Logs a problem that the client could handle.
    public func warning(_ message: @autoclosure () -> String) {
        write(message, atLevel: .warning)
    }

    /// Logs a message about normal operation.
    public func info(_ message: @autoclosure () -> String) {
        write(message, atLevel: .info)
    }

    /// Logs details for debugging.
    public func debug(_ message: @autoclosure () -> String) {
        write(message, atLevel: .debug)
    }

    /// Logs details that are too long for the other levels.
    public func verbose(_ message: @autoclosure () -> String) {
        write(message, atLevel: .verbose)
    }

    private func write(_ message: () -> String, atLevel messageLevel: ClientLogLevel) {
        if isEnabled(messageLevel) {
            log({ message().printable }, atLevel: messageLevel)
        }
    }
}
