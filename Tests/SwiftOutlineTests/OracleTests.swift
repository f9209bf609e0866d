import Foundation
import Testing

/// Holds the reader to the compiler's own: builds the oracle beside the toolchain's SwiftSyntax, and runs it.
@Suite("The oracle", .serialized)
struct OracleTests {
    private static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Oracle")

    private static let root = package.deletingLastPathComponent().deletingLastPathComponent()

    @Test(
        "finds no difference between the outline and SwiftSyntax",
        .disabled(if: ToolchainSyntax.reasonToSkip != nil, Comment(rawValue: ToolchainSyntax.reasonToSkip ?? ""))
    )
    func agrees() throws {
        let libraries = try #require(ToolchainSyntax.libraries)
        let environment = ["SCAFFOLD_SWIFT_HOST_LIBRARIES": libraries.path]
        let build = try Command.run(
            ["swift", "build", "--package-path", Self.package.path, "--product", "oracle"],
            environment: environment
        )
        try #require(build.status == 0, "the oracle does not build:\n\(build.output)")
        let binary = Self.package.appendingPathComponent(".build/debug/oracle").path

        let folders = ["Sources", "Tests", "Plugins", "Examples"].map { Self.root.appendingPathComponent($0).path }
        let own = try Command.run([binary, "--show", "20"] + folders, environment: environment)
        print(own.output)
        #expect(own.status == 0, "\(own.output)")
        #expect(own.output.contains("\n0 differences"))

        let interfaces = libraries.deletingLastPathComponent().path
        let sample = try Command.run(
            [binary, "--show", "20", "--limit-bytes", "1000000", interfaces],
            environment: environment
        )
        print(sample.output)
        #expect(sample.status == 0, "\(sample.output)")
        #expect(!sample.output.contains("\n0 files,"))
    }
}

/// Where the toolchain keeps its SwiftSyntax.
private enum ToolchainSyntax {
    /// The folder of the libraries, if the toolchain has them.
    static let libraries: URL? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        var tools = folders.map { URL(fileURLWithPath: $0).appendingPathComponent("swift") }
        if let found = try? Command.run(["xcrun", "--find", "swift"], environment: [:]), found.status == 0 {
            tools.insert(URL(fileURLWithPath: found.output.trimmingCharacters(in: .whitespacesAndNewlines)), at: 0)
        }
        for tool in tools {
            let library = tool.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
                .appendingPathComponent("lib/swift/host")
            let module = library.appendingPathComponent("SwiftSyntax.swiftmodule").path
            if FileManager.default.fileExists(atPath: module) { return library }
        }
        return nil
    }()

    /// Why the oracle cannot run here, if it cannot.
    static let reasonToSkip: String? = {
        if ProcessInfo.processInfo.environment["SCAFFOLD_SKIP_SLOW"] == "1" { return "SCAFFOLD_SKIP_SLOW is set" }
        return libraries == nil ? "the toolchain has no SwiftSyntax beside its compiler" : nil
    }()
}

/// Runs a command to its end.
private enum Command {
    static func run(_ arguments: [String], environment: [String: String]) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }
}
