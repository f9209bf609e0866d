import Diagnostics
import ScaffoldKit

/// Lints an app: reads its sources, finds its modules, runs the style's rules, and leaves out what is disabled.
public struct LintRun: Sendable {
    private let style: Style
    private let rules: RuleSet
    private let settings: LintSettings
    private let frameworks: FrameworkNames

    /// - Parameter frameworks: The names that the planner keeps away from.
    public init(
        style: Style,
        rules: RuleSet,
        frameworks: FrameworkNames,
        settings: LintSettings = LintSettings()
    ) {
        self.style = style
        self.frameworks = frameworks
        self.rules = rules
        self.settings = settings
    }

    /// What a run found.
    public struct Result: Sendable {
        /// Sorted by file and place.
        public var findings: [Finding]
        /// What kept modules from being compared with their specs, as warnings.
        public var obstacles: [Problem]
        /// The modules' names, sorted.
        public var modules: [String]
        /// The number of Swift files that were read.
        public var files: Int
        /// The app as it was read, for what is done with the findings.
        public var app: LintContext
    }

    /// - Throws: `Failure` where the app cannot be read.
    public func lint(_ tree: FileTree) throws(Failure) -> Result {
        let app = try AppReader(style: style, rules: rules).app(in: tree)
        try checkModules(in: app)
        let planned = PlannedFindings(style: style, rules: rules, frameworks: frameworks, app: app)
        let linter = Linter(active)
        let found = try planned.merged(
            with: linter.findings(in: app),
            in: tree,
            checking: { linter.findings(in: $0) },
            where: { settings.level(of: $0, in: $1) != .off }
        )
        return Result(
            findings: settled(suppressed(found.findings, in: app)).sorted(),
            obstacles: found.obstacles,
            modules: app.modules.modules.map(\.name),
            files: app.index.files.count,
            app: app
        )
    }

    /// Settings for a module that is not there are a slip of the pen, or are left over.
    private func checkModules(in app: LintContext) throws(Failure) {
        let names = app.modules.modules.map(\.name)
        var problems = Problems()
        for name in settings.modules.keys.sorted() where app.modules[name] == nil {
            let hint = Suggestion(among: names).hint(for: name) ?? "there are \(names.joined(separator: ", "))"
            let mark = settings.marks[name] ?? SourceMark(source: AppRoot.configurationName)
            problems.add(Problem("there is no module \"\(name)\"", at: mark, hint: names.isEmpty ? nil : hint))
        }
        guard !problems.hasErrors else { throw Failure(problems) }
    }

    /// The rules without those that are off everywhere.
    private var active: RuleSet {
        var rules = rules
        let wantedSomewhere = Set(settings.modules.values.flatMap { $0.filter { $0.value != .off }.keys })
        rules.rules.removeAll { settings.levels[$0.id] == .off && !wantedSomewhere.contains($0.id) }
        return rules
    }

    /// The findings with the severities that were settled, without those of files that are not looked at.
    private func settled(_ findings: [Finding]) -> [Finding] {
        findings.compactMap { finding in
            guard settings.covers(finding.file) else { return nil }
            guard let level = settings.level(of: finding.rule, in: finding.module) else { return finding }
            guard let severity = Severity(rawValue: level.rawValue) else { return nil }
            var finding = finding
            finding.severity = severity
            return finding
        }
    }

    /// The findings without those that a comment disables, and with the comments that disable nothing.
    private func suppressed(_ findings: [Finding], in app: LintContext) -> [Finding] {
        let byFile = Dictionary(grouping: findings, by: \.file)
        var kept = findings
        var report = Report(app, rules: rules.rules.filter { $0.check is SuperfluousSuppression })
        for (index, file) in app.index.files.enumerated() {
            let suppressions = Suppression.find(in: file)
            guard !suppressions.isEmpty else { continue }
            let own = byFile[file.path.text] ?? []
            let covered = Set(own.filter { finding in suppressions.contains { $0.covers(finding) } })
            kept.removeAll { covered.contains($0) }
            for suppression in suppressions {
                for (rule, detail) in idle(suppression, own) {
                    let values: KeyValuePairs = ["rule": rule, "detail": detail]
                    report.add(suppression.range, in: index, of: "\(file.path.text)(\(rule))", values)
                }
            }
        }
        return kept + report.findings
    }

    /// What of a comment disables nothing, with what is wrong.
    private func idle(_ suppression: Suppression, _ findings: [Finding]) -> [(rule: String, detail: String)] {
        if let word = suppression.unknownWord {
            let hint = Suggestion(among: Suppression.words).hint(for: word) ?? "there are \(Suppression.all)"
            return [(word, "\"\(word)\" disables nothing; \(hint)")]
        }
        if suppression.rules.isEmpty { return [("", "the comment names no rule")] }
        return suppression.rules.sorted().compactMap { rule in
            guard !isUsed(rule, suppression, by: findings) else { return nil }
            if rules[rule] != nil { return (rule, "nothing is found here that \"\(rule)\" would disable") }
            let hint = Suggestion(among: rules.rules.map(\.id)).hint(for: rule) ?? "scaffold explain lists the rules"
            return (rule, "there is no rule \"\(rule)\"; \(hint)")
        }
    }

    private func isUsed(_ rule: String, _ suppression: Suppression, by findings: [Finding]) -> Bool {
        settings.levels[rule] == .off || findings.contains { $0.rule == rule && suppression.covers($0) }
    }
}
