public import Foundation

/// Starts programs and waits for them.
public struct Shell: Sendable {
    /// What became of a program.
    public struct Result: Sendable {
        /// The exit code, or the number of the signal that ended it.
        public var status: Int32
        public var output: String
        /// Whether it was ended because it took too long.
        public var timedOut = false
    }

    public init() {}

    /// `Process` changes this program's own folder for a moment, so two must not be started at once.
    private static let starting = NSLock()

    /// Runs a program with its two outputs joined, in the order in which it wrote them.
    ///
    /// A program that is still running after `timeout` seconds is ended.
    public func run(
        _ program: URL,
        _ arguments: [String],
        folder: URL? = nil,
        environment: [String: String] = [:],
        timeout: TimeInterval = 600
    ) throws -> Result {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = folder }
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let log = FileManager.default.temporaryDirectory.appendingPathComponent("standins-\(UUID().uuidString).log")
        guard FileManager.default.createFile(atPath: log.path, contents: nil) else {
            throw ToolchainError("cannot write \"\(log.path)\"")
        }
        defer { try? FileManager.default.removeItem(at: log) }
        let handle = try FileHandle(forWritingTo: log)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = handle
        process.standardError = handle
        do {
            try Self.starting.withLock { try process.run() }
        } catch {
            throw ToolchainError("cannot start \"\(program.path)\": \(error)")
        }
        let watch = DispatchSource.makeTimerSource()
        let expired = Flag()
        watch.schedule(deadline: .now() + timeout)
        watch.setEventHandler {
            expired.set()
            process.terminate()
        }
        watch.resume()
        process.waitUntilExit()
        watch.cancel()
        try handle.close()
        var output = String(decoding: try Data(contentsOf: log), as: UTF8.self)
        if process.terminationReason == .uncaughtSignal, !expired.isSet {
            output += "\(program.lastPathComponent) was ended by signal \(process.terminationStatus)\n"
        }
        return Result(status: process.terminationStatus, output: output, timedOut: expired.isSet)
    }
}

private final class Flag: @unchecked Sendable {
    private let lock = NSLock()
    private var value = false

    var isSet: Bool { lock.withLock { value } }

    func set() {
        lock.withLock { value = true }
    }
}
