import Foundation
import PackagePlugin

/// `swift package scaffold …`: runs the tool in a package that depends on it.
@main
struct ScaffoldCommandPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        try Self.run(context.tool(named: "scaffold").url, arguments, in: context.package.directoryURL)
    }

    private static func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
        if let advice = WritingPlace(arguments: arguments, folder: folder).advice {
            FileHandle.standardError.write(Data("note: \(advice)\n".utf8))
        }
        let process = Process()
        process.executableURL = tool
        process.arguments = arguments
        process.currentDirectoryURL = folder
        // The plugin's standard input is its connection to the package manager.
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw Failure(status: process.terminationStatus)
        }
    }

    /// The tool's exit code was not 0; it has printed the reason.
    private struct Failure: Error, CustomStringConvertible {
        let status: Int32

        var description: String { "scaffold ended with \(status)" }
    }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension ScaffoldCommandPlugin: XcodeCommandPlugin {
    /// Drops the chosen targets, which Xcode passes before the arguments; the tool finds the app itself.
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
        var arguments = arguments
        while arguments.first == "--target" { arguments.removeFirst(min(2, arguments.count)) }
        try Self.run(context.tool(named: "scaffold").url, arguments, in: context.xcodeProject.directoryURL)
    }
}
#endif
