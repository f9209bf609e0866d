import Diagnostics
import YAMLReader

/// What the tool did for a module, kept beside its spec: what it was made from, the files with their hashes, and what was put into files
/// of the app; so that a later run knows what is still as it was written, can grow it, and can take it back.
struct ModuleRecord: Sendable, Equatable {
    /// One file that was written for the module.
    struct File: Sendable, Equatable {
        var path: String
        /// The hash of the file as it was rendered.
        var hash: String
        /// The types that it declares at its top level, by which it is found when somebody has moved it.
        var types: [String] = []
        /// Whether it stood there, written by a person, before the tool brought it what it lacked.
        var isByHand = false

        init(path: String, hash: String, types: [String] = []) {
            self.path = path
            self.hash = hash
            self.types = types
        }

        init(path: String, text: String, types: [String] = []) {
            self.init(path: path, hash: ContentHash(of: Array(text.utf8)).description, types: types)
        }
    }

    /// One entry that was brought into a string catalogue.
    struct Text: Sendable, Equatable {
        var file: String
        var key: String
        var value: String
        /// Whether the module brought it in; otherwise it was there and is only used.
        var isNew = true
    }

    /// One file that was brought into the app for all modules to share.
    struct Helper: Sendable, Equatable {
        var path: String
        var hash: String
        /// How often the app spoke of each name that the file declares before the file was there: one may be another's too.
        var names: [String: Int]
    }

    /// One entry that was put into the app's own files for all modules to share.
    struct SharedEntry: Sendable, Equatable {
        var insertion: WiringInsertion
        /// How often the app spoke of each name that the entry declares before the entry was there.
        var names: [String: Int]
    }

    var module: String
    var style: String
    var files: [File]
    /// The spec of the last run; `nil` in records of earlier versions of the tool.
    var spec: ModuleSpec?
    /// The values of the style's options in the last run.
    var options: [StyleChoice] = []
    var insertions: [WiringInsertion] = []
    var texts: [Text] = []
    /// The string catalogues that were made for the module's texts.
    var catalogues: [String] = []
    /// What the module brought into an app that was there for all modules to share, and that goes with the last of them.
    var helpers: [Helper] = []
    /// What the module put into the app's own files for all modules to share, and that goes with the last of them.
    var shared: [SharedEntry] = []

    static func path(_ module: String) -> String { ".scaffold/modules/\(module).json" }
    static func specPath(_ module: String) -> String { ".scaffold/modules/\(module).yml" }

    /// What is wrong with the paths of the record: the tool writes none that leave the app's root.
    var refusedPaths: Problems {
        let paths =
            files.map(\.path) + insertions.map(\.file) + texts.map(\.file) + catalogues
            + helpers.map(\.path) + shared.map(\.insertion.file)
        let mark = SourceMark(source: Self.path(module))
        var problems = Problems()
        for path in Set(paths).sorted() {
            do throws(RefusedPath) {
                _ = try RelativePath(path)
            } catch {
                problems.add(error.problem(at: mark))
            }
        }
        return problems
    }

    /// Whether there is no record.
    var isEmpty: Bool { files.isEmpty && spec == nil }

    /// Whether the tool wrote this file for the module.
    func owns(_ path: String) -> Bool {
        files.contains { $0.path == path }
    }

    /// Whether a type is one that the tool wrote for the module, wherever it stands now.
    func declares(_ type: String) -> Bool {
        files.contains { $0.types.contains(type) }
    }

    /// The hash of a file as it was written, or `nil` for one that was not.
    func hash(of path: String) -> String? {
        files.first { $0.path == path }?.hash
    }

    /// Whether a person had written a file before the tool grew it, or `nil` for one that the record does not name.
    func isByHand(_ path: String) -> Bool? {
        files.first { $0.path == path }?.isByHand
    }

    /// The record of a module, empty where there is none.
    static func read(_ module: String, in tree: FileTree) throws(Failure) -> ModuleRecord {
        let empty = ModuleRecord(module: module, style: "", files: [])
        guard let path = try? RelativePath(path(module)) else { return empty }
        let bytes = try tree.read(path)
        guard let bytes else { return empty }
        let source = YAMLSource(name: Self.path(module), bytes: bytes)
        let root = try source.root()
        guard root.entries != nil else {
            throw Failure(
                "a module's record is an object, not \(root.kindDescription)",
                at: SourceMark(source: source.name, line: 1, column: 1)
            )
        }
        return ModuleRecordReader(module: module, source: source.name).record(root)
    }

    /// Plans that the module's record is this one.
    func write(to tree: inout FileTree) throws(Failure) {
        try tree.write(text, to: RelativePath(trusted: Self.path(module)))
    }
}
