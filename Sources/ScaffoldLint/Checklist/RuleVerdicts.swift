import ScaffoldKit

/// Says what rules have to say about a module.
public protocol RuleVerdicts: Sendable {
    /// The findings of a rule in a module, errors and warnings; `nil` where there is no such rule, or it is not run.
    func findings(of rule: String, in module: String) -> [Finding]?
}

/// The verdicts of a run of lint.
public struct LintVerdicts: RuleVerdicts {
    private let rules: Set<String>
    private let findings: [String: [Finding]]
    private let settings: LintSettings

    /// - Parameters:
    ///   - rules: The rules that were run.
    ///   - findings: What they found in the whole app.
    ///   - settings: What the app has settled: a rule that is off has no verdict.
    public init(rules: RuleSet, findings: [Finding], settings: LintSettings = LintSettings()) {
        self.settings = settings
        self.rules = Set(rules.rules.map(\.id))
        self.findings = Dictionary(grouping: findings.filter { $0.severity > .note }) { $0.rule }
    }

    public func findings(of rule: String, in module: String) -> [Finding]? {
        guard rules.contains(rule), settings.level(of: rule, in: module) != .off else { return nil }
        // A module that is gone keeps no rule.
        let gone = (findings[PlannedFindings.moduleRule] ?? []).filter { $0.module == module }
        return gone.isEmpty ? (findings[rule] ?? []).filter { $0.module == module } : gone
    }
}
