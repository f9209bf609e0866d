import AppModel
import Diagnostics
import FileTransaction
import ModuleSpecs
import Styles
import SwiftEdits

/// Brings the base app to its style as it is now. Its record is that of a module with the app's name.
///
/// The base app is rendered whole, by both states of the style, with the entries of those modules of its record that are still
/// there. What later modules have in its files is like what people have written, but where the style changes these files.
struct AppUpdate {
    /// The record, with the paths that the files have now.
    private let record: ModuleRecord
    /// The paths as the style wrote them, by those that the files have now.
    private let written: [String: String]
    private let frameworks: FrameworkNames
    private let style: Style
    private let state: StyleState
    private var writer: ChangeSetWriter
    private var plan: ChangeSet
    private var files: [ModuleRecord.File] = []
    /// The files without an edit, before the modules' entries in them are changed.
    private var untouched: Set<String> = []
    /// The style as it wrote the base app, and what it wrote then, which proves the record.
    private var before: (style: Style, proof: RenderedApp)?
    /// What it would have written with the modules as they are now.
    private var base: RenderedApp?
    /// The new record.
    private var now: ModuleRecord

    init(
        _ record: ModuleRecord,
        from earlier: EarlierStyles.Found,
        to now: (style: Style, state: StyleState),
        _ frameworks: FrameworkNames,
        in tree: FileTree
    ) throws(Failure) {
        guard !record.refusedPaths.hasErrors else { throw Failure(record.refusedPaths) }
        (self.frameworks, style, state) = (frameworks, now.style, now.state)
        self.record = try record.located(in: PlannedApp(of: tree), tree)
        self.now = record
        let paths = zip(self.record.files, record.files).map { ($0.path, $1.path) }
        written = Dictionary(paths, uniquingKeysWith: { first, _ in first })
        writer = ChangeSetWriter(style: now.style, over: tree)
        plan = ChangeSet(module: record.module, kind: .styled(record.style), files: [], notes: [])
        switch earlier {
        case .style(let style):
            // A style that cannot be rendered any more proves nothing.
            before = try? (style, RenderedApp(record, by: style, frameworks, below: tree.root))
        case .unknown(let message, let path):
            let hint = "files of the base app that were changed by hand are left as they are"
            plan.notes.append(Problem(message, at: SourceMark(source: path), hint: hint, severity: .warning))
        }
    }

    /// Brings the files that the style writes to what they are with these options.
    ///
    /// - Parameter target: The oldest iOS that the app runs on, which people may have changed in the project.
    mutating func update(choosing options: [Located<StyleChoice>], on target: String?, in tree: inout FileTree)
        throws(Failure)
    {
        let new = try render(choosing: options, on: target, in: tree)
        for file in record.files where try isUntouched(file, in: tree) { untouched.insert(file.path) }
        for file in new.record.files { try update(file, to: new, in: &tree) }
        for path in Set(new.record.texts.map(\.file)).sorted() {
            let entries = new.record.texts.filter { $0.file == path }.map(\.entry)
            let place = RelativePath(trusted: path)
            _ = try writer.update(place, entries, since: record.texts, .style("app"), "Base app", in: &tree)
        }
        plan.conflicts += writer.left
        now = new.record
    }

    /// Removes, once the modules are updated, too, what the style does not write any more, and writes the record.
    mutating func finished(in tree: inout FileTree) throws(Failure) -> ChangeSet {
        try removeRest(in: &tree)
        now.files = files
        try writer.put(now, in: state, replacing: record, in: &tree)
        plan.files = writer.files
        plan.add(try ProjectUpdate.following(&tree))
        return plan
    }

    /// Renders the base app by both states of the style, with the modules of its record that are there, as they are now.
    ///
    /// Files that the style changes and that have entries of later modules get these, too.
    private mutating func render(choosing options: [Located<StyleChoice>], on target: String?, in tree: FileTree)
        throws(Failure) -> RenderedApp
    {
        let all = try ModuleRecord.all(in: tree).filter { !$0.isEmpty }
        let first = record.modules.compactMap { module in
            all.first { $0.module == module.typeName }.map { $0.spec ?? module }
        }
        // What a module uses of the app by now need not be in the base app.
        var now = record
        let writer = SpecWriter(style: style.name)
        let texts = { (specs: [ModuleSpec]) in specs.map { writer.text(of: $0, named: $0.typeName) } }
        let isSame = texts(first) == texts(record.modules)
        if !isSame { now.modules = first }
        now.minimumIOS = target ?? record.minimumIOS
        let fresh = first.isEmpty ? nil : try? rendered(now, choosing: options, in: tree)
        if fresh == nil { now.modules = record.modules }
        let (old, new) = if let fresh { fresh } else { try rendered(now, choosing: options, in: tree) }
        let later = all.filter { module in
            module.style == style.name && !record.modules.contains { $0.typeName == module.module }
        }
        let paths = Set(later.flatMap(\.insertions).map { written[$0.file] ?? $0.file })
        guard paths.contains(where: { old?.texts[$0] != new.texts[$0] }) else {
            base = old
            return new
        }
        let whole = try rendered(now, with: later.compactMap(\.spec), choosing: options, in: tree)
        base = whole.old
        return whole.new
    }

