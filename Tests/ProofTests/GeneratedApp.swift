import BuiltInStyles
import Diagnostics
import FileTransaction
import Foundation
import ModulePlanning
import ModuleSpecs
import Styles
import TestSupport
import YAMLReader

/// An app that the tool has written into a folder of its own.
struct GeneratedApp: Sendable {
    static let library = StyleLibrary(files: BuiltInStyles.files)

    let style: Style
    let layout: AppLayout
    /// The names of its modules.
    let modules: [String]
    let folder: TemporaryFolder

    var url: URL { folder.url }

    /// Writes an app in a style.
    ///
    /// - Parameter options: The style's options, by name; what is not named has its default.
    init(_ name: String, modules: [[String]], style: String, options: [StyleOptions.Choice] = []) throws {
        self.style = try Self.style(style)
        folder = TemporaryFolder()
        let text = Self.spec(name, modules: modules, options: options)
        let (spec, problems) = AppSpecFile(YAMLSource(name: "\(name).yml", text: text)).spec()
        guard let spec else { throw Failure(problems) }
        var tree = try FileTree(root: folder.url.path)
        let planner = AppPlanner(style: self.style, frameworks: Self.library.frameworks)
        do {
            _ = try planner.plan(spec, problems: problems, in: &tree)
        } catch {
            throw ProofError("\(style) refuses the spec:\n\(error.lines.joined(separator: "\n"))")
        }
        _ = try tree.commit()
        self.modules = spec.modules.map(\.name.value)
        layout = try AppLayout(of: folder.url, app: name)
    }

    static func style(_ name: String) throws -> Style {
        try library.style(Located(name, at: SourceMark(source: "--style")))
    }

    private static func spec(_ name: String, modules: [[String]], options: [StyleOptions.Choice]) -> String {
        var lines = ["name: \(name)"]
        if !options.isEmpty { lines += ["options:"] + options.map { "  \($0.name): \"\($0.value)\"" } }
        lines.append("modules:")
        for module in modules {
            lines += module.enumerated().map { ($0.offset == 0 ? "  - " : "    ") + $0.element }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

/// What stopped a proof before the compiler could say anything.
struct ProofError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
