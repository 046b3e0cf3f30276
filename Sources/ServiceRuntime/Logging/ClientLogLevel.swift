/// How important a log message is, and how much a logger wants to hear.
public enum ClientLogLevel: Int, Sendable, Hashable, Comparable, CaseIterable {
    /// Nothing is logged.
    case off
    /// Something failed.
    case error
    /// Something is suspicious but was dealt with.
    case warning
    /// One line for each request and each response.
    case info
    /// Headers as well.
    case debug
    /// Bodies as well, as far as they are text whose secrets are known by name.
    case verbose

    /// Whether the left level is the less detailed one.
    ///
    /// - Parameters:
    ///   - lhs: A level.
    ///   - rhs: Another level.
    /// - Returns: True if `rhs` lets more messages through.
    public static func < (lhs: ClientLogLevel, rhs: ClientLogLevel) -> Bool {
        lhs.rawValue < rhs.rawValue
    }

    /// The word that stands for the level in a log line.
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
