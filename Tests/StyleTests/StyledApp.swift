import Diagnostics
import FileTransaction
import Foundation
import ModulePlanning
import ModuleSpecs
import Styles
import TestSupport

/// An app of a built-in style in a folder of its own, to which modules are added and from which they are taken back.
final class StyledApp {
    let style: String
    private let library: StyleLibrary
    private let folder: TemporaryFolder

    /// Writes the style's base app, with modules of the usual kind or with the one that it has of itself.
    ///
    /// - Parameters:
    ///   - options: Choices such as `base=minimal`.
    ///   - iOS: The oldest iOS that it runs on; `nil` for that of the style.
    ///   - library: The version of the styles by which modules are written.
    init(
        _ style: String,
        modules: [String] = [],
        options: [String] = [],
        on iOS: String? = nil,
        by library: StyleLibrary = StyleCase.library
    ) throws {
        (self.style, self.library) = (style, library)
        folder = TemporaryFolder(named: "Demo")
        try NewApps.shared.copy(style, modules, options, on: iOS, to: folder.url)
    }

    /// Copies an app that was written by hand.
    ///
    /// - Parameter path: The app's folder below the repository's root.
    init(_ style: String, copying app: URL) throws {
        (self.style, library) = (style, StyleCase.library)
        folder = TemporaryFolder(named: "Demo")
        for (file, text) in TemporaryFolder.files(in: app) {
            try write(text, to: file)
        }
    }

    /// Every file with its text.
    var files: [String: String] { TemporaryFolder.files(in: folder.url) }

    /// The files without the tool's own records.
    var sources: [String: String] { files.filter { !$0.key.hasPrefix(".scaffold/") } }

    /// Edits the Swift files that a run has created, and gives their paths.
    func edit(_ run: ChangeSet, _ change: (String) -> String) throws -> Set<String> {
        let own = Set(run.files.filter { $0.status == .created && $0.path.hasSuffix(".swift") }.map(\.path))
        for path in own { try write(change(files[path] ?? ""), to: path) }
        return own
    }

    /// Adds a module, or grows it.
    ///
    /// - Parameter isChecked: Whether to refuse, as commands do, what does not fit the app's declarations.
    @discardableResult
    func module(
        _ name: String,
        screens: String,
        useCases: String? = nil,
        types: String? = nil,
        options: [String] = [],
        isChecked: Bool = false
    ) throws -> ChangeSet {
        var flags = SpecFlags(name: name)
        flags.options = options
        flags.screens = [screens]
        flags.useCases = useCases.map { [$0] } ?? []
        flags.types = types.map { [$0] } ?? []
        let (spec, problems) = flags.spec()
        return try plan(ModuleRequest(spec: spec, problems: problems), isChecked: isChecked)
    }

    /// Adds a screen to a module's kept spec, and grows the module.
    @discardableResult
    func screen(_ screen: AddedScreen, in module: String) throws -> ChangeSet {
        let tree = try FileTree(root: folder.url.path)
        guard let kept = try KeptSpec.read(module, in: tree) else { throw CocoaError(.fileNoSuchFile) }
        let (spec, problems) = screen.spec(addedTo: kept.spec)
        return try plan(ModuleRequest(spec: spec, problems: problems))
    }

    /// Brings modules to a newer version of the style.
    @discardableResult
    func update(
        _ names: String...,
        choosing options: [String] = [],
        on iOS: String? = nil,
        by library: StyleLibrary = StyleCase.library
    ) throws -> ChangeSet {
        var flags = SpecFlags(name: "Module")
        flags.options = options
        var tree = try FileTree(root: folder.url.path)
        let modules = names.map { Located($0, at: SourceMark(source: "<module>")) }
        let system = iOS.map { Located($0, at: SourceMark(source: "--ios")) }
        let plan = try UpdatePlanner(library).plan(modules, choosing: flags.spec().0.options, on: system, in: &tree)
        try ReferenceCheck(frameworks: library.frameworks).check(tree)
        _ = try tree.commit()
        return plan
    }

    /// Takes a module back.
    @discardableResult
    func remove(_ name: String) throws -> ChangeSet {
        var tree = try FileTree(root: folder.url.path)
        let plan = try RemovalPlanner().plan(Located(name, at: SourceMark(source: "<name>")), in: &tree)
        _ = try tree.commit()
        return plan
    }

    /// Removes what the tool keeps of a module.
    func forget(_ module: String) throws {
        for type in ["yml", "json"] {
            let path = ".scaffold/modules/\(module).\(type)"
            try FileManager.default.removeItem(at: folder.url.appendingPathComponent(path))
        }
    }

    /// Reads a module's spec from its sources, and keeps it.
    func adopt(_ name: String) throws -> ModuleSpec {
        var tree = try FileTree(root: folder.url.path)
        let module = Located(name, at: SourceMark(source: "<name>"))
        _ = try AdoptionPlanner(style: try found()).plan(module, in: &tree)
        _ = try tree.commit()
        guard let kept = try KeptSpec.read(name, in: try FileTree(root: folder.url.path)) else {
            throw CocoaError(.fileNoSuchFile)
        }
        return kept.spec
    }

    /// Saves a file as a person would.
    func write(_ text: String, to path: String) throws {
        let url = folder.url.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    /// Moves a file as a person would.
    func move(_ path: String, to other: String) throws {
        let text = try String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent(path))
        try write(text, to: other)
    }

    private func plan(_ request: ModuleRequest, isChecked: Bool = false) throws -> ChangeSet {
        var tree = try FileTree(root: folder.url.path)
        let planner = ModulePlanner(style: try found(), frameworks: StyleCase.library.frameworks)
        let plan = try planner.plan(request, in: &tree)
        if isChecked { try ReferenceCheck(frameworks: StyleCase.library.frameworks).check(tree) }
        _ = try tree.commit()
        return plan
    }

    private func found() throws -> Style {
        try library.style(Located(style, at: SourceMark(source: "--style")))
    }
}
