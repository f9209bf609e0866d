import Foundation
import TestSupport
import Testing

/// The helper process that commits and dies.
struct Crasher {
    private let process = Process()
    private let output = Pipe()
    private let input = Pipe()

    /// Starts the helper.
    init(_ arguments: [String]) throws {
        let executable: URL = try #require(BuiltProduct.url("CommitCrasher"), "the helper is not beside the tests")
        process.executableURL = executable
        process.arguments = arguments
        process.standardOutput = output
        process.standardInput = input
        process.standardError = FileHandle.nullDevice
        try process.run()
    }

    /// Waits for its first line.
    func readLine() -> String {
        var line = Data()
        while let byte = try? output.fileHandleForReading.read(upToCount: 1), !byte.isEmpty, byte[0] != 10 {
            line += byte
        }
        return String(decoding: line, as: UTF8.self)
    }

    func kill() {
        Foundation.kill(process.processIdentifier, SIGKILL)
    }

    /// Ends its input.
    func endInput() {
        try? input.fileHandleForWriting.close()
    }

    /// Waits for its end.
    ///
    /// - Returns: Whether it was killed, its exit code and what it printed.
    func wait() -> (wasKilled: Bool, code: Int32, text: String) {
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationReason == .uncaughtSignal, process.terminationStatus, text)
    }

    static func run(_ arguments: [String]) throws -> (wasKilled: Bool, code: Int32, text: String) {
        try Crasher(arguments).wait()
    }
}