    private func rendered(
        _ record: ModuleRecord,
        with later: [ModuleSpec] = [],
        choosing options: [Located<StyleChoice>],
        in tree: FileTree
    ) throws(Failure) -> (old: RenderedApp?, new: RenderedApp) {
        let old = try before.map { (style, proof) throws(Failure) in
            if later.isEmpty, record.modules == self.record.modules { return proof }
            var old = record
            old.minimumIOS = self.record.minimumIOS
            return try RenderedApp(old, with: later, by: style, frameworks, below: tree.root)
        }
        return (old, try RenderedApp(record, with: later, choosing: options, by: style, frameworks, below: tree.root))
    }

    /// The files that the base app had, and those that it has now.
    var paths: Set<String> { Set((record.files + files).map(\.path)) }

    // MARK: - Files

    /// Whether a file is as the style and modules have written it.
    private func isUntouched(_ file: ModuleRecord.File, in tree: FileTree) throws(Failure) -> Bool {
        guard let bytes = try tree.read(RelativePath(trusted: file.path)) else { return false }
        let whole = base?.texts[written[file.path] ?? file.path]
        return ContentHash(of: bytes).description == file.hash || whole.map { bytes.elementsEqual($0.utf8) } ?? false
    }

    private mutating func update(_ new: ModuleRecord.File, to app: RenderedApp, in tree: inout FileTree) throws(Failure)
    {
        let known =
            record.files.first { $0.path == new.path }
            ?? record.files.first { known in
                !app.record.owns(known.path) && !Set(known.types).isDisjoint(with: new.types)
            }
        var file = new
        file.path = known?.path ?? new.path
        let path = RelativePath(trusted: file.path)
        let mine = try tree.read(path)
        // A file as it was written has none of the later modules' entries: people have taken them out.
        let isWritten = mine.map { known?.hash == FileUpdate.hash($0) } ?? true
        let text = (isWritten ? app.written : app.texts)[new.path] ?? ""
        guard let mine else {
            files.append(known ?? file)
            guard known == nil else { return plan.notes.append(.deleted(file.path)) }
            try tree.write(text, to: path)
            return writer.files.note(file.path, .created, .style("app"), "Base app", isOfApp: true)
        }
        guard known != nil || ContentHash(of: mine).description == new.hash else {
            let message = "the style writes a file of this path now, and the app has its own"
            let hint = "rename one of them; scaffold app writes the style's in an empty folder"
            let mark = SourceMark(source: file.path)
            return plan.conflicts.append(Problem(message, at: mark, hint: hint, severity: .warning))
        }
        files.append(file)
        let first = written[file.path] ?? file.path
        let grown = FileUpdate(path: path, standing: mine, recorded: (known ?? file).hash).grown(
            to: text,
            since: base?.texts[first],
            provedBy: before?.proof.record.hash(of: first),
            by: FileGrowth(path: path.text, isSwift: path.fileExtension == "swift")
        )
        plan.conflicts += grown.left
        let change = try tree.write(grown.outcome.bytes, to: path)
        writer.files.note(
            file.path,
            change == nil ? .unchanged : .edited,
            .style("app"),
            "Base app",
            isOfApp: true
        )
    }

    /// Removes the files that the style does not write any more, if they are unedited and the app does not use them.
    private mutating func removeRest(in tree: inout FileTree) throws(Failure) {
        let gone = record.files.filter { file in !files.contains { $0.path == file.path } }
        let used = try UpdatePlanner.used(gone, in: tree)
        for file in gone {
            let path = RelativePath(trusted: file.path)
            guard try tree.hasFile(path) else { continue }
            guard used.contains(file) || !untouched.contains(file.path) else {
                try tree.remove(path)
                writer.files.note(file.path, .removed, .style("app"), "Base app", isOfApp: true)
                continue
            }
            let reason = used.contains(file) ? "the app uses it" : "it has been changed since it was written"
            plan.conflicts.append(.left(file.path, because: reason))
            files.append(file)
        }
    }
}

extension Problem {
    /// A file that the style does not write any more.
    static func left(_ path: String, because reason: String) -> Problem {
        Problem(
            "the style does not write this file any more; it stays, as \(reason)",
            at: SourceMark(source: path),
            hint: RemovalRun.ifUnneeded,
            severity: .warning
        )
    }
}
