import Foundation

/// A program of the system or the toolchain that ran to its end.
public struct Program {
    public let status: Int32
    /// What it wrote to both outputs, in the order in which it did.
    public let output: String

    /// Runs a program that is found in `PATH`.
    ///
    /// - Parameter environment: What it has beside this process's own environment.
    public static func run(
        _ command: [String],
        in folder: String? = nil,
        environment: [String: String] = [:]
    ) throws -> Program {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let pipe = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Program(status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
    }
}
