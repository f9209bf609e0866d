import Diagnostics
import Foundation
import TestSupport

@testable import FileTransaction
@testable import ModulePlanning
@testable import ModuleSpecs
@testable import Styles

/// An app of the toy style in a temporary folder.
final class ToyApp {
    private let folder = TemporaryFolder()
    private var style: Style
    private var library: StyleLibrary

    /// - Parameter style: The name of a style of the library, the toy style's if there is none.
    init(files: [String: String] = [:], style: String = "toy", of library: StyleLibrary = ToyStyle.library) throws {
        self.library = library
        self.style = try library.style(Located(style, at: SourceMark(source: "--style")))
        for (path, text) in files { try write(text, to: path) }
    }

    var root: String { folder.path }

    /// Goes on with a library in which the style is another one by now.
    func use(_ library: StyleLibrary) throws {
        self.library = library
        style = try library.style(Located(style.name, at: SourceMark(source: "--style")))
    }

    func write(_ text: String, to path: String) throws { try folder.write(text, to: path) }

    func read(_ path: String) throws -> String {
        try String(contentsOf: URL(fileURLWithPath: root).appendingPathComponent(path), encoding: .utf8)
    }

    /// Every file below the root with its text.
    var files: [String: String] { folder.files }

    /// Plans a module without writing anything.
    func plan(_ flags: SpecFlags, overwrites: Bool = false) throws -> ChangeSet {
        var tree = try FileTree(root: root)
        return try plan(flags, overwrites: overwrites, in: &tree)
    }

    /// Plans a module and writes it.
    @discardableResult
    func generate(_ flags: SpecFlags, overwrites: Bool = false) throws -> ChangeSet {
        var tree = try FileTree(root: root)
        let plan = try plan(flags, overwrites: overwrites, in: &tree)
        _ = try tree.commit()
        return plan
    }

    /// Takes a module back.
    @discardableResult
    func remove(_ name: String) throws -> ChangeSet {
        var tree = try FileTree(root: root)
        let plan = try RemovalPlanner().plan(Located(name, at: SourceMark(source: "<name>")), in: &tree)
        _ = try tree.commit()
        return plan
    }

    private func plan(_ flags: SpecFlags, overwrites: Bool, in tree: inout FileTree) throws -> ChangeSet {
        let (spec, problems) = flags.spec()
        let planner = ModulePlanner(style: style, frameworks: library.frameworks)
        return try planner.plan(ModuleRequest(spec: spec, problems: problems, overwrites: overwrites), in: &tree)
    }
}
