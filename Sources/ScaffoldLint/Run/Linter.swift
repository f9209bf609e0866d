import SwiftOutline

/// Runs a style's rules over an app.
package struct Linter: Sendable {
    private let rules: RuleSet

    /// How many files a thread checks at a time, with one report for each rule.
    private static let batch = 32

    package init(_ rules: RuleSet) { self.rules = rules }

    /// All findings, sorted, without regard to comments and settings.
    package func findings(in app: LintContext) -> [Finding] {
        let files = app.model.files.indices.filter { app.model.files[$0].role == .source }
        var checks: [@Sendable () -> [Finding]] = rules.rules.map { rule in { findings(of: rule, in: app) } }
        for start in stride(from: 0, to: files.count, by: Self.batch) {
            let batch = files[start..<min(start + Self.batch, files.count)]
            checks.append { findings(inFiles: batch, of: app) }
        }
        return Array(Set(parallelMap(checks) { $0() }.joined())).sorted()
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

    /// What the rules that inspect files find in some.
    private func findings(inFiles files: ArraySlice<Int>, of app: LintContext) -> [Finding] {
        let checks = rules.rules.map(\.check)
        var reports = rules.rules.map { Report(app, of: $0) }
        for index in files {
            let file = FileContext(app, index)
            for number in checks.indices { checks[number].inspect(file, &reports[number]) }
        }
        return zip(rules.rules, reports).flatMap { findings(of: $1, where: $0, appliesIn: app) }
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
