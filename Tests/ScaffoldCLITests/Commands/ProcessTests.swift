import Foundation
import TestSupport
import Testing

@testable import ScaffoldCLI

/// The executable itself, as `swift build` left it beside the tests.
@Suite("The process", .needsExecutable)
struct ProcessTests {
    private func run(_ arguments: String..., output: Any) throws -> Process {
        let process = Process()
        process.executableURL = BuiltProduct.scaffold
        process.arguments = arguments
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process
    }

    @Test("ends with the command's exit code")
    func exitCode() throws {
        #expect(try run("--version", output: FileHandle.nullDevice).terminationStatus == 0)
        #expect(try run("--nonsense", output: FileHandle.nullDevice).terminationStatus == 2)
    }

    @Test("writes what it has to say before it ends")
    func output() throws {
        let pipe = Pipe()
        let process = try run("--version", output: pipe)
        let text = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        #expect(text == ToolVersion.current + "\n")
        #expect(process.terminationReason == .exit)
    }

    @Test("is not killed when its reader goes away")
    func brokenPipe() throws {
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let process = try run("completions", "bash", output: pipe)
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 0)
    }
}
