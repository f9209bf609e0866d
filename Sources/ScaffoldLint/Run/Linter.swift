import SwiftOutline

/// Runs a style's rules over an app.
package struct Linter: Sendable {
    private let rules: RuleSet

    package init(_ rules: RuleSet) { self.rules = rules }

    /// All findings, sorted, without regard to comments and settings.
    package func findings(in app: LintContext) -> [Finding] {
        let files = app.model.files.indices.filter { app.model.files[$0].role == .source }
        let ofApp = parallelMap(rules.rules) { findings(of: $0, in: app) }
        let ofFiles = parallelMap(files) { findings(inFile: $0, of: app) }
        return Array(Set((ofApp + ofFiles).joined())).sorted()
    }

    /// What a rule finds in the whole app and in each module.
    private func findings(of rule: Rule, in app: LintContext) -> [Finding] {
        var report = Report(app, of: rule)
        rule.check.inspect(app, &report)
        for module in app.modules.modules where rule.applies(to: module) {
            rule.check.inspect(module, in: app, &report)
        }
        return findings(of: report, where: rule, appliesIn: app)
    }

    /// What the rules that inspect files find in one.
    private func findings(inFile index: Int, of app: LintContext) -> [Finding] {
        let file = FileContext(app, index)
        return rules.rules.flatMap { rule in
            var report = Report(app, of: rule)
            rule.check.inspect(file, &report)
            return findings(of: report, where: rule, appliesIn: app)
        }
    }

    /// The findings in modules and in an app with the options that a rule is for.
    private func findings(of report: Report, where rule: Rule, appliesIn app: LintContext) -> [Finding] {
        report.findings.filter { finding in
            guard let module = finding.module.flatMap({ app.modules[$0] }) else {
                return rule.applies(with: app.options)
            }
            return rule.applies(to: module)
        }
    }
}
