import BuiltInStyles
import Foundation
import ScaffoldServer
import Styles
import TestSupport
import YAMLReader

@testable import ScaffoldCLI

/// The tools of one connection, in a copy of a golden app.
final class ToolSession {
    static let styles = ["swiftui-mvvm", "swiftui-mvvmcr", "swinject-packages", "uikit-mvvmc"]

    let folder = TemporaryFolder()
    private var tools: AssistantTools

    convenience init(golden style: String) throws {
        let golden = Repository.root.appendingPathComponent("Tests/Data/Golden/\(style)/list-detail")
        try self.init { try FileManager.default.copyItem(atPath: golden.path, toPath: $0.path("App")) }
    }

    /// A folder with some files.
    convenience init(files: [String: String]) throws {
        try self.init { folder in
            try FileManager.default.createDirectory(atPath: folder.path("App"), withIntermediateDirectories: true)
            for (path, text) in files { try folder.write(text, to: "App/\(path)") }
        }
    }

    private init(_ write: (TemporaryFolder) throws -> Void) throws {
        try write(folder)
        tools = AssistantTools(in: try AppLocation(output: folder.path("App")).folder, of: ScaffoldCommand()) {
            ScaffoldCommand.run(arguments: $0, environment: Environment([:]), console: $1, supervisor: $2) {
                StyleLibrary(files: BuiltInStyles.files)
            }
        }
    }

    func call(
        _ tool: String,
        _ arguments: YAMLValue = [:],
        roots: [String]? = nil,
        isCancelled: @escaping @Sendable () -> Bool = { false }
    ) -> ToolResult {
        tools.run(ToolCall(tool, arguments, roots: roots, isCancelled: isCancelled))
    }

    /// The files of the app with their contents.
    var files: [String: Data] {
        let root = folder.path("App")
        let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        return paths.reduce(into: [:]) { $0[$1] = FileManager.default.contents(atPath: "\(root)/\($1)") }
    }

    func edit(_ path: String, _ change: (String) -> String) throws {
        let file = folder.path("App/\(path)")
        try change(String(contentsOfFile: file, encoding: .utf8)).write(toFile: file, atomically: true, encoding: .utf8)
    }
}

extension ToolResult {
    subscript(key: String) -> YAMLValue? { content[key] }

    /// The first problem's message, hint and place.
    var problem: YAMLValue? { content["problems"]?.items.first }

    /// The length of the content as a client gets it.
    var length: Int { JSONWriter.line(content).count }
}
