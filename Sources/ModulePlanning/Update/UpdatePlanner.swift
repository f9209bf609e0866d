import AppModel
import Diagnostics
import FileTransaction
import ModuleSpecs
import Styles

/// Plans the update of modules to their styles as they are now.
///
/// It is growing with another base: the module as the style wrote it, rendered again by the state of the style that the record
/// names. What the style does not write any more is removed as `remove` does it.
package struct UpdatePlanner {
    private let library: StyleLibrary

    package init(_ library: StyleLibrary) { self.library = library }

    /// The modules of a style that it has changed since it wrote them, and the base app.
    package static func behind(_ style: Style, in tree: FileTree) throws(Failure) -> [String] {
        try records(behind: style, in: tree).map(\.module)
    }

    /// The notes on what is behind a style.
    package static func notes(on style: Style, in tree: FileTree) throws(Failure) -> [Problem] {
        try records(behind: style, in: tree).map { note(on: $0, behind: style) }
    }

    private static func records(behind style: Style, in tree: FileTree) throws(Failure) -> [ModuleRecord] {
        let records = try readable(in: tree).filter { $0.style == style.name && $0.state != nil }
        guard !records.isEmpty else { return [] }
        let state = StyleState(of: style).hash
        return records.filter { record in
            record.state != (record.isOfApp ? StyleState(of: style, isOfApp: true).hash : state)
        }
        .sorted { $0.module < $1.module }
    }

    /// All modules that are behind their styles, with these; styles that cannot be read are left out.
    package func behind(in tree: FileTree) throws(Failure) -> [String] {
        var found: [String] = []
        for style in try styles(in: tree) { found += try Self.behind(style, in: tree) }
        return found
    }

    private func styles(in tree: FileTree) throws(Failure) -> [Style] {
        var found: [Style] = []
        for name in Set(try Self.readable(in: tree).map(\.style)).sorted() {
            guard let style = try? library.style(Located(name, at: SourceMark(source: name))) else { continue }
            found.append(style)
        }
        return found
    }

    /// The records of the base app and of the modules.
    private static func readable(in tree: FileTree) throws(Failure) -> [ModuleRecord] {
        let app = try? ModuleRecord.app(in: tree)
        return try ModuleRecord.all(readable: true, in: tree) + [app].compactMap(\.self)
    }

    /// The notes on all modules that are behind their styles, and what is wrong with the record of the base app.
    package func notes(in tree: FileTree) throws(Failure) -> [Problem] {
        var notes: [Problem] = []
        do throws(Failure) {
            _ = try ModuleRecord.app(in: tree)
        } catch {
            notes = error.problems.map { $0.weighed(as: .warning) }
        }
        for style in try styles(in: tree) { notes += try Self.notes(on: style, in: tree) }
        return notes
    }

    /// The note on a module that is behind its style.
    private static func note(on record: ModuleRecord, behind style: Style) -> Problem {
        Problem(
            "the style \"\(style.name)\" has changed since it wrote \"\(record.module)\"",
            at: SourceMark(source: record.path),
            hint: "scaffold update \(record.module) brings it to the style as it is now",
            severity: .note
        )
    }

    /// Plans the update.
    ///
    /// - Parameters:
    ///   - names: The modules; all that are of a style if there are none.
    ///   - options: The options of the style that the modules are to have from now on.
    /// - Throws: `Failure` for a module that no style has written.
    package func plan(
        _ names: [Located<String>],
        choosing options: [Located<StyleChoice>] = [],
        in tree: inout FileTree,
        choice: ProjectUpdate.Choice = { _ in nil }
    ) throws(Failure) -> ChangeSet {
        let records = try records(names, in: tree)
        let styles = Set(records.map(\.style)).sorted()
        let title = records.map(\.module).joined(separator: ", ")
        var all = ChangeSet(module: title, kind: .styled(styles.joined(separator: ", ")), files: [], notes: [])
        // The base app's files that this run brings to the style, with the entries of the first modules.
        var renewed: Set<String> = []
        var app: AppUpdate?
        for name in styles {
            let style = try library.style(Located(name, at: SourceMark(source: records[0].path)))
            let states = (module: StyleState(of: style), app: StyleState(of: style, isOfApp: true))
            var earlier = EarlierStyles(of: style, now: [states.module.hash, states.app.hash], in: library)
            for record in records where record.style == name {
                let state = record.isOfApp ? states.app : states.module
                guard record.state != state.hash || !options.allSatisfy({ record.options.contains($0.value) }) else {
                    for file in record.files { all.files.note(file.path, .unchanged, .file, "File") }
                    continue
                }
                let from = try earlier.style(of: record, in: tree)
                let now = (style, state)
                all.behind.append(record.module)
                guard !record.isOfApp else {
                    renewed = Set(record.files.map(\.path))
                    app = try AppUpdate(record, from: from, to: now, library.frameworks, in: tree)
                    try app?.update(choosing: options, in: &tree)
                    continue
                }
                Self.add(
                    try update(record, from: from, to: now, choosing: options, besides: renewed, in: &tree, choice),
                    to: &all
                )
            }
        }
        if let plan = try app?.finished(in: &tree) { Self.add(plan, to: &all) }
        return all
    }

    private static func add(_ plan: ChangeSet, to all: inout ChangeSet) {
        for file in plan.files { all.files.note(file.path, file.status, file.origin, file.title) }
        // What the spec leaves out was said when the module was written.
        all.notes += plan.notes.filter { $0.severity != .note || $0.mark.map { $0.line == nil } ?? false }
        all.conflicts += plan.conflicts + plan.unwired.map { $0.problem.weighed(as: .warning) }
    }

    // MARK: - Records

    private func records(_ names: [Located<String>], in tree: FileTree) throws(Failure) -> [ModuleRecord] {
        let all = try [ModuleRecord.app(in: tree)].compactMap(\.self) + ModuleRecord.all(in: tree)
        let known = all.filter { $0.like == nil && !$0.style.isEmpty }
        if names.isEmpty, known.isEmpty {
            throw Failure("no module here was written by a style", hint: "scaffold module writes one")
        }
        var found: [ModuleRecord] = names.isEmpty ? known : []
        var problems = Problems()
        for name in names {
            let module = try NameRules.module(name, isNew: false)
            if let record = known.first(where: { $0.module == module }) {
                if !found.contains(record) { found.append(record) }
                continue
            }
            let listed = known.filter { !$0.isOfApp }.map(\.module).sorted()
            let others =
                listed.isEmpty ? "no module here was written by a style" : "found: \(listed.joined(separator: ", "))"
            if let model = all.first(where: { $0.module == module })?.like {
                problems.add(
                    "\"\(module)\" was copied from \"\(model)\", and is of no style",
                    at: name.mark,
                    hint: others
                )
            } else {
                let hint = Suggestion(among: listed).hint(for: module) ?? others
                problems.add("there is no record of a module \"\(module)\"", at: name.mark, hint: hint)
            }
        }
        guard !problems.hasErrors else { throw Failure(problems) }
        return found
    }

    // MARK: - One module

    private func update(
        _ record: ModuleRecord,
        from earlier: EarlierStyles.Found,
        to now: (style: Style, state: StyleState),
        choosing options: [Located<StyleChoice>],
        besides renewed: Set<String>,
        in tree: inout FileTree,
        _ choice: ProjectUpdate.Choice
    ) throws(Failure) -> ChangeSet {
        let refused = record.refusedPaths
        guard !refused.hasErrors else { throw Failure(refused) }
        guard try record.isStanding(in: tree) else {
            let problem = Problem(
                "all files of \"\(record.module)\" have been deleted, so it is not updated",
                at: SourceMark(source: ModuleRecord.path(record.module)),
                hint: "scaffold remove \(record.module) takes back the rest",
                severity: .warning
            )
            return ChangeSet(module: record.module, kind: .styled(record.style), files: [], notes: [problem])
        }
        let kept = try KeptSpec.read(record.module, in: tree)
        guard var spec = kept?.spec ?? record.spec else {
            let mark = SourceMark(source: ModuleRecord.path(record.module))
            throw Failure(
                "the record has no spec",
                at: mark,
                hint: "scaffold adopt \(record.module) reads it from the sources"
            )
        }
        spec.options = options.filled(from: spec.options)
        var request = ModuleRequest(spec: spec, problems: kept?.problems ?? Problems(), isPartial: true)
        var from: Style?
        if case .style(let style) = earlier { from = style }
        request.update = ModuleRequest.Update(from: from, to: now.state)
        var moves = try from.map { (style) throws(Failure) in
            try ModuleMoves(now.style.manifest.moves, of: record, from: style, to: now.style, in: tree)
        }
        let moved = try moves?.apply(to: record, in: &tree) ?? []
        request.update?.moved = moves?.parts ?? MovedParts()
        let planner = ModulePlanner(style: now.style, frameworks: library.frameworks)
        var plan = try planner.plan(request, in: &tree, choice: choice)
        plan.conflicts += moves?.problems ?? []
        for file in moved {
            plan.files.removeAll { $0.path == file.path }
            plan.files.append(file)
        }
        if case .unknown(let message, let path) = earlier {
            let hint = "files of \"\(record.module)\" that were changed by hand are left as they are"
            plan.notes.append(Problem(message, at: SourceMark(source: path), hint: hint, severity: .warning))
        }
        if var obsolete = plan.obsolete {
            let sources = try AppSources(of: tree, declaredAt: AppModel.of(tree))
            obsolete.insertions.removeAll { renewed.contains($0.file) && !$0.isUnchanged(in: sources) }
            try remove(obsolete, from: &plan, in: &tree)
        }
        return plan
    }

    // MARK: - What the style does not write any more

    private func remove(_ obsolete: ModuleRecord, from plan: inout ChangeSet, in tree: inout FileTree) throws(Failure) {
        var obsolete = obsolete
        var others = try OtherRecords(besides: obsolete.module, in: tree)
        let used = try Self.used(obsolete.files, in: tree)
        obsolete.files.removeAll { used.contains($0) }
        var run = RemovalRun(record: obsolete, before: tree)
        try run.removeEntries(&others, in: &tree)
        try run.removeTexts(&others, in: &tree)
        try run.removeFiles(in: &tree)
        try others.write(to: &tree)
        for path in others.changed { run.files.note(path, .edited, .record, "Record of what was generated") }
        for file in run.files { plan.files.note(file.path, file.status, file.origin, file.title) }
        plan.conflicts += run.notes.map { $0.weighed(as: .warning) }
        plan.conflicts += used.map { .left($0.path, because: "the app uses it") }
        var record = try ModuleRecord.read(obsolete.module, in: tree)
        let removed = Set(run.files.filter { $0.status == .removed }.map(\.path))
        record.files +=
            used
            + obsolete.files.filter { file in
                !removed.contains(file.path) && plan.files.contains { $0.path == file.path }
            }
        try record.write(to: &tree)
        if !removed.isEmpty { plan.add(try ProjectUpdate.following(&tree)) }
    }

    /// The files whose types the rest of the app uses.
    static func used(_ files: [ModuleRecord.File], in tree: FileTree) throws(Failure) -> [ModuleRecord.File] {
        guard !files.isEmpty else { return [] }
        let paths = Set(files.map(\.path))
        let counts = try HelperNames(in: tree).counts(of: Set(files.flatMap(\.types)), except: paths)
        return files.filter { file in file.types.contains { counts[$0, default: 0] > 0 } }
    }
}
