import AppModel
import Diagnostics
import FileTransaction
import SwiftEdits
import SwiftOutline

/// What a style learns from one module of the app: a template for each of its files, and its entries in the app's other files.
struct LearntModule {
    /// A file of the module.
    struct File {
        let path: RelativePath
        /// Templates for the path and the text of another module's file.
        let place: String
        var text: String
        /// The visible types that the file declares: `class {{ module.type }}ViewModel`.
        let types: [String]
        /// The file's name without the module's.
        let role: NameWords
        let isTest: Bool
    }

    let name: String
    let files: [File]
    let entries: [LearntEntry]
    /// The parts of the app that name the module and that no entry stands for, with their places.
    let left: [Problem]

    /// - Throws: `Failure` if there is no such module, or if it cannot be copied.
    init(_ module: Located<String>, _ planner: LikePlanner, in app: AppModel, _ tree: FileTree) throws(Failure) {
        var finder = try ExtentFinder(module, of: app, in: tree, ExtentOptions())
        let extent = try finder.found()
        let placeholder = Placeholder(for: finder.module.words)
        let copy = try planner.settled(finder, extent, to: (placeholder.words, []), in: app, tree).copy
        let paths = try CopyPaths(of: extent, copy.names.outer, to: placeholder.words, in: tree)
        var files: [File] = []
        var left = copy.notes
        for (path, bytes) in try copy.files(in: tree) {
            guard let text = String(utf8: bytes), let original = try tree.read(path).flatMap({ String(utf8: $0) })
            else {
                left.append(
                    Problem("no template can be made of the file", at: SourceMark(source: path.text), severity: .note)
                )
                continue
            }
            let isSwift = path.fileExtension == "swift" && path.name != "Package.swift"
            let types = isSwift ? Outline(text).declarations.filter { $0.isVisibleType && $0.kind != .typealias } : []
            let role = NameWords(path.baseName).words.filter { !finder.stem.bears($0) }
            files.append(
                File(
                    path: path,
                    place: placeholder.template(paths.path(of: path).text, of: path.text),
                    text: placeholder.template(text, of: original),
                    types: types.compactMap { type in
                        let own = type.name.replacingAll(placeholder.words.pascal, with: finder.module.name)
                        guard own != type.name, own != finder.module.name, app.visibleType(own) != nil else {
                            return nil
                        }
                        return "\(type.kind.keyword) \(placeholder.template(type.name, of: own))"
                    },
                    role: NameWords((role.isEmpty ? ["Main"] : role).joined(separator: " ")),
                    isTest: app.file(at: path.text)?.role == .test
                )
            )
        }
        let learner = LearntEntries(try WiringPlanner.sources(of: tree, declaredAt: app), placeholder, in: app)
        var entries: [LearntEntry] = []
        for (path, written) in copy.edits {
            let document = SwiftDocument(try tree.read(path) ?? [])
            for entry in written {
                let found = learner.entries(of: entry, in: document, at: path)
                entries += found
                guard found.isEmpty, let unit = entry.units.first else { continue }
                let mark = app.mark(of: Site(file: unit.file, offset: unit.range.lowerBound))
                left.append(
                    Problem("no entry of a style stands for this \(entry.kind.rawValue)", at: mark, severity: .warning)
                )
            }
        }
        for (path, _) in copy.entries {
            left.append(
                Problem("the texts of this table are not learnt", at: SourceMark(source: path.text), severity: .note)
            )
        }
        (name, self.files, self.entries, self.left) = (finder.module.name, files, entries, left)
    }
}
