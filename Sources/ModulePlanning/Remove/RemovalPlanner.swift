import AppModel
import Diagnostics
import FileTransaction
import ModuleSpecs

/// Plans the removal of a module: unchanged files, and its entries in the app's own files.
///
/// Files and entries that a person has changed stay, and the plan lists them. Parts that another module's record also names
/// stay until that module goes.
package struct RemovalPlanner: Sendable {
    package init() {}

    /// Plans the removal.
    ///
    /// - Throws: `Failure`. For a module without a record, it names the modules that have one.
    package func plan(_ name: Located<String>, in tree: inout FileTree) throws(Failure) -> ChangeSet {
        let app = try PlannedApp(of: tree)
        var module = try NameRules.module(name, isNew: false)
        var record = try ModuleRecord.located(module, in: app, tree)
        // A copy of "TeamFeature" as "VoucherFeature" is the module "Voucher".
        let stem = RoleWords.folderStem(name.value).pascal
        if record.isEmpty, stem != module {
            let named = try ModuleRecord.located(stem, in: app, tree)
            if !named.isEmpty { (module, record) = (stem, named) }
        }
        let refused = record.refusedPaths
        guard !refused.hasErrors else { throw Failure(refused) }
        var others = try OtherRecords(besides: module, in: tree)
        guard !record.isEmpty else {
            let isAdopted = try KeptSpec.read(module, in: tree) != nil
            throw isAdopted ? adopted(name, module) : unknown(name, module, others)
        }
        for path in Set(record.insertions.map(\.file) + record.passages.map(\.file)).sorted() {
            if let path = try? RelativePath(path) { try tree.checkMerged(path) }
        }
        var run = RemovalRun(record: record, before: tree)
        try run.removeEntries(&others, in: &tree)
        try run.removePassages(in: &tree)
        try run.removeTexts(&others, in: &tree)
        try run.removeFiles(in: &tree)
        try run.removeRecord(in: &tree)
        if let state = try StyleHistory.drop(record, in: &tree) {
            run.files.note(state, .removed, .record, StyleHistory.title)
        }
        try run.removeShared(&others, in: &tree)
        let starts = try run.moveStarts(others, tests: app.testPaths, in: &tree)
        try check(run, others, in: tree)
        try others.write(to: &tree)
        for path in others.changed { run.files.note(path, .edited, .record, "Record of what was generated") }
        let links = others.linking(to: module).map { link(of: $0, to: module) }
        let mentions = try LeftMentions(record).problems(in: tree)
        // Other notes already name these files.
        let named = Set((run.notes + links).compactMap(\.mark?.source))
        var plan = ChangeSet(
            module: module,
            kind: .styled(record.style),
            files: run.files,
            notes: starts + run.notes + links + mentions.filter { $0.mark.map { !named.contains($0.source) } ?? true }
        )
        plan.add(try ProjectUpdate.following(&tree))
        return plan
    }

    /// Refuses a removal that would leave code which does not compile.
    private func check(_ run: RemovalRun, _ others: OtherRecords, in tree: FileTree) throws(Failure) {
        let record = run.record
        let isCopy = record.like != nil
        let own = Set(record.files.map(\.path))
        // The app that a style wrote starts with its last module, and its tests with whichever came first.
        let isLast = others.records.isEmpty
        var edited: Set<String> = []
        let uses = try StandingUses(in: tree).problems(of: record.module) { file in
            !isCopy && !own.contains(file.path.text) && (isLast || file.role == .test)
        }
        .compactMap { problem -> Problem? in
            guard let path = problem.mark?.source, own.contains(path) else { return problem }
            guard edited.insert(path).inserted else { return nil }
            let isByHand = record.files.contains { $0.path == path && $0.isByHand }
            let hint = isByHand ? RemovalRun.wayOn : "delete the file, or \(RemovalRun.wayOn)"
            return Problem(problem.message, at: problem.mark, hint: hint)
        }
        let lines = Set(uses.compactMap(\.mark).map { "\($0.source):\($0.line ?? 0)" })
        let entries = run.notes.filter { note in
            note.severity == .error && note.mark.map { !lines.contains("\($0.source):\($0.line ?? 0)") } ?? true
        }
        guard !uses.isEmpty || !entries.isEmpty else { return }
        throw Failure(.conflict, Problems(uses + entries).sorted + [Problem("nothing was removed", severity: .note)])
    }

    /// The problem with a module that was written by hand and only has a spec.
    private func adopted(_ name: Located<String>, _ module: String) -> Failure {
        Failure(
            "nothing of the module \"\(module)\" was written by scaffold",
            at: name.mark,
            hint: "it was adopted: take its files out by hand, and \(KeptSpec.path(of: module))"
        )
    }

    private func link(of other: String, to module: String) -> Problem {
        Problem(
            "\"\(other)\" links to \"\(module)\"",
            at: SourceMark(source: KeptSpec.path(of: other)),
            hint: "take the link out of its spec and its code",
            severity: .warning
        )
    }

    private func unknown(_ name: Located<String>, _ module: String, _ others: OtherRecords) -> Failure {
        let known = others.names
        let hint = known.isEmpty ? "no module was made by scaffold here" : "found: \(known.joined(separator: ", "))"
        return Failure(
            "there is no record of a module \"\(module)\"",
            at: name.mark,
            hint: Suggestion(among: known).hint(for: module) ?? hint
        )
    }
}
