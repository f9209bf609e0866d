import AppModel
import Diagnostics
import FileTransaction
import ModulePlanning
import ScaffoldLint
import Styles
import YAMLReader

/// The action of `scaffold lint`: lints, fixes with `--fix`, and writes the reports.
struct LintAction {
    let invocation: Invocation

    private var values: ParsedValues { invocation.values }
    private var console: Console { invocation.console }
    private var isDryRun: Bool { values[ModuleOptions.dryRun] }
    private var formats: [(format: LintFormat, path: String?)] { LintOptions.formats(values) }

    func run() throws(Failure) -> ExitCode {
        // A report that cannot be written stops the run before it changes files.
        for file in outputFiles { try file.check() }
        let scope = try LintScope(invocation)
        let app = try AppContext(invocation, at: scope.location)
        if values[LintOptions.fix] { try app.found.forWriting(in: app.tree) }
        let filter = try scope.filter()
        var (result, fixed, changes) = try lint(app, scope.location) {
            filter.keeps($0, in: $1.app) && isReported($0, $1)
        }
        let context = result.app
        let isChecked = app.found.evidence != .nothing
        let comparison = isChecked ? nil : try KindComparison(by: app.lintRun(), in: app.tree)
        if !isChecked { result.findings = comparison?.findings ?? [] }
        let listed = isChecked ? context.modules.listed : context.model.modules.modules.map(\.name)
        try scope.check(among: comparison?.modules ?? listed)
        result.findings.removeAll { !filter.keeps($0, in: context) }
        if values[LintOptions.lenient] { result.findings = result.findings.map(\.lenient) }
        if let path = values[LintOptions.writeBaseline] {
            try file(path, .baseline).write(Baseline(of: result.findings).text)
            return .done
        }
        var report = LintReport(
            findings: result.findings,
            rules: app.rules.rules,
            style: isChecked ? app.style.name : "",
            app: context,
            location: scope.location,
            modules: comparison?.modules.count ?? result.modules.count,
            files: result.files,
            fixed: fixed,
            changes: changes,
            isDryRun: isDryRun,
            showsDiffs: values[ModuleOptions.diff],
            checked: isChecked ? .style : comparison == nil ? .nothing : .kind
        )
        try reportUnreadable(in: app.tree, at: scope.location)
        if isChecked {
            for problem in result.obstacles { console.report(problem) }
            report.notes = try UpdatePlanner.notes(on: app.style, in: app.tree)
        } else {
            report.notes = [Self.unchecked(app, at: scope.location, isCompared: comparison != nil)]
        }
        for note in report.notes { console.report(note) }
        if let path = values[LintOptions.baseline] { try subtract(path, from: &report, isWhole: scope.isWhole) }
        summariseHabits(of: result, in: &report)
        if values[LintOptions.quiet] { report.findings.removeAll { $0.severity != .error } }
        try write(report)
        let isBad = report.count(.error) > 0 || values[LintOptions.strict] && report.count(.warning) > 0
        return isBad ? .findings : .done
    }

    /// What was done in an app without a style, whose rules are not known.
    private static func unchecked(_ app: AppContext, at location: AppLocation, isCompared: Bool) -> Problem {
        guard isCompared else {
            let empty = EmptyResultNotes(location: location, consequence: "nothing was checked")
            return empty.noApp() ?? empty.noStyle()
        }
        return Problem(
            "no style is recognised here, so modules of one kind were compared with one another",
            hint: "scaffold style learn --suggest shows whether they make one",
            severity: .note
        )
    }

    /// Whether a finding is reported for itself, and fixed.
    private func isReported(_ finding: Finding, _ result: LintRun.Result) -> Bool {
        values[LintOptions.showAll] || !result.isHabit(finding)
    }

    /// Replaces the findings of habits by a line for each habit.
    private func summariseHabits(of result: LintRun.Result, in report: inout LintReport) {
        let broken = Set(report.findings.filter { !isReported($0, result) }.map(\.rule))
        report.habits = result.habits.filter { broken.contains($0.rule) }
        report.findings.removeAll { !isReported($0, result) }
    }

