import Foundation
import PackagePlugin

/// Lints a target when it is built; findings appear as warnings of the build.
///
/// Only reads the package. Writes a stamp to the plugin's folder, so that the build lints again only after a source has changed.
@main
struct ScaffoldLintPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let module = target as? SwiftSourceModuleTarget else { return [] }
        return [
            try Self.lint(
                module.directoryURL,
                of: context.package.directoryURL,
                files: module.sourceFiles(withSuffix: "swift").map(\.url),
                named: target.name,
                into: context.pluginWorkDirectoryURL,
                with: context.tool(named: "scaffold").url
            )
        ]
    }

    /// - Parameters:
    ///   - folder: The folder to report on.
    ///   - package: A folder in the app, or its root.
    private static func lint(
        _ folder: URL,
        of package: URL,
        files: [URL],
        named name: String,
        into work: URL,
        with tool: URL
    ) throws -> Command {
        let root = appRoot(around: package)
        // An empty Swift file, because any other output of a plugin becomes a resource of the target.
        let stamp = work.appending(path: "ScaffoldLint.swift")
        let settings = root.appending(path: ".scaffold.yml")
        let isConfigured = FileManager.default.fileExists(atPath: settings.path)
        let isBelow = folder.path.hasPrefix(root.path + "/")
        let lint =
            ["lint"] + (isBelow ? [folder.path] : []) + ["--output", root.path, "--lenient", "--format", "xcode"]
        return .buildCommand(
            displayName: "Lint \(name) with scaffold",
            executable: URL(fileURLWithPath: "/bin/sh"),
            arguments: ["-c", "stamp=$0 && \"$@\" && : > \"$stamp\"", stamp.path, tool.path] + lint,
            inputFiles: [tool] + files.filter { $0.pathExtension == "swift" } + (isConfigured ? [settings] : []),
            outputFiles: [stamp]
        )
    }

    /// The nearest folder upwards with a `.scaffold.yml`, for feature packages in an app; the package's folder if there is none.
    private static func appRoot(around package: URL) -> URL {
        var folder = package.standardizedFileURL
        while folder.path != "/" {
            if FileManager.default.fileExists(atPath: folder.appending(path: ".scaffold.yml").path) { return folder }
            folder.deleteLastPathComponent()
        }
        return package
    }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

/// Lints an Xcode project. Meant for the app's target only, because it reports on the whole project.
extension ScaffoldLintPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
        let project = context.xcodeProject.directoryURL
        return [
            try Self.lint(
                project,
                of: project,
                files: target.inputFiles.map(\.url),
                named: target.displayName,
                into: context.pluginWorkDirectoryURL,
                with: context.tool(named: "scaffold").url
            )
        ]
    }
}
#endif
