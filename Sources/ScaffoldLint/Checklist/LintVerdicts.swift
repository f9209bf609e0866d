/// The findings of a lint run, by module and rule.
package struct LintVerdicts: Sendable {
    private let rules: Set<String>
    private let findings: [String?: [Finding]]
    private let settings: LintSettings

    /// - Parameters:
    ///   - rules: The rules that were run.
    ///   - findings: Their findings in the whole app.
    ///   - settings: The app's settings: a rule that is off has no verdict.
    package init(rules: RuleSet, findings: [Finding], settings: LintSettings = LintSettings()) {
        self.settings = settings
        self.rules = Set(rules.rules.map(\.id))
        self.findings = Dictionary(grouping: findings.filter { $0.severity > .note }) { $0.module }
    }

    /// The errors and warnings of a rule in a module; `nil` if there is no such rule, or it is off.
    package func findings(of rule: String, in module: String) -> [Finding]? {
        guard rules.contains(rule), settings.level(of: rule, in: module) != .off else { return nil }
        // A module without files breaks every rule.
        let own = findings[module] ?? []
        let gone = own.filter { $0.rule == AppGapFinder.moduleRule }
        return gone.isEmpty ? own.filter { $0.rule == rule } : gone
    }
}