    /// Lints the app and fixes it with `--fix`, if there is an app.
    private func lint(
        _ app: AppContext,
        _ location: AppLocation,
        _ isWanted: (Finding, LintRun.Result) -> Bool
    ) throws(Failure) -> (LintRun.Result, fixed: Int, changes: [FileChange]?) {
        guard values[LintOptions.fix], app.found.evidence != .nothing else {
            return (try invocation.showing("linting") { () throws(Failure) in try app.lint() }, 0, nil)
        }
        var tree = app.tree
        if !isDryRun {
            let recovery = try tree.beginWriting(keeping: invocation.keepsUnverified)
            for problem in recovery?.problems ?? [] { console.report(problem) }
        }
        let fixer = Fixer(try app.lintRun())
        let result = try invocation.showing("fixing") { () throws(Failure) in try fixer.fix(&tree, isWanted) }
        let changes = tree.changes()
        try commit(changes, of: &tree, at: location)
        return (result.left, result.fixed, changes)
    }

    /// Writes the fixed files, or lists them in a dry run.
    private func commit(
        _ changes: [FileChange],
        of tree: inout FileTree,
        at location: AppLocation
    ) throws(Failure) {
        try invocation.checkGenerated(changes, in: tree)
        try invocation.checkReferences(in: tree)
        try invocation.supervisor?.approve(changes)
        if !isDryRun {
            let commit = VerifiedCommit(invocation: invocation, location: location)
            for problem in try commit.run(&tree) { console.report(problem) }
        }
        // A report in another format than text has standard output to itself.
        let writesToOutput = formats.allSatisfy { $0.format == .text || $0.path != nil }
        let (channel, style) =
            writesToOutput ? (console.output, console.outputStyle) : (console.errors, console.errorStyle)
        if values[ModuleOptions.diff], !values.wantsJSON {
            for change in changes { channel.write(DiffStyle(style: style).apply(to: change.unifiedDiff())) }
        }
        for change in changes {
            let status: ChangeSet.File.Status = change.kind == .creation ? .created : .edited
            channel.writeLine(
                "\(isDryRun ? status.shown.intention : status.rawValue) \(location.path(of: change.path.text))"
            )
        }
    }

    /// Warns of files that lint could not read.
    private func reportUnreadable(in tree: FileTree, at location: AppLocation) throws(Failure) {
        for path in try tree.unreadable() {
            console.report(
                Problem(
                    "this cannot be read, so it was not checked",
                    at: SourceMark(source: location.path(of: path.text)),
                    hint: "make it readable (chmod), or exclude it from the app",
                    severity: .warning
                )
            )
        }
    }

    // MARK: - Baseline

    /// Hides the findings of a baseline. If the whole app was linted, removes entries without a finding from the baseline.
    private func subtract(_ path: String, from report: inout LintReport, isWhole: Bool) throws(Failure) {
        let baseline = try Baseline(YAMLSource(name: path, bytes: InputFile(path: path).read()))
        let (new, stale, kept) = baseline.split(report.findings)
        if isWhole, !stale.isEmpty {
            try file(path, .baseline).write(kept.text)
            for entry in stale {
                let note =
                    "\(path): note: \"\(entry.rule)\" is fixed in \"\(entry.declaration)\" and was removed from the baseline"
                console.report(note)
            }
        }
        report.hidden = report.findings.count - new.count
        report.findings = new
    }

    // MARK: - Reports

    private func file(_ path: String, _ kind: ReportKind) -> OutputFile {
        OutputFile(path: path, kind: kind, overwrites: values[LintOptions.force])
    }

    /// The files that the run writes reports to.
    private var outputFiles: [OutputFile] {
        if let path = values[LintOptions.writeBaseline] { return [file(path, .baseline)] }
        return formats.compactMap { format, path in path.map { file($0, .lint(format)) } }
    }

    private func write(_ report: LintReport) throws(Failure) {
        for (format, path) in formats {
            if let path {
                // The file may be standard output, as `/dev/stdout`.
                console.output.flush()
                try file(path, .lint(format)).write(format.text(report, style: .plain, columns: nil))
            } else {
                console.output.write(format.text(report, style: console.outputStyle, columns: console.output.columns))
            }
        }
    }
}

extension Finding {
    /// The finding with its severity limited to a warning.
    fileprivate var lenient: Finding {
        var finding = self
        if severity == .error { finding.severity = .warning }
        return finding
    }
}
