import AppModel
import Diagnostics
import FileTransaction
import ModuleSpecs
import Styles
import SwiftEdits

/// Brings the base app to its style as it is now. Its record is that of a module with the app's name.
///
/// The base app is rendered whole, by both states of the style, with the entries of those first modules that are still there; what
/// later modules have in its files is like what people have written.
struct AppUpdate {
    /// The record, with the paths that the files have now.
    private var record: ModuleRecord
    /// The paths as the style wrote them, by those that the files have now.
    private let written: [String: String]
    private let frameworks: FrameworkNames
    private let style: Style
    private let state: StyleState
    private var writer: ChangeSetWriter
    private var plan: ChangeSet
    private var files: [ModuleRecord.File] = []
    /// What the style wrote: as the record proves it, and with the modules as they are now.
    private var before: (proof: RenderedApp, base: RenderedApp)?

    init(
        _ record: ModuleRecord,
        from earlier: EarlierStyles.Found,
        to now: (style: Style, state: StyleState),
        _ frameworks: FrameworkNames,
        in tree: FileTree
    ) throws(Failure) {
        guard !record.refusedPaths.hasErrors else { throw Failure(record.refusedPaths) }
        (self.frameworks, style, state) = (frameworks, now.style, now.state)
        var located = try record.located(in: PlannedApp(of: tree), tree)
        let paths = zip(located.files, record.files).map { ($0.path, $1.path) }
        written = Dictionary(paths, uniquingKeysWith: { first, _ in first })
        located.modules = try Self.standing(record.modules, in: tree)
        self.record = located
        writer = ChangeSetWriter(style: now.style, over: tree)
        plan = ChangeSet(module: record.module, kind: .styled(record.style), files: [], notes: [])
        switch earlier {
        case .style(let style):
            // A style that cannot be rendered any more proves nothing.
            before = try? (rendered(record, by: style, in: tree), rendered(located, by: style, in: tree))
        case .unknown(let message, let path):
            let hint = "files of the base app that were changed by hand are left as they are"
            plan.notes.append(Problem(message, at: SourceMark(source: path), hint: hint, severity: .warning))
        }
    }

    /// Plans the update with these options.
    func planned(choosing options: [Located<StyleChoice>], in tree: inout FileTree) throws(Failure) -> ChangeSet {
        var run = self
        try run.update(choosing: options, in: &tree)
        return run.plan
    }

    private mutating func update(choosing options: [Located<StyleChoice>], in tree: inout FileTree) throws(Failure) {
        let old = record
        // The oldest iOS is what people have made it in the project.
        record.minimumIOS = try DeploymentTarget(of: tree).version ?? old.minimumIOS
        let new = try rendered(record, choosing: options, by: style, in: tree)
        for file in new.record.files { try update(file, to: new, in: &tree) }
        for path in Set(new.record.texts.map(\.file)).sorted() {
            let entries = new.record.texts.filter { $0.file == path }
                .map { StringCatalogue.Entry(key: $0.key, value: $0.value, comment: nil) }
            let place = RelativePath(trusted: path)
            _ = try writer.update(place, entries, since: old.texts, .style("app"), "Base app", in: &tree)
        }
        plan.conflicts += writer.left
        try removeRest(in: &tree)
        var now = new.record
        now.files = files
        try writer.put(now, in: state, replacing: old, in: &tree)
        plan.files = writer.files
        plan.add(try ProjectUpdate.following(&tree))
    }

    /// The specs of the modules that are still there, as they are now; without one, all as they were.
    private static func standing(_ modules: [ModuleSpec], in tree: FileTree) throws(Failure) -> [ModuleSpec] {
        var found: [ModuleSpec] = []
        for module in modules {
            let record = try ModuleRecord.read(module.typeName, in: tree)
            if !record.isEmpty { found.append(record.spec ?? module) }
        }
        return found.isEmpty ? modules : found
    }

    private func rendered(
        _ record: ModuleRecord,
        choosing options: [Located<StyleChoice>] = [],
        by style: Style,
        in tree: FileTree
    ) throws(Failure) -> RenderedApp {
        try RenderedApp(record, choosing: options, by: style, frameworks, below: tree.root)
    }

    // MARK: - Files

    private mutating func update(_ new: ModuleRecord.File, to app: RenderedApp, in tree: inout FileTree) throws(Failure)
    {
        let known =
            record.files.first { $0.path == new.path }
            ?? record.files.first { known in
                !app.record.owns(known.path) && !Set(known.types).isDisjoint(with: new.types)
            }
        var file = new
        file.path = known?.path ?? new.path
        let (path, text) = (RelativePath(trusted: file.path), app.texts[new.path] ?? "")
        guard let mine = try tree.read(path) else {
            files.append(known ?? file)
            guard known == nil else { return plan.notes.append(.deleted(file.path)) }
            try tree.write(text, to: path)
            return writer.files.note(file.path, .created, .style("app"), "Base app", isOfApp: true)
        }
        guard known != nil || ContentHash(of: mine).description == new.hash else {
            return plan.conflicts.append(
                .left(path, "the style writes a file of this path now, and the app has its own")
            )
        }
        files.append(file)
        let change = try tree.write(merged(mine, known ?? file, to: text, new.hash, at: path), to: path)
        writer.files.note(
            file.path,
            change == nil ? .unchanged : .edited,
            .style("app"),
            "Base app",
            isOfApp: true
        )
    }

    /// The file with what the style has changed.
    private mutating func merged(
        _ mine: [UInt8],
        _ known: ModuleRecord.File,
        to text: String,
        _ newHash: String,
        at path: RelativePath
    ) -> [UInt8] {
        let (hash, first) = (ContentHash(of: mine).description, written[known.path] ?? known.path)
        if hash == newHash || known.hash == newHash { return mine }
        if known.hash == hash { return Array(text.utf8) }
        guard let before, before.proof.record.hash(of: first) == known.hash, let old = before.base.texts[first] else {
            plan.conflicts.append(.unproved(path))
            return mine
        }
        let growth = FileGrowth(path: path.text, isSwift: path.fileExtension == "swift")
        do throws(Failure) {
            let outcome = try growth.grow(mine, old: old, new: text)
            plan.conflicts += outcome.notes.map { $0.conflict(in: path.text) }
            // Half a change of a project or of a property list may be none that can be read.
            return growth.isSwift || outcome.notes.isEmpty ? outcome.bytes : mine
        } catch {
            plan.conflicts += error.problems.map { $0.weighed(as: .warning) }
            return mine
        }
    }

    /// Removes the files that the style does not write any more, if they are unedited and the app does not use them.
    private mutating func removeRest(in tree: inout FileTree) throws(Failure) {
        let gone = record.files.filter { file in !files.contains { $0.path == file.path } }
        let used = try UpdatePlanner.used(gone, in: tree)
        for file in gone {
            let path = RelativePath(trusted: file.path)
            guard let bytes = try tree.read(path) else { continue }
            guard used.contains(file) || ContentHash(of: bytes).description != file.hash else {
                try tree.remove(path)
                writer.files.note(file.path, .removed, .style("app"), "Base app", isOfApp: true)
                continue
            }
            let reason = used.contains(file) ? "the app uses it" : "it has been changed since it was written"
            plan.conflicts.append(.left(path, "the style does not write this file any more; it stays, as \(reason)"))
            files.append(file)
        }
    }
}

extension Problem {
    fileprivate static func left(_ path: RelativePath, _ message: String) -> Problem {
        Problem(message, at: SourceMark(source: path.text), severity: .warning)
    }
}
