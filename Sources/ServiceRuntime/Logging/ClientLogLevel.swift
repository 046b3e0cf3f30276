/// The importance of a log message, and the level of detail of a logger.
public enum ClientLogLevel: Int, Sendable, Hashable, Comparable, CaseIterable {
    /// Logs nothing.
    case off
    /// Logs calls that failed for a reason that may pass: that of the connection, or a status that is tried again.
    case error
    /// Also logs problems that the client could handle, such as a try that is followed by another one.
    case warning
    /// Also logs one line for each request and each response.
    case info
    /// Also logs header fields.
    case debug
    /// Also logs bodies, if they are text whose secrets can be recognized by name.
    case verbose

    /// Returns whether the left level is less detailed than the right one.
    public static func < (lhs: ClientLogLevel, rhs: ClientLogLevel) -> Bool {
        lhs.rawValue < rhs.rawValue
    }

    /// The name of the level in a log line.
    var label: String {
        switch self {
        case .off: return "OFF"
        case .error: return "ERROR"
        case .warning: return "WARNING"
        case .info: return "INFO"
        case .debug: return "DEBUG"
        case .verbose: return "VERBOSE"
        }
    }
}
