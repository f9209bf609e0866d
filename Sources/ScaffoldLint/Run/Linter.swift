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
        let files = app.index.files.indices.filter { app.index.files[$0].role == .source }
        let inFiles = Halves.map(files, weight: { app.index.files[$0].outline.tokens.count * 8 }) {
            findings(inFile: $0, of: app)
        }
        return Array(Set(report.findings + inFiles.joined())).sorted()
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
    /// Whether the module's options are those that the rule is for.
    func holds(for module: LintModule) -> Bool {
        options.allSatisfy { module.options[$0.key] == $0.value }
    }
}
