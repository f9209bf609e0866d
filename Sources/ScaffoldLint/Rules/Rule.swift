import Diagnostics

/// A rule of lint: its texts, its severity, and the check that finds violations.
package struct Rule: Sendable {
    package let id: String
    package var severity: Severity
    /// The requirement in one line.
    package var title: String
    package var why: String
    /// What to do where `--fix` does nothing, in a sentence; `nil` in a team's rule that does not say it.
    package var fix: String?
    /// The heading in the style's document.
    package var section: String?
    /// The message of a violation; the check fills in placeholders such as `{name}`.
    package var message: String
    package let examples: [RuleExample]
    /// The option values with which the rule applies: `["factories": "protocols"]`.
    package var options: [String: String] = [:]
    /// Whether the rule applies only to modules without a kept spec. Those with a spec are compared with their plan.
    var isUnplanned = false
    /// Whether most modules may break it and it stays a finding: leaks, crashes, races, screens that nothing reaches.
    var isNeverHabit = false
    /// Whether the style has switched it off.
    package var isOff = false
    let check: any Check
    /// The word after `check:` in the rules' file.
    package let kind: String
    let mark: SourceMark

    /// What is left to people at a violation.
    package var work: String { fix ?? "Change the code, so that: \(title)." }

    func applies(to module: LintModule) -> Bool { !(isUnplanned && module.isKept) && applies(with: module.options) }

    /// Whether options have the values with which the rule applies.
    func applies(with values: [String: String]) -> Bool { options.allSatisfy { values[$0.key] == $0.value } }
}
