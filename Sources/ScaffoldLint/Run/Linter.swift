import ScaffoldKit
import SwiftOutline

/// Runs a style's rules over an app.
public struct Linter: Sendable {
    private let rules: RuleSet

    public init(_ rules: RuleSet) {
        self.rules = rules
    }

    /// What is done in one go.
    private enum Part {
        /// A rule, by its position, over the whole app.
        case rule(Int)
        /// A file, by its position, with all rules that look at files one by one.
        case file(Int)
    }

    /// All findings, sorted; nothing is suppressed yet.
    public func findings(in app: LintContext) -> [Finding] {
        let files = app.index.files.indices.filter { app.index.files[$0].role == .source }
        // The rules first: they are the larger parts, and what is small fills the time in which one thread would wait.
        let parts = rules.rules.indices.map(Part.rule) + files.map(Part.file)
        let found = parallelMap(parts) { findings(of: $0, in: app) }
        return Array(Set(found.joined())).sorted()
    }

    private func findings(of part: Part, in app: LintContext) -> [Finding] {
        switch part {
        case .rule(let rule): return findings(ofRule: rule, in: app).filter { holds($0, in: app) }
        case .file(let file): return findings(inFile: file, of: app)
        }
    }

    /// Whether the finding's rule is for its module, or for the app where it is in none.
    private func holds(_ finding: Finding, in app: LintContext) -> Bool {
        guard let rule = rules[finding.rule] else { return true }
        guard let module = finding.module.flatMap({ app.modules[$0] }) else { return rule.holds(with: app.options) }
        return rule.holds(for: module)
    }

    private func findings(ofRule index: Int, in app: LintContext) -> [Finding] {
        var report = Report(app, rules: rules.rules)
        report.current = index
        let rule = rules.rules[index]
        rule.check.inspect(app, &report)
        for module in app.modules.modules where rule.holds(for: module) {
            rule.check.inspect(module, in: app, &report)
        }
        return report.findings
    }

    private func findings(inFile index: Int, of app: LintContext) -> [Finding] {
        let view = FileContext(app, index)
        var report = Report(app, rules: rules.rules)
        for (position, rule) in rules.rules.enumerated() {
            report.current = position
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
