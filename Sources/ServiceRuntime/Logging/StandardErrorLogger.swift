import Foundation

/// Writes every message as one line to standard error.
struct StandardErrorLogger: ClientLogger {
    let tag: String
    let level: ClientLogLevel
    var output = FileHandle.standardError

    func log(_ message: () -> String, atLevel messageLevel: ClientLogLevel) {
        // One write for the whole line, so that lines of several threads do not mix.
        let line = Data("[\(messageLevel.label)] \(tag): \(message())\n".utf8)
        do {
            try output.write(contentsOf: line)
        } catch {
            // Standard error is closed or full: there is nowhere left to say so, and the call goes on without its log.
        }
    }
}
