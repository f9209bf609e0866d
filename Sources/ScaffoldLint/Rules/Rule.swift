import Diagnostics

/// A rule of lint: its texts, its severity, and the check that finds violations.
package struct Rule: Sendable {
    package let id: String
    package var severity: Severity
    /// The requirement in one line.
    package var title: String
    package var why: String
    /// The heading in the style's document.
    package var section: String?
    /// The message of a violation; the check fills in placeholders such as `{name}`.
    package var message: String
    package let examples: [RuleExample]
    let scope: RuleScope
    /// Whether most modules may break it and it stays a finding: leaks, crashes, races, screens that nothing reaches.
    var isNeverHabit = false
    /// Whether the style has switched it off.
    package var isOff = false
    let check: any Check
    let source: RuleSource

    /// The option values with which the rule applies.
    package var options: [String: String] { scope.options }
    package var kind: String { source.kind }
    var mark: SourceMark { source.mark }
}
