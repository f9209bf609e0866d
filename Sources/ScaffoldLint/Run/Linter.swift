import ScaffoldKit

/// Runs a style's rules over an app.
public struct Linter: Sendable {
    private let rules: RuleSet
    private let checks: [any Check]

    public init(_ rules: RuleSet) {
        self.rules = rules
        checks = rules.rules.map(\.check)
    }

    /// All findings, sorted; nothing is suppressed yet.
    public func findings(in app: AppView) -> [Finding] {
        let files = app.index.files.indices.filter { app.index.files[$0].role == .source }
        let size = files.reduce(0) { $0 + app.index.files[$1].outline.tokens.count }
        let inApp = Halves.map(dealt, weight: { _ in size / 8 }) { findings(ofRule: $0, in: app) }
        let inFiles = Halves.map(files, weight: { app.index.files[$0].outline.tokens.count * 8 }) {
            findings(inFile: $0, of: app)
        }
        return Array(Set(inApp.joined()).union(inFiles.joined())).sorted()
    }

    /// The rules' positions, every second one first, so that rules of one kind, which stand together, come to both threads.
    private var dealt: [Int] {
        rules.rules.indices.filter { $0.isMultiple(of: 2) } + rules.rules.indices.filter { !$0.isMultiple(of: 2) }
    }

    private func findings(ofRule index: Int, in app: AppView) -> [Finding] {
        var report = Report(app, rules: rules.rules)
        report.current = index
        let rule = rules.rules[index]
        rule.check.inspect(app, &report)
        for module in app.modules.modules where rule.holds(for: module) {
            rule.check.inspect(module, in: app, &report)
        }
        return report.findings
    }

    private func findings(inFile index: Int, of app: AppView) -> [Finding] {
        let view = FileView(app, index)
        var report = Report(app, rules: rules.rules)
        for (number, check) in checks.enumerated() {
            report.current = number
            check.inspect(view, &report)
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
