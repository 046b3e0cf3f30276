@testable import ServiceRuntime

/// A logger that keeps its messages.
final class RecordingLogger: ClientLogger {
    let level: ClientLogLevel
    private let lines = Locked<[String]>([])

    init(level: ClientLogLevel) {
        self.level = level
    }

    var messages: [String] {
        lines.withLock { $0 }
    }

    func log(_ message: () -> String, atLevel messageLevel: ClientLogLevel) {
        let text = message()
        SuiteLogger.check(text)
        lines.withLock { $0.append(text) }
    }
}
