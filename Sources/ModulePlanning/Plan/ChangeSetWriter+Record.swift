import AppModel
import Diagnostics
import FileTransaction
import ModuleSpecs
import Styles

extension ChangeSetWriter {
    /// Writes the spec and the record of a module after its pieces.
    ///
    /// - Parameter wiring: The planner that made the module's entries in the app's files.
    /// - Returns: The new record.
    mutating func finish(_ module: RenderedModule, _ wiring: WiringPlanner?, in tree: inout FileTree) throws(Failure)
        -> ModuleRecord
    {
        let old = module.resolved.record
        try putSpec(of: module, in: &tree)
        var record = ModuleRecord(module: module.name, style: style.name, files: parts.files)
        record.defaults = old.defaults
        if !updates { record.files += try remainingFiles(of: old, in: tree) }
        // What an adopted module lacks is no change of the style.
        if !module.resolved.isAdopted {
            noteStyleChange(of: module.name, parts.restyled.union(wiring?.restyled ?? []))
        }
        record.spec = module.source.spec
        record.options = module.resolved.choices.recorded
        record.insertions = wiring?.insertions(after: old.insertions) ?? old.insertions
        record.texts = updates ? parts.texts(updating: old.texts) : parts.texts(after: old.texts)
        record.catalogues = old.catalogues + parts.catalogues.filter { !old.catalogues.contains($0) }
        record.common = old.common
        record.common.helpers += parts.helpers.filter { new in !old.common.helpers.contains { $0.path == new.path } }
        record.common.entries += try newShared(wiring?.shared ?? [], besides: old.common.entries)
        let isWritten = old.isEmpty || overwrites || updates
        record.state = isWritten ? state.hash : old.state
        record.minimumIOS = isWritten ? module.resolved.choices.minimumIOS(of: style.manifest) : old.minimumIOS
        if updates { setAside(&record, of: module, wiring) }
        let path = RelativePath(trusted: ModuleRecord.path(module.name))
        try put(record.text, asRecord: "Record of what was generated", at: path, replaces: true, in: &tree)
        try keep(state, of: record, replacing: old, in: &tree)
        (parts, growth) = (RecordParts(), nil)
        return record
    }

    /// Writes the record of the base app that stands with the written modules, so that an update can render it again.
    mutating func recordApp(_ name: String, _ choices: StyleChoices, in tree: inout FileTree) throws(Failure) {
        var record = ModuleRecord(module: name, style: style.name, files: [])
        for file in files where file.isOfApp && !textsOfApp.contains(where: { $0.file == file.path }) {
            let path = RelativePath(trusted: file.path)
            guard let bytes = try tree.read(path) else { continue }
            let types = path.fileExtension == "swift" ? SourceFile(path: path, bytes: bytes).visibleTypes : []
            let hash = ContentHash(of: bytes).description
            record.files.append(ModuleRecord.File(path: file.path, hash: hash, types: types.map(\.name)))
        }
        guard !record.files.isEmpty else { return }
        record.options = choices.values.map { StyleChoice(option: $0.option.name, value: $0.value) }
        record.minimumIOS = choices.minimumIOS(of: style.manifest)
        (record.modules, record.texts) = (written.map(\.module.source.spec), textsOfApp)
        let none = ModuleRecord(module: name, style: "", files: [])
        try put(record, in: StyleState(of: style, isOfApp: true), replacing: none, in: &tree)
    }

    /// Writes a record of the base app.
    mutating func put(
        _ record: ModuleRecord,
        in state: StyleState,
        replacing old: ModuleRecord,
        in tree: inout FileTree
    ) throws(Failure) {
        var record = record
        (record.isOfApp, record.state) = (true, state.hash)
        let path = RelativePath(trusted: record.path)
        try put(record.text, asRecord: "Record of the base app", at: path, replaces: true, in: &tree)
        try keep(state, of: record, replacing: old, in: &tree)
    }

