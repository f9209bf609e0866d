import AppModel
import Diagnostics
import FileTransaction
import ModuleSpecs
import Styles

/// The base app as a style writes it with its modules in an empty folder, and as later modules leave it.
struct RenderedApp {
    /// Its record, with the hashes of its files.
    let record: ModuleRecord
    /// The texts of its files by their paths.
    private(set) var texts: [String: String] = [:]
    /// The texts without what later modules have in them.
    private(set) var written: [String: String] = [:]

    /// - Parameters:
    ///   - record: The record with the name, the options and the modules.
    ///   - later: The modules that are added to it then, as far as they can be.
    ///   - options: Options besides those of the record.
    init(
        _ record: ModuleRecord,
        with later: [ModuleSpec] = [],
        choosing options: [Located<StyleChoice>] = [],
        by style: Style,
        _ frameworks: FrameworkNames,
        below root: RootFolder
    ) throws(Failure) {
        let mark = SourceMark(source: ModuleRecord.pathOfApp)
        var spec = AppSpec(name: Located(record.module, at: mark))
        spec.options = options.filled(from: record.choices(of: style.manifest))
        spec.minimumIOS = record.minimumIOS.map { Located($0, at: mark) }
        let chosen = { (module: ModuleSpec) in
            var module = module
            module.options = module.options.map { own in options.first { $0.value.option == own.value.option } ?? own }
            return module
        }
        spec.modules = record.modules.map(chosen)
        var tree = FileTree(root: try StyleContract.emptyFolder(below: root))
        _ = try AppPlanner(style: style, frameworks: frameworks).plan(spec, in: &tree)
        self.record =
            try ModuleRecord.app(in: tree) ?? ModuleRecord(module: record.module, style: style.name, files: [])
        written = try Self.texts(of: self.record.files, in: tree)
        for module in later {
            var more = tree
            let request = ModuleRequest(spec: chosen(module), problems: Problems(), isPartial: true)
            let plan = try? ModulePlanner(style: style, frameworks: frameworks).plan(request, in: &more)
            if plan != nil { tree = more }
        }
        texts = later.isEmpty ? written : try Self.texts(of: self.record.files, in: tree)
    }

    private static func texts(of files: [ModuleRecord.File], in tree: FileTree) throws(Failure) -> [String: String] {
        var texts: [String: String] = [:]
        for file in files {
            let bytes = try tree.read(RelativePath(trusted: file.path)) ?? []
            texts[file.path] = String(decoding: bytes, as: UTF8.self)
        }
        return texts
    }
}
