import Foundation
import TestSupport
import Testing

/// Commands that a real shell runs one after another in a folder of their own, on a terminal, with the tool as it was built.
struct ConsoleSession {
    /// What the shell prints between the output of one command and that of the next.
    private static let separator: Character = "\u{1E}"
    private static let columns = 120
    #if os(macOS)
    private static let locale = "en_US.UTF-8"
    #else
    private static let locale = "C.UTF-8"
    #endif

    /// A command that makes the app in which the others are run, and the app's folder.
    let setup: String?

    /// What each command prints, errors included, without the line break at its end.
    func outputs(of commands: [String]) throws -> [String] {
        let folder = TemporaryFolder()
        let tool = try #require(BuiltProduct.provedTool, "the executable is not beside the tests")
        let start = try folder.write("", to: "work/start")
        try FileManager.default.removeItem(atPath: start)
        let examples = Repository.root.appendingPathComponent("Examples")
        for (link, target) in [("Examples", examples), ("Apps", Repository.likeApps)] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path("work/\(link)"),
                withDestinationPath: target.path
            )
        }
        let terminal = "stty cols \(Self.columns) -onlcr <&1"
        let prologue = [terminal] + (setup.map { ["{ \($0); } > /dev/null 2>&1"] } ?? [])
        let script = prologue + commands.flatMap { [$0, "printf '\\036'"] }
        let output = try Self.run(
            script.joined(separator: "\n") + "\n",
            in: folder.path("work"),
            home: folder.path("home"),
            tool: tool
        )
        let parts = output.split(separator: Self.separator, omittingEmptySubsequences: false).dropLast()
        #expect(parts.count == commands.count, "the shell stopped early")
        return parts.map { part in String(part.hasSuffix("\n") ? part.dropLast() : part) }
    }

    private static func run(_ script: String, in folder: String, home: String, tool: URL) throws -> String {
        let terminal = try #require(PseudoTerminal(), "there is no pseudo-terminal to be had")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["bash", "--norc", "-c", script]
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.environment = [
            "PATH": SearchPath.beginning(with: tool.deletingLastPathComponent().path),
            "HOME": home, "LC_ALL": Self.locale, "TERM": "dumb",
        ]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = terminal.shellSide
        process.standardError = terminal.shellSide
        try process.run()
        try terminal.shellSide.close()
        let output = terminal.readToEnd()
        process.waitUntilExit()
        return output
    }
}
