import ScaffoldKit

/// Runs a style's rules over an app.
public struct Linter: Sendable {
    private let rules: RuleSet

    public init(_ rules: RuleSet) {
        self.rules = rules
    }

    /// All findings, sorted; nothing is suppressed yet.
    public func findings(in app: AppView) -> [Finding] {
        var report = Report(app)
        for rule in rules.rules {
            report.rule = rule
            rule.check.inspect(app, &report)
            for module in app.modules.modules where rule.holds(for: module) {
                rule.check.inspect(module, in: app, &report)
            }
        }
        let found = report.findings.filter { holds($0, in: app) }
        let files = app.index.files.indices.filter { app.index.files[$0].role == .source }
        let inFiles = Halves.map(files, weight: { app.index.files[$0].outline.tokens.count * 8 }) {
            findings(inFile: $0, of: app)
        }
        return Array(Set(found + inFiles.joined())).sorted()
    }

    /// Whether the finding's rule is for its module, or for the app where it is in none.
    private func holds(_ finding: Finding, in app: AppView) -> Bool {
        guard let rule = rules[finding.rule] else { return true }
        guard let module = finding.module.flatMap({ app.modules[$0] }) else { return rule.holds(with: app.options) }
        return rule.holds(for: module)
    }

    private func findings(inFile index: Int, of app: AppView) -> [Finding] {
        let view = FileView(app, index)
        var report = Report(app)
        for rule in rules.rules {
            report.rule = rule
            rule.check.inspect(view, &report)
        }
        return report.findings
    }
}

extension Rule {
    /// Whether the rule is for this module: for its options, and for how it came to be.
    func holds(for module: LintModule) -> Bool {
        !(isUnplanned && module.isKept) && holds(with: module.options)
    }

    /// Whether options have the values that the rule is for.
    func holds(with values: [String: String]) -> Bool {
        options.allSatisfy { values[$0.key] == $0.value }
    }
}
