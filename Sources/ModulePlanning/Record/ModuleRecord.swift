import AppModel
import Diagnostics
import FileTransaction
import ModuleSpecs
import Styles
import SwiftEdits
import YAMLReader

/// The record of a module, kept beside its spec: the spec and options of the last run, the files with their hashes, and the
/// edits of the app's files. Later runs use it to see what people have changed, to grow the module, and to remove it.
package struct ModuleRecord: Sendable, Equatable {
    /// A file that the tool wrote for the module.
    package struct File: Sendable, Equatable {
        package var path: String
        /// The hash of the rendered file.
        package var hash: String
        /// The top-level types of the file, which identify it after a move.
        package var types: [String] = []
        /// Whether a person had written the file before the tool added the missing parts.
        var isByHand = false

        package init(path: String, hash: String, types: [String] = [], isByHand: Bool = false) {
            (self.path, self.hash, self.types, self.isByHand) = (path, hash, types, isByHand)
        }
    }

    /// An entry in a string catalogue.
    struct Text: Sendable, Equatable {
        var file: String
        var entry: StringCatalogue.Entry
        /// Whether the module added the text. If not, the module only uses it.
        var isNew = true

        var key: String { entry.key }
    }

    /// A file that the tool added for all modules to share.
    struct Helper: Sendable, Equatable {
        var path: String
        var hash: String
        /// How often the app mentioned each name that the file declares, before the file was added.
        var names: [String: Int]
    }

    /// An entry in the app's own files that all modules share.
    struct SharedEntry: Sendable, Equatable {
        var insertion: WiringInsertion
        /// How often the app mentioned each name that the entry declares, before the entry was added.
        var names: [String: Int]
    }

    /// What the module added for all modules to share. Each part is removed with the last module that uses it.
    struct Common: Sendable, Equatable {
        var helpers: [Helper] = []
        var entries: [SharedEntry] = []

        var isEmpty: Bool { helpers.isEmpty && entries.isEmpty }

        /// These parts before other parts, each of them once.
        func adding(_ other: Common) -> Common {
            let first = without(other)
            return Common(helpers: first.helpers + other.helpers, entries: first.entries + other.entries)
        }

        /// The parts that are not among the given ones.
        func without(_ other: Common) -> Common {
            var rest = self
            rest.helpers.removeAll { helper in other.helpers.contains { $0.path == helper.path } }
            rest.entries.removeAll { entry in other.entries.contains { $0.insertion.isSame(as: entry.insertion) } }
            return rest
        }
    }

    /// A passage that was inserted into a file other than Swift, such as an entry of a string table.
    package struct Passage: Sendable, Equatable {
        package var file: String
        package var text: String

        package init(file: String, text: String) { (self.file, self.text) = (file, text) }
    }

    package var module: String
    package var style: String
    /// The hash of the style's state that wrote the module; `nil` if it is unknown.
    package var state: String?
    package var files: [File]
    /// The version of the defaults that the spec is resolved with.
    var defaults = Surroundings.latestDefaults
    /// The spec of the last run; `nil` in records of earlier versions of the tool.
    var spec: ModuleSpec?
    /// The module that this one was copied from.
    package var like: String?
    /// The options that say what of that module was copied, and as what: `--full`, `--types Gift=Film`.
    package var copyOptions: [String] = []
    package var options: [StyleChoice] = []
    package var insertions: [WiringInsertion] = []
    package var passages: [Passage] = []
    var texts: [Text] = []
    /// The string catalogues that the tool created for the module's texts.
    var catalogues: [String] = []
    var common = Common()

    /// Whether this is the record of the base app, which has the app's name.
    var isOfApp = false
    /// The modules that the base app was written with.
    var modules: [ModuleSpec] = []
    /// The oldest iOS that the files were written for; `nil` in records of earlier versions of the tool.
    var minimumIOS: String?

    package init(module: String, style: String, files: [File]) {
        (self.module, self.style, self.files) = (module, style, files)
    }

    package static func path(_ module: String) -> String { ".scaffold/modules/\(module).json" }

    static let pathOfApp = ".scaffold/app.json"

    var path: String { isOfApp ? Self.pathOfApp : Self.path(module) }

    /// The problems of recorded paths, which the tool never writes outside the app's root.
    var refusedPaths: Problems {
        let paths =
            files.map(\.path) + insertions.map(\.file) + passages.map(\.file) + texts.map(\.file) + catalogues
            + common.helpers.map(\.path) + common.entries.map(\.insertion.file)
        let mark = SourceMark(source: path)
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

    /// Whether the module has no record.
    package var isEmpty: Bool { files.isEmpty && spec == nil }

    func owns(_ path: String) -> Bool { files.contains { $0.path == path } }

    /// Whether the tool wrote the type for the module, whatever file it is in now.
    func declares(_ type: String) -> Bool { files.contains { $0.types.contains(type) } }

    /// The recorded hash of a file, or `nil` if the tool did not write it.
    func hash(of path: String) -> String? { files.first { $0.path == path }?.hash }

    /// Whether a person had written a file before the tool grew it, or `nil` if the record does not name it.
    func isByHand(_ path: String) -> Bool? { files.first { $0.path == path }?.isByHand }

    /// The record of a module; empty if there is none.
    package static func read(_ module: String, in tree: FileTree) throws(Failure) -> ModuleRecord {
        let empty = ModuleRecord(module: module, style: "", files: [])
        guard let path = try? RelativePath(path(module)) else { return empty }
        return try read(module, at: path, in: tree) ?? empty
    }

    private static func read(_ module: String, at path: RelativePath, in tree: FileTree) throws(Failure)
        -> ModuleRecord?
    {
        guard let file = try tree.parsed(path) else { return nil }
        return try file.reading { Result { () throws(Failure) in try ModuleRecord(of: module, at: path, file.bytes) } }
            .get()
    }

    /// The record of the base app, if the tool has written it.
    static func app(in tree: FileTree) throws(Failure) -> ModuleRecord? {
        var record = try read("", at: RelativePath(trusted: pathOfApp), in: tree)
        record?.isOfApp = true
        return record
    }

    /// The records of all modules.
    ///
    /// - Parameter leavesOut: Whether records that cannot be read are left out.
    package static func all(besides module: String? = nil, readable leavesOut: Bool = false, in tree: FileTree)
        throws(Failure) -> [ModuleRecord]
    {
        let folder = RelativePath(trusted: ".scaffold/modules")
        let names = try tree.files(below: folder, extensions: ["json"]).map { String($0.name.dropLast(".json".count)) }
        var records: [ModuleRecord] = []
        for name in names where name != module {
            do throws(Failure) {
                records.append(try read(name, in: tree))
            } catch {
                guard leavesOut, error.kind == .input else { throw error }
            }
        }
        return records
    }

    private init(of module: String, at path: RelativePath, _ bytes: [UInt8]) throws(Failure) {
        do throws(Failure) {
            let root = try YAMLSource(name: path.text, bytes: bytes).root()
            for key in ["module", "style", "files"] where root[key] == nil {
                throw Failure("the record has no \"\(key)\"", at: SourceMark(root.start, in: path.text))
            }
            self = ModuleRecordReader(module: module, source: path.text).record(root)
        } catch {
            let loss = module.isEmpty ? "the base app is not updated" : "scaffold module \(module) writes another"
            let hint = "restore the file from version control; without it, \(loss)"
            throw Failure(
                error.kind,
                error.problems.map {
                    Problem($0.message, at: $0.mark, hint: ($0.hint.map { "\($0), or " } ?? "") + hint)
                }
            )
        }
    }

    /// The option values of a module's last run by option name; empty without a record.
    package static func options(of name: String, in tree: FileTree) throws(Failure) -> [String: String] {
        let record = try read(NameWords(name).pascal, in: tree)
        return Dictionary(record.options.map { ($0.option, $0.value) }, uniquingKeysWith: { _, last in last })
    }

    /// The recorded options that the style still has.
    func choices(of manifest: StyleManifest) -> [Located<StyleChoice>] {
        options.filter { choice in
            manifest.options.contains { $0.name == choice.option && $0.allows(choice.value) }
        }
        .map { Located($0, at: SourceMark(source: path)) }
    }

    /// Writes this record to the tree.
    package func write(to tree: inout FileTree) throws(Failure) {
        try tree.write(text, to: RelativePath(trusted: path))
    }
}

extension ModuleRecord.File {
    init(path: String, text: String, types: [String] = []) {
        self.init(path: path, hash: ContentHash(of: Array(text.utf8)).description, types: types)
    }
}
