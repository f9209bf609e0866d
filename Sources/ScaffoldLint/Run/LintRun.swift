import AppModel
import Diagnostics
import FileTransaction
import ModulePlanning
import Styles

/// A lint run: reads an app, runs the rules of its style, and removes the findings that settings or comments disable.
package struct LintRun: Sendable {
    let style: Style
    let rules: RuleSet
    let settings: LintSettings
    /// The rules that the style or the app has switched off.
    private let offRules: Set<String>

    package init(style: Style, rules: RuleSet, settings: LintSettings = LintSettings()) {
        self.style = style
        self.rules = rules.changed(by: settings.changes)
        self.settings = settings
        offRules = Set(self.rules.rules.filter(\.isOff).map(\.id))
    }

    /// The result of a run.
    package struct Result: Sendable {
        /// Sorted by file and place.
        package var findings: [Finding]
        /// The problems of specs whose modules could not be compared with them, as warnings.
        package var obstacles: [Problem]
        package var app: LintContext
        /// The rules that most modules break, sorted by the rules' order.
        package var habits: [Habit]

        /// The modules' names, sorted.
        package var modules: [String] { app.modules.listed }
        /// The number of Swift files in the app.
        package var files: Int { app.model.files.count }

        /// Whether a finding is one of a habit; what the spec of a module asks for never is.
        package func isHabit(_ finding: Finding) -> Bool {
            finding.piece == nil && habits.contains { $0.rule == finding.rule }
        }
    }

    /// - Throws: `Failure` if the app cannot be read, or settings are for an unknown module.
    package func lint(_ tree: FileTree) throws(Failure) -> Result {
        let app = try app(in: tree)
        try checkModules(in: app)
        let gaps = try AppGapFinder(style: style, rules: rules, app: app, isOn: { level(of: $0, in: $1) != .off })
            .gaps(in: tree)
        let merged = gaps.merged(into: Linter(active).findings(in: app))
        let found = try corrected(merged, by: gaps) + gaps.gone
        let findings = weighed(unsuppressed(built(found), in: app)).sorted()
        return Result(
            findings: findings,
            obstacles: gaps.obstacles,
            app: app,
            habits: Habit.habits(of: findings, in: app, rules)
        )
    }

    /// Leaves out the findings of checks that filling the gaps would correct.
    ///
    /// The app with filled gaps is read only if such a finding may exist, and only the rules of these findings run on it.
    private func corrected(_ findings: [Finding], by gaps: AppGaps) throws(Failure) -> [Finding] {
        let rules = Set(findings.lazy.filter { $0.piece == nil }.map(\.rule))
        guard let filled = gaps.filled, !rules.isEmpty else { return findings }
        var checked = active
        checked.rules.removeAll { !rules.contains($0.id) }
        let left = Set(Linter(checked).findings(in: try app(in: filled)).map(FindingSubject.init))
        return findings.filter { $0.piece != nil || left.contains(FindingSubject($0)) }
    }

    /// Leaves out errors in files that no target builds, because they cannot break the app.
    private func built(_ findings: [Finding]) -> [Finding] {
        guard let rule = rules.rules.first(where: { $0.check is UnbuiltFile })?.id else { return findings }
        let unbuilt = Set(findings.filter { $0.rule == rule }.map(\.file))
        return findings.filter { $0.severity != .error || $0.piece != nil || !unbuilt.contains($0.file) }
    }

    /// An app's sources and modules, as rules see them.
    package func app(in tree: FileTree) throws(Failure) -> LintContext {
        try AppReader(style: style, rules: rules).app(in: tree)
    }

    /// Refuses settings for modules that the app does not have.
    private func checkModules(in app: LintContext) throws(Failure) {
        let names = app.modules.modules.map(\.name)
        var problems = Problems()
        for name in settings.modules.keys.sorted() where app.modules[name] == nil {
            let hint = Suggestion(among: names).hint(for: name) ?? "there are \(names.joined(separator: ", "))"
            let mark = settings.marks[name] ?? SourceMark(source: AppConfiguration.path)
            problems.add("there is no module \"\(name)\"", at: mark, hint: names.isEmpty ? nil : hint)
        }
        guard !problems.hasErrors else { throw Failure(problems) }
    }

    /// The rules without those that are off everywhere.
    private var active: RuleSet {
        var rules = rules
        let wantedSomewhere = Set(settings.modules.values.flatMap { $0.filter { $0.value != .off }.keys })
        rules.rules.removeAll { level(of: $0.id, in: nil) == .off && !wantedSomewhere.contains($0.id) }
        return rules
    }

    /// The level of a rule in a module; `nil` for the rule's own severity.
    private func level(of rule: String, in module: String?) -> RuleLevel? {
        settings.level(of: rule, in: module) ?? (offRules.contains(rule) ? .off : nil)
    }

    /// The findings with the severities of the settings, without those that are off and those in excluded files.
    func weighed(_ findings: [Finding]) -> [Finding] {
        findings.compactMap { finding in
            guard settings.covers(finding.file) else { return nil }
            guard let level = level(of: finding.rule, in: finding.module) else { return finding }
            guard let severity = Severity(rawValue: level.rawValue) else { return nil }
            var finding = finding
            finding.severity = severity
            return finding
        }
    }

    // MARK: - Suppressions

    /// The findings without those that a comment disables, and with findings about comments that disable nothing.
    private func unsuppressed(_ findings: [Finding], in app: LintContext) -> [Finding] {
        let byFile = Dictionary(grouping: findings, by: \.file)
        var covered: Set<Finding> = []
        var report = Report(app, of: rules.rules.first { $0.check is SuperfluousSuppression })
        for (index, file) in app.model.files.enumerated() {
            let suppressions = Suppression.find(in: file)
            guard !suppressions.isEmpty else { continue }
            let own = byFile[file.path.text] ?? []
            let disabled = SuppressedLines(suppressions)
            covered.formUnion(own.filter(disabled.cover))
            let lines = Dictionary(grouping: own, by: \.rule).mapValues { $0.map(\.span.line).sorted() }
            for suppression in suppressions {
                for (rule, detail) in superfluous(suppression, lines) {
                    let values = ["rule": rule, "detail": detail]
                    report.add(suppression.range, in: index, of: "\(file.path.text)(\(rule))", values)
                }
            }
        }
        return findings.filter { !covered.contains($0) } + report.findings
    }

    /// The rules of a comment that it does not disable, each with the reason.
    ///
    /// - Parameter found: The lines of the findings in the file, ascending, by rule.
    private func superfluous(_ suppression: Suppression, _ found: [String: [Int]]) -> [(rule: String, detail: String)] {
        if let word = suppression.unknownWord {
            let all = Suppression.words.joined(separator: ", ")
            let hint = Suggestion(among: Suppression.words).hint(for: word) ?? "there are \(all)"
            return [(word, "\"\(word)\" disables nothing; \(hint)")]
        }
        if suppression.rules.isEmpty { return [("", "the comment names no rule")] }
        return suppression.rules.sorted().compactMap { rule in
            guard !isUsed(rule, suppression, by: found[rule] ?? []) else { return nil }
            if rules[rule] != nil { return (rule, "nothing is found here that \"\(rule)\" would disable") }
            let hint = Suggestion(among: rules.rules.map(\.id)).hint(for: rule) ?? "scaffold explain lists the rules"
            return (rule, "there is no rule \"\(rule)\"; \(hint)")
        }
    }

    private func isUsed(_ rule: String, _ suppression: Suppression, by lines: [Int]) -> Bool {
        let first = lines.partitioningIndex { $0 >= suppression.lines.lowerBound }
        return level(of: rule, in: nil) == .off || first < lines.count && suppression.lines.contains(lines[first])
    }
}

/// The subject of a finding, whose place may change.
private struct FindingSubject: Hashable {
    let rule: String
    let declaration: String
    let message: String

    init(_ finding: Finding) { (rule, declaration, message) = (finding.rule, finding.declaration, finding.message) }
}
