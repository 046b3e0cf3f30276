/// Drops every message.
struct SilentLogger: ClientLogger {
    var level: ClientLogLevel { .off }

    func log(_ message: () -> String, atLevel messageLevel: ClientLogLevel) {}
}
