import Diagnostics
import ScaffoldKit
import ScaffoldLint

/// One run of `scaffold lint`, from the command line to the reports.
struct LintJob {
    private let invocation: Invocation

    private var values: ParsedValues { invocation.values }
    private var console: Console { invocation.console }

    init(_ invocation: Invocation) {
        self.invocation = invocation
    }

    /// - Returns: Whether there was anything that fails a build.
    func run() throws(Failure) -> ExitCode {
        // Before anything is mended: a report that cannot be written is known by now.
        for file in outputFiles { try file.check() }
        let scope = try LintScope(invocation)
        var tree = FileTree(root: scope.location.folder)
        let prepared = try StyledApp(tree, invocation)
        let isSure = prepared.found.evidence != .nothing
        let progress = ProgressLine(console: console, environment: invocation.environment)
        progress.show(values[LintOptions.fix] ? "mending" : "linting")
        defer { progress.clear() }
        let filter = try scope.filter()
        var result: LintRun.Result
        var fixed = 0
        if values[LintOptions.fix], isSure {
            try begin(&tree)
            let fixer = Fixer(
                style: prepared.style,
                rules: prepared.rules,
                frameworks: prepared.found.frameworks,
                settings: try prepared.settings()
            )
            (result, fixed) = try fixer.fix(&tree) { filter.keeps($0, in: $1.app) }
            progress.clear()
            try commit(&tree, at: scope.location)
        } else {
            result = try prepared.lint()
        }
        let app = result.app
        result.findings.removeAll { !isSure || !filter.keeps($0, in: app) }
        if values[LintOptions.lenient] { result.findings = result.findings.map(\.lenient) }
        if let path = values[LintOptions.writeBaseline] {
            try file(path, .baseline).write(Baseline(of: result.findings).text)
            return .done
        }
        var report = LintReport(
            findings: result.findings,
            rules: prepared.rules.rules,
            style: prepared.style.name,
            app: result.app,
            location: scope.location,
            modules: try prepared.withoutParts(result.modules).count,
            files: result.files
        )
        report.fixed = fixed
        report.isUnchecked = !isSure
        progress.clear()
        try reportUnread(in: tree, at: scope.location)
        for problem in result.obstacles where isSure { console.report(problem.description) }
        if !isSure {
            // Rules that nobody chose would be broken everywhere.
            let nothing = NothingFound(location: scope.location, consequence: "nothing was checked")
            console.report((nothing.app() ?? nothing.style(prepared.style, "checks")).description)
        }
        if let path = values[LintOptions.baseline] { report = try without(path, report, isWhole: scope.isWhole) }
        try write(values[LintOptions.quiet] ? report.onlyErrors : report)
        let isBad = report.count(.error) > 0 || values[LintOptions.strict] && report.count(.warning) > 0
        return isBad ? .findings : .done
    }

    /// Says what nobody has looked into.
    private func reportUnread(in tree: FileTree, at location: AppLocation) throws(Failure) {
        let paths = try tree.unreadable()
        for path in paths {
            let problem = Problem(
                "this cannot be read, so it was not checked",
                at: SourceMark(source: location.path(of: path.text)),
                hint: "give yourself the right to it (chmod), or leave it out of the app",
                severity: .warning
            )
            console.report(problem.description)
        }
    }

    // MARK: - Mending

    private func begin(_ tree: inout FileTree) throws(Failure) {
        guard !values[ModuleOptions.dryRun] else { return }
        for problem in try tree.beginWriting()?.problems ?? [] { console.report(problem.description) }
    }

    /// Writes what was mended, or says what would be; the reports have the standard output to themselves.
    private func commit(_ tree: inout FileTree, at location: AppLocation) throws(Failure) {
        let changes = tree.changes()
        if !values[ModuleOptions.dryRun] {
            try tree.commit()
        }
        guard !changes.isEmpty else { return }
        // A report in another format than text has the standard output to itself.
        let isForPerson = LintOptions.formats(values).allSatisfy {
            $0 == LintFormat.text.rawValue || $0.contains("=")
        }
        let (channel, style) =
            isForPerson ? (console.output, console.outputStyle) : (console.errors, console.errorStyle)
        if values[ModuleOptions.diff] {
            for change in changes { channel.write(DiffStyle(style: style).apply(to: change.unifiedDiff())) }
        }
        for change in changes {
            let path = location.path(of: change.path.text)
            let isNew = change.kind == .creation
            let verb = values[ModuleOptions.dryRun] ? (isNew ? "create" : "edit") : (isNew ? "created" : "edited")
            channel.writeLine("\(verb) \(path)")
        }
    }

    // MARK: - Baseline

    /// Leaves out what the baseline has; what it has for nothing is said, and taken out of it when all was looked at.
    private func without(_ path: String, _ report: LintReport, isWhole: Bool) throws(Failure) -> LintReport {
        let baseline = try baseline(path)
        let (new, stale, kept) = baseline.split(report.findings)
        if isWhole, !stale.isEmpty {
            try file(path, .baseline).write(kept.text)
            for entry in stale {
                let note =
                    "\(path): note: \"\(entry.rule)\" is mended in \"\(entry.declaration)\"; the baseline no longer has it"
                console.report(note)
            }
        }
        return report.with(new, hidden: report.findings.count - new.count)
    }

    private func baseline(_ path: String) throws(Failure) -> Baseline {
        let bytes = try InputFile(path: path).read()
        return try Baseline(YAMLSource(name: path, bytes: bytes))
    }

    // MARK: - Reports

    /// The formats that were asked for, each with the file that it goes to, if any.
    private var formats: [(format: LintFormat, path: String?)] {
        LintOptions.formats(values).compactMap { text in
            let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
            return parts.first.flatMap(LintFormat.init).map { ($0, parts.count == 2 ? parts[1] : nil) }
        }
    }

    private func file(_ path: String, _ kind: ReportKind) -> OutputFile {
        OutputFile(path: path, kind: kind, overwrites: values[LintOptions.force])
    }

    /// The files that the command line names to be written.
    private var outputFiles: [OutputFile] {
        if let path = values[LintOptions.writeBaseline] { return [file(path, .baseline)] }
        return formats.compactMap { format, path in path.map { file($0, .lint(format)) } }
    }

    private func write(_ report: LintReport) throws(Failure) {
        for (format, path) in formats {
            if let path {
                // It may be what the standard output is, too.
                console.output.flush()
                try file(path, .lint(format)).write(format.text(report, style: .plain, columns: nil))
            } else {
                console.output.write(format.text(report, style: console.outputStyle, columns: console.output.columns))
            }
        }
    }
}

extension Finding {
    /// The finding with an error's weight taken off.
    fileprivate var lenient: Finding {
        var finding = self
        if severity == .error { finding.severity = .warning }
        return finding
    }
}

extension LintReport {
    fileprivate var onlyErrors: LintReport { with(findings.filter { $0.severity == .error }, hidden: hidden) }

    fileprivate func with(_ findings: [Finding], hidden: Int) -> LintReport {
        var report = LintReport(
            findings: findings,
            rules: rules,
            style: style,
            app: app,
            location: location,
            modules: modules,
            files: files
        )
        report.hidden = hidden
        report.fixed = fixed
        report.isUnchecked = isUnchecked
        return report
    }
}
