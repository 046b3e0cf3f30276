import Foundation

/// Writes every message as one line to standard error.
struct StandardErrorLogger: ClientLogger {
    let tag: String
    let level: ClientLogLevel

    func log(_ message: () -> String, atLevel messageLevel: ClientLogLevel) {
        // One write for the whole line, so that lines of several threads do not mix.
        FileHandle.standardError.write(Data("[\(messageLevel.label)] \(tag): \(message())\n".utf8))
    }
}
