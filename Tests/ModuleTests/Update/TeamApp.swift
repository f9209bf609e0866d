import Diagnostics
import Foundation
import TestSupport

@testable import FileTransaction
@testable import ModulePlanning
@testable import ModuleSpecs
@testable import Styles

/// An app with a style of its team's own, which changes.
final class TeamApp {
    typealias Edit = (file: String, old: String, new: String)

    private let folder: TemporaryFolder
    private var texts: [String: String]

    /// - Parameter isWired: Whether modules have entries in the app's files.
    init(files: [String: String] = [:], isWired: Bool = false, named name: String = "Demo") throws {
        folder = TemporaryFolder(named: name)
        texts = Dictionary(uniqueKeysWithValues: ToyStyle.files.map { ($0.path, $0.text) })
        if isWired { texts["toy/style.yml"] = WiredToy.manifest }
        let app = isWired ? WiredToy.app.merging(files, uniquingKeysWith: { $1 }) : files
        for (path, text) in app { try write(text, to: path) }
        try change([])
    }

    /// Every file below the root with its text, but for those of the style.
    var files: [String: String] { folder.files.filter { !$0.key.hasPrefix(".scaffold/styles/") } }

    func path(_ path: String) -> String { folder.path(path) }

    func write(_ text: String, to path: String) throws { try folder.write(text, to: path) }

    func delete(_ path: String) throws { try FileManager.default.removeItem(atPath: folder.path(path)) }

    func read(_ path: String) throws -> String { try String(contentsOfFile: folder.path(path), encoding: .utf8) }

    /// Replaces a text of a file.
    func edit(_ path: String, _ old: String, _ new: String) throws {
        let text = try read(path)
        precondition(text.contains(old), "\(path) has no \(old):\n\(text)")
        try write(text.replacing(old, with: new), to: path)
    }

    /// Changes the style.
    func change(_ edits: [Edit]) throws {
        for edit in edits {
            let text = texts["toy/" + edit.file] ?? ""
            precondition(text.contains(edit.old), "\(edit.file) has no \(edit.old)")
            texts["toy/" + edit.file] = text.replacing(edit.old, with: edit.new)
        }
        for (path, text) in texts where path.hasPrefix("toy/") { try write(text, to: ".scaffold/styles/" + path) }
    }

    @discardableResult
    func generate(_ flags: SpecFlags) throws -> ChangeSet {
        let (spec, problems) = flags.spec()
        return try commit { (tree, library) throws(Failure) in
            let style = try library.style(Located("toy", at: SourceMark(source: "--style")))
            let request = ModuleRequest(spec: spec, problems: problems)
            return try ModulePlanner(style: style, frameworks: library.frameworks).plan(request, in: &tree)
        }
    }

    @discardableResult
    func update(_ names: String...) throws -> ChangeSet {
        let names = names.map { Located($0, at: SourceMark(source: "<module>")) }
        return try commit { (tree, library) throws(Failure) in try UpdatePlanner(library).plan(names, in: &tree) }
    }

    @discardableResult
    func remove(_ name: String) throws -> ChangeSet {
        try commit { (tree, _) throws(Failure) in
            try RemovalPlanner().plan(Located(name, at: SourceMark(source: "<name>")), in: &tree)
        }
    }

    /// The modules that are behind.
    func behind() throws -> [String] {
        let tree = try FileTree(root: folder.path)
        let library = try StyleLibrary(files: ToyStyle.files).adding(ownStylesOf: tree)
        return try UpdatePlanner.behind(try library.style(Located("toy", at: SourceMark(source: ""))), in: tree)
    }

    private func commit(_ plan: (inout FileTree, StyleLibrary) throws(Failure) -> ChangeSet) throws -> ChangeSet {
        var tree = try FileTree(root: folder.path)
        let library = try StyleLibrary(files: ToyStyle.files).adding(ownStylesOf: tree)
        let made = try plan(&tree, library)
        _ = try tree.commit()
        return made
    }
}
