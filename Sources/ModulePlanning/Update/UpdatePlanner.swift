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
    let library: StyleLibrary

    package init(_ library: StyleLibrary) { self.library = library }

    /// Plans the update.
    ///
    /// - Parameters:
    ///   - names: The modules; all that are of a style if there are none.
    ///   - options: The options of the style that the modules are to have from now on.
    ///   - iOS: The oldest iOS that the app is to run on from now on; `nil` for that of its project.
    /// - Throws: `Failure` for a module that no style has written.
    package func plan(
        _ names: [Located<String>],
        choosing options: [Located<StyleChoice>] = [],
        on iOS: Located<String>? = nil,
        in tree: inout FileTree,
        choice: ProjectUpdate.Choice = { _ in nil }
    ) throws(Failure) -> ChangeSet {
        let records = try records(names, in: tree)
        var styles: [String] = []
        for record in records where !styles.contains(record.style) { styles.append(record.style) }
        let (before, standing) = (tree, try DeploymentTarget(of: tree).version)
        var problems = Problems()
        let target = iOS.map { DeploymentTarget.version(of: $0, &problems) } ?? standing
        guard !problems.hasErrors else { throw Failure(problems) }
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
                let options = try self.options(options, of: record, in: style.manifest, among: records)
                let oldest = record.oldestIOS(choosing: options, by: style.manifest, on: target)
                let isOld =
                    oldest != nil && oldest != record.minimumIOS ?? record.oldestIOS(by: style.manifest, on: standing)
                let isChosen = options.allSatisfy { record.options.contains($0.value) }
                guard record.state != state.hash || isOld || !isChosen else {
                    for file in record.files { all.files.note(file.path, .unchanged, .file, "File") }
                    continue
                }
                let from = try earlier.style(of: record, in: tree)
                let now = (style, state)
                all.behind.append(record.module)
                guard !record.isOfApp else {
                    var update = try AppUpdate(record, from: from, to: now, library.frameworks, in: tree)
                    try update.update(choosing: options, on: target, in: &tree)
                    (app, renewed) = (update, update.paths)
                    continue
                }
                if let iOS { try Self.check(tree, runsOn: iOS) }
                let old = record.minimumIOS ?? standing
                let context = try from.style.map { (style) throws(Failure) in
                    try PlanningContext(style: style, in: before, except: record.module, on: old)
                }
                var plan = try update(
                    record,
                    from: context,
                    to: now,
                    choosing: options,
                    besides: renewed,
                    in: &tree,
                    choice
                )
                if case .unknown(let message, let path) = from {
                    let hint = "files of \"\(record.module)\" that were changed by hand are left as they are"
                    plan.notes.append(Problem(message, at: SourceMark(source: path), hint: hint, severity: .warning))
                }
                Self.add(plan, to: &all)
            }
        }
        if let plan = try app?.finished(in: &tree) { Self.add(plan, to: &all) }
        return all
    }

    /// The options that are for a module, or for the base app.
    private func options(
        _ all: [Located<StyleChoice>],
        of record: ModuleRecord,
        in manifest: StyleManifest,
        among records: [ModuleRecord]
    ) throws(Failure) -> [Located<StyleChoice>] {
        guard !record.isOfApp else { return all }
        let ofApp = manifest.options.filter(\.isOfApp).map(\.name)
        if let choice = all.first(where: { ofApp.contains($0.value.option) }), !records.contains(where: \.isOfApp) {
            let message = "\"\(choice.value.option)\" is an option of the base app, which is not updated here"
            throw Failure(
                message,
                at: choice.mark,
                hint: "scaffold update without names updates it, if it has a record"
            )
        }
        return all.filter { !ofApp.contains($0.value.option) }
    }

    /// Refuses an iOS that the project does not have, as what is written for it would not compile.
    private static func check(_ tree: FileTree, runsOn iOS: Located<String>) throws(Failure) {
        let target = try DeploymentTarget(of: tree).version
        guard target != DeploymentTarget.version(in: iOS.value) else { return }
        throw Failure(
            "the app runs on iOS \(target ?? "of no stated version"), and the update does not change that",
            at: iOS.mark,
            hint: "set iOS \(iOS.value) in the project, or in .scaffold.yml, first"
        )
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
        // The base app comes first, as it has the project.
        return found.filter(\.isOfApp) + found.filter { !$0.isOfApp }
    }

    // MARK: - One module

    private func update(
        _ record: ModuleRecord,
        from earlier: PlanningContext?,
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
        guard let recorded = record.spec else {
            let mend =
                kept == nil
                ? "adopt \(record.module) reads it from the sources" : "module \(record.module) records it again"
            throw Failure(
                "the record does not say by which spec the module was written",
                at: SourceMark(source: record.path),
                hint: "restore the file from version control; without it, scaffold \(mend)"
            )
        }
        var spec = kept?.spec ?? recorded
        spec.options = options.filled(from: spec.options)
        var request = ModuleRequest(spec: spec, problems: kept?.problems ?? Problems(), isPartial: true)
        var moves = try earlier.map { (old) throws(Failure) in
            try ModuleMoves(now.style.manifest.moves, of: record, from: old, to: now.style, in: tree)
        }
        let from = try earlier.map { (old) throws(Failure) in try moves?.applied(to: record, in: old) ?? old }
        let moved = try moves?.apply(to: record, in: &tree) ?? []
        request.update = ModuleRequest.Update(from: from, to: now.state, moved: moves?.parts ?? MovedParts())
        let planner = ModulePlanner(style: now.style, frameworks: library.frameworks)
        var plan = try planner.plan(request, in: &tree, choice: choice)
        plan.conflicts += moves?.problems ?? []
        for file in moved {
            plan.files.removeAll { $0.path == file.path }
            plan.files.append(file)
        }
        if !renewed.isEmpty {
            let old = record.insertions
            var record = try ModuleRecord.read(record.module, in: tree)
            // The base app was written with these, as a new one is.
            record.insertions = try record.insertions.map { (entry) throws(Failure) in
                guard renewed.contains(entry.file), !old.contains(entry) else { return entry }
                var new = entry
                let earlier = old.filter { $0.wiring == entry.wiring && $0.file == entry.file }
                let file = try tree.parsed(RelativePath(trusted: entry.file))?.document
                new.edits = earlier.count == 1 ? earlier[0].edits(saying: entry.text, in: file) : []
                let found = try OriginalEntry.recorded([new], of: record.module, in: tree)[0]
                return found.edits.isEmpty ? entry : found
            }
            try record.write(to: &tree)
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

    /// The files whose types or functions the rest of the app uses.
    static func used(_ files: [ModuleRecord.File], in tree: FileTree) throws(Failure) -> [ModuleRecord.File] {
        guard !files.isEmpty else { return [] }
        let names = try files.map { (file) throws(Failure) in
            let path = RelativePath(trusted: file.path)
            let bytes = file.types.isEmpty && path.fileExtension == "swift" ? try tree.read(path) : nil
            return bytes.map(HelperNames.declared) ?? Set(file.types)
        }
        let paths = Set(files.map(\.path))
        let counts = try HelperNames(in: tree).counts(of: names.reduce([]) { $0.union($1) }, except: paths)
        return zip(files, names).filter { $1.contains { counts[$0, default: 0] > 0 } }.map(\.0)
    }
}
