import Foundation

/// Writes every message as one line to standard error; only bodies take several. On a terminal the level has a color.
struct StandardErrorLogger: ClientLogger {
    let tag: String
    let level: ClientLogLevel
    var output = FileHandle.standardError
    var isColored = Self.isColorWanted(isTerminal: isatty(2) == 1, environment: ProcessInfo.processInfo.environment)

    func log(_ message: () -> String, atLevel messageLevel: ClientLogLevel) {
        let color = Self.color(of: messageLevel)
        let label = isColored ? "\u{1B}[\(color)m[\(messageLevel.label)]\u{1B}[0m" : "[\(messageLevel.label)]"
        // One write for the whole line, so that lines of several threads do not mix.
        let line = Data("\(label) \(tag): \(message())\n".utf8)
        do {
            try output.write(contentsOf: line)
        } catch {
            // Standard error is closed or full: there is nowhere left to say so, and the call goes on without its log.
        }
    }

    /// Whether colors are wanted: on a terminal that has them, unless somebody said no (https://no-color.org).
    static func isColorWanted(isTerminal: Bool, environment: [String: String]) -> Bool {
        isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    }

    private static func color(of level: ClientLogLevel) -> String {
        switch level {
        case .error: return "31"
        case .warning: return "33"
        case .info: return "36"
        case .off, .debug, .verbose: return "2"
        }
    }
}
