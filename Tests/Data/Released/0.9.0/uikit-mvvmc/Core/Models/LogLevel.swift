/// The least important messages that still get logged.
enum LogLevel: String, CaseIterable, Comparable, Sendable {
    case debug
    case info
    case error
    case off

    static func < (lhs: LogLevel, rhs: LogLevel) -> Bool {
        return lhs.importance < rhs.importance
    }

    private var importance: Int {
        switch self {
        case .debug: return 0
        case .info: return 1
        case .error: return 2
        case .off: return 3
        }
    }
}
