import AppModel
import Diagnostics
import FileTransaction
import ModuleSpecs
import Styles

/// The base app as a style writes it with its modules in an empty folder.
struct RenderedApp {
    /// Its record, with the hashes of its files.
    let record: ModuleRecord
    /// The texts of its files by their paths.
    private(set) var texts: [String: String] = [:]

    /// - Parameters:
    ///   - record: The record with the name, the options and the modules.
    ///   - options: Options besides those of the record.
    init(
        _ record: ModuleRecord,
        choosing options: [Located<StyleChoice>] = [],
        by style: Style,
        _ frameworks: FrameworkNames,
        below root: RootFolder
    ) throws(Failure) {
        let mark = SourceMark(source: ModuleRecord.pathOfApp)
        var spec = AppSpec(name: Located(record.module, at: mark))
        spec.options = options.filled(from: record.choices(of: style.manifest))
        spec.minimumIOS = record.minimumIOS.map { Located($0, at: mark) }
        spec.modules = record.modules
        var tree = FileTree(root: try StyleContract.emptyFolder(below: root))
        _ = try AppPlanner(style: style, frameworks: frameworks).plan(spec, in: &tree)
        self.record =
            try ModuleRecord.app(in: tree) ?? ModuleRecord(module: record.module, style: style.name, files: [])
        for file in self.record.files {
            let bytes = try tree.read(RelativePath(trusted: file.path)) ?? []
            texts[file.path] = String(decoding: bytes, as: UTF8.self)
        }
    }
}
