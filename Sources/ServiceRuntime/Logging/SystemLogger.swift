#if canImport(os)
    import os

    /// Hands every message to the unified logging system of Apple platforms.
    struct SystemLogger: ClientLogger {
        let level: ClientLogLevel
        private let logger: Logger

        init(tag: String, level: ClientLogLevel) {
            self.level = level
            logger = Logger(subsystem: "ServiceRuntime", category: tag)
        }

        func log(_ message: () -> String, atLevel messageLevel: ClientLogLevel) {
            // The text holds no secrets (see `RequestRedactor`), so it need not be hidden a second time.
            let text = message()
            switch messageLevel {
            case .off: break
            case .error: logger.error("\(text, privacy: .public)")
            case .warning: logger.warning("\(text, privacy: .public)")
            case .info: logger.info("\(text, privacy: .public)")
            case .debug, .verbose: logger.debug("\(text, privacy: .public)")
            }
        }
    }
#endif
