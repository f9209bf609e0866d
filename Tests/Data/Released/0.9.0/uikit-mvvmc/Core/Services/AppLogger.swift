import OSLog

/// Writes to the system log what the environment's log level lets through.
struct AppLogger: Sendable {
    private let logger: Logger
    private let level: LogLevel

    init(category: String, level: LogLevel) {
        logger = Logger(subsystem: "com.example.demo", category: category)
        self.level = level
    }

    func debug(_ message: String) {
        guard level <= .debug else { return }
        logger.debug("\(message, privacy: .public)")
    }

    func error(_ message: String) {
        guard level <= .error else { return }
        logger.error("\(message, privacy: .public)")
    }
}
