import Diagnostics

/// Plans to take a module back: the files that are still as they were written, and what was put into the app's own files.
///
/// What a person has changed since stays, and is listed. What another module's record names too stays as well, and goes with that one.
public struct RemovalPlanner: Sendable {
    public init() {}

    /// Plans the removal.
    ///
    /// - Throws: `Failure`; a module without a record is a problem that names those that have one.
    public func plan(_ name: Located<String>, in tree: inout FileTree) throws(Failure) -> Plan {
        let module = try NameRules.module(name, isNew: false)
        let app = try AppSurvey(of: tree)
        let record = try ModuleRecord.read(module, in: tree).relocated(in: app, tree)
        let refused = record.refusedPaths
        guard !refused.hasErrors else { throw Failure(refused) }
        var others = try OtherRecords(besides: module, in: tree)
        guard !record.isEmpty else {
            let isAdopted = try KeptSpec.read(module, in: tree) != nil
            throw Failure(isAdopted ? adopted(name, module) : unknown(name, module, others))
        }
        var run = RemovalRun(record: record)
        try run.removeEntries(&others, in: &tree)
        try run.removeTexts(&others, in: &tree)
        try run.removeFiles(in: &tree)
        try run.removeShared(&others, in: &tree)
        let starts = try run.moveStarts(others, tests: app.testPaths, in: &tree)
        try others.write(to: &tree)
        run.entries += others.changed.map { path in
            Plan.Entry(
                path: path,
                status: .edited,
                piece: "record",
                title: "Record of what was generated",
                isOfApp: false
            )
        }
        let links = others.linking(to: module).map { other in
            Problem(
                "\"\(other)\" links to \"\(module)\"",
                at: SourceMark(source: ModuleRecord.specPath(other)),
                hint: "take the link out of its spec and its code",
                severity: .warning
            )
        }
        let mentions = try LeftMentions(record).problems(in: tree)
        // What stays for a reason of its own, or links here, is told already.
        let told = Set((run.notes + links).compactMap(\.mark?.source))
        return Plan(
            module: module,
            style: record.style,
            entries: run.entries,
            notes: starts + run.notes + links + mentions.filter { $0.mark.map { !told.contains($0.source) } ?? true }
        )
    }

    /// What is said of a module that was written by hand, and only has a spec.
    private func adopted(_ name: Located<String>, _ module: String) -> Problems {
        Problems([
            Problem(
                "nothing of the module \"\(module)\" was written by scaffold",
                at: name.mark,
                hint: "it was adopted: take its files out by hand, and \(ModuleRecord.specPath(module))"
            )
        ])
    }

    private func unknown(_ name: Located<String>, _ module: String, _ others: OtherRecords) -> Problems {
        let known = others.names
        let hint = known.isEmpty ? "no module was made by scaffold here" : "found: \(known.joined(separator: ", "))"
        return Problems([
            Problem(
                "there is no record of a module \"\(module)\"",
                at: name.mark,
                hint: Suggestion(among: known).hint(for: module) ?? hint
            )
        ])
    }
}