    /// Keeps the state of a team's style with the first module that was written in it, and drops that which no module is of any more.
    private mutating func keep(
        _ state: StyleState,
        of record: ModuleRecord,
        replacing old: ModuleRecord,
        in tree: inout FileTree
    ) throws(Failure) {
        guard let hash = record.state, hash != old.state else { return }
        if !state.isBuiltIn {
            let path = RelativePath(trusted: StyleHistory.path(style.name, hash))
            let text = String(decoding: state.text, as: UTF8.self)
            try put(text, asRecord: StyleHistory.title, at: path, replaces: true, in: &tree)
        }
        if let gone = try StyleHistory.drop(old, in: &tree) { files.note(gone, .removed, .record, StyleHistory.title) }
    }

    private mutating func putSpec(of module: RenderedModule, in tree: inout FileTree) throws(Failure) {
        let path = RelativePath(trusted: KeptSpec.path(of: module.name))
        let standing = try tree.read(path)
        let recorded = module.resolved.record.hash(of: path.text)
        let isOurs = standing.map { recorded == ContentHash(of: $0).description } ?? true
        let text = KeptSpecText(style: style.name)
            .text(of: module.resolved.asked.spec, named: module.name, over: standing, isOurs: isOurs)
        let replaces = overwrites || isOurs || text.isKept
        try put(text.text, asRecord: "Module spec", at: path, replaces: replaces, in: &tree)
        parts.files.append(ModuleRecord.File(path: path.text, text: text.text))
    }

    private mutating func put(
        _ text: String,
        asRecord title: String,
        at path: RelativePath,
        replaces: Bool,
        in tree: inout FileTree
    ) throws(Failure) {
        guard let status = try tree.place(text, at: path, overwrites: replaces) else {
            conflicts.append(PlanConflict(path: path.text, title: title))
            return
        }
        files.note(path.text, status == .overwritten ? .edited : status, .record, title)
    }

    /// The existing files of earlier runs that no piece renders any more.
    private mutating func remainingFiles(of old: ModuleRecord, in tree: FileTree) throws(Failure) -> [ModuleRecord.File]
    {
        var found: [ModuleRecord.File] = []
        for file in old.files where !parts.files.contains(where: { $0.path == file.path }) {
            guard let path = try? RelativePath(file.path), try tree.read(path) != nil else { continue }
            found.append(file)
            notes.append(
                Problem(
                    "neither the spec nor the style asks for this file any more; it stays",
                    at: SourceMark(source: file.path),
                    severity: .warning
                )
            )
        }
        return found
    }

    /// Reports that the style has changed since it wrote the module, and what the user can do about it.
    private mutating func noteStyleChange(of module: String, _ files: Set<String>) {
        guard !files.isEmpty else { return }
        notes.append(
            Problem(
                "the style \"\(style.name)\" has changed since it wrote \"\(module)\"; not updated: \(files.count.counted("file"))",
                hint: overwrites
                    ? "bring the entries there up to date by hand"
                    : "scaffold update \(module) brings it to the style as it is now, and keeps what has been changed by hand",
                severity: .warning
            )
        )
    }

    private mutating func newShared(_ insertions: [WiringInsertion], besides old: [ModuleRecord.SharedEntry])
        throws(Failure) -> [ModuleRecord.SharedEntry]
    {
        let new = insertions.filter { insertion in !old.contains { $0.insertion.isSame(as: insertion) } }
        guard !new.isEmpty, let mentions = try mentionsBefore() else { return [] }
        return new.map { ModuleRecord.SharedEntry(insertion: $0, names: mentions.names(of: $0)) }
    }
}

extension WiringPlanner {
    /// Merges the entries of earlier runs with those of this run. Known entries keep their order, so that a second run changes
    /// nothing.
    fileprivate func insertions(after old: [WiringInsertion]) -> [WiringInsertion] {
        let known = old.map { known in
            updated.first { $0.old == known }?.new
                ?? insertions.first { $0.isSame(as: known) && !$0.edits.isEmpty } ?? known
        }
        return known + insertions.filter { new in !old.contains(where: new.isSame) }
    }
}
