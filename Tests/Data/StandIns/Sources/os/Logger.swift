internal import Foundation

/// Writes messages to the unified log; here it writes to standard error if `OS_ACTIVITY_DT_MODE` is set, as in Xcode.
@frozen
public struct Logger {
    @usableFromInline let logObject: OSLog

    public init(subsystem: String, category: String) {
        logObject = OSLog(subsystem: subsystem, category: category)
    }

    public init() {
        logObject = .default
    }

    public init(_ logObj: OSLog) {
        logObject = logObj
    }

    public func log(_ message: OSLogMessage) { logObject.write(message, type: .default) }
    public func log(level: OSLogType, _ message: OSLogMessage) { logObject.write(message, type: level) }
    public func trace(_ message: OSLogMessage) { logObject.write(message, type: .debug) }
    public func debug(_ message: OSLogMessage) { logObject.write(message, type: .debug) }
    public func info(_ message: OSLogMessage) { logObject.write(message, type: .info) }
    public func notice(_ message: OSLogMessage) { logObject.write(message, type: .default) }
    public func warning(_ message: OSLogMessage) { logObject.write(message, type: .error) }
    public func error(_ message: OSLogMessage) { logObject.write(message, type: .error) }
    public func critical(_ message: OSLogMessage) { logObject.write(message, type: .fault) }
    public func fault(_ message: OSLogMessage) { logObject.write(message, type: .fault) }
}

// `Logger` is Sendable since Xcode 16; `OSLog` still is not.
extension Logger: @unchecked Sendable {}

/// Where messages of one subsystem and category go.
public final class OSLog {
    public static let `default` = OSLog(subsystem: "", category: "default")
    public static let disabled = OSLog(subsystem: "", category: "")

    private let subsystem: String
    private let category: String

    public init(subsystem: String, category: String) {
        self.subsystem = subsystem
        self.category = category
    }

    func write(_ message: OSLogMessage, type: OSLogType) {
        guard !category.isEmpty, ProcessInfo.processInfo.environment["OS_ACTIVITY_DT_MODE"] != nil else { return }
        let line = "[\(subsystem):\(category)] \(message.interpolation.text)\n"
        FileHandle.standardError.write(Data(line.utf8))
    }
}

/// How much a message matters.
public struct OSLogType: RawRepresentable, Equatable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: UInt8) {
        self.rawValue = rawValue
    }

    public static let `default` = OSLogType(rawValue: 0)
    public static let info = OSLogType(rawValue: 1)
    public static let debug = OSLogType(rawValue: 2)
    public static let error = OSLogType(rawValue: 16)
    public static let fault = OSLogType(rawValue: 17)
}
