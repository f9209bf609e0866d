import Diagnostics
import ScaffoldKit
import ScaffoldLint

/// The action of `scaffold lint`: lints, mends if that is asked for, and writes the reports.
struct LintAction {
    private let invocation: Invocation

    private var values: ParsedValues { invocation.values }
    private var console: Console { invocation.console }
    private var isDryRun: Bool { values[ModuleOptions.dryRun] }
    private var formats: [(format: LintFormat, path: String?)] { LintOptions.formats(values) }

    init(_ invocation: Invocation) {
        self.invocation = invocation
    }

    func run() throws(Failure) -> ExitCode {
        // Before anything is mended, so that a report that cannot be written stops the run.
        for file in outputFiles { try file.check() }
        let scope = try LintScope(invocation)
        let app = try StyledApp(invocation, at: scope.location)
        let filter = try scope.filter()
        var (result, fixed) = try lint(app, scope.location) { filter.keeps($0, in: $1.app) }
        let context = result.app
        let isChecked = app.found.evidence != .nothing
        result.findings.removeAll { !isChecked || !filter.keeps($0, in: context) }
        if values[LintOptions.lenient] { result.findings = result.findings.map(\.lenient) }
        if let path = values[LintOptions.writeBaseline] {
            try file(path, .baseline).write(Baseline(of: result.findings).text)
            return .done
        }
        var report = LintReport(
            findings: result.findings,
            rules: app.rules.rules,
            style: app.style.name,
            app: context,
            location: scope.location,
            modules: try app.withoutParts(result.modules).count,
            files: result.files,
            fixed: fixed,
            isUnchecked: !isChecked
        )
        try reportUnreadable(in: app.tree, at: scope.location)
        if isChecked {
            for problem in result.obstacles { console.report(problem) }
        } else {
            let nothing = NothingFound(location: scope.location, consequence: "nothing was checked")
            console.report(nothing.app() ?? nothing.style(app.style, "checks"))
        }
        if let path = values[LintOptions.baseline] { try subtract(path, from: &report, isWhole: scope.isWhole) }
        if values[LintOptions.quiet] { report.findings.removeAll { $0.severity != .error } }
        try write(report)
        let isBad = report.count(.error) > 0 || values[LintOptions.strict] && report.count(.warning) > 0
        return isBad ? .findings : .done
    }

    /// Lints the app and, with `--fix`, mends it. In an app of no style nothing is mended.
    private func lint(
        _ app: StyledApp,
        _ location: AppLocation,
        _ isWanted: (Finding, LintRun.Result) -> Bool
    ) throws(Failure) -> (LintRun.Result, fixed: Int) {
        guard values[LintOptions.fix], app.found.evidence != .nothing else {
            return (try invocation.showing("linting") { () throws(Failure) in try app.lint() }, 0)
        }
        var tree = app.tree
        if !isDryRun {
            for problem in try tree.beginWriting()?.problems ?? [] { console.report(problem) }
        }
        let fixer = Fixer(
            style: app.style,
            rules: app.rules,
            frameworks: app.found.library.frameworks,
            settings: try app.settings()
        )
        let result = try invocation.showing("mending") { () throws(Failure) in try fixer.fix(&tree, isWanted) }
        try commit(&tree, at: location)
        return (result.left, result.fixed)
    }

    /// Writes the mended files, or lists them in a dry run.
    private func commit(_ tree: inout FileTree, at location: AppLocation) throws(Failure) {
        let changes = tree.changes()
        if !isDryRun { try tree.commit() }
        // A report in another format than text has the standard output to itself.
        let isForPerson = formats.allSatisfy { $0.format == .text || $0.path != nil }
        let (channel, style) =
            isForPerson ? (console.output, console.outputStyle) : (console.errors, console.errorStyle)
        if values[ModuleOptions.diff] {
            for change in changes { channel.write(DiffStyle(style: style).apply(to: change.unifiedDiff())) }
        }
        for change in changes {
            let status: Plan.Entry.Status = change.kind == .creation ? .created : .edited
            channel.writeLine("\(isDryRun ? status.intention : status.rawValue) \(location.path(of: change.path.text))")
        }
    }

    /// Warns of files that lint could not read.
    private func reportUnreadable(in tree: FileTree, at location: AppLocation) throws(Failure) {
        for path in try tree.unreadable() {
            console.report(
                Problem(
                    "this cannot be read, so it was not checked",
                    at: SourceMark(source: location.path(of: path.text)),
                    hint: "give yourself the right to it (chmod), or leave it out of the app",
                    severity: .warning
                )
            )
        }
    }

    // MARK: - Baseline

    /// Hides the findings of a baseline. Its entries without a finding are removed from it if the whole app was linted.
    private func subtract(_ path: String, from report: inout LintReport, isWhole: Bool) throws(Failure) {
        let baseline = try Baseline(YAMLSource(name: path, bytes: InputFile(path: path).read()))
        let (new, stale, kept) = baseline.split(report.findings)
        if isWhole, !stale.isEmpty {
            try file(path, .baseline).write(kept.text)
            for entry in stale {
                let note =
                    "\(path): note: \"\(entry.rule)\" is mended in \"\(entry.declaration)\"; the baseline no longer has it"
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

    /// The files that the run will write reports to.
    private var outputFiles: [OutputFile] {
        if let path = values[LintOptions.writeBaseline] { return [file(path, .baseline)] }
        return formats.compactMap { format, path in path.map { file($0, .lint(format)) } }
    }

    private func write(_ report: LintReport) throws(Failure) {
        for (format, path) in formats {
            if let path {
                // The file may be the standard output too.
                console.output.flush()
                try file(path, .lint(format)).write(format.text(report, style: .plain, columns: nil))
            } else {
                console.output.write(format.text(report, style: console.outputStyle, columns: console.output.columns))
            }
        }
    }
}

extension Finding {
    /// The finding as at most a warning.
    fileprivate var lenient: Finding {
        var finding = self
        if severity == .error { finding.severity = .warning }
        return finding
    }
}
