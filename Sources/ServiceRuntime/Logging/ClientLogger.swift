/// Receives what a client has to tell about its work.
///
/// Conform a type of yours to route the messages into your application's own logging. Messages never contain
/// credentials: headers and query parameters that are not known to be harmless are replaced by `REDACTED`.
public protocol ClientLogger: Sendable {
    /// The most detailed level that is wanted; messages of a more detailed one are not even put together.
    var level: ClientLogLevel { get }

    /// Takes one message.
    ///
    /// - Parameters:
    ///   - message: Makes the text. Call it only if the message is wanted.
    ///   - messageLevel: How important the message is; never ``ClientLogLevel/off``.
    func log(_ message: () -> String, atLevel messageLevel: ClientLogLevel)
}

extension ClientLogger {
    /// Whether messages of this level are wanted.
    ///
    /// - Parameter messageLevel: The level of a message.
    /// - Returns: True if it is to be logged.
    public func isEnabled(_ messageLevel: ClientLogLevel) -> Bool {
        messageLevel != .off && messageLevel <= level
    }

    /// Logs what went wrong and needs somebody's attention.
    ///
    /// - Parameter message: The text; not evaluated if the level is not wanted.
    public func error(_ message: @autoclosure () -> String) {
        write(message, atLevel: .error)
    }

    /// Logs what is suspicious but was dealt with.
    ///
    /// - Parameter message: The text; not evaluated if the level is not wanted.
    public func warning(_ message: @autoclosure () -> String) {
        write(message, atLevel: .warning)
    }

    /// Logs what happens in the normal course of things.
    ///
    /// - Parameter message: The text; not evaluated if the level is not wanted.
    public func info(_ message: @autoclosure () -> String) {
        write(message, atLevel: .info)
    }

    /// Logs details for finding a fault.
    ///
    /// - Parameter message: The text; not evaluated if the level is not wanted.
    public func debug(_ message: @autoclosure () -> String) {
        write(message, atLevel: .debug)
    }

    /// Logs what is too long for the other levels.
    ///
    /// - Parameter message: The text; not evaluated if the level is not wanted.
    public func verbose(_ message: @autoclosure () -> String) {
        write(message, atLevel: .verbose)
    }

    private func write(_ message: () -> String, atLevel messageLevel: ClientLogLevel) {
        if isEnabled(messageLevel) {
            log(message, atLevel: messageLevel)
        }
    }
}
